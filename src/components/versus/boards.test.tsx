// Expectations come from the worked examples of the ledger (E1, E5, E9, E13), and from what a board must never show.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { listed, play, seeded } from '../../engine/kernel/play.ts';
import { EVENT_TILE } from '../../engine/versus/data.ts';
import { startPieces } from '../../engine/versus/mission/measure.ts';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import type { Part } from '../../engine/versus/exercises/kit.ts';
import { DEFAULT_OPTIONS } from '../../engine/versus/options.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import { partie } from '../../engine/versus/partie/index.ts';
import { usable } from '../../engine/versus/partie/reads.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../engine/versus/partie/types.ts';
import { GAMES } from './ready.ts';
import { MISSION_IDS, type MissionId } from '../../engine/versus/types.ts';
import { MISSION_AIMING, MissionBoard } from './MissionBoard.tsx';
import { MissionAsked, MissionReading } from './MissionReading.tsx';
import { PartieBoard } from './PartieBoard.tsx';
import { PartieAsked } from './PartieAsked.tsx';
import { PartieReading } from './PartieReading.tsx';
import type { Asked } from '../play/mode.ts';
import { PARTIE_AIMING } from './aims.ts';
import { cardsOf, forSlot, labelOf, openSlots } from './Gallery.tsx';
import { leadOf, partieEffects } from './effects.ts';
import { aheadOf, reportRows } from './rows.ts';
import { byPlace, playedBy } from './useTaps.ts';
import { preparing } from './words.ts';

