// Scenarios that golden games, links and measures are made of, beside the ready-made ones and the worked examples.
import {
  boardPlaces,
  EXAMPLE_BOARD,
  EXAMPLE_DECK,
  EXAMPLE_FLEETS,
  EXAMPLE_ZONES,
} from '../../../src/engine/battle-beyond-space/data.ts';
import type { EscarmoucheScenario } from '../../../src/engine/battle-beyond-space/escarmouche/types.ts';
import type { FleetSpec, PartieScenario } from '../../../src/engine/battle-beyond-space/partie/types.ts';
import { position } from '../../../src/engine/battle-beyond-space/positions.ts';
import { GAMES } from './ready.ts';
import { type Facing, type Place, RACES } from '../../../src/engine/battle-beyond-space/types.ts';
import { hexKey, stepTo } from '../../../src/engine/hex/hex.ts';
import { known } from '../../../src/engine/kernel/result.ts';
import { rng } from '../../../src/engine/kernel/rng.ts';

/** A ready-made scenario. */
export const ready = (wanted: string): PartieScenario => known(GAMES.find(({ id }) => id === wanted)).scenario;

// ── Skirmishes
/** a1 may shoot x; D1 may reach a probe and, from there, shoot y: three points, of which two are enough. */
export const CHALLENGE: EscarmoucheScenario = {
  name: 'Deux points en un tour',
  position: position({
    name: 'Deux points en un tour',
    round: 5,
    card: [1, 1, 2],
    ships: {
      '0a1': '0,0/0',
      '0a2': '-5,5/0',
      '0D1': '-1,3/0',
      '1a1': '5,0/3',
      '1a2': '3,4/3',
      '1D1': '8,-8/0',
      '2a1': '-9,0/0',
    },
    probes: [[2, 3]],
  }),
  seat: 0,
  turns: 1,
  goal: { of: 'prises', least: 2 },
};
/** The middle of a turn order: J2 plays, then J3, and the ring counts. */
export const TWO_TURNS: EscarmoucheScenario = {
  name: 'Tenir le centre',
  note: 'Deux tours, l’anneau compte.',
  position: position({
    name: 'Tenir le centre',
    round: 8,
    active: 1,
    card: [2, 2, 2],
    cards: { 2: [[3, 1, 1]] },
    asteroids: [[0, 0]],
    ships: { '0a1': '7,0/3', '1a1': '3,0/3', '1a2': '0,4/2', '1D1': '-3,1/0', '2a1': '-1,0/0', '2D1': '1,4/2*' },
    powers: ['terriens', 'valkyries-1', 'dreckach'],
  }),
  seat: 1,
  turns: 2,
  goal: { of: 'total', least: 3 },
};

