// A mission alone: endings worked out by hand from the ledger, what is refused, and what is said.
import { describe, expect, test } from 'vitest';
import { contract } from '../../kernel/contract.ts';
import { type Of } from '../../kernel/tags.ts';
import { MISSIONS } from '../missions.ts';
import { known } from '../../kernel/result.ts';
import { RULES, type VsRule } from '../rules.ts';
import { type Camp, CAMPS, MISSION_IDS } from '../types.ts';
import { mission as game, missionText } from './index.ts';
import { testUpon } from './event-text.ts';
import type { Mission } from './format.ts';
import { missionRecovery } from './track.ts';
import type { MissionScenario, TrackAction, TrackEvent, TrackState } from './types.ts';

const begin = (scenario: Partial<MissionScenario>): TrackState => {
  const start = game.setup({ name: 'Essai', mission: 'm1', ...scenario });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Run {
  readonly state: TrackState;
  readonly events: readonly TrackEvent[];
}
const play = (from: TrackState, ...actions: readonly TrackAction[]): Run =>
  actions.reduce<Run>(
    ({ state, events }, action) => {
      expect(game.refuse(state, action), JSON.stringify(action)).toBeUndefined();
      const step = game.apply(state, action);
      return { state: step.state, events: [...events, ...step.events] };
    },
    { state: from, events: [] },
  );
const END: TrackAction = { type: 'end-turn' };
const tries = (id: string, piece: string, success = true): TrackAction => ({ type: 'test', test: id, piece, success });
const loses = (side: Camp, what: 'lost' | 'raised' | 'boxed' = 'lost'): TrackAction => ({ type: 'tile', side, what });
const ofType = <K extends TrackEvent['type']>({ events }: Run, type: K): readonly Of<TrackEvent, K>[] =>
  events.filter((event): event is Of<TrackEvent, K> => event.type === type);
const citesOf = ({ events }: Run): readonly VsRule[] => [...new Set(events.flatMap(({ cites }) => cites))];
const states = ({ mission: { pieces } }: TrackState, token: string): readonly string[] =>
  pieces.filter((piece) => piece.token === token).map(({ state }) => state);
const code = (state: TrackState, action: TrackAction): string | undefined => game.refuse(state, action)?.code;
/** The verdict of the last check. */
const verdictOf = (run: Run) => {
  const [over] = ofType(run, 'game-over');
  return over && { turn: over.turn, winner: over.winner, left: over.left, right: over.right };
};

describe('m1, bombs', () => {
  const start = begin({ mission: 'm1' });
  test('four neutralised end it at the next check, and one armed is less than two: the heroes win', () => {
    expect([start.active, start.turn]).toEqual(['villain', 1]);
    const run = play(
      start,
      tries('amorcer', 'bombe-1'),
      END,
      tries('neutraliser', 'bombe-2'),
      END,
      tries('amorcer', 'bombe-3', false),
      END,
      tries('neutraliser', 'bombe-1'),
      END,
      tries('amorcer', 'bombe-3'),
      END,
      tries('neutraliser', 'bombe-4'),
      tries('neutraliser', 'bombe-5'),
      END,
    );
    expect(states(run.state, 'bombe')).toEqual([
      'neutralisee',
      'neutralisee',
      'figurine',
      'neutralisee',
      'neutralisee',
    ]);
    expect(verdictOf(run)).toEqual({ turn: 3, winner: 'hero', left: 1, right: 2 });
    expect(citesOf(run)).toEqual(
      expect.arrayContaining([
        'vs.m1.amorcer-artificier',
        'vs.m1.amorcer-reussite',
        'vs.m1.fin-bombes',
        'vs.m1.victoire-heros',
      ]),
    );
    expect(game.node(run.state)).toMatchObject({ kind: 'end', result: 'hero' });
    expect(code(run.state, END)).toBe('mission-finie');
  });
  test('the last turn: nothing at check 1, the end at check 2', () => {
    const last = begin({
      mission: 'm1',
      turn: 8,
      pieces: ['figurine', 'figurine', 'pion', 'neutralisee', 'neutralisee'].map((state) => ({
        token: 'bombe',
        state,
      })),
    });
    const run = play(last, END, END);
    expect(ofType(run, 'checked').map(({ check, reasons }) => [check, ...reasons.map(({ holds }) => holds)])).toEqual([
      [1, false, false],
      [2, true, false],
    ]);
    expect(verdictOf(run)).toEqual({ turn: 8, winner: 'villain', left: 2, right: 2 });
    expect(verdictOf(play(last, END, tries('neutraliser', 'bombe-1'), END))).toMatchObject({ winner: 'hero', left: 1 });
  });
  test('three is enough for a difficulty of three', () => {
    const total = (n: number): TrackAction => ({ type: 'test', test: 'amorcer', piece: 'bombe-1', total: n });
    expect(states(play(start, total(3)).state, 'bombe')[0]).toBe('figurine');
    expect(states(play(start, total(2)).state, 'bombe')[0]).toBe('pion');
  });
  test('why not', () => {
    expect(code(start, tries('neutraliser', 'bombe-1'))).toBe('pas-votre-epreuve');
    expect(code(start, tries('rien', 'bombe-1'))).toBe('epreuve-inconnue');
    expect(code(start, tries('amorcer', 'bombe-9'))).toBe('pion-inconnu');
    expect(code(play(start, tries('amorcer', 'bombe-1')).state, tries('amorcer', 'bombe-1'))).toBe('pion-deja');
    expect(code(start, { type: 'test', test: 'amorcer', piece: 'bombe-1' })).toBe('resultat-absent');
    expect(code(start, { type: 'test', test: 'amorcer', piece: 'bombe-1', success: true, total: 2 })).toBe(
      'resultat-contradictoire',
    );
    expect(code(start, { type: 'leave', piece: 'bombe-1' })).toBe('pas-de-sortie');
    expect(code(start, { type: 'lose', piece: 'bombe-1' })).toBe('pas-un-personnage');
    expect(code(start, loses('hero', 'raised'))).toBe('aucune-perte');
  });
});

describe('m4, hostages', () => {
  const out = (n: number): TrackAction => ({ type: 'leave', piece: `otage-${n}` });
  test('the last one out in the heroes’ turn: check 1 ends it, and the villain does not play', () => {
    const run = play(
      begin({
        mission: 'm4',
        turn: 5,
        pieces: ['exfiltre', 'exfiltre', 'exfiltre', 'plateau'].map((state) => ({ token: 'otage', state })),
      }),
      out(4),
      END,
    );
    expect(verdictOf(run)).toEqual({ turn: 5, winner: 'hero', left: 0, right: 0 });
    expect(ofType(run, 'checked').map(({ check }) => check)).toEqual([1]);
    expect(citesOf(run)).toEqual(
      expect.arrayContaining(['vs.m4.exfiltrer', 'vs.m4.fin-otages', 'vs.m4.victoire-heros']),
    );
  });
  test('turn 8 ends at check 1: one hostage left, the villain wins', () => {
    expect(
      verdictOf(
        play(
          begin({
            mission: 'm4',
            turn: 8,
            pieces: ['exfiltre', 'exfiltre', 'exfiltre', 'plateau'].map((state) => ({ token: 'otage', state })),
          }),
          END,
        ),
      ),
    ).toEqual({ turn: 8, winner: 'villain', left: 1, right: 1 });
  });
  test('the heroes lead them, nobody may aim at them', () => {
    const start = begin({ mission: 'm4' });
    expect(code(start, { type: 'lose', piece: 'otage-1' })).toBe('otage-protege');
    expect(game.refuse(play(start, END).state, out(1))).toMatchObject({
      code: 'sortie-autre-camp',
      cites: expect.arrayContaining(['vs.m4.deplacer']) as unknown,
    });
    expect(code(play(start, out(1)).state, out(1))).toBe('deja-parti');
  });
});

describe('m6, losses', () => {
  test('four of the villain’s tiles end it at turn 5', () => {
    const run = play(begin({ mission: 'm6', turn: 5, lost: { hero: 1, villain: 3 } }), loses('villain'), END);
    expect(verdictOf(run)).toEqual({ turn: 5, winner: 'hero', left: 4, right: 1 });
    expect(citesOf(run)).toEqual(expect.arrayContaining(['vs.m6.fin-pertes', 'vs.m6.victoire-heros']));
  });
  test('not at turn 8, where only the last check ends it; a tie is the villain’s', () => {
    const last = begin({ mission: 'm6', turn: 8, lost: { hero: 3, villain: 4 } });
    expect(verdictOf(play(last, END))).toBeUndefined();
    expect(verdictOf(play(last, END, loses('hero'), END))).toEqual({ turn: 8, winner: 'villain', left: 4, right: 4 });
  });
  test('E10: an event takes a tile out of its own river', () => {
    const start = begin({ mission: 'm6', turn: 8, lost: { hero: 2, villain: 3 }, options: { m6EventCamp: 'both' } });
    const run = play(start, loses('hero', 'boxed'), END, loses('hero'), loses('villain', 'boxed'), END);
    expect(verdictOf(run)).toEqual({ turn: 8, winner: 'villain', left: 2, right: 2 });
    expect(citesOf(run)).toEqual(
      expect.arrayContaining(['vs.m6.evenement', 'vs.m6.fin-tour', 'vs.m6.victoire-vilain']),
    );
  });
  test('no river is depolluted otherwise', () => {
    const start = begin({ mission: 'm6', lost: { hero: 2, villain: 3 } });
    expect(game.refuse(start, loses('villain', 'boxed'))).toMatchObject({
      code: 'depollution-interdite',
      cites: ['vs.m6.pas-de-depollution'],
    });
    expect(code(play(start, END).state, loses('villain', 'boxed'))).toBe('depollution-interdite'); // the heroes’ event only, unless told
    expect(code(start, loses('hero', 'boxed'))).toBeUndefined();
  });
  test('cumulative count, by option: what was taken out still counts for the end', () => {
    const lines = (m6Count: 'present' | 'cumulative') =>
      play(
        begin({ mission: 'm6', lost: { hero: 3 }, options: { m6Count } }),
        loses('hero', 'boxed'),
        loses('hero'),
        END,
      );
    expect([verdictOf(lines('present')), verdictOf(lines('cumulative'))?.winner]).toEqual([undefined, 'villain']);
  });
});

describe('m8, evidence', () => {
  test('turn 7: the safe, then the flight brings the three pieces left: 6', () => {
    const start = begin({
      mission: 'm8',
      turn: 7,
      active: 'hero',
      pieces: ['reserve', 'disponible', 'disponible', 'disponible', 'detruite'].map((state) => ({
        token: 'preuve',
        state,
      })),
    });
    const run = play(start, tries('coffre', 'coffre-1'), END);
    expect(states(run.state, 'preuve')).toEqual(['reserve', 'reserve', 'reserve', 'reserve', 'retiree']);
    expect(verdictOf(run)).toEqual({ turn: 7, winner: 'hero', left: 6, right: 4 });
    expect(citesOf(run)).toEqual(
      expect.arrayContaining([
        'vs.m8.coffre-crochetage',
        'vs.m8.fuite-disponibles',
        'vs.m8.fuite-detruites',
        'vs.m8.fin-tour',
        'vs.m8.victoire-heros',
      ]),
    );
  });
  test('turn 4: the safe and two pieces are worth 4', () => {
    const start = begin({
      mission: 'm8',
      turn: 4,
      active: 'hero',
      pieces: ['reserve', 'disponible', 'disponible', 'disponible', 'detruite'].map((state) => ({
        token: 'preuve',
        state,
      })),
    });
    expect(verdictOf(play(start, tries('coffre', 'coffre-1'), END))).toBeUndefined();
    expect(verdictOf(play(start, tries('coffre', 'coffre-1'), tries('trouver', 'preuve-5'), END))).toEqual({
      turn: 4,
      winner: 'hero',
      left: 4,
      right: 4,
    });
  });
  test('nothing at all: the villain wins', () => {
    const start = begin({
      mission: 'm8',
      turn: 7,
      active: 'hero',
      pieces: ['reserve', 'detruite', 'detruite', 'detruite', 'disponible'].map((state) => ({
        token: 'preuve',
        state,
      })),
    });
    expect(verdictOf(play(start, END))).toEqual({ turn: 7, winner: 'villain', left: 2, right: 4 });
  });
});

describe('what else a mission does', () => {
  test('m5: the third barrel spilt raises the fumes, once; a scenario may begin with them', () => {
    const spilt = (n: number): TrackAction => tries('repandre', `baril-${n}`);
    const start = begin({
      mission: 'm5',
      active: 'villain',
      pieces: ['repandu', 'repandu', 'arme', 'arme', 'arme', 'arme'].map((state) => ({ token: 'baril', state })),
    });
    const run = play(start, spilt(3), spilt(4));
    expect(ofType(run, 'fumes')).toEqual([{ type: 'fumes', cubes: 3, cites: ['vs.m5.vapeurs'] }]);
    const later = begin({
      mission: 'm5',
      active: 'villain',
      pieces: ['repandu', 'repandu', 'repandu', 'arme', 'arme'].map((state) => ({ token: 'baril', state })),
    });
    expect(ofType(play(later, spilt(4)), 'fumes')).toEqual([]);
  });
  test('m7: protocols give a disc back; a Citizen lost is in nobody’s reserve', () => {
    const run = play(begin({ mission: 'm7' }), tries('protocoles', 'ordinateur-1'), {
      type: 'lose',
      piece: 'citizen-1',
    });
    expect(ofType(run, 'disc-gained')).toMatchObject([{ side: 'hero', discs: 1 }]);
    expect([states(run.state, 'ordinateur')[0], states(run.state, 'citizen')[0]]).toEqual(['figurine', 'perdu']);
  });
  test('option « immediate »: it ends as the condition is met', () => {
    const start = begin({
      mission: 'm4',
      options: { endCheck: 'immediate' },
      pieces: ['exfiltre', 'exfiltre', 'exfiltre', 'plateau'].map((state) => ({ token: 'otage', state })),
    });
    expect(play(start, { type: 'leave', piece: 'otage-4' }).events.map(({ type }) => type)).toEqual([
      'piece',
      'checked',
      'game-over',
    ]);
  });
});

describe('set-up', () => {
  const faults = (scenario: Partial<MissionScenario>): readonly (readonly [string, string | undefined])[] => {
    const start = game.setup({ name: 'Essai', mission: 'm1', ...scenario });
    return start.ok ? [] : start.error.map(({ code: one, about }) => [one, about]);
  };
  test('every fault at once', () => {
    expect(faults({ name: '', turn: 9, lost: { hero: -1 }, counts: { bombe: 99 } })).toEqual([
      ['titre', 'name'],
      ['pertes-nombre', 'lost.hero'],
      ['pions-nombre', 'counts.bombe'],
      ['tour-mission', 'turn'],
    ]);
    expect(faults({ mission: 'm4', turn: 8, active: 'villain' })).toEqual([['tour-fini', 'active']]);
    expect(faults({ mission: { ...MISSIONS.m1, title: '' } })).toEqual([['mission-titre', 'mission.title']]);
    expect(
      faults({
        zones: ['Quai', 'Quai'],
        exits: ['Toit'],
        spots: ['a1', 'a1'],
        pieces: [{ token: 'bombe', zone: 'Hall' }],
      }),
    ).toEqual([
      ['zone-double', 'zones.1'],
      ['sortie-zone', 'exits.0'],
      ['zone-dessous', 'zones.1'],
      ['zone-inconnue', 'pieces.0.zone'],
    ]);
    expect(faults({ pieces: [{ token: 'bombe', state: 'rouge' }] })).toEqual([['pion-etat', 'pieces.0.state']]);
  });
  test('notices: numbers that the booklet shows on a lost map', () => {
    expect(game.notices?.({ name: 'Essai', mission: 'm1' }).map(({ code: one }) => one)).toEqual([
      'note-pions-exemple',
    ]);
    expect(game.notices?.({ name: 'Essai', mission: 'm1', counts: { bombe: 5 } })).toEqual([]);
    expect(
      game.notices?.({ name: 'Essai', mission: 'm1', counts: { bombe: 1 } }).map(({ code: one }) => one),
    ).toContain('note-victoire-impossible');
  });
});

// ── What is said
const MINE: Mission = { ...MISSIONS.m8, title: 'À moi' };
const SCENARIOS: readonly MissionScenario[] = [
  ...MISSION_IDS.map((mission): MissionScenario => ({ name: 'Essai', mission })),
  { name: 'Essai', mission: MINE },
  { name: 'Essai', mission: 'm4', options: { endCheck: 'immediate' } },
  {
    name: 'Essai',
    mission: 'm6',
    lost: { hero: 2, villain: 2 },
    options: { m6Count: 'cumulative', m6EventCamp: 'both' },
  },
];
/** What every sentence keeps to. */
const wellTyped = (text: string): boolean =>
  text.trim() === text && !/ {2}|'|\.\.|undefined|null|NaN|\{|\}|-\d/.test(text);
const isSentence = (text: string): boolean => wellTyped(text) && /^[A-ZÀÉŒ«]/.test(text) && text.endsWith('.');
const walk = (
  scenario: MissionScenario,
  pick: (n: number, step: number) => number,
): Run & { readonly said: readonly string[]; readonly labels: readonly string[] } => {
  let state = begin(scenario);
  const events: TrackEvent[] = [];
  const said: string[] = [];
  const labels: string[] = [];
  for (let i = 0; i < 200; i += 1) {
    said.push(missionText.node(state));
    const node = game.node(state);
    if (node.kind !== 'report')
      return { state, events, said: [...said, missionText.result(state.winner ?? '', state)], labels };
    const now = state;
    labels.push(...node.options.map((action) => missionText.action(action, now)));
    const step = game.apply(state, node.options[pick(node.options.length, i)] ?? END);
    said.push(...step.events.map((event) => missionText.event(event, { fixed: step.state.fixed } as TrackState)));
    events.push(...step.events);
    state = step.state;
  }
  return { state, events, said, labels };
};
describe('what is said', () => {
  const runs = SCENARIOS.flatMap((scenario, s) =>
    [1, 2, 3, 4].map((k) => walk(scenario, (n, i) => (i * (k * 7 + 3) + s * 5 + k) % n)),
  );
  test('whole sentences, labels without a full stop', () => {
    expect(runs.flatMap(({ said }) => said).filter((text) => !isSentence(text))).toEqual([]);
    expect(
      runs.flatMap(({ labels }) => labels).filter((text) => !wellTyped(text) || text.endsWith('.') || text.length > 60),
    ).toEqual([]);
  });
  test('every event is met', () => {
    const kinds: Readonly<Record<TrackEvent['type'], true>> = {
      tested: true,
      piece: true,
      'tile-counted': true,
      fumes: true,
      'disc-gained': true,
      checked: true,
      'turn-began': true,
      'game-over': true,
    };
    expect([...new Set(runs.flatMap(({ events }) => events.map(({ type }) => type)))].toSorted()).toEqual(
      Object.keys(kinds).toSorted(),
    );
  });
  test('numbers', () => {
    const run = play(
      begin({
        mission: 'm1',
        turn: 8,
        pieces: ['figurine', 'figurine', 'pion', 'neutralisee', 'neutralisee'].map((state) => ({
          token: 'bombe',
          state,
        })),
      }),
      { type: 'test', test: 'amorcer', piece: 'bombe-3', total: 4 },
      END,
      END,
    );
    expect(run.events.map((event) => missionText.event(event, run.state))).toEqual([
      'Amorcer la bombe n° 3 : manipulation de difficulté 3, réussie avec 4 succès. La compétence artificier compte.',
      'La bombe n° 3 est désormais amorcée (figurine).',
      'Vérification 1 du tour 8 : la partie continue. La dernière est la 2 du tour 8. Bombes « neutralisée » : 2. Il en faudrait 4 au moins.',
      'Tour 8 : au héros de jouer.',
      'Vérification 2 du tour 8 : la partie est finie. C’est la dernière. Bombes « neutralisée » : 2. Il en faudrait 4 au moins.',
      'La partie finit au tour 8 : le vilain gagne. Bombes « amorcée (figurine) » : 3. Il en fallait 2 au moins.',
    ]);
    expect(missionText.result('villain', run.state)).toBe(
      'Le vilain gagne. Bombes « amorcée (figurine) » : 3. Il en fallait 2 au moins.',
    );
  });
  test('a test: how it went, and with how many successes when these were told', () => {
    const told = (action: Partial<Of<TrackAction, 'test'>>): string => {
      const run = play(begin({ mission: 'm1' }), { type: 'test', test: 'amorcer', piece: 'bombe-3', ...action });
      return known(run.events.map((event) => missionText.event(event, run.state))[0]);
    };
    const START = 'Amorcer la bombe n° 3 : manipulation de difficulté 3,';
    const SKILL = 'La compétence artificier compte.';
    expect(told({ total: 0 })).toBe(`${START} manquée sans aucun succès. ${SKILL}`);
    expect(told({ total: 1 })).toBe(`${START} manquée avec 1 succès. ${SKILL}`);
    expect(told({ total: 3 })).toBe(`${START} réussie avec 3 succès. ${SKILL}`);
    expect(told({ success: true })).toBe(`${START} réussie. ${SKILL}`);
    expect(told({ success: false })).toBe(`${START} manquée. ${SKILL}`);
  });
  test('the button of a test: its piece, then what is reported of it', () => {
    const start = begin({ mission: 'm1' });
    const label = (more: Partial<Of<TrackAction, 'test'>>): string =>
      missionText.action({ type: 'test', test: 'amorcer', piece: 'bombe-2', ...more }, start);
    expect(label({})).toBe('Amorcer la bombe n° 2');
    expect(label({ success: true })).toBe('Amorcer la bombe n° 2, réussi');
    expect(label({ success: false })).toBe('Amorcer la bombe n° 2, manqué');
    expect(label({ total: 4 })).toBe('Amorcer la bombe n° 2, 4 succès');
  });
  test('what a test does to its piece: by its data, the article melted into what links them', () => {
    const upon = (mission: 'm3' | 'm7' | 'm8', test: string, piece: string): string =>
      missionText.action({ type: 'test', test, piece }, begin({ mission }));
    expect(upon('m7', 'soutirer', 'citizen-1')).toBe('Soutirer une information au Citizen n° 1');
    expect(upon('m7', 'protocoles', 'ordinateur-2')).toBe('Activer les protocoles de l’ordinateur n° 2');
    expect(upon('m3', 'trouver', 'ordinateur-1')).toBe('Trouver les fichiers de l’ordinateur n° 1');
    expect(upon('m8', 'trouver', 'preuve-5')).toBe('Trouver la preuve n° 5');
    expect(upon('m8', 'coffre', 'coffre-1')).toBe('Ouvrir le coffre-fort n° 1');
  });
  test('a mission of a reader: as its author says, else the name of the test and its piece', () => {
    const own = (upon: string, gender: 'm' | 'f'): string => {
      const { tokens, tests, ...rest } = MISSIONS.m5;
      const mission = {
        ...rest,
        tokens: tokens.map((token) => ({ ...token, name: 'clé', gender })),
        tests: tests.map((one) => ({ ...one, name: `${one.name} et une clé`, upon })),
      };
      return missionText.action({ type: 'test', test: 'desarmer', piece: 'baril-2' }, begin({ mission }));
    };
    expect(own('mettre la main sur', 'f')).toBe('Mettre la main sur la clé n° 2');
    expect(own('arracher son secret à', 'm')).toBe('Arracher son secret au clé n° 2'); // as it was told
    expect(own(' ', 'f')).toBe('Désarmer un baril et la clé n° 2');
  });
  test.each([
    ['prendre une valise', 'prendre la valise n° 2'],
    ['vider le fond de la valise', 'vider le fond de la valise n° 2'],
    ['forcer', 'forcer, valise n° 2'],
    ['prendre une mallette', 'prendre une mallette, valise n° 2'],
    ['prendre une contre-valise', 'prendre une contre-valise, valise n° 2'],
  ])('a test of a mission sent before its author was asked what it does: « %s »', (name, said) => {
    const { tokens, ...rest } = MISSIONS.m5;
    const mission = { ...rest, tokens: tokens.map((one) => ({ ...one, name: 'valise', gender: 'f' as const })) };
    expect(testUpon({ name }, 'baril-2', { mission })).toBe(said);
  });
  test.each([
    ['désarmer un baril', 'désarmer le baril n° 2'],
    ['parler à un baril', 'parler au baril n° 2'],
  ])('the same, of something masculine: « %s »', (name, said) =>
    expect(testUpon({ name }, 'baril-2', { mission: MISSIONS.m5 })).toBe(said),
  );
  test('two rivers compared', () => {
    const run = play(begin({ mission: 'm6', turn: 8, lost: { hero: 2, villain: 3 } }), END, END);
    expect(
      missionText.event(run.events.at(-1) ?? { type: 'fumes', cubes: 0, cites: ['vs.m5.vapeurs'] }, run.state),
    ).toBe(
      'La partie finit au tour 8 : le héros gagne. Tuiles neutralisées du vilain : 3 ; tuiles neutralisées du héros : 2.',
    );
  });
  test('refusals', () => {
    const start = begin({ mission: 'm4' });
    expect(CAMPS.map((_, seat) => missionText.seat(seat === 0 ? 0 : 1, start))).toEqual(['Le héros', 'Le vilain']);
    const refused = game.refuse(play(start, END).state, { type: 'leave', piece: 'otage-1' });
    expect(refused && missionText.refusal(refused)).toBe('Seul le héros mène ces personnages : attendez son tour.');
  });
});

/** l. 1833-1841, 1990-1993: mission 3 gives 3 discs on turns 1 to 3, then 2 until 8; mission 6 gives 3 on turns 5 to 8; the others say nothing. */
test.each([
  ['m3', [3, 3, 3, 2, 2, 2, 2, 2]],
  ['m6', [null, null, null, null, 3, 3, 3, 3]],
  ['m1', [null, null, null, null, null, null, null, null]],
] as const)('%s: the discs of each turn', (id, discs) =>
  expect(discs.map((_, i) => missionRecovery(MISSIONS[id], i + 1)?.discs ?? null)).toEqual(discs),
);

test('a camp is offered its own tests', () => {
  const offered = (state: TrackState): readonly string[] => {
    const node = game.node(state);
    const options = node.kind === 'report' ? node.options : [];
    return [...new Set(options.flatMap((action) => (action.type === 'test' ? [action.test] : [])))];
  };
  const start = begin({ mission: 'm1' });
  expect(offered(start)).toEqual(['amorcer']);
  expect(offered(play(start, tries('amorcer', 'bombe-1'), END).state)).toEqual(['neutraliser']);
});

describe('what must hold is seen when it does not', () => {
  const start = begin({ mission: 'm1' });
  const pieces = (change: (piece: (typeof start.mission.pieces)[number]) => object | null): TrackState => ({
    ...start,
    mission: {
      ...start.mission,
      pieces: start.mission.pieces.flatMap((piece) => {
        const more = piece.id === 'bombe-2' ? change(piece) : {};
        return more === null ? [] : [{ ...piece, ...more }];
      }),
    },
  });
  test.each<readonly [string, TrackState]>([
    ['pieces are neither made nor lost', pieces(() => null)],
    ['a piece is in a state of its token', pieces(() => ({ state: 'exfiltre' }))],
    ['off the map, a piece is nowhere', pieces(() => ({ state: 'neutralisee', zone: 'Quai' }))],
    ['no fewer tiles were lost than are', { ...start, lost: { hero: 1, villain: 0 } }],
  ])('%s', (name, state) => {
    const broken = (one: TrackState): readonly string[] =>
      (game.invariants ?? []).filter(({ holds }) => !holds(one)).map((law) => law.name);
    expect(broken(start)).toEqual([]);
    expect(broken(state)).toEqual([name]);
  });
});

const ILLEGAL: readonly MissionScenario[] = [
  { name: '', mission: 'm1' },
  { name: 'Essai', mission: 'm4', turn: 8, active: 'villain' },
  { name: 'Essai', mission: 'm1', lost: { villain: 99 } },
];
const STRANGERS: readonly TrackAction[] = [
  ...[1, 9].flatMap((n) =>
    ['bombe', 'otage', 'citizen', 'preuve'].flatMap((token): readonly TrackAction[] => [
      { type: 'leave', piece: `${token}-${n}` },
      { type: 'lose', piece: `${token}-${n}` },
      tries('amorcer', `${token}-${n}`),
    ]),
  ),
  ...CAMPS.flatMap((side) => (['lost', 'raised', 'boxed'] as const).map((what) => loses(side, what))),
  { type: 'test', test: 'trouver', piece: 'preuve-1' },
  { type: 'test', test: 'trouver', piece: 'preuve-1', total: -1 },
];
describe('the contract', () => {
  const weigh = ({ type }: TrackAction): number => (type === 'end-turn' ? 4 : 1);
  const subject = {
    scenarios: SCENARIOS,
    seeds: [1, 2],
    maxSteps: 2_000,
    rules: RULES,
    text: missionText,
    illegal: ILLEGAL,
    strangers: () => STRANGERS,
    weigh,
  };
  test.each(contract(game, subject))('$name', { timeout: 60_000 }, ({ run }) => run());
});
