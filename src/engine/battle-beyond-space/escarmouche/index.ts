import type { Game, Invariant } from '../../kernel/game.ts';
import { partie } from '../partie/index.ts';
import { veil } from '../partie/veil.ts';
import { apply, key, node, refuse, wonSoFar } from './game.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import type { EscarmoucheMode, EscarmoucheState } from './types.ts';

const invariants: readonly Invariant<EscarmoucheState>[] = [
  ...partie.invariants.map(({ name, holds }) => ({ name, holds: ({ game }: EscarmoucheState) => holds(game) })),
  {
    name: 'the count is what was won',
    holds: (state) =>
      state.outcome === null ||
      (state.outcome.points === wonSoFar(state) &&
        state.outcome.won === state.outcome.points >= state.fixed.goal.least),
  },
  {
    name: 'turns are counted down',
    holds: ({ left, outcome, fixed }) => left >= 0 && left <= fixed.turns && (left === 0) === (outcome !== null),
  },
];
/** A problem: from a position, win so many points within so many turns. Ends on `reussi` or `manque`. */
export const escarmouche: Game<EscarmoucheMode> = {
  id: 'battle-beyond-space/escarmouche',
  edition: 1,
  setup,
  notices,
  node,
  apply,
  refuse,
  key,
  veil: {
    state: (state, seat) => ({ ...state, game: veil.state(state.game, seat) }),
    event: (event, state, seat) => (event.type === 'goal-checked' ? event : veil.event(event, state.game, seat)),
  },
  invariants,
};
export { escarmoucheText } from './text.ts';
