// What every table of sentences is made of.
import type { Instruction, Modifier } from '../types.ts';

type Form = 'seul' | Modifier;
export type Say = (step: Required<Pick<Instruction, 'n' | 't'>>) => string;
export type Forms = Readonly<Record<Form, Say>>;

/** A sentence for a number above zero, for zero, for one below (told without its sign). */
export const bySign =
  (above: (n: number) => string, zero: string, below: (n: number) => string): Say =>
  ({ n }) =>
    n > 0 ? above(n) : n === 0 ? zero : below(-n);
/** A sentence for one, and for several. */
export const byCount =
  (one: string, many: (n: number) => string): Say =>
  ({ n }) =>
    n === 1 ? one : many(n);

export const EACH = 'Chaque personne à son tour, vous d’abord,';
export const WHILE = 'Tant que cette technique est active,';
