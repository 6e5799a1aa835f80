// Who is counted at the end: a position may leave a seat without a single ship.
import type { Seat } from '../../kernel/game.ts';
import type { Fixed } from './types.ts';

/** Whether a seat is worth naming among the scores: it had a ship, or holds points. */
export const tookPart = ({ began }: Pick<Fixed, 'began'>, seat: Seat, sum: number): boolean =>
  (began[seat] ?? 0) > 0 || sum !== 0;
