import { words } from './fold.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

const TERMS = new Map<string, string | null>();
/** The index term of a folded word, null for a stop word. A game says its words a hundred times each: each is looked at once. */
export function termOf(form: string): string | null {
  const known = TERMS.get(form);
  if (known !== undefined) return known;
  const term = STOP_WORDS.has(form) ? null : stem(form);
  TERMS.set(form, term);
  return term;
}

/** The words that ask. Texts are full of them, and mean nothing by them; among the words of players (`aliases`) they tell what a rule is asked for. */
const ASKING = new Set(['combien', 'quand', 'qui', 'comment', 'pourquoi']);
/** The term of a word that a player says, question words included; null for another stop word. */
export const spokenTerm = (form: string): string | null => (ASKING.has(form) ? `?${form}` : termOf(form));

/** The index terms of a text, in order, stop words left out. */
export function termsOf(text: string): string[] {
  return words(text).flatMap(({ form }) => termOf(form) ?? []);
}

/** Stretches of `text` (start, end) whose words have one of the terms: what to highlight. */
export function marks(text: string, terms: ReadonlySet<string>): readonly (readonly [number, number])[] {
  return words(text)
    .filter(({ form }) => terms.has(termOf(form) ?? ''))
    .map((word) => [word.start, word.end] as const);
}
