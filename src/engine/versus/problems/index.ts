// What a problem of the day asks in Versus: how a turn is best spent.
import { type AnyFinder, finders } from '../../kernel/problem.ts';
import { CROWD, THRIFT, TOGETHER } from './goals.ts';

export const FINDERS: readonly AnyFinder[] = finders([CROWD, TOGETHER, THRIFT]);
