// What a problem of the day asks in Battle Beyond Space.
import { type AnyFinder, finders } from '../../kernel/problem.ts';
import { CARD, SQUADRON } from './one-gesture.ts';
import { WHOLE_TURN } from './whole-turn.ts';

export const FINDERS: readonly AnyFinder[] = [...finders([SQUADRON, CARD]), ...finders([WHOLE_TURN])];