/** A question as its board is told it, but what it is about. */
const ASKED: Omit<Asked, 'about'> = {
  marks: [],
  lettered: false,
  picked: undefined,
  right: undefined,
  onAnswer: undefined,
};
interface At {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const begin = (scenario: PartieScenario): At => {
  const found = partie.setup(scenario);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return { state: found.value, events: [] };
};
const optionsOf = ({ state }: At): readonly PartieAction[] =>
  partie.node(state).kind === 'end' ? [] : listed(partie.node(state));
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const live = (now: At): string =>
  plain(
    render(
      <PartieBoard {...now} options={optionsOf(now)} onPick={() => undefined} label={({ type }) => `faire ${type}`} />,
    ),
  );
const read = (now: At): string => plain(render(<PartieReading {...now} />));
/** A whole game at random, every step. */
const game = (mission: MissionId, seed: number, steps = 250): readonly At[] => {
  const start = begin({ name: 'Essai', mission });
  return [start, ...play(partie, start.state, seeded(seed), steps).line.moves.map(({ step }) => step)];
};
/** The game once teams are made, then these actions. */
const played = (mission: MissionId, ...actions: readonly PartieAction[]): At => {
  const ready = game(mission, 5).find(({ state }) => state.phase === 'upkeep')!;
  return actions.reduce<At>((now, action) => {
    const fault = partie.refuse(now.state, action);
    if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
    return partie.apply(now.state, action);
  }, ready);
};
const opened: readonly PartieAction[] = [{ type: 'upkeep' }, { type: 'begin' }];
const HOLES = ['undefined', 'NaN', '[object', 'style=', 'null'];
const shortened = (name: string): string => name.replace(/ d[ue]s? (héros|vilains?)/, '');

describe('a whole game, looked at and played', () => {
  test.each(MISSION_IDS.map((id, i) => [id, i + 1] as const))(
    '%s: no hole, every tile, every button named',
    (id, seed) => {
      for (const now of game(id, seed).filter((_, i) => i % 6 === 0)) {
        const texts = [read(now), live(now)];
        for (const text of texts)
          for (const hole of HOLES) expect(text, `${now.state.phase} ${hole}`).not.toContain(hole);
        for (const button of texts[1]!.match(/<button[^>]*>.*?<\/button>/gs) ?? [])
          expect(/aria-label="([^"]*)"/.exec(button)?.[1] ?? button.replace(/<[^>]*>/g, '')).toMatch(/.{3,}/s);
        if (preparing(now.state) === undefined)
          for (const tile of [...now.state.sides.hero.river, ...now.state.sides.villain.river]) {
            const { name } = now.state.tiles.find((one) => one.id === tile)!;
            expect(texts[0]).toContain(/^Tuile événement/.test(name) ? 'Événement' : shortened(name));
            expect(texts[0]).toContain(`data-piece="tile:${tile}"`);
          }
        expect(texts[0]!.match(/data-cell="(tile|piece|figure|cubes):[^"]*"[^>]*aria-pressed/g) ?? []).toEqual([]); // read, not played
      }
    },
  );
});

describe('the board says where the turn is', () => {
  const now = played('m3', ...opened);
  test('turn, step, price; who plays has the place, the other camp waits', () => {
    const text = read(now);
    expect(text).toContain('Tour 1 · au héros');
    expect(text).toContain('Stopper le trafic');
    expect(text).toMatch(/aria-current="step"[^>]*title="dépense des disques"/);
    expect(text).toContain('Prochaine activation : 1 disque');
    expect(text).toMatch(/class="vs-purse" data-camp="hero"/);
    expect(text).toMatch(/class="vs-waiting" data-camp="villain"/);
  });
  test('three zones, each disc a piece; the price ringed', () => {
    const { available, unavailable } = now.state.sides.hero.discs;
    const text = read(now);
    expect(text).toContain(`<span>Disponibles</span> <b>${available}</b>`);
    expect(text.match(/data-piece="disc:hero:\d+"/g)).toHaveLength(available + unavailable);
    expect(text.match(/class="vs-disc due"/g)).toHaveLength(1);
  });
  test('an activation: the same discs, one of them elsewhere; the tile that acts stands out and goes to the end', () => {
    const tile = now.state.sides.hero.river[0]!;
    const after = played('m3', ...opened, { type: 'activate', tile });
    const [before, text] = [read(now), read(after)];
    expect(text).toContain('Prochaine activation : 2 disques');
    const discs = (html: string) => html.match(/data-piece="disc:hero:\d+"/g)!.toSorted();
    expect(discs(text)).toEqual(discs(before));
    expect(text).toContain(`sc-tile hero active" data-piece="tile:${tile}"`);
    expect(text).toMatch(/aria-current="step"[^>]*title="activation d’une tuile"/);
    const order = (html: string) => html.match(/data-piece="tile:[^"]+"/g)!.map((one) => one.slice(17, -1));
    expect(order(before)[0]).toBe(tile);
    expect(order(text).indexOf(tile)).toBe(now.state.sides.hero.river.length - 1);
  });
  test('what moves is told: discs paid, cubes paid, the tile lit; its activation leads the caption', () => {
    const after = played('m3', ...opened, { type: 'activate', tile: now.state.sides.hero.river[0]! });
    const effects = partieEffects(after.events, after.state);
    expect(effects).toContainEqual({ is: 'tell', piece: 'discs:hero:spent', text: '−1' });
    expect(effects).toContainEqual({ is: 'light', piece: `tile:${now.state.sides.hero.river[0]!}` });
    const text = read(after);
    for (const effect of effects)
      if ('piece' in effect && effect.piece.startsWith('discs:'))
        expect(text).toContain(`data-piece="${effect.piece}"`);
    expect(after.events[leadOf(after.events)]?.type).toBe('activated');
  });
});

describe('taps', () => {
  const meantAt = (now: At) => byPlace({ state: now.state, options: optionsOf(now) }, PARTIE_AIMING);
  const now = played('m3', ...opened);
  test('a tile that may be activated is, at one tap; another is tried, to be refused', () => {
    const { river } = now.state.sides.hero;
    for (const tile of river) {
      const action = playedBy(meantAt(now).get(`tile:${tile}`) ?? [], PARTIE_AIMING);
      expect(action?.type === 'activate').toBe(usable(now.state, tile));
      expect(live(now)).toMatch(new RegExp(`<button[^>]*data-cell="tile:${tile}"`));
      expect(PARTIE_AIMING.attempt?.(`tile:${tile}`, now.state)).toEqual({ type: 'activate', tile });
    }
    expect(PARTIE_AIMING.attempt?.(`tile:${now.state.sides.villain.river[0]!}`, now.state)).toBeUndefined();
    expect(live(now)).not.toContain(`data-cell="tile:${now.state.sides.villain.river[0]!}"`);
  });
  test('a figure of the plan begins the activation of its tile; of the others, the press says why not', () => {
    const { figures, sides } = now.state;
    for (const { id, tile } of figures) {
      const action = playedBy(meantAt(now).get(`figure:${id}`) ?? [], PARTIE_AIMING);
      expect(action?.type === 'activate').toBe(usable(now.state, tile));
      if (action !== undefined) continue;
      const tried = PARTIE_AIMING.attempt?.(`figure:${id}`, now.state);
      expect(tried).toEqual({ type: 'activate', tile });
      expect(partie.refuse(now.state, tried!)).toBeDefined();
    }
    const acting = played('m3', ...opened, { type: 'activate', tile: sides.hero.river[0]! });
    const away = acting.state.figures.find(({ at }) => at !== 'board' && at !== 'lying')?.id ?? 'personne#1';
    const tried = PARTIE_AIMING.attempt?.(`figure:${away}`, acting.state);
    expect(tried).toEqual({ type: 'neutralise', figure: away });
    expect(partie.refuse(acting.state, tried!)).toBeDefined();
  });
  test('no report is played at one tap', () => {
    const report = { type: 'test', test: 'trouver', piece: 'ordinateur-1', figure: null, success: true } as const;
    expect(PARTIE_AIMING.places(report, now.state)).toEqual(['piece:ordinateur-1']);
    expect(playedBy([report], PARTIE_AIMING)).toBeUndefined();
    expect(playedBy<PartieState, PartieAction>([{ type: 'pick', figure: 'alfred#1' }], PARTIE_AIMING)).toEqual({
      type: 'pick',
      figure: 'alfred#1',
    });
  });
  test('while a tile acts, pieces and places of cubes open menus', () => {
    const text = live(played('m3', ...opened, { type: 'activate', tile: now.state.sides.hero.river[0]! }));
    expect(text).toMatch(
      /data-cell="piece:ordinateur-1"[^>]*aria-label="Voir les actions de ce pion\. ordinateur n° 1, inactif"[^>]*aria-expanded="false"/,
    );
    expect(text).toMatch(/<button[^>]*data-cell="cubes:hero:available"/);
  });
  test('who, what, how many: troops by number, the whole tile as one report; cubes by handfuls', () => {
    const acting = played('m3', ...opened, { type: 'activate', tile: now.state.sides.hero.river[0]! });
    const tile = acting.state.sides.villain.river.find(
      (id) => acting.state.figures.filter((figure) => figure.tile === id).length > 2,
    )!;
    const rows = reportRows(meantAt(acting).get(`tile:${tile}`) ?? [], acting.state);
    const falls = rows.filter(({ counted }) => counted?.of === `neutralise:${tile}`);
    const most = acting.state.figures.filter((figure) => figure.tile === tile).length;
    expect(falls.map(({ counted }) => counted?.count)).toEqual(Array.from({ length: most }, (_, i) => i + 1));
    expect(falls[1]?.acts).toEqual([1, 2].map((n) => ({ type: 'neutralise', figure: `${tile}#${n}` })));
    expect(falls.at(-1)?.acts).toEqual([{ type: 'tile-out', tile }]);
    const cubes = reportRows(meantAt(acting).get('cubes:hero:available') ?? [], acting.state);
    const tired = cubes.filter(({ counted }) => counted?.of.endsWith('available>fatigue'));
    expect(tired[1]?.acts).toMatchObject([{ type: 'cubes', amount: 2 }]);
    for (const { acts } of tired) expect(partie.refuse(acting.state, acts[0]!)).toBeUndefined();
  });
  test('as a turn begins, a tile of one’s own leads straight to its activation, which the engine takes', () => {
    const starting = played('m3', { type: 'upkeep' });
    const tile = starting.state.sides.hero.river[0]!;
    const [begin, activate, ...others] = aheadOf(`tile:${tile}`, starting.state);
    expect([begin, activate, others]).toEqual([{ type: 'begin' }, { type: 'activate', tile }, []]);
    expect(partie.refuse(partie.apply(starting.state, begin!).state, activate!)).toBeUndefined();
    expect(aheadOf(`tile:${starting.state.sides.villain.river[0]!}`, starting.state)).toEqual([]);
    expect(aheadOf(`tile:${tile}`, played('m3', ...opened).state)).toEqual([]);
  });
  test('in a draft, every card that may be taken is in the gallery, in alphabetical order', () => {
    for (const phase of ['hq', 'team'] as const) {
      const now = game('m1', 5).find(({ state }) => state.phase === phase)!;
      const cards = cardsOf(optionsOf(now), now.state);
      expect(cards.flatMap(({ actions }) => actions)).toHaveLength(optionsOf(now).length);
      expect(cards.map(({ name }) => name)).toEqual(
        cards.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'fr', { numeric: true })),
      );
      const slots = openSlots(optionsOf(now));
      expect(slots.length).toBe(phase === 'hq' ? 0 : 5);
      const [first] = slots;
      for (const { tile } of cardsOf(forSlot(optionsOf(now), first), now.state))
        expect(live(now)).toContain(`data-cell="card:${tile}"`);
      for (const slot of slots) expect(live(now)).toContain(`data-cell="slot:${now.state.picking}:${slot}"`);
      if (phase === 'team') {
        const reached = slots.flatMap((slot) => forSlot(optionsOf(now), slot));
        expect(new Set(reached)).toEqual(new Set(optionsOf(now))); // place by place, nothing is out of reach
      }
    }
  });
  test('every open action of a place is drawn there', () => {
    const missing = new Set<string>();
    for (const one of game('m7', 3).filter((_, i) => i % 3 === 0)) {
      const text = live(one);
      for (const place of meantAt(one).keys())
        if (!text.includes(`data-cell="${place}"`)) missing.add(place.slice(0, place.indexOf(':')));
    }
    expect([...missing].filter((kind) => !['marker', 'shadow', 'figure', 'zone', 'slot'].includes(kind))).toEqual([
      'cubes',
    ]); // those of the camp that waits are a press away; figures are pressed on a plan, where zones are followed; free places are filled from the gallery
  });
});

