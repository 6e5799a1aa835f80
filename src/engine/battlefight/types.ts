// What a card of BattleFight is made of. Keywords, types and modifiers keep their French names: they are the words of the card language.

export const TECHNIQUE_TYPES = ['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'] as const;
export type TechniqueType = (typeof TECHNIQUE_TYPES)[number];

/** The 19 keywords, in the order of the official articles 4.4.1 to 4.4.19. */
export const KEYWORDS = [
  'blesser',
  'bloquer',
  'charme',
  'corps-a-corps',
  'defausser',
  'distance',
  'force',
  'destabiliser',
  'stable',
  'piocher',
  'pousser',
  'protection',
  'rejouer',
  'se-blesser',
  'se-deplacer',
  's-empecher',
  's-empecher-carte',
  'si-possible-defausser',
  'vitesse',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** « L'adversaire a », « Tout le monde a ». */
export const MODIFIERS = ['adversaire', 'tous'] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** A number on a card is an integer from -99 to 99: the site's bound, the source gives none (A20, A21). */
export const N_MAX = 99;

/**
 * One step of a card, read. `n` is there exactly for the keywords that take a number (2 for « Distance » alone, 0 for « Stable » alone);
 * `t` exactly for « S'empêcher » (a type) and « S'empêcher carte » (a type, or null for every card).
 */
export interface Instruction {
  readonly modifier: Modifier | null;
  readonly keyword: Keyword;
  readonly n?: number;
  readonly t?: TechniqueType | null;
}

/** "base-attaque", "ex-att-1", or an id given by a scenario. */
export type CardId = string;
/** Stands for a card that the viewer may not see. */
export const HIDDEN: CardId = '?';
/** What one plays: a basic technique or a card. At least one step. */
export interface Technique {
  readonly id: CardId;
  readonly title: string; // 1 to 60 characters
  readonly type: TechniqueType;
  readonly steps: readonly Instruction[];
}
/** Where a technique comes from: the source, the examples of this site (not official), or the reader's own cards. */
export type Label = 'base' | 'exemple' | 'saisie';

/** "A1" to "G4": row letter, then rank from the left. The names are this site's, not the source's. */
export type Cell = string;

/** What the rulings leave open, with the names that the rulings page shows. */
export interface Options {
  readonly litige: 'arbitrer' | 'signaler'; // A1: 'signaler' flags each ruling applied, and lets a dispute void the game
  readonly mainDeDepart: number; // A10: 0 to 20 cards
  readonly placement: 'defaut' | 'libre-equivalent'; // A12
  readonly manches: number; // A14: 1 to 9 games in a match
  readonly abandon: boolean; // A14
  readonly pousserBord: 'expulser-ou-deplacer' | 'expulser-ou-rien'; // A23
  readonly tousCible: 'adversaires' | 'nimporte-qui'; // A28
  readonly tousEchec: 'immediat' | 'apres-tous'; // A29
  readonly repetitionTrait: boolean; // A37
  readonly boosterRemise: boolean; // A41
}
export const DEFAULT_OPTIONS: Options = {
  litige: 'arbitrer',
  mainDeDepart: 0,
  placement: 'defaut',
  manches: 1,
  abandon: true,
  pousserBord: 'expulser-ou-deplacer',
  tousCible: 'adversaires',
  tousEchec: 'immediat',
  repetitionTrait: false,
  boosterRemise: false,
};
