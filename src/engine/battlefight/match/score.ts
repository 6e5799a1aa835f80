import type { Seat } from '../../kernel/game.ts';

/** Those who won the most games; nobody when no game was won. */
export const leaders = (wins: readonly number[]): readonly Seat[] => {
  const best = Math.max(...wins);
  return best === 0 ? [] : wins.flatMap((count, i) => (count === best ? [i as Seat] : []));
};
