// The techniques and the decks as the ledger of rules writes them, each step as a text and as it reads: what data.ts and the card language are compared with.
import type { CardId, Instruction, Technique } from './types.ts';

export type LedgerStep = Instruction & { readonly text: string };
export interface LedgerTechnique extends Technique {
  readonly steps: readonly LedgerStep[];
  readonly needsTarget?: boolean; // example cards only
}
export const LEDGER_BASICS: readonly LedgerTechnique[] = [
  {
    id: 'base-attaque',
    title: 'Attaque de base',
    type: 'attaque',
    steps: [
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Blesser 1', modifier: null, keyword: 'blesser', n: 1 },
    ],
  },
  {
    id: 'base-defense',
    title: 'Défense de base',
    type: 'defense',
    steps: [{ text: 'Bloquer 1', modifier: null, keyword: 'bloquer', n: 1 }],
  },
  {
    id: 'base-deplacement',
    title: 'Déplacement de base',
    type: 'deplacement',
    steps: [{ text: 'Se déplacer 1', modifier: null, keyword: 'se-deplacer', n: 1 }],
  },
  {
    id: 'base-concentration',
    title: 'Concentration de base',
    type: 'concentration',
    steps: [{ text: 'Piocher 1', modifier: null, keyword: 'piocher', n: 1 }],
  },
  {
    id: 'base-rhetorique',
    title: 'Rhétorique de base',
    type: 'rhetorique',
    steps: [{ text: 'Déstabiliser', modifier: null, keyword: 'destabiliser' }],
  },
];
export const LEDGER_CARDS: readonly LedgerTechnique[] = [
  {
    id: 'ex-att-1',
    title: 'Coup de boule',
    type: 'attaque',
    needsTarget: true,
    steps: [
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Blesser 3', modifier: null, keyword: 'blesser', n: 3 },
      { text: 'Se blesser 1', modifier: null, keyword: 'se-blesser', n: 1 },
    ],
  },
  {
    id: 'ex-att-2',
    title: 'Fronde',
    type: 'attaque',
    needsTarget: true,
    steps: [
      { text: 'Distance', modifier: null, keyword: 'distance', n: 2 },
      { text: 'Blesser 2', modifier: null, keyword: 'blesser', n: 2 },
    ],
  },
  {
    id: 'ex-att-3',
    title: 'Coup de pied circulaire',
    type: 'attaque',
    needsTarget: true,
    steps: [
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Blesser 1', modifier: null, keyword: 'blesser', n: 1 },
      { text: 'Pousser 2', modifier: null, keyword: 'pousser', n: 2 },
    ],
  },
  {
    id: 'ex-att-4',
    title: 'Poing armé',
    type: 'attaque',
    needsTarget: true,
    steps: [
      { text: 'Force 2', modifier: null, keyword: 'force', n: 2 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Blesser 2', modifier: null, keyword: 'blesser', n: 2 },
    ],
  },
  {
    id: 'ex-att-5',
    title: 'Bagarre générale',
    type: 'attaque',
    needsTarget: false,
    steps: [{ text: 'Tout le monde a Blesser 2', modifier: 'tous', keyword: 'blesser', n: 2 }],
  },
  {
    id: 'ex-def-1',
    title: 'Parade',
    type: 'defense',
    needsTarget: false,
    steps: [{ text: 'Bloquer 3', modifier: null, keyword: 'bloquer', n: 3 }],
  },
  {
    id: 'ex-def-2',
    title: 'Garde haute',
    type: 'defense',
    needsTarget: false,
    steps: [
      { text: 'Protection 2', modifier: null, keyword: 'protection', n: 2 },
      { text: 'Vitesse -1', modifier: null, keyword: 'vitesse', n: -1 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
    ],
  },
  {
    id: 'ex-def-3',
    title: 'Riposte',
    type: 'defense',
    needsTarget: true,
    steps: [
      { text: 'Bloquer 2', modifier: null, keyword: 'bloquer', n: 2 },
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Blesser 1', modifier: null, keyword: 'blesser', n: 1 },
    ],
  },
  {
    id: 'ex-def-4',
    title: 'Contre-attaque',
    type: 'defense',
    needsTarget: false,
    steps: [
      { text: 'Protection 1', modifier: null, keyword: 'protection', n: 1 },
      { text: 'Stable', modifier: null, keyword: 'stable', n: 0 },
      { text: 'Rejouer', modifier: null, keyword: 'rejouer' },
    ],
  },
  {
    id: 'ex-def-5',
    title: 'Intimidation',
    type: 'defense',
    needsTarget: true,
    steps: [
      { text: 'L’adversaire a S’empêcher attaque', modifier: 'adversaire', keyword: 's-empecher', t: 'attaque' },
      { text: 'Stable 2', modifier: null, keyword: 'stable', n: 2 },
    ],
  },
  {
    id: 'ex-dep-1',
    title: 'Course',
    type: 'deplacement',
    needsTarget: false,
    steps: [{ text: 'Se déplacer 3', modifier: null, keyword: 'se-deplacer', n: 3 }],
  },
  {
    id: 'ex-dep-2',
    title: 'Pas chassé',
    type: 'deplacement',
    needsTarget: false,
    steps: [
      { text: 'S’empêcher déplacement', modifier: null, keyword: 's-empecher', t: 'deplacement' },
      { text: 'Se déplacer 1', modifier: null, keyword: 'se-deplacer', n: 1 },
      { text: 'Rejouer', modifier: null, keyword: 'rejouer' },
    ],
  },
  {
    id: 'ex-dep-3',
    title: 'Patins',
    type: 'deplacement',
    needsTarget: false,
    steps: [
      { text: 'Vitesse 1', modifier: null, keyword: 'vitesse', n: 1 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
    ],
  },
  {
    id: 'ex-dep-4',
    title: 'Charge',
    type: 'deplacement',
    needsTarget: true,
    steps: [
      { text: 'Se déplacer 2', modifier: null, keyword: 'se-deplacer', n: 2 },
      { text: 'Corps à corps', modifier: null, keyword: 'corps-a-corps' },
      { text: 'Pousser 1', modifier: null, keyword: 'pousser', n: 1 },
    ],
  },
  {
    id: 'ex-dep-5',
    title: 'Cohue',
    type: 'deplacement',
    needsTarget: true,
    steps: [
      { text: 'Tout le monde a Se déplacer 1', modifier: 'tous', keyword: 'se-deplacer', n: 1 },
      { text: 'L’adversaire a Vitesse -1', modifier: 'adversaire', keyword: 'vitesse', n: -1 },
      { text: 'Stable', modifier: null, keyword: 'stable', n: 0 },
    ],
  },
  {
    id: 'ex-con-1',
    title: 'Savoir partagé',
    type: 'concentration',
    needsTarget: false,
    steps: [
      { text: 'Piocher 2', modifier: null, keyword: 'piocher', n: 2 },
      { text: 'Tout le monde a Piocher 1', modifier: 'tous', keyword: 'piocher', n: 1 },
    ],
  },
  {
    id: 'ex-con-2',
    title: 'Longue préparation',
    type: 'concentration',
    needsTarget: false,
    steps: [
      { text: 'Stable', modifier: null, keyword: 'stable', n: 0 },
      { text: 'Piocher 2', modifier: null, keyword: 'piocher', n: 2 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
      { text: 'Piocher 2', modifier: null, keyword: 'piocher', n: 2 },
    ],
  },
  {
    id: 'ex-con-3',
    title: 'Rage contenue',
    type: 'concentration',
    needsTarget: false,
    steps: [
      { text: 'Force 1', modifier: null, keyword: 'force', n: 1 },
      { text: 'Protection -1', modifier: null, keyword: 'protection', n: -1 },
      { text: 'Stable 2', modifier: null, keyword: 'stable', n: 2 },
    ],
  },
  {
    id: 'ex-con-4',
    title: 'Offrande',
    type: 'concentration',
    needsTarget: false,
    steps: [
      { text: 'Défausser 1', modifier: null, keyword: 'defausser', n: 1 },
      { text: 'Piocher 3', modifier: null, keyword: 'piocher', n: 3 },
      { text: 'Si possible défausser 1', modifier: null, keyword: 'si-possible-defausser', n: 1 },
    ],
  },
  {
    id: 'ex-con-5',
    title: 'Transe',
    type: 'concentration',
    needsTarget: false,
    steps: [
      { text: 'S’empêcher carte', modifier: null, keyword: 's-empecher-carte', t: null },
      { text: 'Force 2', modifier: null, keyword: 'force', n: 2 },
      { text: 'Vitesse 1', modifier: null, keyword: 'vitesse', n: 1 },
      { text: 'Stable', modifier: null, keyword: 'stable', n: 0 },
    ],
  },
  {
    id: 'ex-rhe-1',
    title: 'Bon mot',
    type: 'rhetorique',
    needsTarget: false,
    steps: [
      { text: 'Déstabiliser', modifier: null, keyword: 'destabiliser' },
      { text: 'Piocher 1', modifier: null, keyword: 'piocher', n: 1 },
    ],
  },
  {
    id: 'ex-rhe-2',
    title: 'Provocation',
    type: 'rhetorique',
    needsTarget: true,
    steps: [
      { text: 'L’adversaire a Rejouer', modifier: 'adversaire', keyword: 'rejouer' },
      { text: 'Rejouer', modifier: null, keyword: 'rejouer' },
    ],
  },
  {
    id: 'ex-rhe-3',
    title: 'Sourire enjôleur',
    type: 'rhetorique',
    needsTarget: false,
    steps: [
      { text: 'Charme 2', modifier: null, keyword: 'charme', n: 2 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
    ],
  },
  {
    id: 'ex-rhe-4',
    title: 'Appel au calme',
    type: 'rhetorique',
    needsTarget: false,
    steps: [
      { text: 'Tout le monde a S’empêcher carte attaque', modifier: 'tous', keyword: 's-empecher-carte', t: 'attaque' },
      { text: 'Stable', modifier: null, keyword: 'stable', n: 0 },
    ],
  },
  {
    id: 'ex-rhe-5',
    title: 'Insulte savante',
    type: 'rhetorique',
    needsTarget: true,
    steps: [
      {
        text: 'L’adversaire a Si possible défausser 1',
        modifier: 'adversaire',
        keyword: 'si-possible-defausser',
        n: 1,
      },
      { text: 'L’adversaire a Force -1', modifier: 'adversaire', keyword: 'force', n: -1 },
      { text: 'Stable 1', modifier: null, keyword: 'stable', n: 1 },
    ],
  },
];
export const LEDGER_DECKS: Readonly<
  Record<'cogneur' | 'beau-parleur', readonly (readonly [card: CardId, count: number])[]>
> = {
  cogneur: [
    ['ex-att-1', 2],
    ['ex-att-3', 1],
    ['ex-att-4', 1],
    ['ex-def-1', 2],
    ['ex-def-2', 1],
    ['ex-def-3', 1],
    ['ex-dep-1', 1],
    ['ex-dep-4', 2],
    ['ex-dep-2', 1],
    ['ex-con-1', 1],
    ['ex-con-2', 1],
    ['ex-con-3', 1],
    ['ex-con-5', 1],
    ['ex-rhe-1', 2],
    ['ex-rhe-2', 1],
    ['ex-rhe-5', 1],
  ],
  'beau-parleur': [
    ['ex-att-2', 2],
    ['ex-att-5', 1],
    ['ex-att-4', 1],
    ['ex-def-4', 1],
    ['ex-def-5', 2],
    ['ex-def-1', 1],
    ['ex-dep-3', 1],
    ['ex-dep-1', 1],
    ['ex-dep-5', 1],
    ['ex-dep-2', 1],
    ['ex-con-1', 2],
    ['ex-con-4', 1],
    ['ex-con-2', 1],
    ['ex-rhe-3', 1],
    ['ex-rhe-4', 1],
    ['ex-rhe-1', 1],
    ['ex-rhe-5', 1],
  ],
};
