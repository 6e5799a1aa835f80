import type { Some } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { VsRule } from './rules.ts';

export type VsRefusal = Refusal<VsRule>;
/** Undefined: nothing forbids it. */
export type Fault = VsRefusal | undefined;
type Table = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** What a mode needs to refuse. Its table of sentences by code is a type here, so that the rules do not carry the words; {x} in a sentence stands for a value of the refusal. */
export const faultsOf = <T extends Table>(_?: T) => ({
  /** A play that the rules forbid. */
  no: (code: keyof T & string, ...cites: Some<VsRule>): VsRefusal => ({ code, cites }),
  noWith: (code: keyof T & string, values: Values, ...cites: Some<VsRule>): VsRefusal => ({ code, values, cites }),
  /** A fault of a scenario: `about` is its path, for the workshop to point at. */
  fault: (code: keyof T & string, about: string, ...cites: Some<VsRule>): VsRefusal => ({ code, about, cites }),
  faultWith: (code: keyof T & string, about: string, values: Values, ...cites: Some<VsRule>): VsRefusal => ({
    code,
    about,
    values,
    cites,
  }),
});
/** The sentence of a refusal; empty for a code that no table knows. */
export const sentenceOf =
  (...tables: readonly Table[]) =>
  ({ code, values = {} }: VsRefusal): string => {
    const table = tables.find((one) => Object.hasOwn(one, code));
    return (table?.[code] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
  };
