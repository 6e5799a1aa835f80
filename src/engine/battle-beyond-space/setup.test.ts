// Every way a scenario may be wrong, one row a code, and what a sound one becomes.
import { describe, expect, test } from 'vitest';
import { AWAY, cellOf } from '../hex/cells.ts';
import { known } from '../kernel/result.ts';
import { EXAMPLE_DECK, EXAMPLE_FLEETS, EXAMPLE_ZONES, moveCard } from './data.ts';
import { sentenceOf } from '../kernel/faults.ts';
import type { BbsRefusal } from './faults.ts';
import { at, position, stateOf } from './ledger.fixture.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { fresh } from './partie/begin.ts';
import { notices } from './partie/setup-judge.ts';
import { setup } from './partie/setup.ts';
import { SETUP_REFUSALS } from './partie/setup-refusals.ts';
import { worded } from './partie/worded.ts';
import type { FleetSpec, PartieScenario, PlayerSpec } from './partie/types.ts';
import type { PositionSpec } from './positions.ts';
import { GAMES } from '../../../tests/games/battle-beyond-space/ready.ts';
import { shipOf } from './ships.ts';
import type { Facing, Place, ShipName } from './types.ts';

type Code = keyof typeof SETUP_REFUSALS;
const sentence = sentenceOf(SETUP_REFUSALS);
const say = (refusal: BbsRefusal): string => sentence(worded(refusal));
const faultsOf = (scenario: PartieScenario): readonly string[] => {
  const result = setup(scenario);
  return result.ok ? [] : result.error.map(({ code, about }) => `${code} ${about}`);
};
const sentences = (scenario: PartieScenario): readonly string[] => {
  const result = setup(scenario);
  return result.ok ? [] : result.error.map(say);
};

/** A regulation game of three or four about to begin. */
const game = (more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Partie',
  kind: 'reglementaire',
  players: [{ race: 'terriens' }, { race: 'vonyan' }, { race: 'valkyries' }],
  first: null,
  ...more,
});
const FOUR: readonly PlayerSpec[] = [...game().players, { race: 'dreckach' }];
const free = (spec: Partial<PositionSpec> = {}, more: Partial<PartieScenario> = {}): PartieScenario => ({
  ...position({ ships: { '0a1': '0,0/0', '1D1': '3,0/0' }, ...spec }),
  ...more,
});
/** One player of a scenario, changed. */
const patched = (scenario: PartieScenario, seat: number, patch: Partial<PlayerSpec>): PartieScenario => ({
  ...scenario,
  players: scenario.players.map((spec, i) => (i === seat ? { ...spec, ...patch } : spec)),
});
const NORTH = known(EXAMPLE_FLEETS[3][0]);
/** The north fleet, some ships moved. */
const north = (moved: Partial<Record<ShipName, Place>>, drop: readonly ShipName[] = []): FleetSpec => ({
  fighters: NORTH.fighters
    .filter(({ id }) => !drop.includes(id))
    .map((ship) => ({ ...ship, at: moved[ship.id] ?? ship.at })),
  destroyers: NORTH.destroyers
    .filter(({ id }) => !drop.includes(id))
    .map((ship) => ({ ...ship, rear: moved[ship.id] ?? ship.rear })),
});
const NINE = EXAMPLE_DECK;
const cards = (changed: readonly [number, number, number]): PartieScenario =>
  game({ decks: { terriens: [moveCard(changed), ...NINE.slice(1)] } });
const zones = known(EXAMPLE_ZONES[3]);
const RIM: readonly Place[] = [
  [11, 0],
  [11, -1],
  [10, 1],
  [10, 0],
]; // without the last three, (11, 0) is alone

