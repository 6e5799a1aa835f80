// What an action does, then everything that goes on by itself, until somebody has to decide.
import type { Call } from '../../kernel/call.ts';
import { known } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import { byTag } from '../../kernel/tags.ts';
import { combatDeSoldats } from '../combat-de-soldats/index.ts';
import type { SoldiersAction, SoldiersMode } from '../combat-de-soldats/types.ts';
import type { CombatMode } from '../combat/event-types.ts';
import { COMBAT_ACTIONS } from '../combat/action-types.ts';
import { contreesSauvages } from '../contrees-sauvages/index.ts';
import type { WildAction, WildMode } from '../contrees-sauvages/types.ts';
import { CARDS_APPLY, CARDS_SETTLES } from './cards.ts';
import { closeBataille, closeCombat, closeWild } from './close.ts';
import { DEFEAT_APPLY, DEFEAT_SETTLES } from './defeat.ts';
import { FIGHT_APPLY, FIGHT_SETTLES } from './fight.ts';
import { FINALE_APPLY, FINALE_SETTLES } from './finale.ts';
import { epicRules } from './inner.ts';
import {
  type Applies,
  chain,
  holdsCombat,
  type PartieStep,
  setTeam,
  type Settles,
  still,
  teamsOf,
  teamState,
} from './board.ts';
import { openOffers } from './merchants.ts';
import { MOVE_APPLY, MOVE_SETTLES } from './move.ts';
import { nodeOf } from './node.ts';
import { ROUND_APPLY, ROUND_SETTLES } from './round.ts';
import { pay } from './score.ts';
import { SOLDIERS_APPLY } from './soldiers.ts';
import { TURN_APPLY, TURN_SETTLES } from './turn.ts';
import { checkGoals } from './victory.ts';
import type { BoardAction, Frame, PartieState } from './types.ts';
import type { PartieEvent, PartieMode } from './event-types.ts';

const APPLIES: Applies = {
  ...ROUND_APPLY,
  ...TURN_APPLY,
  ...MOVE_APPLY,
  ...SOLDIERS_APPLY,
  ...FIGHT_APPLY,
  ...DEFEAT_APPLY,
  ...FINALE_APPLY,
  ...CARDS_APPLY,
};
const SETTLES: Settles = {
  ...ROUND_SETTLES,
  ...TURN_SETTLES,
  ...MOVE_SETTLES,
  ...FIGHT_SETTLES,
  ...DEFEAT_SETTLES,
  ...FINALE_SETTLES,
  ...CARDS_SETTLES,
};
const settleFrame = <K extends Frame['kind']>(
  frame: Extract<Frame, { readonly kind: K }>,
  state: PartieState,
): PartieStep => (SETTLES[frame.kind as K] as Settles[K])(frame, state);

/** What a debt takes as soon as Eternium comes (A25, by option). */
const settleDebts = (state: PartieState): PartieStep =>
  teamsOf(state).reduce<PartieStep>((step, team) => {
    const { debt, eternium } = teamState(step.state, team);
    const value = Math.min(debt, eternium);
    if (value === 0) return step;
    const paid = setTeam(pay(step.state, team, value), team, { debt: debt - value });
    const event: PartieEvent = { type: 'p-debt', team, value, left: debt - value, cites: ['foe.vaincu.paiement'] };
    return { state: paid, events: [...step.events, event] };
  }, still(state));
/** Asked whenever somebody is about to decide: merchants that open, debts, objectives reached. */
const watch = (state: PartieState): PartieStep => chain(settleDebts(state), openOffers, checkGoals);
/** The inner combat that has just ended, closed; undefined: none has. */
const closed = (state: PartieState): PartieStep | undefined => {
  const { combat, wild, bataille } = state;
  if (combat !== null && epicRules.node(combat).kind === 'end') return closeCombat(state, combat);
  if (wild !== null && contreesSauvages.node(wild).kind === 'end') return closeWild(state, wild);
  return bataille !== null && combatDeSoldats.node(bataille).kind === 'end'
    ? closeBataille(state, bataille)
    : undefined;
};
/** One thing that goes on by itself; undefined: somebody decides, or the game is over. */
const onward = (state: PartieState): PartieStep | undefined => {
  if (state.end !== null) return undefined;
  const over = closed(state);
  if (over !== undefined) return over;
  if (holdsCombat(state)) return undefined;
  const frame = known(topOf(state));
  // A turn can always be ended: what it offers need not be listed twice.
  if (frame.kind !== 'turn' && nodeOf(frame as never, state) === undefined) return settleFrame(frame as never, state);
  const watched = watch(state);
  return watched.state === state ? undefined : watched;
};
/** Goes on until somebody has to decide. */
export const settle = (step: PartieStep): PartieStep => {
  let now = step;
  for (let next = onward(now.state); next !== undefined; next = onward(now.state))
    now = { state: next.state, events: [...now.events, ...next.events] };
  return now;
};
const table = byTag<BoardAction, readonly [PartieState], PartieStep>(APPLIES);
/** Pure; total on what `refuse` lets pass. Actions of inner combats go to their modes. */
export const apply = (state: PartieState, action: BoardAction): PartieStep => settle(table(action, state));

// ── The three calls
const types = <A extends { readonly type: string }>(given: { readonly [K in A['type']]: true }): {
  readonly [K in A['type']]: true;
} => given;
export const COMBAT_CALL: Call<PartieMode, CombatMode> = {
  get: ({ combat }) => combat,
  put: (state, combat) => ({ ...state, combat }),
  types: COMBAT_ACTIONS,
  close: (state, end) => settle(closeCombat(state, end)),
};
export const WILD_CALL: Call<PartieMode, WildMode> = {
  get: ({ wild }) => wild,
  put: (state, wild) => ({ ...state, wild }),
  types: types<WildAction>({
    'wild-go': true,
    'wild-test': true,
    'wild-throw': true,
    'wild-again': true,
    'wild-stop': true,
    'wild-assign': true,
    'wild-tame': true,
  }),
  close: (state, end) => settle(closeWild(state, end)),
};
export const BATAILLE_CALL: Call<PartieMode, SoldiersMode> = {
  get: ({ bataille }) => bataille,
  put: (state, bataille) => ({ ...state, bataille }),
  types: types<SoldiersAction>({ 'bat-go': true, 'bat-hit': true }),
  close: (state, end) => settle(closeBataille(state, end)),
};
