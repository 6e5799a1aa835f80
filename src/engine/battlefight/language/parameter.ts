// What stands behind a keyword: a number, a type, nothing, or a fault.
import { type Instruction, N_MAX, TECHNIQUE_TYPES } from '../types.ts';
import { omittedNumber, paramOf } from './facts.ts';
import { type Blame, type Fault, spanOf } from './faults.ts';
import { KEYWORD_LABELS, TYPE_LABELS } from './labels.ts';
import { keywordAt, keywordNear, modifierAt, modifierNear, typeAt, typeNear } from './phrases.ts';
import type { Token } from './split.ts';
import { LINKS, NUMBER_WORDS } from './synonyms.ts';

type Parameter = Pick<Instruction, 'n' | 't'>;
export interface ParameterReading {
  readonly value: Parameter | null; // null: there are faults
  readonly faults: readonly Fault[];
}
interface Context {
  readonly keyword: Instruction['keyword'];
  readonly head: readonly Token[]; // the words of the keyword
  readonly rest: readonly Token[]; // what follows it
  readonly blame: Blame;
}

const INTEGER = /^[+-]?\d+$/;
const OTHER_NUMBER = /^[+-]?(?:\d*[.,/]\d[\d.,/]*|\d*\p{No}+\d*)$/u;
const SIGN = /^[+-]$/;
/** Whether a word is written as a number, sound or not: what stands before it is a keyword, or tried to be. */
export const isNumberLike = (token: Token): boolean => INTEGER.test(token.core) || OTHER_NUMBER.test(token.core);

const all = TECHNIQUE_TYPES.map((type) => TYPE_LABELS[type]);

const failed = (...faults: readonly Fault[]): ParameterReading => ({ value: null, faults });

/** Whether a word only leads from one step to the next: a card has one step a line, and no such word. */
export const isLink = ({ text }: Token): boolean => LINKS.includes(text);
/** The words from which another step begins, a dash or « puis » between the two left out; undefined: they are no step. */
const anotherStep = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const start = tokens.findIndex((token) => /[\p{L}\p{N}]/u.test(token.text) && !isLink(token));
  return start >= 0 && (modifierAt(tokens, start) ?? keywordAt(tokens, start)) !== undefined
    ? tokens.slice(start)
    : undefined;
};
/** Words in excess: another step that lacks its separator, or nothing that the language knows. */
const excess = ({ blame, keyword, rest }: Context, from: number): readonly Fault[] => {
  const extra = rest.slice(from);
  if (extra.length === 0) return [];
  const code = paramOf(keyword) === 'none' ? 'parametre-interdit' : 'parametre-nature';
  const another = anotherStep(extra);
  if (another === undefined) return [blame(code, 'nothing', spanOf(extra), { keyword, fixes: [''] })];
  const place = blame(code, 'separator', spanOf(extra), { keyword });
  const step = blame(code, 'separator', spanOf(another));
  return [{ ...place, fixes: [`; ${step.found}`] }];
};
/** Another step stands where the parameter should: the parameter is missing, unless it may be, and so is what parts them. */
const brokenOff = (context: Context, missing: () => Fault): ParameterReading | undefined => {
  if (anotherStep(context.rest) === undefined) return undefined;
  const optional = paramOf(context.keyword).endsWith('?');
  return failed(...(optional ? [] : [missing()]), ...excess(context, 0));
};
const done = (context: Context, value: Parameter, used: number): ParameterReading => {
  const faults = excess(context, used);
  return { value: faults.length === 0 ? value : null, faults };
};
/** « Défausser si possible », « S’empêcher cartes »: another keyword, its words shuffled or misspelt. */
const shuffled = ({ blame, keyword, head, rest }: Context): Fault | undefined => {
  const near = keywordNear([...head, ...rest], 0, head.length + 1);
  if (near === undefined || near.away > 1 || near.means === keyword) return undefined;
  return blame('parametre-nature', 'order', spanOf([...head, ...rest].slice(0, near.length)), {
    keyword,
    suggestion: near.means,
    fixes: [KEYWORD_LABELS[near.means]],
  });
};

/** « Défausser 2, si possible »: to take the last words away would make another step. */
const ifPossible = ({ blame, keyword, head, rest }: Context, n: number): Fault | undefined => {
  const after = rest
    .slice(1)
    .map(({ core }) => core)
    .join(' ');
  if (keyword !== 'defausser' || after !== 'si possible') return undefined;
  return blame('parametre-nature', 'order', spanOf([...head, ...rest]), {
    keyword,
    suggestion: 'si-possible-defausser',
    fixes: [`${KEYWORD_LABELS['si-possible-defausser']} ${n}`],
  });
};