describe('the plan', () => {
  const hostages = GAMES.find(({ id }) => id === 'prise-d-otages')!.scenario;
  const at = [{ type: 'upkeep' }, { type: 'begin' }, { type: 'activate', tile: 'elites-heros-a' }] as const;
  const now = at.reduce<At>((one, action) => partie.apply(one.state, action), begin(hostages));
  const text = live(now);
  test('a room a zone, exits marked, everyone where they are', () => {
    for (const zone of hostages.zones ?? []) expect(text).toMatch(new RegExp(`aria-label="${zone}(, sortie)?"`));
    expect(text.match(/<b>sortie<\/b>/g)).toHaveLength(hostages.exits!.length);
    for (const { id } of hostages.figures!) expect(text).toContain(`data-piece="figure:${id}"`);
    expect(text.match(/data-piece="plan:otage-\d"/g)).toHaveLength(4);
  });
  test('a figure of the tile that acts may be pressed, then goes to a room', () => {
    const meant = byPlace({ state: now.state, options: optionsOf(now) }, PARTIE_AIMING);
    const rooms = (meant.get('figure:elites-heros-a#1') ?? []).flatMap((action) => PARTIE_AIMING.goes?.(action) ?? []);
    expect(rooms.toSorted()).toEqual(hostages.zones!.filter((zone) => zone !== 'Rue').toSorted());
    expect(text).toMatch(/<button[^>]*data-cell="figure:elites-heros-a#1"/);
    expect(text).not.toContain('data-cell="figure:elites-heros-a#2"'); // pressed with the first
    expect(text).toContain('Inspecteurs, 3 figurines, zone Rue');
  });
});

