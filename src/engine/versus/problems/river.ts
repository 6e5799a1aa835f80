// A turn about to be spent: a river in some order, a few discs, a few cubes; and every way to spend them, by the engine.
import { between, oneIn, pick, shuffled } from '../../kernel/draw.ts';
import { listed } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { CARDS, EXAMPLE_TILES, exampleRiver } from '../data.ts';
import { OPENED } from '../lessons/cast.ts';
import { MISSIONS } from '../missions.ts';
import { partie } from '../partie/index.ts';
import { bodiesOf, sideOf, topTask } from '../partie/reads.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import { position } from '../positions.ts';
import { CAMPS, type Camp, type FigureId, type Level, type MissionId, seatOf, type TileId } from '../types.ts';

/** HQs whose event tile asks for nothing: a permanent power, or a troop in its place. */
const HQS: Readonly<Record<Camp, readonly TileId[]>> = {
  hero: ['oracle', 'julia-pennyworth', 'commissioner-gordon', 'bruce-wayne'],
  villain: ['hush', 'red-hood', 'mr-bloom'],
};
const LIEUTENANTS: Readonly<Record<Camp, readonly TileId[]>> = {
  hero: ['huntress', 'nightwing', 'green-arrow', 'catwoman'],
  villain: ['tusk', 'deathstroke', 'wrath', 'bane', 'poison-ivy'],
};
const MISSION_OF_DAY: readonly MissionId[] = ['m1', 'm2', 'm3', 'm4', 'm5', 'm8'];
const TURNS = [2, 6] as const;
const DISCS = [1, 5] as const; // before the upkeep, of ten
const CUBES = [0, 4] as const; // before the upkeep, of eleven
const [ALL_DISCS, ALL_CUBES] = [10, 11];

const squadsOf = (camp: Camp, level: Level): readonly TileId[] =>
  CARDS.filter((card) => card.side === camp && card.level === level && EXAMPLE_TILES.has(card.id)).map(({ id }) => id);
/** Tiles wholly lost, and some figures of others. */
const wornBy = (random: Rng, squads: readonly TileId[]) => {
  const [first, second, ...rest] = shuffled(random, squads);
  const lost = [first, ...(oneIn(random, 2) ? [second] : [])].flatMap((tile) => tile ?? []);
  const out = rest.flatMap((tile) =>
    Array.from({ length: between(random, 0, 2) }, (_, i): readonly [FigureId, { readonly out: true }] => [
      `${tile}#${i + 1}`,
      { out: true },
    ]),
  );
  return { lost, figures: Object.fromEntries(out) };
};

export interface DrawnTurn {
  readonly camp: Camp;
  readonly scenario: PartieScenario;
  readonly played: readonly PartieAction[];
  readonly state: PartieState; // discs may be spent
}
export const drawTurn = (random: Rng): DrawnTurn | undefined => {
  const camp = pick(random, CAMPS);
  const mission = pick(random, MISSION_OF_DAY);
  const team = [
    ...shuffled(random, squadsOf(camp, 'minion')).slice(0, 2),
    ...shuffled(random, squadsOf(camp, 'elite')).slice(0, 2),
    pick(random, LIEUTENANTS[camp]),
  ];
  const [discs, cubes] = [between(random, ...DISCS), between(random, ...CUBES)];
  const { lost, figures } = wornBy(random, team.slice(0, 4));
  const scenario = position({
    name: 'Problème du jour',
    mission,
    turn: between(random, ...TURNS),
    active: camp,
    figures,
    [camp]: {
      hq: pick(random, HQS[camp]),
      team,
      slots: shuffled(random, exampleRiver(MISSIONS[mission], camp)),
      discs: [discs, 0, ALL_DISCS - discs],
      cubes: [cubes, ALL_CUBES - cubes],
      lost,
    },
  });
  const start = partie.setup(scenario);
  if (!start.ok) return undefined;
  const state = OPENED.reduce((now, action) => partie.apply(now, action).state, start.value);
  return { camp, scenario, played: OPENED, state };
};

/** What a turn comes to: who has acted, what is left. */
export interface Spent {
  readonly tiles: readonly TileId[]; // in order
  readonly figures: number;
  readonly cubes: number; // left at hand
}
const openOf = (state: PartieState): readonly PartieAction[] | undefined => {
  const node = partie.node(state);
  return node.kind === 'choice' && node.seat === seatOf(state.active) && state.phase === 'discs'
    ? listed(node)
    : undefined;
};
/** The tile activated, and its activation over; undefined where it asks something first. */
const acted = (state: PartieState, action: PartieAction): PartieState | undefined => {
  const after = partie.apply(state, action).state;
  const over = topTask(after)?.task === 'act' ? partie.apply(after, { type: 'done' }).state : after;
  return over.tasks.length === 0 ? over : undefined;
};
/** Every way to spend the rest of a turn; undefined when one of them asks something that nobody can foresee. */
const waysOn = (state: PartieState, so: Omit<Spent, 'cubes'>): readonly Spent[] | undefined => {
  const ways: Spent[] = [{ ...so, cubes: sideOf(state, state.active).cubes.available }];
  for (const action of openOf(state) ?? []) {
    if (action.type !== 'activate') continue;
    const after = acted(state, action);
    const next =
      after &&
      waysOn(after, {
        tiles: [...so.tiles, action.tile],
        figures: so.figures + bodiesOf(state, action.tile).length,
      });
    if (next === undefined) return undefined;
    ways.push(...next);
  }
  return ways;
};
/** The ways that begin by each first gesture, nothing activated included. */
export const waysFrom = (
  state: PartieState,
): readonly { readonly action: PartieAction; readonly ways: readonly Spent[] }[] | undefined => {
  const open = openOf(state);
  const all = waysOn(state, { tiles: [], figures: 0 });
  return open === undefined || all === undefined
    ? undefined
    : open.map((action) => ({
        action,
        ways: all.filter(({ tiles: [first] }) => first === (action.type === 'activate' ? action.tile : undefined)),
      }));
};
/** The gestures that play the rest of a way, its first activation made. */
export const restOf = (state: PartieState, { tiles }: Spent): readonly PartieAction[] => {
  const [, ...rest] = tiles;
  const actions: PartieAction[] = [];
  let now = partie.apply(state, { type: 'activate', tile: known(tiles[0]) }).state;
  for (const tile of [...rest, undefined]) {
    if (topTask(now)?.task === 'act') {
      actions.push({ type: 'done' });
      now = partie.apply(now, { type: 'done' }).state;
    }
    if (tile === undefined) break;
    actions.push({ type: 'activate', tile });
    now = partie.apply(now, { type: 'activate', tile }).state;
  }
  return actions;
};
