// Every record of POWERS, by every card that bears it: drafted as HQ action by action, its event tile (or what stands in its place) activated, each alternative and part resolved to its end, then what its tokens, its fall and the other camp's turn bring.
import { describe, expect, test } from 'vitest';
import { canonical } from '../kernel/json.ts';
import { listed } from '../kernel/play.ts';
import { known } from '../kernel/result.ts';
import { citedIn } from '../kernel/tally.ts';
import { CARDS, EVENT_TILE, powerOfTile } from './data.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { partie } from './partie/index.ts';
import { hqFigure, tileOf, usable, usableTiles } from './partie/reads.ts';
import type { FigureSpec, PartieAction, PartieScenario, PartieState, SideSpec, TileSpec } from './partie/types.ts';
import type { Power, Verb } from './power-types.ts';
import { POWERS } from './powers.ts';
import { type Camp, foe, type TileId } from './types.ts';

/** Rules of records that nothing in a game cites, and why. */
const UNSAID: Readonly<Record<string, string>> = {
  'vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile': 'it only refuses: case 41',
};

// ── The game: everybody has a zone and, if a leader, 6 lives
const LIFE = 6;
const ZONES = ['A', 'B', 'C'] as const;
const LEADERS: readonly TileSpec[] = CARDS.filter(({ level }) => level === 'leader').map((card) => ({
  ...card,
  life: LIFE,
}));
/** The first figure of each card in A, with the HQs; the next ones elsewhere. */
const FIGURES: readonly FigureSpec[] = CARDS.flatMap(({ id, figures = 1 }) =>
  Array.from({ length: figures }, (_, i): FigureSpec => ({
    id: `${id}#${i + 1}`,
    zone: known(ZONES[i % ZONES.length]),
  })),
);
/** Taken before the others when teams are made. */
const WANTED: readonly TileId[] = ['huntress', 'nightwing', 'tusk', 'deathstroke'];
const DEFAULT_HQ: Readonly<Record<Camp, TileId>> = { hero: 'azrael', villain: 'deadshot' };
interface Scene {
  readonly villain?: SideSpec['discs'];
  readonly prefers?: TileId; // over what the draft would take
}
/** Powers that one game does not show whole. */
const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  'the-riddler': [{}, { villain: [1, 0, 11] }],
  'jervis-tetch': [{ prefers: 'sbires-heros-d' }, { prefers: 'elites-heros-d' }],
};
const scenario = ({ villain = [6, 0, 6] }: Scene): PartieScenario => ({
  name: 'Une fiche',
  mission: 'm1',
  zones: ZONES,
  figures: FIGURES.filter(({ id }) => !id.startsWith('blooms-gang')),
  tiles: LEADERS,
  pieces: ZONES.map((zone) => ({ token: 'bombe', zone })),
  sides: { hero: { discs: [6, 0, 6], cubes: [25, 5] }, villain: { discs: villain, cubes: [25, 5] } },
});

// ── Walking
interface Walk {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
  readonly keys: readonly string[]; // alternatives and parts that waited for an answer
}
const check = (state: PartieState, where: string): void => {
  for (const { name, holds } of partie.invariants) if (!holds(state)) throw new Error(`${name}, after ${where}`);
};
const step = ({ state, events, keys }: Walk, action: PartieAction): Walk => {
  expect(partie.refuse(state, action), canonical(action)).toBeUndefined();
  const next = partie.apply(state, action);
  check(next.state, `${events.map(({ type }) => type).join(' ')} ${canonical(action)}`);
  const waiting = next.state.tasks.flatMap((task) => (task.task === 'power' ? [task.key] : []));
  return {
    state: next.state,
    events: [...events, ...next.events],
    keys: [...keys, ...waiting.filter((key) => !keys.includes(key))],
  };
};
const through = (walk: Walk, ...actions: readonly PartieAction[]): Walk => actions.reduce(step, walk);
const draft = (tile: TileId, camp: Camp, scene: Scene): Walk => {
  const hqs = { ...DEFAULT_HQ, [camp]: tile };
  const rank = (action: PartieAction): number => {
    if (!('tile' in action)) return 0;
    if (action.type === 'hq') return hqs[action.side] === action.tile ? 0 : 9;
    if (action.tile === scene.prefers) return action.type === 'control' ? 0 : 9; // left for who controls it
    if (WANTED.includes(action.tile)) return 1;
    return action.tile.startsWith('sbires') || action.tile.startsWith('elites') ? 2 : 3;
  };
  const setup = partie.setup(scenario(scene));
  if (!setup.ok) throw new Error(canonical(setup.error));
  let walk: Walk = { state: setup.value, events: [], keys: [] };
  while (walk.state.phase !== 'upkeep')
    walk = step(walk, known(listed(partie.node(walk.state)).toSorted((a, b) => rank(a) - rank(b))[0]));
  return walk;
};
const UNTIL_DISCS: readonly PartieAction[] = [{ type: 'upkeep' }, { type: 'begin' }];
const PASS: readonly PartieAction[] = [{ type: 'stop' }, { type: 'end-turn' }];
const toTurnOf = (walk: Walk, camp: Camp): Walk =>
  through(walk.state.active === camp ? walk : through(walk, ...UNTIL_DISCS, ...PASS), ...UNTIL_DISCS);

