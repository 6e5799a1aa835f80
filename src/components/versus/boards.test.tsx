// Expectations come from the worked examples of the ledger (E1, E5, E9, E13), and from what a board must never show.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { listed, play, seeded } from '../../engine/kernel/play.ts';
import { EVENT_TILE } from '../../engine/versus/data.ts';
import { startPieces } from '../../engine/versus/mission/measure.ts';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import { DEFAULT_OPTIONS } from '../../engine/versus/options.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import { partie } from '../../engine/versus/partie/index.ts';
import { usable } from '../../engine/versus/partie/reads.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../engine/versus/partie/types.ts';
import { MISSION_IDS, type MissionId } from '../../engine/versus/types.ts';
import { MISSION_AIMING, MissionBoard } from './MissionBoard.tsx';
import { MissionReading } from './MissionReading.tsx';
import { PartieBoard } from './PartieBoard.tsx';
import { PartieReading } from './PartieReading.tsx';
import { PARTIE_AIMING } from './aims.ts';
import { toldOf } from './told.ts';
import { byPlace, playedBy } from './useTaps.ts';
import { preparing } from './words.ts';

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

describe('a whole game, looked at and played', () => {
  test.each(MISSION_IDS.map((id, i) => [id, i + 1] as const))(
    '%s: no hole, every tile, every button named',
    (id, seed) => {
      for (const now of game(id, seed).filter((_, i) => i % 6 === 0)) {
        const texts = [read(now), live(now)];
        for (const text of texts)
          for (const hole of HOLES) expect(text, `${now.state.phase} ${hole}`).not.toContain(hole);
        for (const button of texts[1]!.match(/<button[^>]*>(?:<span class="sr">[^<]*<)?/g) ?? [])
          expect(button).toMatch(/aria-label="[^"]{3,}"|<span class="sr">[^<]{3,}</);
        expect(texts[0]).not.toContain('<button');
        if (preparing(now.state) === undefined)
          for (const tile of [...now.state.sides.hero.river, ...now.state.sides.villain.river])
            expect(texts[0]).toContain(now.state.tiles.find((one) => one.id === tile)!.name);
        expect(texts[0]!.match(/class="vs-post( active)?"/g)).toHaveLength(2);
      }
    },
  );
});