/** Code, path, and a scenario that has this fault and no other. */
const ROWS: readonly (readonly [code: Code, about: string, scenario: PartieScenario])[] = [
  [
    'forme',
    'probes.1',
    free({
      probes: [
        [1, 1],
        [0.5, 0],
      ],
    }),
  ],
  ['liste-longue', 'players.0.left', patched(free(), 0, { left: Array.from({ length: 21 }, () => 0) })],
  [
    'option-inconnue',
    'options.vitesse',
    game({ options: { vitesse: 3 } as unknown as PartieScenario['options'] & object }),
  ],
  ['titre', 'name', game({ name: '  ' })],
  ['titre', 'name', game({ name: 'x'.repeat(81) })],
  ['note-longue', 'note', game({ note: 'x'.repeat(1001) })],
  ['joueurs-nombre', 'players', game({ players: FOUR.slice(0, 2), board: { radius: 11, zones: zones.slice(0, 2) } })],
  ['nom-long', 'players.1.name', patched(game(), 1, { name: 'x'.repeat(31) })],
  ['nom-double', 'players.2.name', patched(patched(game(), 0, { name: 'Zoé' }), 2, { name: ' Zoé ' })],
  ['nom-double', 'players.1.name', patched(game(), 1, { name: 'J1' })],
  ['race-double', 'players.2.race', patched(game(), 2, { race: 'terriens' })],
  ['premier-joueur', 'first', game({ first: 3 })],
  ['joueur-actif', 'active', free({}, { active: 3 })],
  ['actif-sans-premier', 'first', free({}, { first: null, active: 0 })],
  ['manche-bornes', 'round', free({}, { round: 10 })],
  ['manche-bornes', 'round', free({}, { round: 0 })],
  // Board and zones
  ['rayon-bornes', 'board.radius', free({ board: { radius: 14 } })],
  ['rayon-bornes', 'board.radius', free({ board: { radius: 1e9 } })],
  [
    'trou-inutile',
    'board.holes.1',
    free({
      board: {
        radius: 4,
        holes: [
          [0, 4],
          [5, 0],
        ],
      },
    }),
  ],
  [
    'trou-inutile',
    'board.holes.1',
    free({
      board: {
        radius: 4,
        holes: [
          [0, 4],
          [0, 4],
        ],
      },
    }),
  ],
  ['plateau-petit', 'board', free({ ships: { '0a1': '0,0/0' }, board: { radius: 2, holes: [[2, 0]] } })],
  ['plateau-morceaux', 'board', free({ board: { radius: 11, holes: RIM.slice(1) } })],
  ['centre-absent', 'board.centre', free({ board: { radius: 4, centre: [5, 0] } })],
  ['centre-absent', 'board.centre', free({ ships: { '0a1': '1,0/0' }, board: { radius: 4, holes: [[0, 0]] } })],
  ['anneau-absent', 'ring', free({ ring: [12, 0] })],
  ['zones-manquantes', 'board.zones', game({ board: { radius: 13, holes: [[5, -10]] } })],
  ['zones-nombre', 'board.zones', free({ board: { radius: 11, zones: zones.slice(0, 2) } })],
  [
    'zone-petite',
    'board.zones.2',
    free({ board: { radius: 11, zones: [...zones.slice(0, 2), known(zones[2]).slice(2)] } }),
  ],
  [
    'zone-hors-plateau',
    'board.zones.0.23',
    free({ board: { radius: 11, zones: [[...known(zones[0]), [12, -11]], ...zones.slice(1)] } }),
  ],
  [
    'zone-partagee',
    'board.zones.1.23',
    free({ board: { radius: 11, zones: [known(zones[0]), [...known(zones[1]), [5, -10]], known(zones[2])] } }),
  ],
  // Pieces
  ['case-absente', 'players.0.fleet.fighters.0.at', free({ ships: { '0a1': '12,0/0' } })],
  ['case-absente', 'players.1.fleet.destroyers.0.rear', free({ ships: { '1D1': '0,-12/0' } })],
  ['case-absente', 'asteroids.0', free({ asteroids: [[12, -5]] })],
  [
    'case-absente',
    'probes.1',
    free({
      probes: [
        [1, 1],
        [12, 0],
      ],
    }),
  ],
  ['destroyer-depasse', 'players.0.fleet.destroyers.0', free({ ships: { '0D1': '11,0/0' } })],
  ['case-occupee', 'players.1.fleet.destroyers.0', free({ ships: { '0a1': '4,0/0', '1D1': '3,0/0' } })],
  ['case-occupee', 'asteroids.0', free({ asteroids: [[4, 0]] })],
  [
    'case-occupee',
    'asteroids.1',
    free({
      asteroids: [
        [1, 1],
        [1, 1],
      ],
    }),
  ],
  [
    'case-occupee',
    'probes.1',
    free({
      probes: [
        [1, 1],
        [1, 1],
      ],
    }),
  ],
  ['case-occupee', 'players.0.fleet.fighters.13', patched(game(), 0, { fleet: north({ c1: [4, -11] }) })],
  [
    'vaisseau-double',
    'players.0.fleet.fighters.1.id',
    patched(free(), 0, {
      fleet: {
        fighters: [
          { id: 'a1', at: [0, 0], facing: 0 },
          { id: 'a1', at: [1, 0], facing: 0 },
        ],
        destroyers: [],
      },
    }),
  ],
  [
    'orientation',
    'players.0.fleet.fighters.0.facing',
    patched(free(), 0, { fleet: { fighters: [{ id: 'a1', at: [0, 0], facing: 6 as Facing }], destroyers: [] } }),
  ], // V113
  [
    'orientation',
    'players.0.fleet.destroyers.0.facing',
    patched(free(), 0, { fleet: { fighters: [], destroyers: [{ id: 'D1', rear: [0, 0], facing: -1 as Facing }] } }),
  ],
  ['dommage-chasseur', 'players.0.fleet.fighters.0.damage', free({ ships: { '0a1': '0,0/0*' } })],
  [
    'dommage-chasseur',
    'players.0.fleet.fighters.0.damage',
    free({ ships: { '0a1': '0,0/0*' }, powers: ['terriens-1!'], elite: '0a1', options: { eliteReading: 'two-shots' } }),
  ],
  [
    'flotte-exemple',
    'players.2.fleet',
    {
      ...free({ board: { radius: 5 } }),
      players: free().players.map(({ fleet, ...one }, i) => (i === 2 ? one : { ...one, fleet: known(fleet) })),
    },
  ],
  [
    'asteroides-exemple',
    'asteroids',
    free({ ships: { '0a1': '2,0/0', '1D1': '-2,0/0' }, board: { radius: 6 } }, {
      asteroids: undefined,
    } as unknown as Partial<PartieScenario>),
  ],
  [
    'asteroides-nombre',
    'asteroids',
    game({
      asteroids: Array.from({ length: 18 }, (_, i): Place =>
        i === 0 ? [0, 0] : [Math.floor(i / 2) - 4, i % 2 === 0 ? -3 : 2],
      ),
    }),
  ], // V117
  [
    'asteroides-nombre',
    'asteroids',
    patched(free({ powers: ['dreckach-1!'], asteroids: Array.from({ length: 17 }, (_, i): Place => [i - 8, -3]) }), 0, {
      prizes: { asteroids: 1 },
    }),
  ],
  ['asteroide-central', 'asteroids', game({ asteroids: [[3, 3]] })], // V117
  ['sondes-nombre', 'probes', free({ probes: Array.from({ length: 7 }, (_, i): Place => [i - 3, 5]) })],
  ['sondes-nombre', 'probes', patched(free({ probes: [[1, 1]] }), 0, { prizes: { probes: 6 } })],
  ['sonde-vaisseau', 'probes.0', free({ probes: [[4, 0]] })],
  ['sonde-asteroide', 'probes.0', free({ probes: [[1, 1]], asteroids: [[1, 1]] })],
  [
    'sondes-centre',
    'probes',
    game({
      probes: [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
      ],
    }),
  ],
  [
    'sondes-centre',
    'probes',
    game({
      probes: [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 2],
      ],
    }),
  ],
  // Fleets of a regulation game
  ['escadron-nombre', 'players.0.fleet.fighters', patched(game(), 0, { fleet: north({}, ['a6']) })],
  [
    'escadron-chasseur',
    'players.0.fleet.fighters',
    patched(game(), 0, { fleet: north({}, ['b1', 'b2', 'b3', 'b4', 'b5']) }),
  ],
  ['escadron-morceaux', 'players.0.fleet.fighters', patched(game(), 0, { fleet: north({ a6: [5, -10] }) })], // V4
  ['destroyers-nombre', 'players.0.fleet.destroyers', patched(game(), 0, { fleet: north({}, ['D2']) })],
  ['hors-zone', 'players.0.fleet.destroyers.0', patched(game(), 0, { fleet: north({ D1: [4, -9] }) })], // V6: rear (4, −9), front (4, −8)
  ['hors-zone', 'players.0.fleet.fighters.11', patched(game(), 0, { fleet: north({ b6: [10, -11] }) })],
  [
    'debut-intact',
    'players.0.fleet.destroyers.1.damage',
    patched(game(), 0, {
      fleet: { ...NORTH, destroyers: NORTH.destroyers.map((ship, i) => (i === 1 ? { ...ship, damage: 1 } : ship)) },
    }),
  ],
  ['debut-cache', 'players.1.revealed', patched(game(), 1, { power: 'vonyan-2', revealed: true })],
  ['ajustement-debut', 'deploy', free({ round: 2 }, { deploy: true })],
  ['ajustement-debut', 'deploy', free({ active: 1 }, { deploy: true })],
  // Cards
  ['paquet-nombre', 'decks.terriens', game({ decks: { terriens: NINE.slice(1) } })], // V7
  ['paquet-nombre', 'decks.terriens', game({ decks: { terriens: [...NINE, ...NINE.slice(0, 1)] } })], // V7
  ['paquet-nombre', 'players.0.left', patched(game(), 0, { left: [0, 1, 2, 3, 4, 5, 6, 7] })],
  ['carte-vitesse', 'decks.terriens.0.speed', cards([10, 0, 0])],
  ['carte-vitesse', 'decks.terriens.0.speed', cards([1.5, 0, 0])],
  ['carte-rotation', 'decks.terriens.0.turn', cards([3, 4, 2])], // V8
  ['carte-points', 'decks.terriens.0.points', cards([0, 0, -1])],
  ['carte-numero', 'players.0.left.8', patched(game(), 0, { left: [0, 1, 2, 3, 4, 5, 6, 7, 9] })],
  ['carte-double', 'players.0.left.8', patched(game(), 0, { left: [0, 1, 2, 3, 4, 5, 6, 7, 7] })],
  [
    'carte-double',
    'players.0.hand.1',
    patched(free({ powers: ['dreckach-3!'], round: 7 }), 0, { left: [0, 1, 2], hand: [1, 1, 2] }),
  ],
  ['cartes-restantes', 'players.0.left', patched(free({ round: 4 }), 0, { left: [0, 1, 2, 3, 4] })], // 10 − 4 = 6
  ['carte-restante', 'players.0.left', patched(free({ round: 9 }), 0, { left: [0, 1] })],
  ['carte-apres-tour', 'players.0.left', patched(free({ round: 8, active: 1 }), 0, { left: [0, 1], hand: [0] })],
  ['cartes-jouees', 'players.0.left', patched(free({ round: 9, active: 1 }), 0, { left: [0], hand: [0] })],
  ['cartes-apres-tour', 'players.0.left', patched(free({ round: 4, active: 1 }), 0, { left: [0, 1, 2, 3, 4, 5] })], // has played: 5
  ['main-hors-reste', 'players.0.hand.0', patched(free({ round: 8 }), 0, { left: [3, 4], hand: [5] })],
  ['main-une', 'players.0.hand', patched(free(), 0, { hand: [0, 1] })],
  ['main-nombre', 'players.0.hand', patched(free({ powers: ['dreckach-3!'] }), 0, { hand: [0] })],
  ['main-une', 'players.0.hand', patched(free({ powers: ['dreckach-3'] }), 0, { hand: [0, 1, 2] })],
  // Powers
  ['pouvoir-race', 'players.0.power', patched(game(), 0, { power: 'vonyan-2' })],
  ['pouvoir-race-tiree', 'players.0.power', patched(game(), 0, { race: null, power: 'terriens-1' })],
  ['revele-sans-pouvoir', 'players.0.power', patched(free(), 0, { power: 'none', revealed: true })],
  ['epuise-permanent', 'players.0.spent', patched(free({ powers: ['terriens-2!'] }), 0, { spent: true })],
  ['epuise-cache', 'players.0.revealed', patched(free({ powers: ['terriens-3'] }), 0, { spent: true })],
  ['elite-pouvoir', 'players.0.elite', free({ powers: ['terriens-1'], elite: '0a1' })],
  ['elite-pouvoir', 'players.0.elite', free({ powers: ['vonyan-1!'], elite: '0a1' })],
  ['elite-absente', 'players.0.elite', free({ powers: ['terriens-1!'], elite: '0b1' })],
  ['blindage-pouvoir', 'players.1.shield', free({ powers: [undefined, 'dreckach-1'], shield: ['1D1', 2] })],
  ['blindage-jetons', 'players.1.shield.tokens', free({ powers: [undefined, 'dreckach-1!'], shield: ['1D1', 4] })],
  ['blindage-absent', 'players.1.shield.destroyer', free({ powers: [undefined, 'dreckach-1!'], shield: ['1D2', 1] })],
  // Prizes. In play: one fighter of J1, one destroyer of J2; 53 fighters and 5 destroyers are gone.
  ['prises-bornes', 'players.0.prizes.fighters', free({ prizes: { 0: { fighters: -1 } } })],
  ['prises-chasseurs', 'players.0.prizes.fighters', free({ prizes: { 0: { fighters: 37 } } })], // the others have lost 36
  ['prises-destroyers', 'players.0.prizes.destroyers', free({ prizes: { 0: { destroyers: 4 } } })], // they have lost 3
  [
    'prises-chasseurs-total',
    'players',
    free({ prizes: { 0: { fighters: 18 }, 1: { fighters: 18 }, 2: { fighters: 18 } } }),
  ], // 54
  [
    'prises-destroyers-total',
    'players',
    free({ prizes: { 0: { destroyers: 2 }, 1: { destroyers: 2 }, 2: { destroyers: 2 } } }),
  ],
  ['prises-asteroides', 'players.0.prizes.asteroids', free({ prizes: { 0: { asteroids: 1 } } })],
];

