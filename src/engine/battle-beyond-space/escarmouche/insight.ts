// What the machine knows of a skirmish: how near the goal is, and what the fleets may still bring to it. What others hold, and what nobody would try, are those of the game.
import type { Seat } from '../../kernel/game.ts';
import type { Effort } from '../../kernel/levels.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import { insight as game, reach } from '../partie/insight.ts';
import { seatsOf } from '../partie/board.ts';
import { key, wonSoFar } from './game.ts';
import { worthTrying } from './solve.ts';
import type { EscarmoucheAction, EscarmoucheState } from './types.ts';

// Weights, in points.
const REACH = 0.8; // of what one's ships stand to take in a turn: most of it is for the turn that comes
const DENIED = 0.4; // of what the others stand to take: it is one's own ships that they take
const SURE = 1.1; // how fast a point more than the goal, or less, decides

/** Who plays against the goal: the others that had ships. */
const against = ({ fixed: { seat, play } }: EscarmoucheState): readonly Seat[] =>
  play.began.flatMap((ships, other) => (other !== seat && ships > 0 ? [other as Seat] : []));
/** The chance that the goal is reached. */
const chance = (state: EscarmoucheState): number => {
  const { fixed, game: now, left, outcome } = state;
  if (outcome !== null) return outcome.won ? 1 : 0;
  const others = against(state);
  const own = Math.ceil(left / now.sides.length) * REACH * reach(now, fixed.seat);
  const theirs = others.reduce<number>((sum, seat) => sum + reach(now, seat), 0) / Math.max(1, others.length);
  const ahead = wonSoFar(state) - fixed.goal.least + own - DENIED * theirs;
  return 1 / (1 + Math.exp(-SURE * (ahead + 0.5)));
};
const value = (state: EscarmoucheState): readonly number[] => {
  const { seat } = state.fixed;
  const others = against(state);
  const won = others.length === 0 ? 1 : chance(state);
  return seatsOf(state.game).map((other) =>
    other === seat ? won : others.includes(other) ? (1 - won) / others.length : 0,
  );
};
const redeal = (state: EscarmoucheState, seat: Seat, random: Rng): EscarmoucheState => ({
  ...state,
  game: game.redeal?.(state.game, seat, random) ?? state.game,
});

/** The seat's own last turn is looked through whole: a course of four gestures that hits what looks small is beyond what looks best at each of them. */
const sight: NonNullable<Insight<EscarmoucheState, EscarmoucheAction>['sight']> = {
  opens: ({ left, game: { active }, fixed, base }, seat) =>
    base !== null && left === 1 && seat === fixed.seat && active === seat,
  turnOf: ({ left }) => left,
  hasWon: ({ outcome }) => outcome?.won === true,
  key,
  enough: worthTrying,
  most: 4_000,
};

export const insight: Insight<EscarmoucheState, EscarmoucheAction> = {
  value,
  redeal,
  sensible: ({ game: state }, options) => game.sensible?.(state, options) ?? options,
  sight,
};
export const effort: Effort = { tries: 60, depth: 8 };
