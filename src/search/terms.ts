import { words } from './fold.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The index terms of a text, in order, stop words left out. */
export function termsOf(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word.form))
    .map((word) => stem(word.form));
}

/** Stretches of `text` (start, end) whose words have one of the terms: what to highlight. */
export function marks(text: string, terms: ReadonlySet<string>): readonly (readonly [number, number])[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word.form) && terms.has(stem(word.form)))
    .map((word) => [word.start, word.end] as const);
}
