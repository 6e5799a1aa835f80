// The ready-made scenarios. The board, the fleets and the cards are examples of this site, labelled as such where they are shown.
import { known } from '../kernel/result.ts';
import { turnedFleet } from './data.ts';
import type { EscarmoucheScenario } from './escarmouche/types.ts';
import type { DestroyerSpec, FighterSpec, FleetSpec, PartieScenario } from './partie/types.ts';
import { type CardIndex, type Facing, FIGHTER_NUMBERS, type Place, RACES } from './types.ts';

interface Ready<Mode extends string, Scenario> {
  readonly id: string;
  readonly mode: Mode;
  readonly goal: string;
  readonly scenario: Scenario;
}
export type ReadyGame = Ready<'partie', PartieScenario>;
export type ReadySkirmish = Ready<'escarmouche', EscarmoucheScenario>;
/** Where fighters a1, a2… stand, then D1. */
const fleet = (
  fighters: readonly (readonly [at: Place, facing: Facing])[],
  rear: Place,
  facing: Facing,
  more: Pick<DestroyerSpec, 'damage'> = {},
): FleetSpec => ({
  fighters: fighters.map(([at, side], i): FighterSpec => ({ id: `a${known(FIGHTER_NUMBERS[i])}`, at, facing: side })),
  destroyers: [{ id: 'D1', rear, facing, ...more }],
});

const contact: PartieScenario = {
  name: 'Premier contact',
  note: 'Quatre races, quatre flottes déjà placées. Le hasard donne à chacun son pouvoir, ses cartes, et désigne qui commence.',
  kind: 'reglementaire',
  players: RACES.map((race) => ({ race })),
  first: null,
};

const WING = fleet(
  [
    [[2, -7], 5],
    [[3, -7], 4],
    [[1, -6], 5],
    [[2, -6], 5],
    [[4, -7], 4],
    [[4, -6], 4],
  ],
  [2, -5],
  5,
);
const LEFT = [3, 6, 0]; // C4, C7, C1
const skirmish: PartieScenario = {
  name: 'Escarmouche à trois',
  note: 'Plus que trois manches. Chacun n’a qu’un escadron et un destroyer, parmi les astéroïdes, et les trois mêmes cartes.',
  kind: 'libre',
  players: [
    { race: 'terriens', power: 'terriens-2', fleet: WING, left: LEFT },
    { race: 'valkyries', power: 'valkyries-2', fleet: turnedFleet(WING, -2), left: LEFT },
    { race: 'dreckach', power: 'dreckach-1', fleet: turnedFleet(WING, -4), left: LEFT },
  ],
  first: 0,
  round: 7,
};

const last: PartieScenario = {
  name: 'La dernière carte',
  note: 'Manche 9. Une carte chacun, que les autres peuvent déduire, deux sondes encore libres, et presque l’égalité : l’anneau va décider.',
  kind: 'libre',
  players: [
    {
      race: 'terriens',
      power: 'none',
      fleet: fleet(
        [
          [[-4, 1], 0],
          [[1, -4], 5],
        ],
        [-1, 4],
        2,
      ),
      left: [2],
      hand: [2],
      prizes: { fighters: 7, destroyers: 1, probes: 1 },
    },
    {
      race: 'vonyan',
      power: 'none',
      fleet: fleet(
        [
          [[5, -1], 3],
          [[0, 5], 2],
        ],
        [3, -3],
        4,
        { damage: 1 },
      ),
      left: [4],
      hand: [4],
      prizes: { fighters: 5, destroyers: 1, probes: 2 },
    },
    {
      race: 'dreckach',
      power: 'none',
      fleet: fleet(
        [
          [[-2, -1], 0],
          [[1, 2], 2],
        ],
        [-3, 1],
        1,
      ),
      left: [0],
      hand: [0],
      prizes: { fighters: 6, destroyers: 1, probes: 1 },
    },
  ],
  first: 0,
  round: 9,
  probes: [
    [1, 0],
    [0, -1],
  ],
  imposed: true,
};

// ── One race each: the booklet wants three players at least, so that the third has lost its fleet.
const NO_FLEET: FleetSpec = { fighters: [], destroyers: [] };
/** Two pairs of fighters on the wings, a destroyer between them, flying east. Not moved closer, too far from the other side for the first shot. */
const patrol = (closer: number): FleetSpec => ({
  fighters: [
    { id: 'a1', at: [-6 + closer, -4], facing: 0 },
    { id: 'a2', at: [-6 + closer, -3], facing: 0 },
    { id: 'b1', at: [-9 + closer, 3], facing: 0 },
    { id: 'b2', at: [-10 + closer, 4], facing: 0 },
  ],
  destroyers: [{ id: 'D1', rear: [-9 + closer, 0], facing: 0 }],
});
const duelists = (left: readonly CardIndex[], closer = 0): PartieScenario['players'] => [
  { race: 'terriens', power: 'none', fleet: patrol(closer), left },
  { race: 'dreckach', power: 'none', fleet: turnedFleet(patrol(closer), 3), left },
  { race: 'valkyries', power: 'none', fleet: NO_FLEET, left },
];
const duel: PartieScenario = {
  name: 'Vous contre la machine',
  note: 'Une race chacun, cinq manches. Les Valkyries n’ont plus de vaisseau.',
  kind: 'libre',
  players: duelists([0, 2, 3, 5, 6]),
  first: 0,
  round: 5,
  asteroids: [
    [0, 0],
    [1, -3],
    [-1, 3],
    [3, -4],
    [-3, 4],
  ],
};
const raid: EscarmoucheScenario = {
  name: 'Premier accrochage',
  note: 'Une race chacun. En trois de vos tours, prenez 2 points à la machine.',
  position: { ...duel, name: 'Premier accrochage', players: duelists([0, 3, 5], 4), round: 7, probes: [] },
  seat: 0,
  turns: 7,
  goal: { of: 'prises', least: 2 },
};
const placed: PartieScenario = {
  name: 'Placez votre flotte',
  note: 'Trois races. Avant le premier tour, posez vos vaisseaux où vous voulez dans votre zone.',
  kind: 'reglementaire',
  players: [{ race: 'terriens' }, { race: 'vonyan' }, { race: 'dreckach' }],
  first: 0,
  deploy: true,
};

const DUEL: ReadyGame = {
  id: 'vous-contre-la-machine',
  mode: 'partie',
  goal: 'En cinq manches, prenez plus de points que la machine.',
  scenario: duel,
};
/** The first three are those of the ledger. */
export const GAMES: readonly ReadyGame[] = [
  {
    id: 'premier-contact',
    mode: 'partie',
    goal: 'Menez aux points de victoire après neuf manches.',
    scenario: contact,
  },
  {
    id: 'escarmouche-a-trois',
    mode: 'partie',
    goal: 'En trois manches, prenez plus de points que les deux autres.',
    scenario: skirmish,
  },
  { id: 'derniere-carte', mode: 'partie', goal: 'Avec J1, gardez la première place.', scenario: last },
  DUEL,
  { id: 'placez-votre-flotte', mode: 'partie', goal: 'Menez aux points après neuf manches.', scenario: placed },
];
export const SKIRMISHES: readonly ReadySkirmish[] = [
  { id: 'premier-accrochage', mode: 'escarmouche', goal: 'Prenez 2 points en trois de vos tours.', scenario: raid },
];
/** As they are listed: who comes alone begins with the first. */
export const SCENARIOS: readonly (ReadyGame | ReadySkirmish)[] = [
  DUEL,
  ...GAMES.filter((one) => one !== DUEL),
  ...SKIRMISHES,
];
