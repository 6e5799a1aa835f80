/**
 * Reads the text of steps (rulings A20, A21, A47, A49). Case, accents, spaces, punctuation, bullets and dashes are free; words are not: what is not a word of the game is a
 * fault with a suggestion, never a guess. Inclusive spellings need no tolerance, for no word of the language has one: « L’adversaire·e a » is a fault like another.
 */
import { err, isSome, known, ok, type Result, type Some } from '../../kernel/result.ts';
import type { Instruction, Modifier } from '../types.ts';
import { type Blame, blame, type Fault, type Span, spanOf, STEPS_MAX, TEXT_MAX } from './faults.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS } from './labels.ts';
import { type Folded, fold, placeOf } from './normalise.ts';
import { isLink, isNumberLike, readParameter } from './parameter.ts';
import { keywordAt, keywordNear, modifierAt, modifierNear, typeAt } from './phrases.ts';
import { linesOf, type Piece, piecesOf, type Token, tokensOf, trimLines } from './split.ts';

/** A step of a text: where it stands, and what it says when it has no fault. */
export interface StepReading extends Span {
  readonly line: number;
  readonly instruction: Instruction | null;
}
/** A text as far as it could be read: for an editor, which shows the sound steps beside the faults. */
export interface Reading {
  readonly steps: readonly StepReading[];
  readonly faults: readonly Fault[]; // in the order of the text
}

type Read = readonly [instruction: Instruction | null, faults: readonly Fault[]];

/** « Force-2 », « Blesser2 »: a keyword and its number, stuck together. */
const STUCK = /^(\p{L}+)([+-]?\d+)$/u;
/** A hyphen may be a dash: both readings. */
const readings = (digits: string): readonly string[] => (digits.startsWith('-') ? [digits, digits.slice(1)] : [digits]);
const stuck = (tokens: readonly Token[], at: number, say: Blame): Fault | undefined => {
  for (const [i, token] of tokens.slice(at, at + 3).entries()) {
    const [, word, digits] = STUCK.exec(token.text) ?? [];
    if (word === undefined) continue;
    const words = [...tokens.slice(at, at + i), { ...token, text: word }];
    const match = keywordAt(words, 0);
    if (match?.length !== words.length) return undefined;
    const label = KEYWORD_LABELS[match.means];
    return say('mot-cle-inconnu', 'space', spanOf(tokens.slice(at, at + i + 1)), {
      suggestion: match.means,
      fixes: readings(digits ?? '').map((number) => `${label} ${number}`),
    });
  }
  return undefined;
};

const unknown = (tokens: readonly Token[], at: number, modified: boolean, say: Blame): Fault => {
  const glued = stuck(tokens, at, say);
  if (glued !== undefined) return glued;
  const modifier = modified ? undefined : modifierNear(tokens, at);
  const keyword = keywordNear(tokens, at);
  // A type and nothing else is most likely the line that tells the card's own: a keyword in its place would make another card.
  if (typeAt(tokens, at)?.length === tokens.length - at)
    return say(
      'mot-cle-inconnu',
      'type',
      spanOf(tokens.slice(at)),
      keyword === undefined ? {} : { suggestion: keyword.means },
    );
  if (modifier !== undefined && (keyword === undefined || modifier.length > keyword.length)) {
    return say('mot-cle-inconnu', 'modifier', spanOf(tokens.slice(at, at + modifier.length)), {
      fixes: [MODIFIER_LABELS[modifier.means]],
    });
  }
  if (keyword !== undefined)
    return say('mot-cle-inconnu', 'keyword', spanOf(tokens.slice(at, at + keyword.length)), {
      suggestion: keyword.means,
      fixes: [KEYWORD_LABELS[keyword.means]],
    });
  const number = tokens.findIndex((token, i) => i > at && isNumberLike(token));
  return say('mot-cle-inconnu', 'keyword', spanOf(tokens.slice(at, number === -1 ? tokens.length : number)));
};

