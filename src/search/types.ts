// The shapes written to dist/recherche/<jeu>.json and read by the browser. Short tuples: the file travels to phones.

/** One rule: id, title, chapter index, its text as displayed, the words players use for it; a weight when it is not 1. */
export type RuleRecord = readonly [
  id: string,
  title: string,
  chapter: number,
  text: string,
  aliases: string,
  weight?: number,
];
/** A page that holds rules: address under the site's base (no leading slash), title. */
export type ChapterRecord = readonly [url: string, title: string];
/** The words of texts that cite these rules (rulings, steps of examples), without those that the rules say themselves: they help to find them, at a small weight, and are never shown. */
export type ContextRecord = readonly [rules: readonly number[], text: string];

/** A term of the glossary: what it is called, what else, its definition, its place in the page, the position of the rule that states it (null: none). */
export type TermRecord = readonly [
  term: string,
  others: readonly string[],
  text: string,
  anchor: string,
  rule: number | null,
];

export interface AnswersFile {
  readonly jeu: string;
  readonly titre: string;
  /** What else the game is called. */
  readonly noms?: string;
  /** What players call its things (`src/engine/<jeu>/search-words.ts`). */
  readonly mots?: string;
  /** By rule, the words of whole questions that players ask of it and that it does not say itself: searched, never shown. */
  readonly demandes?: readonly string[];
  /** What is asked most, with the place of the rule that answers. */
  readonly questions?: readonly (readonly [asked: string, rule: number])[];
  readonly termes?: readonly TermRecord[];
  readonly chapitres: readonly ChapterRecord[];
  readonly regles: readonly RuleRecord[];
  readonly contexte: readonly ContextRecord[];
}

/** A rule found: ready to show, highlights excepted (see `marks`). */
export interface Answer {
  readonly id: string;
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  readonly chapter: string;
  /** Under the site's base, without leading slash, fragment included. */
  readonly url: string;
  readonly text: string;
  readonly score: number;
}

/** A term of the glossary that is all that was asked about. */
export interface Definition {
  readonly term: string;
  readonly game: string;
  readonly gameTitle: string;
  readonly text: string;
  /** The rule that states it, else its place in the glossary: as the address of an answer. */
  readonly url: string;
  readonly rule: string | undefined;
  readonly ruleTitle: string | undefined;
}

export interface Answers {
  readonly definitions: readonly Definition[];
  readonly answers: readonly Answer[];
  /** The question with its misspelt words replaced, or undefined when nothing was. */
  readonly suggestion: string | undefined;
  /** Terms (stems) to highlight in titles and texts. */
  readonly terms: ReadonlySet<string>;
}
