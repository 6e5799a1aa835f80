import { plural } from './french.ts';
import type { Some } from './result.ts';
import type { Refusal } from './rules.ts';

/** Undefined: nothing forbids it. */
export type Fault<R extends string, C extends string = string> = Refusal<R, C> | undefined;
/** Sentences by code; {x} in a sentence stands for a value of the refusal, {x cube} for it and what it counts: « 1 cube », « 2 cubes ». */
type Table = Readonly<Record<string, string>>;
type Values = NonNullable<Refusal<string>['values']>;
/** A refusal whose code one table knows. */
export type Coded<R extends string, T extends Table> = Refusal<R, keyof T & string>;

/** Whether a number of a scenario is whole, and between two bounds, both included. */
export const isBetween = (value: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** What a mode needs to refuse. Its table of sentences is named as a type, so that the rules do not carry the words: `faultsOf<BbsRule, typeof PLAY_REFUSALS>()`. */
export const faultsOf = <R extends string, T extends Table>() => {
  type Code = keyof T & string;
  return {
    /** A play that the rules forbid. */
    no: (code: Code, ...cites: Some<R>): Coded<R, T> => ({ code, cites }),
    noWith: (code: Code, values: Values, ...cites: Some<R>): Coded<R, T> => ({ code, values, cites }),
    /** A fault of a scenario: `about` is its path, for the workshop to point at. */
    fault: (code: Code, about: string, ...cites: Some<R>): Coded<R, T> => ({ code, about, cites }),
    faultWith: (code: Code, about: string, values: Values, ...cites: Some<R>): Coded<R, T> => ({
      code,
      about,
      values,
      cites,
    }),
  };
};

/** The sentence of a refusal, from the first table that knows its code; empty when none does. */
export const sentenceOf =
  (...tables: readonly Table[]) =>
  ({ code, values = {} }: Pick<Refusal<string>, 'code' | 'values'>): string => {
    const table = tables.find((one) => Object.hasOwn(one, code));
    return (table?.[code] ?? '').replace(/\{(\w+)(?: ([^}]+))?\}/g, (_, key: string, counted?: string) =>
      counted === undefined ? `${values[key] ?? ''}` : plural(Number(values[key]), counted),
    );
  };