const readTokens = (tokens: readonly Token[], place: Span, say: Blame): Read => {
  if (tokens.length === 0) return [null, [say('etape-vide', 'keyword', place)]];
  const faults: Fault[] = [];
  let modifier: Modifier | null = null;
  const links = tokens.findIndex((token) => !isLink(token));
  if (links > 0) faults.push(say('mot-cle-inconnu', 'nothing', spanOf(tokens.slice(0, links)), { fixes: [''] }));
  let at = Math.max(0, links);
  let said: readonly Token[] = [];
  for (let match = modifierAt(tokens, at); match !== undefined; match = modifierAt(tokens, at)) {
    said = tokens.slice(at, at + match.length);
    if (modifier !== null) faults.push(say('deux-modificateurs', 'keyword', spanOf(said), { fixes: [''] }));
    modifier ??= match.means;
    at += match.length;
  }
  if (at === tokens.length) return [null, [...faults, say('modificateur-seul', 'keyword', spanOf(said))]];
  const match = keywordAt(tokens, at);
  if (match === undefined) return [null, [...faults, unknown(tokens, at, modifier !== null, say)]];
  const [keyword, start] = [match.means, at + match.length];
  const { value, faults: more } = readParameter({
    keyword,
    head: tokens.slice(at, start),
    rest: tokens.slice(start),
    blame: say,
  });
  faults.push(...more);
  return [value === null || faults.length > 0 ? null : { modifier, keyword, ...value }, faults];
};

const spanIn = (folded: Folded, { start, end }: Piece): Span => ({
  from: folded.from[start] ?? folded.source.length,
  to: end > start ? (folded.to[end - 1] ?? folded.source.length) : (folded.from[start] ?? folded.source.length),
});

/** Reads the steps that some lines hold. */
export const readLines = (folded: Folded, lines: readonly Piece[]): Reading => {
  const written = trimLines(folded, lines);
  const pieces: Piece[] = [];
  // No further than one step too many: a text of separators has thousands.
  for (const line of written) if (pieces.length <= STEPS_MAX) pieces.push(...piecesOf(folded, line));
  if (pieces.length === 0) {
    const span = spanIn(folded, { start: lines[0]?.start ?? folded.text.length, end: folded.text.length });
    return { steps: [], faults: [blame(folded, null)('carte-sans-etape', 'step', span)] };
  }
  const steps: StepReading[] = [];
  const faults: Fault[] = [];
  for (const [index, piece] of pieces.slice(0, STEPS_MAX).entries()) {
    const tokens = tokensOf(folded, piece);
    const say = blame(folded, index);
    const place = tokens.length > 0 ? spanOf(tokens) : spanIn(folded, piece);
    const [instruction, found] = readTokens(tokens, place, say);
    steps.push({ ...place, line: placeOf(folded, place.from).line, instruction });
    faults.push(...found);
  }
  const over = pieces[STEPS_MAX];
  if (over !== undefined)
    faults.push(
      blame(folded, null)(
        'etapes-trop-nombreuses',
        'less',
        spanIn(folded, { start: over.start, end: written.at(-1)?.end ?? over.end }),
      ),
    );
  return { steps, faults };
};

/** The fault of a text that is too long to be read at all. */
export const tooLong = (text: string): Fault | undefined => {
  if (text.length <= TEXT_MAX) return undefined;
  return {
    ...blame(fold(text.slice(0, TEXT_MAX)), null)('texte-trop-long', 'less', { from: TEXT_MAX, to: TEXT_MAX }),
    to: text.length,
  };
};

/** Every step of a text, sound or not, and every fault. */
export const readSteps = (text: string): Reading => {
  const long = tooLong(text);
  if (long !== undefined) return { steps: [], faults: [long] };
  const folded = fold(text);
  return readLines(folded, linesOf(folded));
};

/** The instructions of steps that are all sound. */
export const instructionsOf = (steps: readonly StepReading[]): readonly Instruction[] =>
  steps.flatMap(({ instruction }) => instruction ?? []);

export const parseSteps = (text: string): Result<readonly Instruction[], Some<Fault>> => {
  const { steps, faults } = readSteps(text);
  return isSome(faults) ? err(faults) : ok(instructionsOf(steps));
};

/** One step, and one only: its faults have no rank. */
export const parseStep = (text: string): Result<Instruction, Some<Fault>> => {
  const { steps, faults } = readSteps(text);
  const [first, second] = steps;
  const found = faults
    .filter(({ code }) => code !== 'etapes-trop-nombreuses')
    .map((fault): Fault =>
      fault.code === 'carte-sans-etape'
        ? { ...fault, code: 'etape-vide', expected: 'keyword' }
        : { ...fault, step: null },
    );
  if (second !== undefined)
    found.push(blame(fold(text), null)('etapes-trop-nombreuses', 'one-step', spanOf(steps.slice(1))));
  found.sort((a, b) => a.from - b.from);
  if (isSome(found)) return err(found);
  return ok(known(first?.instruction ?? undefined)); // no fault: the step was read
};