describe('faults', () => {
  test.each(ROWS)('%s, about %s', (code, about, scenario) => {
    expect([...new Set(faultsOf(scenario))]).toEqual([`${code} ${about}`]);
  });
  test('each has a row, or is a notice', () => {
    const rows = new Set<string>(ROWS.map(([code]) => code));
    expect(Object.keys(SETUP_REFUSALS).filter((code) => !rows.has(code) && !code.startsWith('note-'))).toEqual([]);
  });
  test('all at once', () => {
    const scenario = patched(game({ first: 3, decks: { vonyan: [] } }), 2, { race: 'vonyan', name: 'x'.repeat(40) });
    expect(
      faultsOf(scenario)
        .map((one) => one.split(' ')[0])
        .toSorted(),
    ).toEqual(['nom-long', 'paquet-nombre', 'premier-joueur', 'race-double']);
  });
  test('what the ledger has them say (V3, V7, V8, V117, V118)', () => {
    expect(sentences(game({ players: FOUR.slice(0, 2) }))).toEqual(['Ce jeu se joue à 3 ou 4 joueurs.']);
    expect(sentences(game({ players: [...FOUR, { race: null }] }))).toEqual(['Ce jeu se joue à 3 ou 4 joueurs.']);
    expect(sentences(game({ decks: { terriens: NINE.slice(1) } }))).toEqual(['Il faut 9 cartes de déplacement.']);
    expect(sentences(cards([3, 4, 2]))).toEqual(['La rotation va de 0 à 3.']);
    expect(sentences(game({ asteroids: [] }))).toEqual(['Il manque l’astéroïde central.']);
    expect(sentences(patched(game(), 2, { race: 'terriens' }))).toEqual(['Deux joueurs ont la même race : Terriens.']);
    expect(sentences(patched(game(), 0, { fleet: north({ a6: [5, -10] }) }))).toEqual([
      'L’escadron A n’est pas d’un seul tenant.',
    ]);
    expect(sentences(patched(game(), 0, { power: 'vonyan-2' }))).toEqual(['Ce pouvoir n’appartient pas aux Terriens.']);
    expect(sentences(free({ ships: { '0D1': '11,0/0' } }))).toEqual(['Le destroyer D1 dépasse du plateau.']);
    expect(sentences(free({ asteroids: [[4, 0]] }))).toEqual(['Deux pièces occupent la case (4, 0).']);
  });
  test('two fighters on one cell, which also splits their squadron (V5)', () => {
    expect(faultsOf(patched(game(), 0, { fleet: north({ c1: [3, -11], c2: [3, -11] }) }))).toEqual([
      'escadron-morceaux players.0.fleet.fighters',
      'case-occupee players.0.fleet.fighters.13',
    ]);
  });
  test('how many cards are left: the card played each turn, and the end after the ninth', () => {
    const cites = (scenario: PartieScenario): readonly string[] => {
      const result = setup(scenario);
      return result.ok ? [] : result.error.flatMap((one) => one.cites);
    };
    for (const left of [
      [0, 1, 2, 3, 4],
      [0, 1],
    ])
      expect(cites(patched(free({ round: left.length === 2 ? 9 : 4 }), 0, { left }))).toEqual([
        'bbs.tour.carte-jouee',
        'bbs.fin.moment',
      ]);
  });
  test('every value that a sentence calls for is given', () => {
    for (const [code, , scenario] of ROWS) {
      const result = setup(scenario);
      const given = Object.keys(
        known(result.ok ? undefined : result.error.find((one) => one.code === code)).values ?? {},
      );
      for (const [, key = ''] of SETUP_REFUSALS[code].matchAll(/\{(\w+)/g)) expect(given, code).toContain(key);
    }
  });
});

describe('what is legal', () => {
  test.each([3, 4])('a regulation game of %i, everything from the example (V1, V2)', (n) => {
    const state = fresh(game({ players: FOUR.slice(0, n) }), DEFAULT_OPTIONS);
    expect(faultsOf(game({ players: FOUR.slice(0, n) }))).toEqual([]);
    expect(state.ships.filter(({ fate }) => fate === 'play')).toHaveLength(20 * n);
    expect([state.asteroids.length, state.probes.length, state.fixed.began]).toEqual([
      n === 3 ? 16 : 17,
      6,
      Array.from({ length: n }, () => 20),
    ]);
    expect([state.phase, state.first, state.central, state.ring, state.fixed.cells.length]).toEqual([
      'race',
      null,
      cellOf(0, 0),
      cellOf(0, 0),
      397,
    ]);
    expect(state.fixed.zones.map((zone) => zone.length)).toEqual(Array.from({ length: n }, () => 23));
  });
  test('before anything is dealt: nine cards in the pile, none in hand nor played, power and race to draw (V9)', () => {
    const [side] = fresh(patched(game(), 0, { race: null }), DEFAULT_OPTIONS).sides;
    expect(side).toMatchObject({
      race: null,
      power: null,
      revealed: false,
      spent: false,
      elite: null,
      shield: null,
      pile: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      hand: [],
      played: [],
    });
  });
  test('a game under way keeps its regulations: at most a whole fleet, anywhere', () => {
    const scenario = patched(game({ round: 2, first: 0, asteroids: [], probes: [] }), 0, {
      fleet: { fighters: [{ id: 'a1', at: [0, 0], facing: 0 }], destroyers: [] },
    });
    const eight = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(faultsOf({ ...scenario, players: scenario.players.map((spec) => ({ ...spec, left: eight })) })).toEqual([]);
  });
  test('damaged elite, armour at rest, spent power, prizes to the last one', () => {
    expect(faultsOf(free({ ships: { '0a1': '0,0/0*' }, powers: ['terriens-1!'], elite: '0a1' }))).toEqual([]);
    expect(faultsOf(free({ powers: [undefined, 'dreckach-1!'], shield: ['1D1', 0] }))).toEqual([]);
    expect(faultsOf(free({ powers: ['vonyan-3~'] }))).toEqual([]);
    expect(faultsOf(free({ prizes: { 0: { fighters: 36, destroyers: 3 }, 1: { fighters: 17 } } }))).toEqual([]);
  });
  test('on a board without zones, a free scenario has none', () => {
    expect(stateOf(free({ board: { radius: 5 } })).fixed.zones).toEqual([[], [], []]);
  });
  test.each(GAMES.map((one) => [one.id, one] as const))('ready-made: %s', (_, { scenario }) =>
    expect(faultsOf(scenario)).toEqual([]),
  );
  test('the last card: prizes of 12, 11 and 11 points, one card each, already in hand', () => {
    const state = fresh(known(GAMES[2]).scenario, DEFAULT_OPTIONS);
    expect(state.sides.map(({ prizes }) => prizes.fighters + 4 * prizes.destroyers + prizes.probes)).toEqual([
      12, 11, 11,
    ]);
    expect(state.sides.map(({ hand, pile, played }) => [hand, pile, played.length])).toEqual([
      [[2], [], 8],
      [[4], [], 8],
      [[0], [], 8],
    ]);
    expect([state.round, state.fixed.prior]).toEqual([9, state.sides.map(({ prizes }) => prizes)]);
    expect(state.ships[shipOf(1, 'D1')]).toEqual({ cell: cellOf(3, -3), facing: 4, damage: 1, fate: 'play', by: null });
  });
  test('the skirmish: fleets turned by thirds, three cards left', () => {
    const { players } = known(GAMES[1]).scenario;
    const told = players.map(({ fleet }) =>
      fleet?.fighters.map(({ at: place, facing }) => `${place}/${facing}`).join(' '),
    );
    expect(told).toEqual([
      '2,-7/5 3,-7/4 1,-6/5 2,-6/5 4,-7/4 4,-6/4',
      '5,2/3 4,3/2 5,1/3 4,2/3 3,4/2 2,4/2',
      '-7,5/1 -7,4/0 -6,5/1 -6,4/1 -7,3/0 -6,2/0',
    ]);
    expect(players.map(({ fleet }) => fleet?.destroyers.map(({ rear, facing }) => `${rear}/${facing}`).join())).toEqual(
      ['2,-5/5', '3,2/3', '-5,3/1'],
    );
  });
});

describe('positions in short-hand', () => {
  test('ships, cards, powers', () => {
    const state = at({
      ships: { '0a1': '0,-2/1', '1D2': '3,0/4*', '2c6': '-4,1/0' },
      card: [4, 2, 3],
      cards: { 1: [[5, 1, 0]] },
      powers: [undefined, 'valkyries-1!', 'vonyan-3~'],
      asteroids: [[1, 0]],
      probes: [[2, 2]],
      prizes: { 2: { probes: 3 } },
    });
    expect(state.sides.map(({ race, power, revealed, spent }) => [race, power, revealed, spent])).toEqual([
      ['terriens', 'none', false, false],
      ['valkyries', 'valkyries-1', true, false],
      ['vonyan', 'vonyan-3', true, true],
    ]);
    expect(state.sides.map(({ hand, pile }) => [hand, pile.length])).toEqual([
      [[0], 8],
      [[0], 8],
      [[0], 8],
    ]);
    expect([state.fixed.decks.terriens[0], state.fixed.decks.terriens[1], state.fixed.decks.valkyries[0]]).toEqual([
      moveCard([4, 2, 3]),
      moveCard([1, 0, 0]),
      moveCard([5, 1, 0]),
    ]);
    expect(state.ships[shipOf(0, 'a1')]).toEqual({ cell: cellOf(0, -2), facing: 1, damage: 0, fate: 'play', by: null });
    expect(state.ships[shipOf(1, 'D2')]).toMatchObject({ cell: cellOf(3, 0), facing: 4, damage: 1 });
    expect(state.ships[shipOf(0, 'a2')]).toEqual({ cell: AWAY, facing: 0, damage: 0, fate: 'absent', by: null });
    expect([state.asteroids, state.probes, state.central, state.phase, state.active]).toEqual([
      [cellOf(1, 0)],
      [cellOf(2, 2)],
      null,
      'reveal',
      0,
    ]);
    expect(state.fixed.began).toEqual([1, 1, 1]);
  });
  test('later rounds, another active player, four players, three cards in hand', () => {
    const state = at({ ships: { '3a1': '0,0/0' }, round: 8, active: 1, card: [6, 3, 1], powers: ['dreckach-3!'] });
    expect([state.round, state.active, state.first, state.sides.length]).toEqual([8, 1, 0, 4]);
    expect(state.sides.map(({ hand, pile, played }) => [hand.length, pile.length, played.length])).toEqual([
      [1, 0, 8],
      [1, 1, 7],
      [1, 1, 7],
      [1, 1, 7],
    ]);
    expect(at({ ships: {}, powers: ['dreckach-3!'] }).sides[0]).toMatchObject({
      hand: [0, 1, 2],
      pile: [3, 4, 5, 6, 7, 8],
    });
    expect(state.fixed.decks[known(state.sides[1]?.race ?? undefined)][0]).toEqual(moveCard([6, 3, 1]));
  });
  test('elite and armour', () => {
    const state = at({
      ships: { '0b2': '0,0/0', '2D1': '3,0/0' },
      powers: ['terriens-1!', undefined, 'dreckach-1!'],
      elite: '0b2',
      shield: ['2D1', 2],
    });
    expect([state.sides[0]?.elite, state.sides[2]?.shield, state.sides[1]?.elite]).toEqual([
      shipOf(0, 'b2'),
      { ship: shipOf(2, 'D1'), tokens: 2 },
      null,
    ]);
  });
  test('a text that says nothing is a mistake of ours', () =>
    expect(() => position({ ships: { '0a1': '0;0/0' as '0,0/0' } })).toThrow());
});

describe('notices', () => {
  const told = (scenario: PartieScenario): readonly string[] =>
    notices(scenario).map(({ code, about }) => `${code} ${about}`);
  const OWN: Partial<PartieScenario> = {
    board: { radius: 11, zones },
    decks: { terriens: NINE, vonyan: NINE, valkyries: NINE },
  };
  test.each<[Code, string, PartieScenario]>([
    ['note-plateau-exemple', 'board', game({ ...OWN, board: undefined } as unknown as PartieScenario)],
    ['note-cartes-exemple', 'decks', game({ ...OWN, decks: { terriens: NINE } })],
    [
      'note-zone',
      'board.zones.1',
      game({ ...OWN, board: { radius: 11, zones: [known(zones[0]), [...known(zones[1]), [8, 1]], known(zones[2])] } }),
    ],
    [
      'note-zone-pleine',
      'board.zones.0',
      game({
        ...OWN,
        board: { radius: 11, zones: [known(zones[0]).filter(([q, r]) => q !== 5 || r !== -10), ...zones.slice(1)] },
      }),
    ],
    ['note-sondes', 'probes', free({ asteroids: [[0, 5]], probes: [[1, 1]], ring: [0, 5] }, { board: { radius: 11 } })],
    [
      'note-asteroide-central',
      'asteroids',
      free(
        {
          ships: { '0a1': '5,5/0', '1D1': '5,0/0' },
          probes: [
            [1, 0],
            [1, -1],
            [0, -1],
            [-1, 0],
            [-1, 1],
            [0, 1],
          ],
        },
        { board: { radius: 11 } },
      ),
    ],
    ['note-sans-pouvoir', 'players.1.power', patched(game(OWN), 1, { power: 'none' })],
    ['note-sans-vaisseau', 'players.2.fleet', free({ asteroids: [[0, 5]], round: 2 }, { board: { radius: 11 } })],
    [
      'note-pouvoir-servi',
      'players.1.spent',
      free(
        { ships: { '0a1': '0,0/0', '1a1': '2,0/0', '2a1': '0,2/0' }, powers: [undefined, 'vonyan-3!'], round: 2 },
        { board: { radius: 11 } },
      ),
    ],
    [
      'note-resurrection',
      'board.zones',
      free(
        {
          ships: { '0a1': '0,0/0', '1a1': '2,0/0', '2a1': '0,2/0' },
          powers: [undefined, undefined, 'dreckach-2'],
          round: 2,
        },
        { board: { radius: 6 } },
      ),
    ],
  ])('%s, about %s', (code, about, scenario) => {
    expect(faultsOf(scenario)).toEqual([]);
    expect(
      told(scenario).filter((one) => !one.startsWith('note-sans-vaisseau') || code === 'note-sans-vaisseau'),
    ).toEqual([`${code} ${about}`]);
  });
  test('each has a row', () =>
    expect(
      Object.keys(SETUP_REFUSALS).filter((code) => code.startsWith('note-') && code !== 'note-longue'),
    ).toHaveLength(10));
  test('nothing to say of a game with its own board, cards and zones', () => expect(told(game(OWN))).toEqual([]));
  test('nothing of a radius that no board has', () => expect(told(game({ board: { radius: 99 } }))).toEqual([]));
});
