// Every way a mission may be wrong: one row a code, each the smallest mission that has it.
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../kernel/faults.ts';
import { MISSIONS } from '../missions.ts';
import { type Camp, MISSION_IDS } from '../types.ts';
import type { Comparison, EndSpec, Mission, SpecialSpec, TestSpec, TokenSpec } from './format.ts';
import { withCounts } from './measure.ts';
import { MISSION_REFUSALS } from './refusals.ts';
import { mayHold, reachable } from './reach.ts';
import { missionFaults, missionNotices } from './validate.ts';

type Code = keyof typeof MISSION_REFUSALS;
const say = sentenceOf(MISSION_REFUSALS);
const told = (list: ReturnType<typeof missionFaults>): readonly string[] =>
  list.map(({ code, about }) => `${code} ${about}`);

// ── The smallest mission: one kind of piece, on the map then taken
const TOKEN: TokenSpec = {
  id: 'clef',
  name: 'clef',
  plural: 'clefs',
  count: 3,
  states: [
    { id: 'posee', name: 'posée', at: 'board' },
    { id: 'prise', name: 'prise', at: 'hero' },
  ],
};
const TEST: TestSpec = {
  id: 'prendre',
  name: 'prendre une clef',
  side: 'hero',
  token: 'clef',
  from: ['posee'],
  to: 'prise',
  test: 'manipulation',
  difficulty: 3,
};
const LAST: EndSpec = { id: 'tour', kind: 'turn', turn: 6, check: 2 };
const taken = (op: Comparison['op'], right: Comparison['right']): Comparison => ({
  left: { pieces: [['clef', 'prise']] },
  op,
  right,
});
const BASE: Mission = {
  title: 'Trousseau',
  initiative: 'hero',
  tokens: [TOKEN],
  tests: [TEST],
  ends: [LAST],
  victory: { hero: taken('>=', 2), villain: taken('<', 2) },
};
const base = (more: Partial<Mission> = {}): Mission => ({ ...BASE, ...more });
const token = (...more: readonly Partial<TokenSpec>[]): Mission =>
  base({ tokens: more.map((one) => ({ ...TOKEN, ...one })) });
const tested = (...more: readonly Partial<TestSpec>[]): Mission =>
  base({ tests: more.map((one) => ({ ...TEST, ...one })) });
const ended = (...ends: readonly EndSpec[]): Mission => base({ ends });
const soon = (when: Comparison, until?: number): EndSpec => ({
  id: 'clefs',
  kind: 'when',
  when,
  ...(until === undefined ? {} : { until }),
});
/** An end that counts this. */
const counting = (left: Comparison['left']): Mission => base({ ends: [LAST, soon({ left, op: '>=', right: 2 })] });
const special = (...rules: readonly SpecialSpec[]): Mission => base({ special: rules });
const recovery = (from: number, to: number, discs = 3, id = 'elan'): SpecialSpec => ({
  id,
  name: id,
  kind: 'recovery',
  from,
  to,
  discs,
});
/** A character: two guards, one state lost. */
const GUARD: TokenSpec = {
  id: 'garde',
  name: 'garde',
  plural: 'gardes',
  count: 2,
  states: [
    { id: 'debout', name: 'debout', at: 'board' },
    { id: 'perdu', name: 'perdu', at: 'box' },
  ],
  character: { side: 'hero', lost: 'perdu' },
};
const guarded = (more: Partial<TokenSpec>, ...rules: readonly SpecialSpec[]): Mission =>
  base({ tokens: [TOKEN, { ...GUARD, ...more }], special: rules });
/** What a file typed by hand may hold in place of a camp. */
const NOBODY: Camp = JSON.parse('"personne"');

