// Best play for both sides of a combat: what each open choice is worth, exactly.
import type { Advice, Prospect } from '../../kernel/advice.ts';
import { odds } from '../../kernel/odds.ts';
import { add, mul, ratio, type Ratio, ZERO } from '../../kernel/ratio.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { compareWorth, differing, solve, type Worth } from '../../kernel/solve.ts';
import type { UnitId } from '../types.ts';
import { gaugesOf } from './board.ts';
import { combat } from './index.ts';
import type { Camp, CombatAction, CombatState } from './types.ts';

/**
 * What best play looks at, in this order: that the other side loses the target (or an attacker) and not oneself, winning, the wounds that count (never more
 * than the life or the resistance that was left), the tokens that remain.
 */
export const CRITERIA = ['fall', 'win', 'wounds', 'tokens'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What a side has lost or kept when the combat ends. */
interface Balance {
  readonly fallen: boolean;
  readonly lost: number; // life, or resistance of the module it defends
  readonly kept: number; // tokens of those who fought and live
}
const unitsOf = ({ fixed, defender }: CombatState, camp: Camp): readonly UnitId[] =>
  camp === 'attack' ? fixed.attackers : defender === null ? [] : [defender];

const balance = (start: CombatState, end: CombatState, camp: Camp): Balance => {
  const fighters = unitsOf(end, camp).map((unit) => ({ before: gaugesOf(start, unit), after: gaugesOf(end, unit) }));
  const onModule = camp === 'defence' && end.fixed.target.kind === 'module';
  return {
    fallen: fighters.some(({ after }) => after.life === 0) || (onModule && end.resistance === 0),
    lost: fighters.reduce(
      (sum, { before, after }) => sum + before.life - after.life,
      onModule ? start.resistance - end.resistance : 0,
    ),
    kept: fighters.reduce(
      (sum, { after: { life, power, reroll, victory } }) => sum + (life === 0 ? 0 : power + reroll + victory),
      0,
    ),
  };
};

/** The criteria, for seat 0; undefined while the combat lasts. */
const worthFrom =
  (start: CombatState) =>
  (state: CombatState): Worth | undefined => {
    if (state.stage !== 'over' || state.outcome === null) return undefined;
    const [attack, defence] = [balance(start, state, 'attack'), balance(start, state, 'defence')];
    const { winner } = state.outcome;
    const side = state.fixed.attackSeat === 0 ? 1 : -1;
    const fall = Number(defence.fallen) - Number(attack.fallen);
    return [
      fall,
      winner === null ? 0 : winner === 'attack' ? 1 : -1,
      defence.lost - attack.lost,
      attack.kept - defence.kept,
    ].map((value) => side * value);
  };

/** How a combat ends, as `odds` counts it: who wins, then what each side lost and kept. */
const endFrom =
  (start: CombatState) =>
  (state: CombatState): string | undefined => {
    if (state.stage !== 'over' || state.outcome === null) return undefined;
    const told = ({ fallen, lost, kept }: Balance): string => `${fallen ? 1 : 0},${lost},${kept}`;
    return `${state.outcome.winner ?? 'tie'}:${told(balance(start, state, 'attack'))}:${told(balance(start, state, 'defence'))}`;
  };

/** Best play of a combat, from here, for both sides. */
export const solveCombat = (state: CombatState, budget: number, seen?: (states: number) => void) =>
  solve(combat, state, worthFrom(state), budget, seen);

/** `seen`: told how many states have been met as it goes. For the side to speak: chances to win, tie and lose, and what follows, for each open choice, both sides playing best afterwards. */
export const advise = (
  state: CombatState,
  budget = 400_000,
  seen?: (states: number) => void,
): Result<Advice<CombatAction>, { readonly code: string }> => {
  const node = combat.node(state);
  if (node.kind !== 'choice') return err({ code: 'no-choice' });
  const solved = solveCombat(state, budget, seen);
  if (!solved.ok) return solved;
  const mine: Camp = node.seat === state.fixed.attackSeat ? 'attack' : 'defence';
  const side = node.seat === 0 ? 1 : -1;
  const worths = solved.value.options.map(({ value }) => value);
  const better = (a: Worth, b: Worth): boolean => side * compareWorth(a, b) > 0;
  const options: Prospect<CombatAction>[] = [];
  for (const { action, value } of solved.value.options) {
    const shares = odds(combat, combat.apply(state, action).state, solved.value.best, endFrom(state), budget);
    if (!shares.ok) return shares;
    options.push(prospect(action, -worths.filter((other) => better(other, value)).length, shares.value, mine));
  }
  const decided = decidedBy(worths.toSorted((a, b) => -side * compareWorth(a, b)));
  return ok({ seat: node.seat, options, ...(decided === undefined ? {} : { decided }) });
};

/** What sets the best choices above the next one. */
const decidedBy = ([best = [], ...others]: readonly Worth[]): Criterion | undefined => {
  const next = others.find((other) => differing(best, other) >= 0);
  return next === undefined ? undefined : CRITERIA[differing(best, next)];
};

const prospect = (
  action: CombatAction,
  value: number,
  shares: ReadonlyMap<string, Ratio>,
  mine: Camp,
): Prospect<CombatAction> => {
  const total = { win: ZERO, tie: ZERO, lose: ZERO, fells: ZERO, falls: ZERO, dealt: ZERO, taken: ZERO, kept: ZERO };
  for (const [end, share] of shares) {
    const [winner, ...sides] = end.split(':');
    const [own = [], other = []] = (mine === 'attack' ? sides : sides.toReversed()).map((told) =>
      told.split(',').map(BigInt),
    );
    const result = winner === 'tie' ? 'tie' : winner === mine ? 'win' : 'lose';
    total[result] = add(total[result], share);
    const count = (key: 'fells' | 'falls' | 'dealt' | 'taken' | 'kept', times = 0n): void => {
      total[key] = add(total[key], mul(share, ratio(times)));
    };
    count('fells', other[0]);
    count('dealt', other[1]);
    count('falls', own[0]);
    count('taken', own[1]);
    count('kept', own[2]);
  }
  return { action, value, ...total };
};