describe('secrets', () => {
  test('E13: the villain sees three backs', () => {
    const state = {
      ...played('m3', ...opened).state,
      shadows: ['A', 'B', 'C'].map((zone, i) => ({ number: i + 1, zone, batman: zone === 'C' })),
    };
    const seen = (seat: 0 | 1): string => read({ state: partie.veil?.state(state, seat) ?? state, events: [] });
    expect(seen(0)).toContain('Ombre 3, zone C : Batman');
    expect(seen(1).match(/aria-label="[^"]*face cachée/g)).toHaveLength(3);
    expect(seen(1)).not.toContain(': Batman');
  });
});

describe('a mission alone', () => {
  const at = (id: MissionId, ...states: readonly string[]): TrackState => ({
    turn: 3,
    active: 'hero',
    lost: { hero: 1, villain: 2 },
    winner: null,
    mission: {
      pieces: startPieces(MISSIONS[id]).map((piece, i) => ({ ...piece, state: states[i] ?? piece.state })),
      fired: [],
      used: {},
      losses: { hero: 1, villain: 2 },
    },
    fixed: {
      name: 'Essai',
      mission: MISSIONS[id],
      missionId: id,
      options: DEFAULT_OPTIONS,
      zones: [],
      exits: [],
      spots: [],
      doors: [],
    },
  });
  const OPTIONS: readonly TrackAction[] = [
    { type: 'test', test: 'neutraliser', piece: 'bombe-4', success: true },
    { type: 'tile', side: 'hero', what: 'lost' },
    { type: 'end-turn' },
  ];
  test('pieces of a mission without what they count nor who would win', () => {
    const text = plain(render(<MissionAsked state={at('m1')} asked={{ ...ASKED, about: 'pieces' }} />));
    expect(text).toContain('Bombes');
    expect(text).not.toMatch(/gagnerait|maintenant|Tuiles neutralisées/);
  });
  test('E9: 3 pieces, 1 armed, 1 out: counted, and drawn as they are', () => {
    const text = plain(render(<MissionReading state={at('m1', 'figurine', 'neutralisee')} events={[]} />));
    expect(text).toContain('<span>non amorcée (pion)</span> <b>3</b>');
    expect(text.match(/class="vs-piece asleep board"/g)).toHaveLength(3);
    expect(text.match(/class="vs-piece awake board"/g)).toHaveLength(1);
    expect(text.match(/class="vs-piece taken hero"/g)).toHaveLength(1);
    expect(text).toContain('Au moins 4 bombes neutralisées<b> · 1 maintenant</b>');
    expect(text).toContain('Si la partie finissait ainsi, le héros gagnerait.');
    expect(text).toContain('après ce tour, vérification 2');
    expect(text).not.toContain('<button');
  });
  test('reports take two taps', () => {
    const text = plain(
      render(<MissionBoard state={at('m1')} events={[]} options={OPTIONS} onPick={() => undefined} />),
    );
    expect(text).toMatch(/data-cell="piece:bombe-4"[^>]*aria-expanded="false"/);
    expect(text).toMatch(/data-cell="lost:hero"[^>]*aria-label="Changer ce compte\. Tuiles neutralisées du héros : 1"/);
    for (const action of OPTIONS) expect(playedBy([action], MISSION_AIMING)).toBeUndefined();
  });
  test.each(MISSION_IDS)('%s: no hole', (id) => {
    const text = render(<MissionReading state={at(id)} events={[]} />);
    for (const hole of HOLES) expect(text).not.toContain(hole);
  });
});

