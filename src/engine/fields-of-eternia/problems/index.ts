// What a problem of the day asks in Fields of Eternia: how to spend phase 4 of a combat.
import { type AnyFinder, finders } from '../../kernel/problem.ts';
import { AHEAD_BY_CARDS, AHEAD_BY_SOLDIERS, FELL, STAND } from './goals.ts';

export const FINDERS: readonly AnyFinder[] = finders([FELL, STAND, AHEAD_BY_CARDS, AHEAD_BY_SOLDIERS]);
