// What the machine knows of a match: the games won, and the one under way, judged as such (partie/insight.ts); the games to come are even.
import type { Sight } from '../../kernel/certain.ts';
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import { effort, insight as game } from '../partie/insight.ts';
import type { PartieAction } from '../partie/types.ts';
import { leaders } from './score.ts';
import type { MatchState } from './types.ts';

export { effort };

/** All to those who have won the most games, in equal parts; to everybody when nobody has won any. */
const shared = (wins: readonly number[]): readonly number[] => {
  const first = leaders(wins);
  if (first.length === 0) return wins.map(() => 1 / wins.length);
  return wins.map((_, seat) => (first.includes(seat as Seat) ? 1 / first.length : 0));
};
const mean = (parts: readonly (readonly [weight: number, worth: readonly number[]])[]): readonly number[] =>
  known(parts[0])[1].map((_, seat) => parts.reduce((sum, [weight, worth]) => sum + weight * (worth[seat] ?? 0), 0));
const forecasts = new Map<string, readonly number[]>();
/** What a score is worth with so many games to come, each of them anybody's. */
const forecast = (wins: readonly number[], toCome: number): readonly number[] => {
  if (toCome === 0) return shared(wins);
  const key = `${wins.join(' ')} ${toCome}`;
  const found =
    forecasts.get(key) ??
    afterOne(
      wins,
      toCome,
      wins.map(() => 1 / wins.length),
    );
  forecasts.set(key, found);
  return found;
};
/** The same, when the chances of the next game to end are known. */
const afterOne = (wins: readonly number[], toCome: number, chances: readonly number[]): readonly number[] =>
  mean(chances.map((chance, seat) => [chance, forecast(wins.with(seat, (wins[seat] ?? 0) + 1), toCome - 1)]));

const value = ({ fixed, game: state, number, wins }: MatchState): readonly number[] =>
  state === null ? shared(wins) : afterOne(wins, fixed.games - number + 1, game.value(state));

/** What is hidden is in the game under way. */
const redeal = (state: MatchState, seat: Seat, random: Rng): MatchState =>
  state.game === null ? state : { ...state, game: known(game.redeal)(state.game, seat, random) };
const sensible = (state: MatchState, options: Some<PartieAction>): Some<PartieAction> =>
  state.game === null ? options : known(game.sensible)(state.game, options);

const beside = ({ game: state }: MatchState, seat: Seat): PartieAction | undefined =>
  state === null ? undefined : game.beside?.(state, seat);

/** A turn of the game under way; to win that game is enough. */
const sight: Sight<MatchState, PartieAction> = {
  turnOf: ({ number, game: state }) => `${number} ${state?.turns ?? ''}`,
  hasWon: ({ wins }, seat, start) => (wins[seat] ?? 0) > (start.wins[seat] ?? 0),
  key: ({ number, wins, game: state }) => `${number} ${wins.join(' ')} ${state === null ? '' : game.sight.key(state)}`,
  most: game.sight.most,
};

export const insight: Insight<MatchState, PartieAction> = { value, redeal, sensible, beside, sight };