const ROWS: readonly (readonly [code: Code, about: string, mission: Mission])[] = [
  ['mission-titre', 'title', base({ title: ' ' })],
  ['mission-titre', 'title', base({ title: 'x'.repeat(81) })],
  ['identifiant-forme', 'ends.1.id', ended(LAST, { ...LAST, id: '' })],
  ['identifiant-forme', 'tests.0.id', tested({ id: 'Prendre' })],
  ['identifiant-forme', 'tests.0.id', tested({ id: 'prendre la clef' })],
  [
    'identifiant-double',
    'tokens.0.states.2.id',
    token({ states: [...TOKEN.states, { id: 'posee', name: 'autre', at: 'box' }] }),
  ],
  ['identifiant-double', 'special.1.id', special(recovery(1, 2), { ...recovery(3, 4), name: 'Autre' })],
  ['nom-absent', 'tokens.0.plural', token({ plural: '' })],
  ['nom-absent', 'tests.0.name', tested({ name: ' ' })],
  ['nom-repete', 'tests.1.name', tested({}, { id: 'reprendre', name: 'Prendre une clef' })],
  ['liste-longue', 'ends', ended(...Array.from({ length: 9 }, (_, i) => ({ ...LAST, id: `tour-${i}` })))],
  ['camp-inconnu', 'initiative', base({ initiative: NOBODY })],
  ['camp-inconnu', 'tests.0.side', tested({ side: NOBODY })],
  ['camp-inconnu', 'ends.1.when.left.tiles', counting({ tiles: NOBODY })],
  ['camp-inconnu', 'special.0.side', special({ id: 'e', name: 'e', kind: 'event', side: NOBODY })],
  [
    'camp-inconnu',
    'special.0.side',
    special({ id: 'p', name: 'p', kind: 'loan', side: NOBODY, uses: 1, skill: 'vol' }),
  ],
  ['camp-inconnu', 'special.0.side', special({ id: 'i', name: 'i', kind: 'forbid', what: 'depollute', side: NOBODY })],
  [
    'camp-inconnu',
    'special.0.side',
    special({ id: 'b', name: 'b', kind: 'sweep', side: NOBODY, turn: 6, token: 'clef', from: 'posee', to: 'prise' }),
  ],
  ['camp-inconnu', 'special.0.side', guarded({}, { id: 'm', name: 'm', kind: 'escort', side: NOBODY, token: 'garde' })],
  ['camp-inconnu', 'tokens.1.character.side', guarded({ character: { side: NOBODY, lost: 'perdu' } })],
  [
    'etats-absents',
    'tokens.1.states',
    base({ tokens: [TOKEN, { id: 'vide', name: 'vide', plural: 'vides', count: 1, states: [] }] }),
  ],
  ['pions-nombre', 'tokens.0.count', token({ count: 13 })],
  ['pions-nombre', 'tokens.0.count', token({ count: -1 })],
  ['pion-valeur', 'tokens.0.value', token({ value: 1.5 })],
  ['pion-inconnu', 'tests.0.token', tested({ token: 'cle' })],
  ['pion-inconnu', 'ends.1.when.left.pieces.0.0', counting({ pieces: [['cle', 'prise']] })],
  [
    'pion-inconnu',
    'special.0.token',
    special({ id: 'b', name: 'b', kind: 'sweep', side: 'hero', turn: 6, token: 'cle', from: 'posee', to: 'prise' }),
  ],
  [
    'pion-inconnu',
    'special.0.token',
    special({ id: 's', name: 's', kind: 'exit', token: 'cle', from: 'posee', to: 'prise' }),
  ],
  ['pion-inconnu', 'special.0.token', special({ id: 'm', name: 'm', kind: 'escort', side: 'hero', token: 'cle' })],
  [
    'pion-inconnu',
    'special.0.token',
    special({ id: 'i', name: 'i', kind: 'forbid', what: 'demobilise', token: 'cle' }),
  ],
  ['etat-inconnu', 'tests.0.from.1', tested({ from: ['posee', 'cachee'] })],
  ['etat-inconnu', 'tests.0.to', tested({ to: 'perdue' })],
  ['etat-inconnu', 'ends.1.when.left.pieces.0.1', counting({ pieces: [['clef', 'perdue']] })],
  ['etat-inconnu', 'tokens.1.character.lost', guarded({ character: { side: 'hero', lost: 'parti' } })],
  [
    'etat-inconnu',
    'special.0.to',
    special({ id: 's', name: 's', kind: 'exit', token: 'clef', from: 'posee', to: 'partie' }),
  ],
  [
    'etat-inconnu',
    'special.0.from',
    special({ id: 'b', name: 'b', kind: 'sweep', side: 'hero', turn: 6, token: 'clef', from: 'cachee', to: 'prise' }),
  ],
  ['etat-repete', 'tests.0.from.1', tested({ from: ['posee', 'posee'] })],
  [
    'etat-repete',
    'ends.1.when.left.pieces.1',
    counting({
      pieces: [
        ['clef', 'prise'],
        ['clef', 'prise'],
      ],
    }),
  ],
  ['etat-perdu-depart', 'tokens.1.character.lost', guarded({ character: { side: 'hero', lost: 'debout' } })],
  ['test-depart-absent', 'tests.0.from', tested({ from: [] })],
  ['meme-etat', 'tests.0.to', tested({ to: 'posee' })],
  [
    'meme-etat',
    'special.0.to',
    special({ id: 's', name: 's', kind: 'exit', token: 'clef', from: 'posee', to: 'posee' }),
  ],
  [
    'depart-hors-plateau',
    'tests.1.from.0',
    tested({}, { id: 'reposer', name: 'reposer une clef', from: ['prise'], to: 'posee' }),
  ],
  [
    'depart-hors-plateau',
    'special.0.from',
    special({ id: 's', name: 's', kind: 'exit', token: 'clef', from: 'prise', to: 'posee' }),
  ],
  ['test-difficulte', 'tests.0.difficulty', tested({ difficulty: 0 })],
  ['test-difficulte', 'tests.0.difficulty', tested({ difficulty: 10 })],
  ['test-gain', 'tests.0.gains', tested({ gains: -1 })],
  ['competence-absente', 'tests.0.skill', tested({ skill: '' })],
  [
    'competence-absente',
    'special.0.skill',
    special({ id: 'p', name: 'p', kind: 'loan', side: 'hero', uses: 1, skill: ' ' }),
  ],
  ['seuil-nombre', 'ends.1.when.right', ended(LAST, soon(taken('>=', 1.5)))],
  [
    'seuil-nombre',
    'special.0.when.right',
    special({ id: 'v', name: 'v', kind: 'fumes', when: taken('>=', -1), cubes: 3 }),
  ],
  ['mesure-vide', 'ends.1.when.left.pieces', counting({ pieces: [] })],
  ['fin-tour-absente', 'ends', ended(soon(taken('>=', 2)))],
  ['tour-bornes', 'ends.0.turn', ended({ ...LAST, turn: 21 })],
  ['tour-bornes', 'ends.0.turn', ended({ ...LAST, turn: 0 })],
  ['tour-bornes', 'special.0.from', special(recovery(0, 2))],
  ['tour-trop-tard', 'special.0.to', special(recovery(5, 7))],
  [
    'tour-trop-tard',
    'special.0.turn',
    special({ id: 'b', name: 'b', kind: 'sweep', side: 'hero', turn: 7, token: 'clef', from: 'posee', to: 'prise' }),
  ],
  ['tour-trop-tard', 'ends.1.until', ended(LAST, soon(taken('>=', 2), 7))],
  ['victoires-non-contraires', 'victory', base({ victory: { hero: taken('>=', 2), villain: taken('<=', 2) } })],
  ['victoires-non-contraires', 'victory', base({ victory: { hero: taken('=', 2), villain: taken('<', 2) } })],
  ['recuperation-envers', 'special.0', special(recovery(4, 2))],
  ['recuperation-chevauche', 'special.1', special(recovery(1, 3), recovery(3, 6, 2, 'fatigue'))],
  ['recuperation-disques', 'special.0.discs', special(recovery(1, 3, 31))],
  ['vapeurs-cubes', 'special.0.cubes', special({ id: 'v', name: 'v', kind: 'fumes', when: taken('>=', 2), cubes: -3 })],
  [
    'tuile-absente',
    'special.0.token',
    guarded({}, { id: 'i', name: 'i', kind: 'forbid', what: 'demobilise', token: 'garde' }),
  ],
  [
    'escorte-sans-personnage',
    'special.0.token',
    special({ id: 'm', name: 'm', kind: 'escort', side: 'hero', token: 'clef' }),
  ],
  [
    'evenement-double',
    'special.1.side',
    special({ id: 'e', name: 'e', kind: 'event', side: 'hero' }, { id: 'f', name: 'f', kind: 'event', side: 'both' }),
  ],
  ['pret-usages', 'special.0.uses', special({ id: 'p', name: 'p', kind: 'loan', side: 'hero', uses: 0, skill: 'vol' })],
];
describe('faults', () => {
  test.each(MISSION_IDS)('%s has none, and nothing to say either', (id) => {
    expect([missionFaults(MISSIONS[id]), missionNotices(MISSIONS[id])]).toEqual([[], []]);
  });
  test('the smallest mission has none', () => {
    expect([missionFaults(BASE), missionNotices(BASE)]).toEqual([[], []]);
    expect(
      missionFaults(
        guarded(
          { character: { side: 'hero', lost: 'perdu', tile: true } },
          { id: 'i', name: 'i', kind: 'forbid', what: 'demobilise', token: 'garde' },
        ),
      ),
    ).toEqual([]);
  });
  test.each(ROWS)('%s, about %s', (code, about, mission) => {
    expect(told(missionFaults(mission, ''))).toEqual([`${code} .${about}`]);
  });
  test('a list as long as it may be has none', () => {
    const eight = ended(...Array.from({ length: 8 }, (_, i) => ({ ...LAST, id: `tour-${i}` })));
    expect(missionFaults(eight)).toEqual([]);
  });
  test('all at once, about the path of the mission', () => {
    expect(told(missionFaults({ ...tested({ token: 'cle', difficulty: 0 }), title: '' }, 'scenario.mission'))).toEqual([
      'mission-titre scenario.mission.title',
      'pion-inconnu scenario.mission.tests.0.token',
      'test-difficulte scenario.mission.tests.0.difficulty',
    ]);
  });
});

