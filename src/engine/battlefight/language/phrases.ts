// The words of a step against the phrases of the language: which one stands here, and failing that which one is near.
import { edits } from '../../kernel/edits.ts';
import { type Keyword, KEYWORDS, type Modifier, MODIFIERS, TECHNIQUE_TYPES, type TechniqueType } from '../types.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS, TYPE_LABELS } from './labels.ts';
import { fold } from './normalise.ts';
import { type Token, wordsOf } from './split.ts';
import { MODIFIER_SYNONYMS, SYNONYMS, TYPE_SYNONYMS } from './synonyms.ts';

/** « Se déplacer » → "se deplacer". */
export const folded = (label: string): string => {
  const text = fold(label);
  return wordsOf(text, 0, text.text.length)
    .map((token) => token.text)
    .join(' ');
};

/** Made the first time that it is read: a page that only shows cards reads no step. */
const atFirst = <V extends NonNullable<unknown>>(make: () => V): (() => V) => {
  let made: V | undefined;
  return () => (made ??= make());
};

interface Phrase<T> {
  readonly words: readonly string[];
  readonly means: T;
}
const phrase = <T>(means: T, text: string): Phrase<T> => ({ means, words: text.split(' ') });
/** The longest first: « s’empêcher carte » before « s’empêcher ». */
const phrases = <T extends string>(
  all: readonly T[],
  labels: Readonly<Record<T, string>>,
  written: readonly Phrase<T>[],
): (() => readonly Phrase<T>[]) =>
  atFirst(() =>
    [...all.map((one) => phrase(one, folded(labels[one]))), ...written].sort((a, b) => b.words.length - a.words.length),
  );

// Written without the apostrophe: the only other spellings that are read.
const KEYWORD_PHRASES = phrases<Keyword>(KEYWORDS, KEYWORD_LABELS, [
  phrase('s-empecher', 'sempecher'),
  phrase('s-empecher-carte', 'sempecher carte'),
]);
const MODIFIER_PHRASES = phrases<Modifier>(MODIFIERS, MODIFIER_LABELS, [phrase('adversaire', 'ladversaire a')]);
const TYPE_PHRASES = phrases<TechniqueType>(TECHNIQUE_TYPES, TYPE_LABELS, []);

export interface Match<T> {
  readonly means: T;
  readonly length: number; // in words
}
const matcher =
  <T>(list: () => readonly Phrase<T>[]) =>
  (tokens: readonly Token[], start: number): Match<T> | undefined => {
    const found = list().find(({ words }) => words.every((word, i) => tokens[start + i]?.text === word));
    return found && { means: found.means, length: found.words.length };
  };
/** The phrase that stands at this word, exactly. */
export const keywordAt = matcher(KEYWORD_PHRASES);
export const modifierAt = matcher(MODIFIER_PHRASES);
export const typeAt = matcher(TYPE_PHRASES);

export interface Near<T> extends Match<T> {
  readonly away: number; // in letters; 0: a synonym
}
interface Known<T> {
  readonly text: string;
  readonly synonym: boolean;
  readonly letters: number;
  readonly means: T;
}
/** The letters of a text as a set of bits: two texts k edits apart differ by 2 k letters at most, which spares most comparisons. */
const lettersOf = (text: string): number => {
  let set = 0;
  for (let i = 0; i < text.length; i += 1) set |= 1 << (text.charCodeAt(i) % 32);
  return set;
};
const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0 && count < 8; left &= left - 1) count += 1;
  return count;
};
const known = <T extends string>(
  list: () => readonly Phrase<T>[],
  synonyms: Readonly<Record<T, string>>,
): (() => readonly Known<T>[]) =>
  atFirst(() =>
    [
      ...list().map(({ words, means }) => ({ text: words.join(' '), synonym: false, means })),
      ...(Object.keys(synonyms) as T[]).flatMap((means) =>
        synonyms[means].split(', ').map((text) => ({ text, synonym: true, means })),
      ),
    ].map((one) => ({ ...one, letters: lettersOf(one.text) })),
  );

/** How many letters may be wrong in a text of this length. */
const tolerance = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3);
const LETTER = /[\p{L}\p{N}]/u;
const LONGEST = 5; // words of the longest phrase, with one to spare

const nearest =
  <T extends string>(list: () => readonly Known<T>[]) =>
  (tokens: readonly Token[], start: number, least = 1): Near<T> | undefined => {
    let best: Near<T> | undefined;
    let cost = Infinity;
    let text = '';
    for (let length = 1; length <= LONGEST && start + length <= tokens.length; length += 1) {
      const word = tokens[start + length - 1]?.text ?? '';
      if (!LETTER.test(word)) continue;
      text += `${text === '' ? '' : ' '}${word}`;
      if (text.length > 30) break;
      if (length < least) continue;
      const letters = lettersOf(text);
      const most = tolerance(text.length);
      for (const one of list()) {
        // A first letter is seldom mistyped: with another one, two letters off a short word make another word.
        const begins = text.charAt(0) === one.text.charAt(0);
        const limit = one.synonym || (!begins && text.length < 8) ? Math.min(1, most) : most;
        if (Math.abs(one.text.length - text.length) > limit || bits(letters ^ one.letters) > 2 * limit) continue;
        const away = edits(text, one.text, limit);
        if (away > limit) continue;
        // A letter counts less in a long text; more words explained are better.
        const worth = away / text.length + (begins ? 0 : 0.1) - length / 100;
        if (worth < cost) [best, cost] = [{ means: one.means, length, away }, worth];
      }
    }
    return best;
  };
/** The phrase, or the synonym, that the words from this one are likeliest to mean, `least` of them at least; undefined when none is near. */
export const keywordNear = nearest(known(KEYWORD_PHRASES, SYNONYMS));
export const modifierNear = nearest(known(MODIFIER_PHRASES, MODIFIER_SYNONYMS));
export const typeNear = nearest(known(TYPE_PHRASES, TYPE_SYNONYMS));