/** Reports that a power knows something of: blows struck by an HQ, shadows aimed at. */
const matters = (action: PartieAction): boolean =>
  (action.type === 'neutralise' && action.by !== undefined) || (action.type === 'aim' && action.at.startsWith('ombre'));
/** The options that are walked: all decisions that are few, the first and the last of those that are many. */
const branches = (state: PartieState, reported: boolean): readonly PartieAction[] => {
  const node = partie.node(state);
  const options = listed(node);
  const decisions = options.filter(({ type }) =>
    [
      'pick',
      'pick-two',
      'pick-tile',
      'pick-zone',
      'count',
      'exchange',
      'rolled',
      'choose',
      'yes',
      'no',
      'hide',
      'hack',
      'done',
    ].includes(type),
  );
  const few =
    decisions.length <= 5 || decisions[0]?.type === 'choose'
      ? decisions
      : [known(decisions[0]), known(decisions[1]), known(decisions.at(-1))];
  const told = reported || node.kind !== 'report' ? [] : options.filter(matters);
  return [...few, ...told.filter((one, i) => told.findIndex((other) => other.type === one.type) >= i - 2).slice(0, 3)];
};
/** Every way to end what is under way. */
const ends = (walk: Walk, reported = false): readonly Walk[] => {
  if (walk.state.tasks.length === 0) return [walk];
  const ways = branches(walk.state, reported);
  expect(ways, canonical(walk.state.tasks)).not.toEqual([]);
  return ways.flatMap((action) => ends(step(walk, action), reported || matters(action)));
};
const activated = (walk: Walk, tile: TileId): readonly Walk[] =>
  walk.state.phase === 'discs' && usable(walk.state, tile) ? ends(step(walk, { type: 'activate', tile })) : [];
/** Both camps' next turns, up to the camp's own; empty when the game is over by then. */
const nextTurn = (walk: Walk, camp: Camp): Walk => toTurnOf(through(walk, ...PASS), camp);
const ownTile = ({ state }: Walk, camp: Camp): TileId => hqFigure(state, camp)?.tile ?? '';
/** What stands in the event's place: the tile itself, or what the HQ brought. */
const eventPlace = ({ state }: Walk, camp: Camp): TileId =>
  state.tiles.find(({ side, part }) => side === camp && part === 'guest')?.id ??
  (tileOf(state, EVENT_TILE[camp]) === undefined ? known(state.sides[camp].river.at(-1)) : EVENT_TILE[camp]);
/** What comes after: the HQ acts, the other camp plays, a lieutenant acts, the HQ is wounded, falls, and its event tile is activated again. */
const after = (walk: Walk, camp: Camp): readonly Walk[] => {
  const { state } = walk;
  const hq = hqFigure(state, camp);
  const lieutenant = state.tiles.find(({ side, part }) => side === camp && part === 'lieutenant');
  const theirs = toTurnOf(through(walk, ...PASS), foe(camp));
  const closing = step(walk, { type: 'stop' });
  const fallen =
    hq?.at === 'board'
      ? [
          through(
            closing,
            { type: 'wounds', figure: hq.id, amount: 1 },
            { type: 'neutralise', figure: hq.id },
            { type: 'end-turn' },
          ),
        ]
      : [];
  return [
    ...activated(nextTurn(walk, camp), ownTile(walk, camp)),
    ...(lieutenant ? activated(nextTurn(walk, camp), lieutenant.id) : []),
    ...activated(theirs, known(usableTiles(theirs.state)[0])),
    ...fallen.flatMap((one) => [one, ...activated(toTurnOf(one, camp), eventPlace(one, camp))]),
    ...activated(nextTurn(walk, camp), eventPlace(walk, camp)),
  ];
};
const walks = (tile: TileId, camp: Camp, scene: Scene): readonly Walk[] => {
  const ready = toTurnOf(draft(tile, camp, scene), camp);
  const first = activated(ready, eventPlace(ready, camp));
  expect(first, 'the event tile, or what replaced it').not.toEqual([]);
  const began = (walk: Walk): string =>
    walk.events
      .flatMap((event) => (event.type === 'power-began' || event.type === 'transformed' ? [canonical(event)] : []))
      .join(' ');
  const each = first.filter((walk, i) => first.findIndex((other) => began(other) === began(walk)) === i);
  return [...first, ...each.flatMap((walk) => after(walk, camp))];
};

