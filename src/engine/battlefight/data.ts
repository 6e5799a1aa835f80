import type { CardId, Instruction, Keyword, Modifier, Technique, TechniqueType } from './types.ts';
import { TECHNIQUE_TYPES } from './types.ts';

// What the source prints: the numbers of decks and boosters, the five basic techniques (l. 3 § 3.3.1 to 3.3.5). Then the example cards of this site, kept apart: they are not official.

export const DECK = { size: 20, each: 4 } as const; // l. 3 § 1.1.3
export const BOOSTER = { size: 10, each: 2 } as const; // l. 3 § 1.1.2#2
/** The three ways to form a deck, and how many boosters each opens (l. 3 § 1.1.3.1 to 1.1.3.3). */
export const BOOSTERS = { aleatoire: 2, construit: 0, scelle: 3 } as const;

/** A step in short: its keyword, its number (or its type, null for every card), its modifier. */
type Short = readonly [keyword: Keyword, value?: number | TechniqueType | null | undefined, modifier?: Modifier];
export type Sheet = readonly [title: string, ...steps: readonly Short[]];

const instruction = ([keyword, value, modifier]: Short): Instruction => ({
  modifier: modifier ?? null,
  keyword,
  ...(value === undefined ? {} : typeof value === 'number' ? { n: value } : { t: value }),
});
export const technique = (id: CardId, type: TechniqueType, [title, ...steps]: Sheet): Technique => ({
  id,
  title,
  type,
  steps: steps.map(instruction),
});

const PRINTED: Readonly<Record<TechniqueType, Sheet>> = {
  attaque: ['Attaque de base', ['corps-a-corps'], ['blesser', 1]],
  defense: ['Défense de base', ['bloquer', 1]],
  deplacement: ['Déplacement de base', ['se-deplacer', 1]],
  concentration: ['Concentration de base', ['piocher', 1]],
  rhetorique: ['Rhétorique de base', ['destabiliser']],
};

const EXAMPLES: Readonly<Record<TechniqueType, readonly Sheet[]>> = {
  attaque: [
    ['Coup de boule', ['corps-a-corps'], ['blesser', 3], ['se-blesser', 1]],
    ['Fronde', ['distance', 2], ['blesser', 2]],
    ['Coup de pied circulaire', ['corps-a-corps'], ['blesser', 1], ['pousser', 2]],
    ['Poing armé', ['force', 2], ['stable', 1], ['corps-a-corps'], ['blesser', 2]],
    ['Bagarre générale', ['blesser', 2, 'tous']],
  ],
  defense: [
    ['Parade', ['bloquer', 3]],
    ['Garde haute', ['protection', 2], ['vitesse', -1], ['stable', 1]],
    ['Riposte', ['bloquer', 2], ['corps-a-corps'], ['blesser', 1]],
    ['Contre-attaque', ['protection', 1], ['stable', 0], ['rejouer']],
    ['Intimidation', ['s-empecher', 'attaque', 'adversaire'], ['stable', 2]],
  ],
  deplacement: [
    ['Course', ['se-deplacer', 3]],
    ['Pas chassé', ['s-empecher', 'deplacement'], ['se-deplacer', 1], ['rejouer']],
    ['Patins', ['vitesse', 1], ['stable', 1]],
    ['Charge', ['se-deplacer', 2], ['corps-a-corps'], ['pousser', 1]],
    ['Cohue', ['se-deplacer', 1, 'tous'], ['vitesse', -1, 'adversaire'], ['stable', 0]],
  ],
  concentration: [
    ['Savoir partagé', ['piocher', 2], ['piocher', 1, 'tous']],
    ['Longue préparation', ['stable', 0], ['piocher', 2], ['stable', 1], ['piocher', 2]],
    ['Rage contenue', ['force', 1], ['protection', -1], ['stable', 2]],
    ['Offrande', ['defausser', 1], ['piocher', 3], ['si-possible-defausser', 1]],
    ['Transe', ['s-empecher-carte', null], ['force', 2], ['vitesse', 1], ['stable', 0]],
  ],
  rhetorique: [
    ['Bon mot', ['destabiliser'], ['piocher', 1]],
    ['Provocation', ['rejouer', undefined, 'adversaire'], ['rejouer']],
    ['Sourire enjôleur', ['charme', 2], ['stable', 1]],
    ['Appel au calme', ['s-empecher-carte', 'attaque', 'tous'], ['stable', 0]],
    ['Insulte savante', ['si-possible-defausser', 1, 'adversaire'], ['force', -1, 'adversaire'], ['stable', 1]],
  ],
};

const exampleId = (type: TechniqueType, rank: number | string): CardId => `ex-${type.slice(0, 3)}-${rank}`;

/** The basic techniques: official, always at hand, never cards of a deck. */
export const BASICS: readonly Technique[] = TECHNIQUE_TYPES.map((type) =>
  technique(`base-${type}`, type, PRINTED[type]),
);
/** Five cards of each type, « ex-att-1 » to « ex-rhe-5 »: invented for this site, to be shown with EXAMPLE_LABEL (origin.ts). */
export const EXAMPLE_CARDS: readonly Technique[] = TECHNIQUE_TYPES.flatMap((type) =>
  EXAMPLES[type].map((sheet, i) => technique(exampleId(type, i + 1), type, sheet)),
);

/** Twenty cards: for each type, in the order of TECHNIQUE_TYPES, the ranks of its four example cards. */
const deck = (...ranks: readonly string[]): readonly CardId[] =>
  TECHNIQUE_TYPES.flatMap((type, i) => Array.from(ranks[i] ?? '', (rank) => exampleId(type, rank)));
/** Example decks, of example cards. */
export const DECKS = {
  cogneur: deck('1134', '1123', '1244', '1235', '1125'),
  'beau-parleur': deck('2245', '1455', '1235', '1124', '1345'),
} as const satisfies Readonly<Record<string, readonly CardId[]>>;
