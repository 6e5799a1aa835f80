// A whole card: its title, its type, its steps, one thing per line.
import { err, isSome, known, ok, type Result, type Some } from '../../kernel/result.ts';
import type { TechniqueType } from '../types.ts';
import { blame, type Fault, spanOf, TITLE_MAX } from './faults.ts';
import { TYPE_LABELS } from './labels.ts';
import { type Folded, fold, VISIBLE } from './normalise.ts';
import { instructionsOf, type Reading, readLines, type StepReading, tooLong } from './parse.ts';
import { keywordAt, modifierAt, typeAt, typeNear } from './phrases.ts';
import type { CardText } from './print.ts';
import { linesOf, type Piece, type Token, tokensOf } from './split.ts';

export interface CardReading {
  readonly title: string | null; // null: there is none, or it is too long
  readonly type: TechniqueType | null;
  readonly steps: readonly StepReading[];
  readonly faults: readonly Fault[]; // in the order of the text
}

/** « Type : attaque » and « Attaque » say the same. */
const typeWords = (folded: Folded, line: Piece): readonly Token[] => {
  const tokens = tokensOf(folded, line);
  return tokens.length > 1 && tokens[0]?.text === 'type' ? tokens.slice(1) : tokens;
};
const typeOf = (folded: Folded, line: Piece): TechniqueType | undefined => {
  const tokens = typeWords(folded, line);
  return tokens.length === 1 ? typeAt(tokens, 0)?.means : undefined;
};
const beginsStep = (folded: Folded, line: Piece): boolean => {
  const tokens = tokensOf(folded, line);
  return (modifierAt(tokens, 0) ?? keywordAt(tokens, 0)) !== undefined;
};

interface Parts {
  readonly title: Piece | null;
  readonly type: Piece | null;
  readonly rest: readonly Piece[];
}
/** Which line is what. A card that begins with a type, and goes on with a step, lacks its title; one whose second line is a step lacks its type. */
const partsOf = (folded: Folded, lines: readonly Piece[]): Parts => {
  const written = lines.filter(({ start, end }) => folded.text.slice(start, end).trim() !== '');
  const [first, second] = written;
  const after = (line: Piece): readonly Piece[] => lines.slice(lines.indexOf(line) + 1);
  if (first === undefined) return { title: null, type: null, rest: [] };
  if (second === undefined) return { title: first, type: null, rest: after(first) };
  if (!beginsStep(folded, second)) return { title: first, type: second, rest: after(second) };
  return typeOf(folded, first) === undefined
    ? { title: first, type: null, rest: after(first) }
    : { title: null, type: first, rest: after(first) };
};

/** Something that can be seen: a title of invisible characters is none. */
/** The line of the source that a folded line stands for: folding drops what cannot be seen. */
const sourceOf = ({ source, from, lines }: Folded, line: Piece): readonly [raw: string, from: number] => {
  const next = lines.findIndex((start) => start > (from[line.start] ?? 0));
  const start = lines.at(next === -1 ? -1 : next - 1) ?? 0;
  return [source.slice(start, next === -1 ? source.length : lines[next]).replace(BREAKS, ''), start];
};
const BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+$/u;
/** A title is kept as written, but for the spaces around it. */
const readTitle = (folded: Folded, line: Piece | null): readonly [title: string | null, faults: readonly Fault[]] => {
  const say = blame(folded, null);
  const [raw, from] = line === null ? ['', 0] : sourceOf(folded, line);
  const title = raw.trim();
  if (!VISIBLE.test(title)) return [null, [say('titre-vide', 'title', { from, to: from + raw.length })]];
  const start = from + raw.indexOf(title);
  if (title.length > TITLE_MAX)
    return [
      null,
      [say('titre-trop-long', 'less', { from: start + TITLE_MAX, to: start + title.length }, { fixes: [''] })],
    ];
  return [title, []];
};

const readType = (
  folded: Folded,
  { title, type }: Parts,
): readonly [type: TechniqueType | null, faults: readonly Fault[]] => {
  const say = blame(folded, null);
  if (type === null) {
    const end = title === null ? 0 : (folded.to[title.end - 1] ?? 0);
    return [null, [say('type-inconnu', 'type', { from: end, to: end })]];
  }
  const found = typeOf(folded, type);
  if (found !== undefined) return [found, []];
  const tokens = typeWords(folded, type);
  const near = typeNear(tokens, 0);
  const span =
    tokens.length > 0 ? spanOf(tokens) : { from: folded.from[type.start] ?? 0, to: folded.to[type.end - 1] ?? 0 };
  return [
    null,
    [
      say('type-inconnu', 'type', span, {
        fixes: near === undefined ? Object.values(TYPE_LABELS) : [TYPE_LABELS[near.means]],
      }),
    ],
  ];
};

/** A card as far as it could be read. */
export const readCard = (text: string): CardReading => {
  const long = tooLong(text);
  if (long !== undefined) return { title: null, type: null, steps: [], faults: [long] };
  const folded = fold(text);
  const parts = partsOf(folded, linesOf(folded));
  const [title, titleFaults] = readTitle(folded, parts.title);
  const [type, typeFaults] = readType(folded, parts);
  const { steps, faults }: Reading = readLines(folded, parts.rest);
  return { title, type, steps, faults: [...titleFaults, ...typeFaults, ...faults] };
};

export const parseCard = (text: string): Result<CardText, Some<Fault>> => {
  const { title, type, steps, faults } = readCard(text);
  if (isSome(faults)) return err(faults);
  return ok({ title: known(title ?? undefined), type: known(type ?? undefined), steps: instructionsOf(steps) }); // no fault: all was read
};