/** The numbers that some words were likely meant to say: « deux », « x2 », « de 2 cases ». */
const numbersIn = (words: readonly Token[]): readonly string[] => {
  const text = words.map(({ core }) => core).join(' ');
  const rank = NUMBER_WORDS.findIndex((word) => word === text);
  if (rank >= 0) return [String(rank)];
  const [digits, ...others] = text.match(/-?\d+/g) ?? [];
  if (digits === undefined || others.length > 0) return [];
  return digits.startsWith('-') ? [digits, digits.slice(1)] : [digits];
};

const signApart = (context: Context, sign: Token, next: Token | undefined): ParameterReading => {
  const { blame, keyword } = context;
  if (next === undefined) return failed(blame('parametre-manquant', 'number', sign, { keyword }));
  const digits = next.core;
  if (!/^\d+$/.test(digits)) return failed(blame('parametre-nature', 'number', spanOf(context.rest), { keyword }));
  return failed(
    blame(
      'signe-isole',
      'number',
      { from: sign.from, to: next.coreTo },
      { keyword, fixes: sign.text === '-' ? [digits, `-${digits}`] : [digits] },
    ),
    ...excess(context, 2),
  );
};

const number = (context: Context): ParameterReading => {
  const { blame, keyword, head, rest } = context;
  const [first, second] = rest;
  const omitted = omittedNumber(keyword);
  const missing = (): Fault => blame('parametre-manquant', 'number', spanOf(head), { keyword });
  if (first === undefined) return omitted === undefined ? failed(missing()) : { value: { n: omitted }, faults: [] };
  const broken = brokenOff(context, missing);
  if (broken !== undefined) return broken;
  const text = first.core; // a number followed by a comma or a full stop is still that number
  if (SIGN.test(text)) return signApart(context, first, second);
  const place = { from: first.from, to: first.coreTo };
  if (OTHER_NUMBER.test(text))
    return failed(blame('nombre-non-entier', 'integer', place, { keyword }), ...excess(context, 1));
  if (!INTEGER.test(text)) {
    const wrong = shuffled(context);
    if (wrong !== undefined) return failed(wrong);
    const alone = numbersIn([first]);
    if (alone.length > 0)
      return failed(blame('parametre-nature', 'number', first, { keyword, fixes: alone }), ...excess(context, 1));
    const fixes = modifierNear(rest, 0) === undefined ? numbersIn(rest) : [];
    return failed(blame('parametre-nature', 'number', spanOf(rest), { keyword, fixes }));
  }
  const n = Number(text);
  if (Math.abs(n) > N_MAX)
    return failed(blame('nombre-hors-bornes', 'number', place, { keyword }), ...excess(context, 1));
  const swapped = ifPossible(context, n);
  if (swapped !== undefined) return failed(swapped);
  return done(context, { n: n === 0 ? 0 : n }, 1); // « -0 » is 0
};

const type = (context: Context): ParameterReading => {
  const { blame, keyword, head, rest } = context;
  const [first] = rest;
  const missing = (): Fault =>
    blame('parametre-manquant', 'type', spanOf(head), {
      keyword,
      fixes: all.map((label) => `${KEYWORD_LABELS[keyword]} ${label}`),
    });
  if (first === undefined) return paramOf(keyword) === 'type?' ? { value: { t: null }, faults: [] } : failed(missing());
  const found = typeAt([{ ...first, text: first.core }], 0);
  if (found !== undefined) return done(context, { t: found.means }, 1);
  const wrong = shuffled(context);
  if (wrong !== undefined) return failed(wrong);
  const broken = brokenOff(context, missing);
  if (broken !== undefined) return broken;
  // « d’attaque »: the type is there, behind a word too many.
  const at = rest.findIndex((_, i) => typeAt(rest, i) !== undefined);
  const near = at === -1 ? typeNear(rest, 0) : typeAt(rest, at);
  const length = at === -1 ? (near?.length ?? rest.length) : at + 1;
  return failed(
    blame('parametre-nature', 'type', spanOf(rest.slice(0, length)), {
      keyword,
      fixes: near === undefined ? all : [TYPE_LABELS[near.means]],
    }),
    ...excess(context, length),
  );
};

/** Reads what follows a keyword, and finds every fault in it. */
export const readParameter = (context: Context): ParameterReading => {
  switch (paramOf(context.keyword)) {
    case 'none':
      return done(context, {}, 0);
    case 'number':
    case 'number?':
      return number(context);
    case 'type':
    case 'type?':
      return type(context);
  }
};
