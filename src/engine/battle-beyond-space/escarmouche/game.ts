// The rules of a skirmish: those of the game until the turns are played, then the count.
import type { Node, Step } from '../../kernel/game.ts';
import { type Fault } from '../faults.ts';
import { machine } from '../partie/machine.ts';
import { prizePoints, scoreOf } from '../partie/score.ts';
import type { PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { BbsRule } from '../rules.ts';
import { no } from './refusals.ts';
import type { EscarmoucheAction, EscarmoucheEvent, EscarmoucheFixed, EscarmoucheState } from './types.ts';

export const pointsIn = ({ seat, goal }: Pick<EscarmoucheFixed, 'seat' | 'goal'>, game: PartieState): number =>
  goal.of === 'prises' ? prizePoints(game, seat) : scoreOf(game, seat).sum;
/** Points won since the position. */
export const wonSoFar = ({ fixed, game, base }: EscarmoucheState): number =>
  base === null ? 0 : pointsIn(fixed, game) - base;
/** A turn is over when the next one begins, or when the game is. */
const isTurnOver = ({ type }: PartieEvent): boolean =>
  type === 'round-began' || type === 'turn-began' || type === 'game-over';

const close = (state: EscarmoucheState): Step<EscarmoucheState, EscarmoucheEvent> => {
  const { goal } = state.fixed;
  const points = wonSoFar(state);
  const won = points >= goal.least;
  const cites =
    goal.of === 'total'
      ? (['bbs.but.sources-de-points', 'bbs.score.anneau'] as const)
      : (['bbs.but.sources-de-points', 'bbs.principes.prise'] as const);
  return {
    state: { ...state, outcome: { won, points } },
    events: [{ type: 'goal-checked', points, least: goal.least, won, of: goal.of, cites }],
  };
};
/** What an action of the game does here: the turns are counted down, and nothing of the turn after the last one is told. */
export const apply = (state: EscarmoucheState, action: EscarmoucheAction): Step<EscarmoucheState, EscarmoucheEvent> => {
  const { state: game, events } = machine.apply(state.game, action);
  const next: EscarmoucheState = {
    ...state,
    game,
    base: state.base ?? (game.phase === 'reveal' ? pointsIn(state.fixed, game) : null),
  };
  const end = state.base === null ? -1 : events.findIndex(isTurnOver); // before the first turn nothing is over
  if (end < 0) return { state: next, events };
  const left = state.left - 1;
  if (left > 0) return { state: { ...next, left }, events };
  const closed = close({ ...next, left });
  return { state: closed.state, events: [...events.slice(0, end), ...closed.events] };
};
export const node = (state: EscarmoucheState): Node<EscarmoucheAction, BbsRule> =>
  state.outcome === null
    ? machine.node(state.game)
    : { kind: 'end', result: state.outcome.won ? 'reussi' : 'manque', cites: ['bbs.but.sources-de-points'] };
export const refuse = (state: EscarmoucheState, action: EscarmoucheAction): Fault =>
  state.outcome === null ? machine.refuse(state.game, action) : no('escarmouche-finie', 'bbs.but.sources-de-points');
export const key = (state: EscarmoucheState): string =>
  [
    machine.key(state.game),
    state.base,
    state.left,
    state.outcome === null ? '-' : `${state.outcome.won}${state.outcome.points}`,
  ].join('|');