const NOTICES: readonly (readonly [code: Code, about: string, mission: Mission, initiative?: Camp])[] = [
  ['note-initiative', 'initiative', MISSIONS.m1, 'hero'],
  ['note-initiative', 'initiative', MISSIONS.m4, 'villain'],
  [
    'note-etat-perdu',
    'mission.tokens.0.states.2',
    token({ states: [...TOKEN.states, { id: 'cassee', name: 'cassée', at: 'box' }] }),
  ],
  // A55: fewer than 4 bombs, of 5 clues
  ['note-fin-impossible', 'mission.ends.1.when', withCounts(MISSIONS.m1, { bombe: 3 })],
  ['note-fin-impossible', 'mission.ends.1.when', withCounts(MISSIONS.m2, { brouilleur: 3 })],
  ['note-victoire-impossible', 'mission.victory.hero', withCounts(BASE, { clef: 1 })],
  ['note-regle-impossible', 'mission.special.0.when', withCounts(MISSIONS.m5, { baril: 2 })],
  ['note-fin-debut', 'mission.ends.1.when', withCounts(MISSIONS.m4, { otage: 0 })],
  [
    'note-regle-debut',
    'mission.special.0.when',
    special({ id: 'v', name: 'v', kind: 'fumes', when: taken('<', 2), cubes: 3 }),
  ],
];
describe('notices', () => {
  test.each(NOTICES.map(([code, about, mission, initiative]) => ({ code, about, mission, initiative })))(
    '$code, about $about',
    ({ code, about, mission, initiative }) => {
      expect(told(missionNotices(mission, 'mission', initiative))).toContain(`${code} ${about}`);
      expect(missionFaults(mission)).toEqual([]);
    },
  );
  test('what no number of pieces allows is told on every side (A55)', () => {
    expect(told(missionNotices(withCounts(MISSIONS.m7, { citizen: 0 })))).toEqual([
      'note-fin-impossible mission.ends.1.when',
      'note-victoire-impossible mission.victory.villain',
    ]);
    expect(told(missionNotices(withCounts(MISSIONS.m8, { preuve: 1 })))).toEqual([
      'note-fin-impossible mission.ends.1.when',
      'note-victoire-impossible mission.victory.hero',
    ]);
  });
  test('pieces count for what they are worth: two of 3 make 6, never 7', () => {
    const worthy = token({ count: 2, value: 3 });
    expect([mayHold(worthy, taken('>=', 6)), mayHold(worthy, taken('>=', 7))]).toEqual([true, false]);
  });
  test('a character is lost from the map alone: one who never comes there never is', () => {
    const hidden: TokenSpec = { ...GUARD, states: [{ id: 'cache', name: 'caché', at: 'box' }, ...GUARD.states] };
    expect([...reachable(base({ tokens: [TOKEN, hidden] }), hidden)]).toEqual(['cache']);
    expect([...reachable(guarded({}), GUARD)]).toEqual(['debout', 'perdu']);
  });
  test('none of a mission with faults, however large', () => {
    expect(missionNotices(withCounts(MISSIONS.m4, { otage: 1e9 }), 'mission', 'villain')).toEqual([]);
  });
  test('who plays last (A2)', () => {
    expect(missionNotices(MISSIONS.m1, 'mission', 'hero').map(say)).toEqual([
      'Cette mission s’arrête après un tour du héros. Si le vilain n’a pas l’initiative, l’autre camp jouera ce dernier tour à sa place.',
    ]);
  });
});

describe('sentences', () => {
  test('each code has a row', () => {
    const rows = new Set<string>([...ROWS, ...NOTICES].map(([code]) => code));
    expect(Object.keys(MISSION_REFUSALS).filter((code) => !rows.has(code))).toEqual([]);
  });
  test('carry all their values', () => {
    const all = [
      ...ROWS.flatMap(([, , mission]) => missionFaults(mission)),
      ...NOTICES.flatMap(([, , mission, initiative]) => missionNotices(mission, 'mission', initiative)),
    ];
    for (const one of all)
      for (const [, key] of MISSION_REFUSALS[one.code as Code].matchAll(/\{(\w+)/g))
        expect(Object.keys(one.values ?? {})).toContain(key);
  });
});
