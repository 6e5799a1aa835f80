// What a problem of the day asks in BattleFight: which technique of the turn is the best, for a win, for damage, for the gap.
import { type AnyFinder, finders } from '../../kernel/problem.ts';
import { GAP, WIN, WOUND } from './technique.ts';

export const FINDERS: readonly AnyFinder[] = finders([WIN, WOUND, GAP]);
