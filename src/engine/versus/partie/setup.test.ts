// What a scenario may say: its defaults, and the fault of each thing that it may not, with its path.
import { describe, expect, test } from 'vitest';
import { POSTS } from '../constants.ts';
import { MISSIONS } from '../missions.ts';
import { position, type PositionSpec } from '../positions.ts';
import { RULES } from '../rules.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import { partieText } from './text.ts';
import type { PartieScenario, PartieState, SlotSpec } from './types.ts';

const stateOf = (scenario: PartieScenario): PartieState => {
  const result = setup(scenario);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const start = (spec: PositionSpec): PartieState => stateOf(position(spec));
const faultsOf = (scenario: PartieScenario): readonly string[] => {
  const result = setup(scenario);
  return result.ok ? [] : result.error.map(({ code, about = '' }) => `${about}: ${code}`);
};
const HQ: SlotSpec = { level: 'leader', hq: true, tile: 'azrael' };
const EVENT: SlotSpec = { level: 'event' };

describe('defaults', () => {
  const state = stateOf({ name: 'Rien', mission: 'm1' });
  test('posts of the figures, by who has the initiative (A52)', () => {
    expect(state.sides.villain).toMatchObject({
      discs: POSTS.discs,
      discRecovery: 2,
      cubes: { available: 8, fatigue: 3, move: 0, defence: 0, reroll: 0 },
      cubeRecovery: 5,
      hq: null,
      river: [],
    });
    expect(state.sides.hero.cubes).toMatchObject({ available: 11, fatigue: 0 });
    expect(state).toMatchObject({ phase: 'hq', picking: 'villain', turn: 1, active: 'villain' });
    expect(state.fixed).toMatchObject({
      initiative: 'villain',
      missionId: 'm1',
      discsInAll: 20,
      costs: { hero: null, villain: null },
      saturation: { hero: { move: null, defence: 3, reroll: null } },
    });
  });
  test('example rivers, pieces of the mission', () => {
    expect(state.slots.hero.map(({ level, figures, hq }) => `${level} ${figures ?? ''}${hq ? ' hq' : ''}`)).toEqual([
      'minion 4',
      'elite 3',
      'leader 1',
      'elite 3',
      'minion 4',
      'leader 1 hq',
      'event ',
    ]);
    expect(state.mission.pieces.map(({ id, state: so }) => `${id} ${so}`)).toEqual([
      'bombe-1 pion',
      'bombe-2 pion',
      'bombe-3 pion',
      'bombe-4 pion',
      'bombe-5 pion',
    ]);
    expect(stateOf({ name: 'Trois', mission: 'm1', counts: { bombe: 3 } }).mission.pieces).toHaveLength(3);
  });
  test('a reader’s mission has no number', () => {
    expect(stateOf({ name: 'Mienne', mission: { ...MISSIONS.m2, title: 'Mienne' } }).fixed.missionId).toBe(null);
  });
  test('costs by place, when the option asks for them', () => {
    const slots: readonly SlotSpec[] = [{ ...HQ, cost: 0 }, EVENT];
    expect(start({ hero: { slots }, options: { tileCost: 'custom' } }).fixed.costs.hero).toEqual([0, 2]);
  });
});

describe('characters that the mission brings', () => {
  test('m4: hostages wait beside the command post, each on the map with its piece (140)', () => {
    const state = start({ mission: 'm4', pieces: { otage: ['@Hall', 'exfiltre', '@Coffres'] } });
    expect(state.tiles.find(({ id }) => id === 'otages')).toMatchObject({
      name: 'otages',
      part: 'beside',
      side: 'hero',
      face: 'active',
    });
    expect(state.sides.hero.river).not.toContain('otages');
    expect(state.figures.filter(({ tile }) => tile === 'otages').map(({ id, at, zone }) => [id, at, zone])).toEqual([
      ['otages#1', 'board', 'Hall'],
      ['otages#2', 'out', null],
      ['otages#3', 'board', 'Coffres'],
    ]);
  });
  test('m7: Citizens are a tile of the hero’s river, before the event', () => {
    const state = start({ mission: 'm7' });
    expect(state.sides.hero.river.slice(-3)).toEqual(['azrael', 'citizens', 'evenement-heros']);
    expect(state.sides.villain.river).toHaveLength(7);
    expect(state.tiles.find(({ id }) => id === 'citizens')).toMatchObject({
      name: 'Citizens',
      part: 'citizens',
      level: 'citizens',
      side: 'hero',
    });
    expect(state.figures.filter(({ tile }) => tile === 'citizens')).toHaveLength(3);
  });
  test('m7: all of them gone, the tile is neutralised and counted (A67)', () => {
    const state = start({ mission: 'm7', turn: 3, pieces: { citizen: ['reserve', 'reserve', 'perdu'] } });
    expect(state.tiles.find(({ id }) => id === 'citizens')?.face).toBe('neutralised');
    expect(state.mission.losses).toEqual({ hero: 1, villain: 0 });
  });
});

describe('moments', () => {
  test('figures out of the game take their tile along, and an HQ its event tile (A19)', () => {
    const state = start({
      turn: 4,
      hero: { lost: ['elites-heros-a'] },
      figures: { 'azrael#1': { out: true }, 'sbires-heros-a#2': { out: true } },
    });
    expect(
      state.tiles
        .filter(({ face }) => face === 'neutralised')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['azrael', 'elites-heros-a', 'evenement-heros']);
    expect(state.mission.losses).toEqual({ hero: 3, villain: 0 });
  });
  test('m6: the event tile that keeps the mission’s event stays (A62)', () => {
    const state = start({
      mission: 'm6',
      turn: 4,
      figures: { 'azrael#1': { out: true }, 'deadshot#1': { out: true } },
    });
    expect(state.tiles.find(({ id }) => id === 'evenement-heros')?.face).toBe('active');
    expect(state.tiles.find(({ id }) => id === 'evenement-vilains')?.face).toBe('neutralised');
  });
  test('Solomon Grundy lies in his zone, and his event tile stays', () => {
    const state = start({
      turn: 4,
      villain: { hq: 'solomon-grundy' },
      figures: { 'solomon-grundy#1': { zone: 'Égouts', lying: true } },
    });
    expect(state.figures.find(({ tile }) => tile === 'solomon-grundy')).toMatchObject({ at: 'lying', zone: 'Égouts' });
    expect(state.tiles.find(({ id }) => id === 'evenement-vilains')?.face).toBe('active');
  });
  test('m5: fumes that have already risen', () => {
    const state = start({
      mission: 'm5',
      turn: 4,
      pieces: { baril: ['arme', 'desarme', 'repandu', 'repandu', 'repandu'] },
    });
    expect([state.sides.hero.cubeRecovery, state.sides.villain.cubeRecovery, state.mission.fired]).toEqual([
      3,
      3,
      ['vapeurs'],
    ]);
  });
  test('a figure of the reserve that is somewhere has come', () => {
    const state = start({ turn: 3, villain: { hq: 'mr-bloom' }, figures: { 'blooms-gang#3': 'Serre' } });
    expect(state.figures.filter(({ tile }) => tile === 'blooms-gang').map(({ at }) => at)).toEqual([
      'board',
      'reserve',
      'board',
      'reserve',
    ]);
  });
  test('life typed on the card, less in the moment', () => {
    const state = start({
      turn: 3,
      tiles: [{ id: 'azrael', name: 'Azrael', side: 'hero', level: 'leader', life: 6 }],
      figures: { 'azrael#1': { life: 2 } },
    });
    expect(state.figures.find(({ tile }) => tile === 'azrael')).toMatchObject({ life: 2, most: 6 });
  });
  test('spent discs in one’s own turn, or the villain’s that Batwoman has moved', () => {
    expect(start({ turn: 2, active: 'hero', hero: { discs: [4, 1, 5] } }).sides.hero.discs.spent).toBe(1);
    expect(start({ active: 'hero', hero: { discs: [4, 1, 5] } }).sides.hero.discs.spent).toBe(1); // second camp of turn 1
    expect(
      start({ mission: 'm3', turn: 2, hero: { hq: 'batwoman' }, villain: { discs: [2, 1, 7] } }).sides.villain.discs
        .spent,
    ).toBe(1);
    expect(faultsOf(position({ mission: 'm3', turn: 2, villain: { discs: [2, 1, 7] } }))).toEqual([
      'sides.villain.discs.1: depense-tour',
    ]);
  });
});

const with_ = (patch: Partial<PartieScenario>): PartieScenario => ({ ...position({}), ...patch });
const card = { id: 'ma-carte', name: 'Ma carte', side: 'hero', level: 'elite' } as const;
const FAULTS: readonly (readonly [says: string, scenario: PartieScenario, faults: readonly string[]])[] = [
  ['no title', with_({ name: '  ' }), ['name: titre']],
  ['a long note', with_({ note: 'a'.repeat(1001) }), ['note: note-longue']],
  [
    'an option that does not exist',
    with_({ options: { inconnue: true } as unknown as NonNullable<PartieScenario['options']> }),
    ['options.inconnue: option-inconnue'],
  ],
  ['turn 0', with_({ turn: 0 }), ['turn: tour-nombre']],
  ['after the last turn', position({ mission: 'm2', turn: 8 }), ['turn: tour-mission']],
  [
    'm4: the villain has no eighth turn',
    position({ mission: 'm4', turn: 8, active: 'villain' }),
    ['active: tour-fini'],
  ],
  ['fewer discs than none', position({ hero: { discs: [-1, 0, 4] } }), ['sides.hero.discs.0: disques-nombre']],
  ['no disc', position({ hero: { discs: [0, 0, 0] } }), ['sides.hero.discs: disques-aucun']],
  [
    'half a recovery',
    position({ villain: { discRecovery: 1.5 } }),
    ['sides.villain.discRecovery: recuperation-nombre'],
  ],
  [
    'fewer cubes than none',
    position({ villain: { cubes: [2, -3], recovery: -1 } }),
    ['sides.villain.cubes.1: cubes-nombre', 'sides.villain.cubeRecovery: cubes-nombre'],
  ],
  [
    'a saturation below 0',
    position({ villain: { saturation: { reroll: -1 } } }),
    ['sides.villain.saturation.reroll: saturation-nombre'],
  ],
  [
    'no HQ, no event',
    position({ hero: { slots: [{ level: 'minion' }] } }),
    ['sides.hero.slots: qg-un', 'sides.hero.slots: evenement-un'],
  ],
  [
    'two HQs, two events',
    position({ hero: { slots: [HQ, { level: 'leader', hq: true, tile: 'duke' }, EVENT, EVENT] } }),
    ['sides.hero.slots: qg-un', 'sides.hero.slots: evenement-un'],
  ],
  [
    'minions as an HQ’s place',
    position({ hero: { slots: [{ ...HQ, level: 'minion' }, EVENT] } }),
    ['sides.hero.slots.0.level: qg-place-niveau'],
  ],
  [
    'a tile in the place of the event',
    position({ hero: { slots: [HQ, { ...EVENT, tile: 'duke' }] } }),
    ['sides.hero.slots.1.tile: place-mission'],
  ],
  [
    'Citizens where the mission has none',
    position({ hero: { slots: [HQ, { level: 'citizens' }, EVENT] } }),
    ['sides.hero.slots: citizens-aucun'],
  ],
  [
    'no place for the Citizens of m7',
    position({ mission: 'm7', hero: { slots: [HQ, EVENT] } }),
    ['sides.hero.slots: citizens-places'],
  ],
  [
    'no figure in a place',
    position({ hero: { slots: [{ level: 'minion', figures: 0 }, HQ, EVENT] } }),
    ['sides.hero.slots.0.figures: place-figurines'],
  ],
  [
    'a cost below 0',
    position({ hero: { slots: [{ ...HQ, cost: -1 }, EVENT] } }),
    ['sides.hero.slots.0.cost: place-cout'],
  ],
  [
    'a tile twice',
    position({
      hero: {
        slots: [{ level: 'minion', tile: 'sbires-heros-a' }, { level: 'minion', tile: 'sbires-heros-a' }, HQ, EVENT],
      },
    }),
    ['sides.hero.slots.1.tile: deja-prise'],
  ],
  [
    'two faults of two places',
    position({ hero: { slots: [{ level: 'minion', tile: 'tusk' }, { level: 'elite', tile: 'huntress' }, HQ, EVENT] } }),
    ['sides.hero.slots.0.tile: autre-camp', 'sides.hero.slots.1.tile: niveau'],
  ],
  [
    'a card that nobody knows',
    position({ hero: { slots: [{ level: 'minion', tile: 'personne' }, HQ, EVENT] } }),
    ['sides.hero.slots.0.tile: carte-inconnue'],
  ],
  [
    'cards: id, name, figures, life',
    with_({ tiles: [{ ...card, id: 'É', name: '', figures: 0, life: 99 }] }),
    [
      'tiles.0.id: carte-identifiant',
      'tiles.0.name: carte-nom',
      'tiles.0.figures: carte-figurines',
      'tiles.0.life: carte-vie',
    ],
  ],
  [
    'cards: twice the same, an id of the game, no card level',
    with_({ tiles: [card, card, { ...card, id: 'evenement-heros', level: 'event' }] }),
    ['tiles.1.id: carte-double', 'tiles.2.id: carte-identifiant', 'tiles.2.level: carte-niveau'],
  ],
  [
    'cards: Oracle a villain, and a minion',
    with_({ tiles: [{ ...card, id: 'oracle', side: 'villain', level: 'minion' }] }),
    ['tiles.0.side: carte-camp', 'tiles.0.level: carte-qg'],
  ],
  [
    'pieces of another mission',
    with_({ counts: { baril: 2 }, pieces: [{ token: 'otage' }] }),
    ['counts.baril: pion-inconnu', 'pieces.0.token: pion-inconnu'],
  ],
  ['too many pieces', with_({ counts: { bombe: 13 } }), ['counts.bombe: pions-nombre']],
  [
    'a state of no piece, a zone off the map',
    position({ pieces: { bombe: ['mouillee', 'neutralisee@Gare'] } }),
    ['pieces.0.state: pion-etat', 'pieces.1.zone: pion-hors-plateau'],
  ],
  [
    'zones',
    with_({ zones: ['A', 'A', ''], exits: ['B'] }),
    ['zones.1: zone-double', 'zones.2: zone-nom', 'exits.0: sortie-zone'],
  ],
  [
    'a plan: off its grid, one zone on another, doors that lead nowhere or are there twice',
    with_({
      zones: ['A', 'B', 'C'],
      spots: ['a1', 'a1', 'g1', 'b2'],
      doors: [
        ['A', 'B'],
        ['B', 'A'],
        ['A', 'A'],
        ['C', 'D'],
      ],
    }),
    [
      'zones.1: zone-dessous',
      'zones.2: zone-hors-plan',
      'spots.3: zone-hors-plan',
      'doors.1: zones-reliees',
      'doors.2: zones-reliees',
      'doors.3: zones-reliees',
    ],
  ],
  [
    'a zone that is not listed',
    with_({ figures: [{ id: 'azrael#1', zone: 'Z' }], markers: [{ kind: 'gas', zone: 'Z' }] }),
    ['markers.0.zone: zone-inconnue', 'figures.0.zone: zone-inconnue'],
  ],
  [
    'markers',
    with_({
      markers: [
        ...Array.from({ length: 5 }, () => ({ kind: 'swarm', zone: null }) as const),
        { kind: 'smoke', zone: null, full: true },
      ],
    }),
    ['markers.5.full: pion-face', 'markers: nuees-nombre'],
  ],
  [
    'figures: nobody’s, the mission’s, twice',
    position({ mission: 'm4', figures: { 'personne#1': {}, 'otages#1': {}, azrael: {} } }),
    ['figures.0.id: figure-inconnue', 'figures.1.id: figure-pion', 'figures.2.id: figure-inconnue'],
  ],
  [
    'figures: not here',
    position({ figures: { 'sbires-heros-e#1': {}, 'sbires-heros-a#5': {} } }),
    ['figures.0.id: figure-absente', 'figures.1.id: figure-absente'],
  ],
  [
    'figures: life without a card that says it, lying, out in a zone',
    position({
      figures: { 'azrael#1': { life: 3 }, 'tusk#1': { lying: true }, 'deadshot#1': { out: true, zone: 'A' } },
    }),
    ['figures.0.life: figure-vie-carte', 'figures.1.lying: figure-couchee', 'figures.2.zone: figure-hors-jeu'],
  ],
  [
    'figures: Talon lies as an HQ only',
    position({ villain: { team: ['talon'] }, figures: { 'talon#1': { lying: true } } }),
    ['figures.0.lying: figure-couchee-qg'],
  ],
  ['dice', with_({ dice: { red: [], white: [1, -1] } }), ['dice.white.1: de-succes', 'dice.red: de-faces']],
  [
    'Harley Quinn and an orange die of 3',
    position({ villain: { hq: 'harley-quinn' }, dice: { orange: [0, 3] } }),
    ['dice.orange.1: de-orange', 'sides.villain.slots.5.tile: de-orange'],
  ],
  [
    'faults of everywhere at once',
    { ...position({ mission: 'm2', turn: 9, villain: { discs: [1, 1, -1] } }), name: '' },
    ['name: titre', 'turn: tour-mission', 'sides.villain.discs.2: disques-nombre'],
  ],
  ['faults of a reader’s mission', with_({ mission: { ...MISSIONS.m1, title: '' } }), ['mission.title: mission-titre']],
];
test.each(FAULTS)('fault: %s', (_, scenario, expected) => {
  expect(faultsOf(scenario)).toEqual(expected);
});
test('every fault is told in a whole sentence, its figures filled in, by rules that exist', () => {
  for (const [, scenario] of FAULTS) {
    const result = setup(scenario);
    for (const fault of result.ok ? [] : result.error) {
      if (!fault.code.startsWith('mission-titre')) expect(SETUP_REFUSALS).toHaveProperty([fault.code]);
      expect(partieText.refusal(fault)).toMatch(/^[\p{Lu}«][^{}]*\.$/su);
      expect(fault.cites.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
    }
  }
});

describe('notices', () => {
  const codes = (scenario: PartieScenario): readonly string[] => [
    ...new Set(notices(scenario).map(({ code }) => code)),
  ];
  test('what comes from examples', () =>
    expect(codes({ name: 'Rien', mission: 'm1' })).toEqual([
      'note-poste-exemple',
      'note-riviere-exemple',
      'note-pions-exemple',
    ]));
  test('an initiative that the end contradicts (A2), too few pieces (A55)', () => {
    const post = { discs: [3, 0, 7], cubes: [8, 3] } as const;
    expect(codes(position({ initiative: 'hero', counts: { bombe: 3 }, hero: post, villain: post }))).toEqual([
      'note-initiative',
      'note-fin-impossible',
    ]);
  });
  test('cards that do not say what the place asks (A51), an HQ without a record (A69)', () => {
    const tiles = [{ id: 'inconnu', name: 'Inconnu', side: 'hero', level: 'leader' }] as const;
    expect(codes(position({ tiles, hero: { hq: 'inconnu' } })).slice(-2)).toEqual([
      'note-non-verifie',
      'note-qg-sans-fiche',
    ]);
  });
  test('nothing of a scenario whose mission is not chosen', () =>
    expect(codes({ name: 'Rien', mission: '' } as unknown as PartieScenario)).toEqual([]));
});