// ── Whole games of one's own
const { below } = rng(20_261_122);
const mixed = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((one) => [below(1_000_000), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
/** The fighters of an example fleet put anywhere among these cells, each looking anywhere. */
const scattered = ({ fighters, destroyers }: FleetSpec, cells: readonly Place[]): FleetSpec => {
  const held = new Set(
    destroyers.flatMap(({ rear: [q, r], facing }) => [hexKey({ q, r }), hexKey(stepTo({ q, r }, facing))]),
  );
  const spots = mixed(cells.filter(([q, r]) => !held.has(hexKey({ q, r }))));
  return {
    destroyers,
    fighters: fighters.map((one, i) => ({ ...one, at: known(spots[i]), facing: below(6) as Facing })),
  };
};
/** Four fleets of the reader's own. */
export const OWN_FLEETS: PartieScenario = {
  name: 'Quatre flottes à ma façon',
  kind: 'libre',
  first: null,
  players: RACES.map((race, seat) => ({
    race,
    fleet: scattered(known(EXAMPLE_FLEETS[4][seat]), known(EXAMPLE_ZONES[4][seat])),
  })),
};
const HOLES: readonly Place[] = [
  [4, 3],
  [5, 3],
  [4, 4],
  [-4, -3],
  [-5, -3],
  [-4, -4],
];
/** A board with holes and its own zones, names, options. */
export const OWN_BOARD: PartieScenario = {
  name: 'Le détroit',
  kind: 'libre',
  first: 1,
  board: { radius: 11, holes: HOLES, zones: EXAMPLE_ZONES[3] },
  options: { squadronMove: 'sequential', valkyrieBonus: 1, tieBreak: 'ships-left' },
  players: [{ race: 'terriens', name: 'Ana' }, { race: null }, { race: 'dreckach', power: 'dreckach-2' }],
};
/** The reader's own cards for the four races. */
export const OWN_CARDS: PartieScenario = {
  ...ready('premier-contact'),
  name: 'Mes cartes',
  decks: Object.fromEntries(
    RACES.map((race, i) => [
      race,
      EXAMPLE_DECK.map(({ speed, turn, points }, card) => ({
        speed: (speed + i) % 8,
        turn: (turn + card) % 4,
        points: (points + i) % 6,
      })),
    ]),
  ),
};
/** The middle of a game with the example cards: every power shown, markers, prizes, the ring moved. */
const { decks: _cards, ...middle } = position({
  name: 'Au milieu de la partie',
  round: 6,
  first: 2,
  active: 0,
  card: [4, 2, 3],
  ships: {
    '0a1': '-5,2/0',
    '0a3': '-6,2/1*',
    '0b2': '-3,6/1',
    '0D1': '-7,4/0',
    '0D2': '2,-8/5*',
    '1a2': '6,-2/3',
    '1c1': '5,1/2',
    '1c6': '9,-5/4',
    '1D2': '7,0/3',
    '2a4': '0,-5/5',
    '2b1': '3,-6/4',
    '2b5': '1,7/2',
    '2D1': '-2,-6/0',
    '3a1': '-1,8/1',
    '3b3': '4,4/2',
    '3c2': '8,2/3',
    '3D1': '0,6/2*',
  },
  asteroids: [
    [1, 0],
    [4, -4],
    [0, -4],
    [-4, 4],
    [7, -3],
    [-7, 3],
    [5, -2],
  ],
  probes: [
    [0, 1],
    [-1, 1],
    [1, -1],
  ],
  ring: [1, 0],
  powers: ['terriens-1!', 'vonyan-1!', 'valkyries-3~', 'dreckach-1!'],
  elite: '0a3',
  shield: ['3D1', 2],
  prizes: {
    0: { fighters: 6, probes: 1 },
    1: { fighters: 4, destroyers: 1 },
    2: { fighters: 5, probes: 2 },
    3: { fighters: 3, destroyers: 1, asteroids: 1 },
  },
  options: { destroyerPoint: 'forward-and-pivot' },
});
export const MIDGAME: PartieScenario = middle;
/** The largest position: eighty ships, each anywhere on the board. */
export const CROWD: PartieScenario = ((): PartieScenario => {
  const cells = mixed(
    boardPlaces(EXAMPLE_BOARD).filter(
      ([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) < 9 && (q !== 0 || r !== 0),
    ),
  );
  return {
    name: 'Quatre-vingts vaisseaux',
    kind: 'libre',
    first: 0,
    asteroids: [[0, 0]],
    probes: [],
    players: RACES.map((race, seat) => ({
      race,
      power: 'none',
      fleet: scattered(known(EXAMPLE_FLEETS[4][seat]), cells.slice(18 * seat, 18 * seat + 18)),
    })),
  };
})();

// ── Positions that some refusal needs
/** The coverage suite asks at one moment in three: draws before the first card bring it where it should. */
const DRAWN = { race: null } as const;
/** The first round: an escape by teleportation is not open yet. */
const TOO_EARLY = position({
  name: 'Trop tôt',
  ships: { '0a1': '0,0/0', '1a1': '5,0/3', '2a1': '-5,0/0' },
  powers: ['vonyan-3'],
  players: { 1: DRAWN, 2: DRAWN },
});
/** Two asteroids side by side, a tug within reach of both. */
const SIDE_BY_SIDE = position({
  name: 'Côte à côte',
  round: 8,
  ships: { '0a1': '5,0/0', '0D1': '0,2/0', '1a1': '-5,0/3', '2a1': '5,-5/0' },
  asteroids: [
    [0, 0],
    [1, 0],
  ],
  powers: ['vonyan-1!'],
});
/** Two damaged destroyers, one point to spend, an enemy ahead. */
const SURROUNDED = position({
  name: 'Encerclé',
  round: 8,
  card: [0, 0, 1],
  ships: { '0D1': '0,0/0*', '0D2': '-6,0/0*', '1a1': '2,0/3', '1a2': '-4,0/3', '2a1': '9,0/3' },
  players: { 1: DRAWN },
});
/** Zones one cell larger than those of the box, which is told without being refused. */
const LARGER: readonly Place[] = [
  [1, -9],
  [10, -1],
  [-9, 10],
];
const WIDE_ZONES: PartieScenario = {
  name: 'Zones élargies',
  kind: 'reglementaire',
  first: 0,
  board: { radius: 11, zones: EXAMPLE_ZONES[3].map((zone, i) => [...zone, known(LARGER[i])]) },
  players: RACES.slice(0, 3).map((race, i) => ({ race, power: 'none', fleet: known(EXAMPLE_FLEETS[3][i]) })),
};
export const PARTIES: readonly PartieScenario[] = [MIDGAME, OWN_BOARD, TOO_EARLY, SIDE_BY_SIDE, SURROUNDED, WIDE_ZONES];

/** Skirmishes of every kind: one turn or several, before the first card, another player's turn first. */
export const SKIRMISHES: readonly EscarmoucheScenario[] = [
  CHALLENGE,
  TWO_TURNS,
  { ...CHALLENGE, name: 'Hors d’atteinte', goal: { of: 'total', least: 9 } },
  {
    name: 'Les neuf derniers tours',
    position: ready('escarmouche-a-trois'),
    seat: 2,
    turns: 9,
    goal: { of: 'total', least: 4 },
  },
  {
    name: 'Dès le début',
    position: { ...ready('premier-contact'), first: 1 },
    seat: 3,
    turns: 5,
    goal: { of: 'prises', least: 1 },
  },
  { name: 'Au milieu de la partie', position: MIDGAME, seat: 0, turns: 1, goal: { of: 'prises', least: 4 } },
];
/** What the door of a skirmish refuses by itself, then what that of a game refuses. */
export const BAD_SKIRMISHES: readonly EscarmoucheScenario[] = [
  { ...CHALLENGE, name: ' ' },
  { ...CHALLENGE, name: 'x'.repeat(81) },
  { ...CHALLENGE, seat: 3 },
  { ...CHALLENGE, turns: 0 },
  { ...CHALLENGE, turns: 1.5 },
  { ...CHALLENGE, goal: { of: 'prises', least: 0 } },
  { ...CHALLENGE, goal: { of: 'total', least: 100 } },
  { ...CHALLENGE, position: { ...ready('derniere-carte') }, turns: 4 },
  { ...CHALLENGE, position: { ...CHALLENGE.position, asteroids: [[0, 0]] } },
];
