// Positions where rules are shown in play, where no ready-made scenario and no worked example leads shortly. The cards typed in here are examples of this site, not official.
import type { Situation } from '../kernel/demonstration.ts';
import { technique } from './data.ts';
import type { FormationScenario } from './formation/types.ts';
import type { PartieScenario } from './partie/types.ts';
import { duel, game, study } from './scenarios.ts';

const LAST_POINT = study(
  [{ cell: 'D4', life: 1, hand: ['ex-att-1', 'ex-att-2', 'ex-att-5'] }, { cell: 'D5' }, { cell: 'D6' }],
  {
    name: 'Le dernier point de vie',
    note: 'J1 n’a plus qu’un point de vie, J2 à son contact et J3 derrière J2. Trois attaques en main : laquelle risquer ?',
  },
);

const CALM = duel(
  { hand: ['ex-att-1', 'ex-con-3', 'ex-def-5'] },
  { hand: ['ex-def-1'] },
  {
    name: 'Les poings retenus',
    note: 'Appel au calme retient les cartes d’attaque des deux camps, et la Transe de J2 lui interdit toutes les siennes. Le Poing armé de J1 attend.',
    active: [
      { card: 'ex-att-4', owner: 0, target: 1, next: 2 },
      { card: 'ex-rhe-4', owner: 1, next: 2 },
      { card: 'ex-con-5', owner: 1, next: 4 },
    ],
  },
);

const FIVE = study(
  [{ cell: 'D3', hand: ['ex-att-3'] }, { cell: 'D4' }, { cell: 'C4' }, { cell: 'D5' }, { cell: 'E4' }],
  {
    name: 'Cinq au milieu',
    note: 'Tout le monde s’est retrouvé au centre. J1 a de quoi pousser J2, mais trois pions se serrent derrière lui.',
  },
);

/** Two cards made up to meet what the source leaves open about « Tout le monde a ». */
const DROP = technique('bas-les-armes', 'rhetorique', ['Bas les armes', ['defausser', 1, 'tous'], ['piocher', 2]]);
const TRUCE = technique('treve-armee', 'defense', ['Trêve armée', ['protection', 1, 'tous'], ['stable', 1, 'tous']]);
const ARMS = study(
  [
    { cell: 'D4', hand: [DROP.id, TRUCE.id, 'ex-att-1'], pile: ['ex-def-1', 'ex-dep-1'] },
    { cell: 'D6' },
    { cell: 'F4', hand: ['ex-def-3'] },
  ],
  {
    name: 'Bas les armes',
    note: 'Deux cartes imaginées s’adressent à tout le monde, et J2 n’a rien en main. Les arbitrages sont signalés : chacun peut s’en plaindre.',
    options: { litige: 'signaler' },
    cards: [DROP, TRUCE],
  },
);

const SIX = game(['cogneur', 'beau-parleur', 'cogneur', 'beau-parleur', 'cogneur', 'beau-parleur'], {
  name: 'Mêlée à six',
  note: 'Autant de personnes que d’angles. Le sort dira qui commence.',
  first: null,
});
const DEALT = game(['cogneur', 'beau-parleur'], {
  name: 'Une main de départ',
  note: 'Une option donne 3 cartes à chaque personne avant le premier tour. Sans elle, on commence la main vide.',
  first: null,
  options: { mainDeDepart: 3 },
});

const BUILT: FormationScenario = {
  name: 'Deck construit',
  note: 'Une petite collection, où certaines cartes sont en plusieurs exemplaires. Choisissez-y 4 cartes de chaque type.',
  method: 'construit',
  collection: {
    'ex-att-1': 2,
    'ex-att-2': 1,
    'ex-att-4': 3,
    'ex-def-1': 4,
    'ex-def-3': 1,
    'ex-dep-1': 2,
    'ex-dep-2': 2,
    'ex-dep-4': 1,
    'ex-con-1': 2,
    'ex-con-3': 2,
    'ex-con-4': 1,
    'ex-rhe-1': 3,
    'ex-rhe-2': 1,
    'ex-rhe-3': 1,
  },
  players: [''],
};

const PLAYED: readonly PartieScenario[] = [LAST_POINT, CALM, FIVE, ARMS, SIX, DEALT];
export const SITUATIONS: readonly Situation[] = [
  ...PLAYED.map((scenario) => ({ mode: 'partie', scenario })),
  { mode: 'formation', scenario: BUILT },
];
