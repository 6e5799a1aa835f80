import type { Game, Node, Types } from './game.ts';

const KEPT = 4; // states: those around the one on the table

/**
 * A game that recalls what is open in the states it was asked about last: a page asks it of one state several times (to draw it, to play on, to tell whose step it was),
 * and the listed action that one presses is then known as such by the engine too (`isListed`), which need not look for what would refuse it. For one who asks about few states, not for a search.
 */
export const recalling = <T extends Types>(game: Game<T>): Game<T> => {
  let known: readonly (readonly [state: T['state'], node: Node<T['action'], T['rule']>])[] = [];
  return {
    ...game,
    node: (state) => {
      const found = known.find(([of]) => of === state);
      if (found !== undefined) return found[1];
      const node = game.node(state);
      known = [[state, node] as const, ...known].slice(0, KEPT);
      return node;
    },
  };
};
