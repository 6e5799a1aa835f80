// What a problem of the day asks in Battleworld.
import { type AnyFinder, finders } from '../../kernel/problem.ts';
import { RAISE } from './raise.ts';
import { STRIKE } from './strike.ts';

export const FINDERS: readonly AnyFinder[] = [...finders([RAISE]), ...finders([STRIKE])];
