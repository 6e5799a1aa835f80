// A position as text: everything a reader can see, what never changes and the inner combats left out (they add their own).
import { canonical } from '../../kernel/json.ts';
import type { PartieState } from './types.ts';

export const key = ({ fixed: _fixed, combat, wild, bataille, ...rest }: PartieState): string =>
  canonical({ ...rest, inner: [combat !== null, wild !== null, bataille !== null] });
