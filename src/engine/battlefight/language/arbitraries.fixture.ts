// Generated steps and cards, and the many ways of writing the same one.
import fc from 'fast-check';
import { type Instruction, KEYWORDS, MODIFIERS, N_MAX, TECHNIQUE_TYPES } from '../types.ts';
import { paramOf } from './facts.ts';
import { TITLE_MAX } from './faults.ts';
import type { CardText } from './print.ts';

const anyType = fc.constantFrom(...TECHNIQUE_TYPES);
const anyNumber = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 8 }) },
  fc.integer({ min: -N_MAX, max: N_MAX }),
);
export const anyStep: fc.Arbitrary<Instruction> = fc
  .record({
    modifier: fc.constantFrom(null, ...MODIFIERS),
    keyword: fc.constantFrom(...KEYWORDS),
    n: anyNumber,
    t: anyType,
    every: fc.boolean(),
  })
  .map(({ modifier, keyword, n, t, every }): Instruction => {
    const param = paramOf(keyword);
    if (param === 'none') return { modifier, keyword };
    return param.startsWith('number')
      ? { modifier, keyword, n }
      : { modifier, keyword, t: param === 'type?' && every ? null : t };
  });
export const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 12 });

/** Any title that a card may bear: of one line, without spaces around it, with something to see. */
const anyTitle = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    fc.constantFrom('Attaque', 'Type : attaque', 'Coup de boule', 'Blesser 2', 'L’adversaire a', '- 1) Élan', '’', '0'),
  )
  .map((title) => title.replace(/[\n\r\v\f\u0085\u2028\u2029]/g, '').trim())
  .filter((title) => title.length <= TITLE_MAX && /[\p{L}\p{N}\p{P}\p{S}]/u.test(title));
export const anyCard: fc.Arbitrary<CardText> = fc.record(
  { title: anyTitle, type: anyType, steps: anySteps },
  { noNullPrototype: true },
);

const SPACES = [' ', '  ', '\t', '\u00A0', '\u202F', ' \u200B', '\u3000'];
const APOSTROPHES = ['’', "'", '‘', '`', '´', 'ʼ', ' ', '’ ', '＇'];
const MINUSES = ['-', '−', '–', '‐', '﹣', '－'];
const BULLETS = ['', '', '- ', '– ', '• ', '* ', '1. ', '2) ', '(3) ', '① ', '-'];
const ENDS = ['', '', '.', ' .', ';', '…', ' !'];
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** The same step, written otherwise: case, accents (composed, apart, left out), spaces, apostrophes, signs, brackets, bullets, a full stop. */
export const rewrite = (canonical: string, choices: readonly number[]): string => {
  let turn = 0;
  const draw = (): number => choices[turn++ % choices.length] ?? 0;
  const accents = at(
    [
      (text: string) => text,
      (text: string) => text.normalize('NFD'),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    ],
    draw(),
  );
  const letters = at(
    [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.replace(/[a-z]/g, (letter) => (draw() % 2 === 0 ? letter : letter.toUpperCase())),
    ],
    draw(),
  );
  const number = /-?\d+$/.exec(canonical);
  const words = number === null ? canonical : canonical.slice(0, number.index).trimEnd();
  const text = letters(accents(words.replace(/’/g, () => at(APOSTROPHES, draw())))).replace(/ /g, () =>
    at(SPACES, draw()),
  );
  const digits = number === null ? '' : number[0].replace('-', () => at(MINUSES, draw()));
  const tail =
    number === null
      ? ''
      : at([' ', ' : ', ': ', '\u00A0'], draw()) +
        at(
          [digits, `[${digits}]`, `(${digits})`, digits.startsWith('0') || !/^\d/.test(digits) ? digits : `+${digits}`],
          draw(),
        );
  return `${at(BULLETS, draw())}${text}${tail}${at(ENDS, draw())}`;
};
