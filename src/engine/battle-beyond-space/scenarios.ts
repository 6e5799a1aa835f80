// The ready-made scenarios. The board, the fleets and the cards are examples of this site, labelled as such where they are shown.
import { known } from '../kernel/result.ts';
import { turnedFleet } from './data.ts';
import type { DestroyerSpec, FighterSpec, FleetSpec, PartieScenario } from './partie/types.ts';
import { type Facing, FIGHTER_NUMBERS, type Place, RACES } from './types.ts';

export interface ReadyScenario {
  readonly id: string;
  readonly mode: 'partie';
  readonly goal: string;
  readonly scenario: PartieScenario;
}
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

/** The three of the ledger. */
export const SCENARIOS: readonly ReadyScenario[] = [
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
];
