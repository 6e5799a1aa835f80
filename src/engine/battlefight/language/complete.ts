// What may be written at the caret, while a step is typed.
import { edits } from '../../kernel/edits.ts';
import { KEYWORDS, MODIFIERS, TECHNIQUE_TYPES } from '../types.ts';
import { paramOf } from './facts.ts';
import { TEXT_MAX } from './faults.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS, TYPE_LABELS } from './labels.ts';
import { type Folded, fold } from './normalise.ts';
import { folded, keywordAt, modifierAt } from './phrases.ts';
import { cut, headOf, linesOf, type Token, wordsOf } from './split.ts';
import { MODIFIER_SYNONYMS, SYNONYMS } from './synonyms.ts';

export interface Completion {
  readonly kind: 'keyword' | 'modifier' | 'type';
  readonly label: string; // what the list shows
  /** What to write in place of this span of the text: the label, and a space when something must follow. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}
interface Candidate {
  readonly kind: Completion['kind'];
  readonly label: string;
  readonly plain: string; // folded
  readonly synonyms: readonly string[];
  readonly open: boolean; // something must follow
}
const candidate = (kind: Completion['kind'], label: string, synonyms: string, open: boolean): Candidate => ({
  kind,
  label,
  plain: folded(label),
  synonyms: synonyms.split(', '),
  open,
});
const WORDS: readonly Candidate[] = KEYWORDS.map((keyword) =>
  candidate('keyword', KEYWORD_LABELS[keyword], SYNONYMS[keyword], ['number', 'type'].includes(paramOf(keyword))),
);
const BEFORE: readonly Candidate[] = MODIFIERS.map((modifier) =>
  candidate('modifier', MODIFIER_LABELS[modifier], MODIFIER_SYNONYMS[modifier], true),
);
const TYPES: readonly Candidate[] = TECHNIQUE_TYPES.map((type) => candidate('type', TYPE_LABELS[type], '', false));

/** How well a candidate answers what is typed: 0 begins with it, then a word of it does, then a synonym, then all but a letter or two; undefined: not at all. */
const rank = ({ plain, synonyms }: Candidate, typed: string): number | undefined => {
  if (plain.startsWith(typed)) return 0;
  if (plain.includes(` ${typed}`)) return 1;
  if (typed.length > 1 && synonyms.some((synonym) => synonym.startsWith(typed))) return 2;
  const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return limit > 0 && edits(typed, plain.slice(0, typed.length), limit) <= limit ? 3 : undefined;
};
const best = (candidates: readonly Candidate[], typed: string): readonly Candidate[] =>
  candidates
    .map((one) => ({ one, rank: rank(one, typed) }))
    .filter((each) => each.rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ one }) => one);

/** What is typed up to the caret: the words of the step under way, its bullet and its modifier left out. */
interface Typed {
  readonly words: readonly Token[];
  readonly modified: boolean;
  readonly open: boolean; // a space, or nothing, stands before the caret: a word is about to begin
}
const typedAt = (before: Folded): Typed => {
  const line = linesOf(before).at(-1) ?? { start: 0, end: before.text.length };
  const { start, end } = cut(before, line).at(-1) ?? line;
  const head = headOf(before, { start, end });
  const tokens = wordsOf(before, head, end);
  const open = tokens.length === 0 || /[ :([{'"]$/.test(before.text);
  const modifier = modifierAt(tokens, 0);
  const modified = modifier !== undefined && (tokens.length > modifier.length || open);
  return { words: modified ? tokens.slice(modifier.length) : tokens, modified, open };
};
const plain = (words: readonly Token[]): string => words.map(({ text }) => text).join(' ');

type Offers = readonly (readonly [found: readonly Candidate[], instead: readonly Token[]])[];
const offersFor = ({ words, modified, open }: Typed): Offers => {
  const known = keywordAt(words, 0);
  // A keyword is written and something follows: its type, or the rest of a longer keyword.
  if (known !== undefined && (open || words.length > known.length)) {
    const text = `${plain(words)}${open ? ' ' : ''}`;
    const longer: Offers = [[WORDS.filter((one) => one.plain.startsWith(text)), words]];
    const type = words.slice(known.length);
    return paramOf(known.means).startsWith('type') && type.length === (open ? 0 : 1)
      ? [[best(TYPES, plain(type)), type], ...longer]
      : longer;
  }
  return [
    [best(modified ? WORDS : [...WORDS, ...BEFORE], `${plain(words)}${open && words.length > 0 ? ' ' : ''}`), words],
  ];
};

/** What may stand at the caret, best first. Nothing behind a keyword that takes a number, or none. */
export const complete = (text: string, caret: number): readonly Completion[] => {
  const at = Math.max(0, Math.min(text.length, Math.trunc(caret) || 0));
  if (text.length > TEXT_MAX) return [];
  const typed = typedAt(fold(text.slice(0, at)));
  // The end of the word under the caret goes with its beginning.
  const to = at + (typed.open ? 0 : (/^[\p{L}\p{M}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0));
  const spaced = /^\s/u.test(text.slice(to));
  return offersFor(typed).flatMap(([found, instead]) => {
    const from = instead[0]?.from ?? at;
    return found
      .filter(({ label }) => label !== text.slice(from, to))
      .map(({ kind, label, open }): Completion => ({
        kind,
        label,
        text: open && !spaced ? `${label} ` : label,
        from,
        to,
      }));
  });
};