// ── What is checked
const records: readonly Power[] = POWERS;
const bearers = records.flatMap((power) => power.tiles.map((tile) => ({ power, tile })));
/** Alternatives and parts with something to do, by the key of their task. */
const keysOf = ({ effects }: Power): readonly { readonly key: string; readonly verbs: readonly Verb[] }[] =>
  effects.flatMap(({ key, verbs, parts = {} }) => [
    ...(verbs.length > 0 ? [{ key, verbs }] : []),
    ...Object.entries(parts).map(([part, of]) => ({ key: `${key}:${part}`, verbs: of })),
  ]);
describe('the records', () => {
  test('65 of them, each card bearing one', () => {
    expect(records).toHaveLength(65);
    for (const { power, tile } of bearers) expect(power).toMatchObject(known(powerOfTile(tile.id)));
  });
  test.each(bearers)('$tile.name', ({ power, tile }) => {
    const all = (SCENES[power.id] ?? [{}]).flatMap((scene) => walks(tile.id, power.side, scene));
    const events = all.flatMap((walk) => walk.events);
    const told = new Set(
      events.flatMap((event) =>
        event.type === 'asked' && event.power === power.id ? [`${event.key}@${event.at}`] : [],
      ),
    );
    const cited = new Set(events.flatMap((event) => citedIn(event)));
    const begun = new Set([
      ...all.flatMap(({ keys }) => keys),
      ...events.flatMap((event) => (event.type === 'power-began' && event.power === power.id ? [event.key] : [])),
    ]);
    expect(
      keysOf(power).flatMap(({ key }) => (begun.has(key) ? [] : [key])),
      'alternatives and parts never begun',
    ).toEqual([]);
    const asks = keysOf(power).flatMap(({ key, verbs }) =>
      verbs.flatMap((verb, at) => (verb.do === 'tell' ? [`${key}@${at}`] : [])),
    );
    expect(
      asks.filter((one) => !told.has(one)),
      'steps never asked of the players',
    ).toEqual([]);
    const rules: readonly string[] = power.effects.flatMap((effect) => effect.rules);
    expect(rules.filter((rule) => !cited.has(rule)).toSorted(), 'rules cited by nothing').toEqual(
      rules.filter((rule) => rule in UNSAID).toSorted(),
    );
  });
  test('Man-Bat’s passenger comes down, even if Man-Bat falls on the way', () => {
    const ready = toTurnOf(draft('man-bat', 'villain', {}), 'villain');
    const { state } = through(
      ready,
      { type: 'activate', tile: EVENT_TILE.villain },
      { type: 'choose', keys: ['a'] },
      { type: 'pick', figure: 'sbires-vilains-a#1' },
      { type: 'neutralise', figure: 'man-bat#1' },
    );
    expect(state.tasks).toEqual([]);
    expect(state.figures.find(({ id }) => id === 'sbires-vilains-a#1')).toMatchObject({ at: 'board' });
  });
  test('while he flies, his passenger is still in the game: the tile holds though the others fall', () => {
    const ready = toTurnOf(draft('man-bat', 'villain', {}), 'villain');
    const flying = through(
      ready,
      { type: 'activate', tile: EVENT_TILE.villain },
      { type: 'choose', keys: ['a'] },
      { type: 'pick', figure: 'sbires-vilains-a#1' },
      { type: 'tile-out', tile: 'sbires-vilains-a' },
    );
    expect(flying.state.tiles.find(({ id }) => id === 'sbires-vilains-a')?.face).toBe('active');
    const { state } = through(flying, { type: 'done' });
    expect(state.figures.filter(({ tile }) => tile === 'sbires-vilains-a').map(({ at }) => at)).toEqual([
      'board',
      'out',
      'out',
      'out',
    ]);
    expect(state.tiles.find(({ id }) => id === 'sbires-vilains-a')?.face).toBe('active');
  });
});
