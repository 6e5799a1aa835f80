// How a combat may end when everybody plays by `simple` (advise.ts): exactly where what may still come is small enough, else over seeded games, and then said to be an estimate.
import { estimate } from '../../kernel/estimate.ts';
import type { Game } from '../../kernel/game.ts';
import { odds, type Unsolved } from '../../kernel/odds.ts';
import { type Ratio, toNumber } from '../../kernel/ratio.ts';
import type { Result } from '../../kernel/result.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { simple } from './advise.ts';
import { NUMBER } from './board.ts';
import { looseFold } from './keys.ts';
import type { CombatAction, CombatState, Outcome } from './types.ts';
import type { CombatMode } from './event-types.ts';

/** Until the end of the combat round, or of the whole combat. */
export type Horizon = 'manche' | 'combat';
/** What may come: PS left to each at the end of the round, or who wins and why. */
export interface Prospect {
  readonly health: readonly [number, number];
  readonly winner: Outcome['winner'];
  readonly why: Outcome['why'] | null; // null: the combat goes on
}
export interface Forecast {
  readonly horizon: Horizon;
  /** How many games were played for an estimate; null: the shares are exact. */
  readonly games: number | null;
  readonly shares: readonly { readonly prospect: Prospect; readonly share: number; readonly exact: Ratio | null }[]; // the likeliest first
}

/** The same combat; equal folds also when cards of a zone come in another order, since `simple` names cards by what they are. */
const LOOSE: Game<CombatMode> = {
  ...combatEpique,
  fold: looseFold,
};
const left = ({ sides, outcome }: CombatState): readonly [number, number] => [
  outcome?.fallen[0] === true ? 0 : sides[0].health,
  outcome?.fallen[1] === true ? 0 : sides[1].health,
];
type Sort = (state: CombatState) => string | undefined;
/** The end of a round: phase 6 is over. */
const endOfRound =
  (round: number): Sort =>
  (state) =>
    NUMBER[state.phase] >= 7 || state.round !== round ? JSON.stringify([left(state), null, null]) : undefined;
const endOfCombat: Sort = (state) =>
  state.outcome === null ? undefined : JSON.stringify([null, state.outcome.winner, state.outcome.why]);
const sortOf = (state: CombatState, horizon: Horizon): Sort =>
  horizon === 'manche' ? endOfRound(state.round) : endOfCombat;
const read = (text: string): Prospect => {
  const [health, winner, why] = JSON.parse(text) as readonly [
    Prospect['health'] | null,
    Prospect['winner'],
    Prospect['why'],
  ];
  return { health: health ?? [0, 0], winner, why };
};

/** Unless told: states that a page explores in about a second, and games that it plays in as long. */
const BUDGET = 4_000;
const GAMES = 300;
/** Exact shares, or why there are none. Of a combat with cards. */
export const combatOdds = (
  state: CombatState,
  horizon: Horizon,
  budget = BUDGET,
): Result<ReadonlyMap<string, Ratio>, Unsolved> => odds(LOOSE, state, simple, sortOf(state, horizon), budget);
/** Shares over seeded games: the same for the same state. */
export const combatEstimate = (
  state: CombatState,
  horizon: Horizon,
  games = GAMES,
  seed = 1,
): ReadonlyMap<string, number> => estimate(LOOSE, state, simple, sortOf(state, horizon), games, seed);
interface Effort {
  readonly budget?: number;
  readonly games?: number;
  readonly seed?: number;
}
/** What may come, exactly if it can be told at once, else as an estimate. */
export const forecast = (
  state: CombatState,
  horizon: Horizon,
  { budget, games = GAMES, seed = 1 }: Effort = {},
): Forecast => {
  const exact = combatOdds(state, horizon, budget);
  const shares = exact.ok
    ? [...exact.value].map(([text, share]) => ({ prospect: read(text), share: toNumber(share), exact: share }))
    : [...combatEstimate(state, horizon, games, seed)].map(([text, share]) => ({
        prospect: read(text),
        share,
        exact: null,
      }));
  return { horizon, games: exact.ok ? null : games, shares: shares.toSorted((a, b) => b.share - a.share) };
};

/** The same for each open option of a choice; the effort is shared between them. */
export const prospects = (
  state: CombatState,
  horizon: Horizon,
  { budget = BUDGET, games = GAMES, seed = 1 }: Effort = {},
): readonly { readonly action: CombatAction; readonly forecast: Forecast }[] => {
  const node = combatEpique.node(state);
  if (node.kind !== 'choice') return [];
  const part = Math.max(1, Math.sqrt(node.options.length));
  const effort = { budget: Math.ceil(budget / part), games: Math.ceil(games / part), seed };
  return node.options.map((action) => ({
    action,
    forecast: forecast(combatEpique.apply(state, action).state, horizon, effort),
  }));
};