test('an event tile is told from the others, a QG bears a crown', () => {
  const { state } = played('m3', ...opened);
  expect(state.sides.hero.river).toContain(EVENT_TILE.hero);
  const text = read({ state, events: [] });
  expect(text.match(/class="vs-crown"/g)).toHaveLength(2);
  expect(text).toMatch(new RegExp(`sc-tile hero event"[^>]*data-piece="tile:${EVENT_TILE.hero}"`));
});

describe('what an exercise asks about', () => {
  const now = played('m1', ...opened);
  const shown = (...part: readonly Part[]): string =>
    plain(render(<PartieAsked state={now.state} asked={{ ...ASKED, about: part }} />));
  test('discs alone: no river, no price ringed', () => {
    const text = shown({ is: 'discs', camp: 'villain' });
    expect(text).toContain('vs-discs');
    expect(text).not.toMatch(/vs-river|vs-cubes|vs-next|\bdue\b/);
  });
  test('discs as they are told', () => {
    const text = shown({ is: 'discs', camp: 'hero', discs: { available: 4, spent: 1, unavailable: 0 } });
    expect(text).toMatch(/Disponibles<\/span> <b>4<.*Dépensés<\/span> <b>1<.*Indisponibles<\/span> <b>0</s);
  });
  test('a river of either camp', () => expect(shown({ is: 'river', camp: 'hero' })).toContain('Rivière du héros'));
});

test('an event tile is not named twice, where others tell their rank', () => {
  const board = read(begin(GAMES.find(({ id }) => id === 'quatre-bombes-sur-cinq')!.scenario));
  expect(board).not.toMatch(/Événement, événement|>événement</);
  expect(board).toMatch(/, élite,/);
});
test('the button of a card that is taken says what it does', () => {
  const now = game('m1', 1, 12).find((one) => optionsOf(one).some(({ type }) => type === 'take'));
  const take = (now === undefined ? [] : optionsOf(now)).find((action) => action.type === 'take');
  if (now === undefined || take === undefined) throw new Error('nothing to take');
  expect(plain(labelOf(take, now.state, () => ''))).toMatch(/^Prendre en place \d/);
});
