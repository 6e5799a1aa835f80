// From a folded text to its steps, and from a step to its words.
import { type Some, some } from '../../kernel/result.ts';
import type { Folded } from './normalise.ts';

/** A stretch of the folded text, one step at most. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}
/** A word of a step: folded, with its span in the source. */
export interface Token {
  readonly text: string;
  readonly at: number; // where it begins in the folded text
  readonly from: number;
  readonly to: number;
  /** The word without the punctuation that ends it, and where that leaves off. */
  readonly core: string;
  readonly coreTo: number;
}

const isBlank = (folded: Folded, { start, end }: Piece): boolean => folded.text.slice(start, end).trim() === '';

/** The lines from one unit on, ends left out. */
export const linesOf = (folded: Folded, from = 0): readonly Piece[] => {
  const lines: Piece[] = [];
  for (let start = from; start <= folded.text.length;) {
    const found = folded.text.indexOf('\n', start);
    const end = found === -1 ? folded.text.length : found;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
};

/** The lines that stand between two written ones; those are kept, the blank ones around them are not. */
export const trimLines = (folded: Folded, lines: readonly Piece[]): readonly Piece[] => {
  const first = lines.findIndex((line) => !isBlank(folded, line));
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex((line) => !isBlank(folded, line)) + 1);
};

// A comma parts two steps, but not a modifier, or « si possible », from the keyword that it goes with (A47).
const SEPARATOR =
  /;|(?<= )\/(?= |$)|(?<!\bsi possible ?|\badversaire(?: a)? ?|\btout le monde(?: a)? ?),(?= *\p{L})(?! *si possible *(?:$|;))/gu;
/** A line cut at its separators: the last piece may be blank. */
export const cut = (folded: Folded, line: Piece): Some<Piece> => {
  const pieces: Piece[] = [];
  let start = line.start;
  for (const { index } of folded.text.slice(line.start, line.end).matchAll(SEPARATOR)) {
    pieces.push({ start, end: line.start + index });
    start = line.start + index + 1;
  }
  return some([...pieces, { start, end: line.end }]);
};
/** The steps of a line. What follows its last separator counts only when something is written there: « Blesser 1 ; » is one step. */
export const piecesOf = (folded: Folded, line: Piece): readonly Piece[] =>
  cut(folded, line).filter((piece, i) => i === 0 || piece.end < line.end || !isBlank(folded, piece));

// Before a step: dashes and dots of lists, « 1. », « 2) », « (3) », « 1 - », ①. A number must be followed by its sign: « 2 » alone is no bullet.
const BULLET = /^ *(?:[-•*‣◦▪▫●○■□·→>\p{No}]|\(?\d{1,3} *[.)°/-](?= *(?:["'([]*\p{L}|$)))/u;
const WORD = /[^ :()[\]{}'"]+/gu;

/** Without the punctuation that ends it. A loop: a pattern would look again from each mark of a long run. */
const bare = (word: string): string => {
  let end = word.length;
  while (end > 0 && '.,;!'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
};

/** Where the step itself begins, its bullets left out: « - 1) Blesser 2 » has two. */
export const headOf = (folded: Folded, { start, end }: Piece): number => {
  let head = start;
  for (let bullets = 0; bullets < 2; bullets += 1) head += BULLET.exec(folded.text.slice(head, end))?.[0].length ?? 0;
  return head;
};

/** The comma that ends a word of letters is no part of it: « Si possible, défausser 1 ». */
const tokenAt = (folded: Folded, word: string, at: number): Token => {
  const text = /^\p{L}+,$/u.test(word) ? word.slice(0, -1) : word;
  const core = bare(text);
  const from = folded.from[at] ?? 0;
  return {
    text,
    at,
    from,
    to: folded.to[at + text.length - 1] ?? 0,
    core,
    coreTo: core === '' ? from : (folded.to[at + core.length - 1] ?? 0),
  };
};

/** The words from one unit to another. Colons, brackets and quotes are spaces. */
export const wordsOf = (folded: Folded, start: number, end: number): readonly Token[] =>
  [...folded.text.slice(start, end).matchAll(WORD)].map(({ 0: text, index }) => tokenAt(folded, text, start + index));

/** The words of a step, its bullet and its last full stop left out. */
export const tokensOf = (folded: Folded, piece: Piece): readonly Token[] => {
  const tokens = [...wordsOf(folded, headOf(folded, piece), piece.end)];
  for (let last = tokens.pop(); last !== undefined; last = tokens.pop()) {
    if (last.core !== '') return [...tokens, tokenAt(folded, last.core, last.at)];
  }
  return [];
};