describe('the board says where the turn is', () => {
  const now = played('m3', ...opened);
  test('turn, step, check, price; the active camp first', () => {
    const text = read(now);
    expect(text).toContain('« Stopper le trafic » · tour 1 · au tour du héros');
    expect(text).toContain('Étape 3 : dépense des disques · après ce tour, vérification 1');
    expect(text).toMatch(/Prochaine activation : <b>1 disque<\/b>/);
    expect(text.indexOf('Poste des héros')).toBeLessThan(text.indexOf('Poste des vilains'));
    expect(text).toContain('0 tuile activée ce tour');
  });
  test('three zones, counted and drawn; the price ringed', () => {
    const { available, unavailable } = now.state.sides.hero.discs;
    const text = read(now).split('Poste des vilains')[0]!;
    expect(text).toMatch(new RegExp(`<b>${available}</b> <span>Disponible</span>`));
    expect(text.match(/<circle r="7\.5"/g)).toHaveLength(available + unavailable);
    expect(text.match(/class="due"/g)).toHaveLength(1);
  });
  test('after an activation: two discs next, what moved is lit', () => {
    const tile = now.state.sides.hero.river[0]!;
    const after = played('m3', ...opened, { type: 'activate', tile });
    const text = read(after);
    expect(text).toMatch(/Prochaine activation : <b>2 disques<\/b>/);
    expect([...toldOf(after.events)]).toEqual(
      expect.arrayContaining(['discs:hero:available', 'discs:hero:spent', `tile:${tile}`, 'cubes:hero:available']),
    );
    expect(text.match(/class="changed"/g)!.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain(`En cours : <b>${after.state.tiles.find(({ id }) => id === tile)!.name} agit`);
    expect(text).toContain('Étape 4 : activation d’une tuile');
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
      expect(live(now)).toContain(`data-place="tile:${tile}"`);
      expect(PARTIE_AIMING.attempt?.(`tile:${tile}`, now.state)).toEqual({ type: 'activate', tile });
    }
    expect(PARTIE_AIMING.attempt?.(`tile:${now.state.sides.villain.river[0]!}`, now.state)).toBeUndefined();
    expect(live(now)).not.toContain(`data-place="tile:${now.state.sides.villain.river[0]!}"`);
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
  test('while a tile acts, pieces and places of cubes open lists', () => {
    const text = live(played('m3', ...opened, { type: 'activate', tile: now.state.sides.hero.river[0]! }));
    expect(text).toMatch(
      /data-place="piece:ordinateur-1"[^>]*aria-label="Voir les actions de ce pion\. ordinateur 1, inactif"[^>]*aria-expanded="false"/,
    );
    expect(text).toContain('data-place="cubes:hero:available"');
  });
  test('in a draft, the free places of the river take tiles', () => {
    const team = game('m1', 5).find(({ state }) => state.phase === 'team')!;
    expect(live(team)).toMatch(
      new RegExp(
        `data-place="slot:${team.state.picking}:\\d"[^>]*><span class="sr">Choisir une tuile pour cette place`,
      ),
    );
  });
  test('every open action of a place is drawn there', () => {
    const missing = new Set<string>();
    for (const one of game('m7', 3).filter((_, i) => i % 3 === 0)) {
      const text = live(one);
      for (const place of meantAt(one).keys())
        if (!text.includes(`data-place="${place}"`)) missing.add(place.slice(0, place.indexOf(':')));
    }
    expect([...missing].filter((kind) => kind !== 'marker' && kind !== 'shadow')).toEqual([]); // a marker to lay and a shadow to hide under are not there yet
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
    expect(seen(1).match(/face cachée/g)).toHaveLength(3);
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
    fixed: { name: 'Essai', mission: MISSIONS[id], missionId: id, options: DEFAULT_OPTIONS },
  });
  const OPTIONS: readonly TrackAction[] = [
    { type: 'test', test: 'neutraliser', piece: 'bombe-4', success: true },
    { type: 'tile', side: 'hero', what: 'lost' },
    { type: 'end-turn' },
  ];
  test('E9: 3 pieces, 1 armed, 1 out: counted in the list and in the drawing', () => {
    const text = plain(render(<MissionReading state={at('m1', 'figurine', 'neutralisee')} events={[]} />));
    expect(text).toContain('<span>non amorcée (pion)</span> <b>3</b>');
    expect(text).toMatch(/class="vs-state board held".*class="n"[^>]*>3<.*class="n"[^>]*>1<.*class="n"[^>]*>1</);
    expect(text).toContain('Bombes « neutralisée » : 4 au moins<b> · 1 maintenant</b>');
    expect(text).toContain('Si la partie finissait ainsi, le héros gagnerait.');
    expect(text).toContain('après ce tour, vérification 2');
    expect(text).not.toContain('<button');
  });
  test('reports take two taps', () => {
    const text = plain(
      render(<MissionBoard state={at('m1')} events={[]} options={OPTIONS} onPick={() => undefined} />),
    );
    expect(text).toMatch(/data-place="piece:bombe-4"[^>]*aria-expanded="false"/);
    expect(text).toMatch(
      /data-place="lost:hero"[^>]*aria-label="Changer ce compte\. Tuiles neutralisées du héros : 1"/,
    );
    for (const action of OPTIONS) expect(playedBy([action], MISSION_AIMING)).toBeUndefined();
  });
  test.each(MISSION_IDS)('%s: no hole', (id) => {
    const text = render(<MissionReading state={at(id)} events={[]} />);
    for (const hole of HOLES) expect(text).not.toContain(hole);
  });
});

test('an event tile bears a star, a QG a crown', () => {
  const { state } = played('m3', ...opened);
  expect(state.sides.hero.river).toContain(EVENT_TILE.hero);
  expect(read({ state, events: [] }).match(/class="vs-icon"/g)!.length).toBeGreaterThanOrEqual(3);
});
