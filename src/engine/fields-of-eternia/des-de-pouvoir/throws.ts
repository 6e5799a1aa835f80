// Phases 5 and 6: both sides throw at the same time, then reroll by waves (A41), the attacker first; the results are compared.
import type { Some } from '../../kernel/result.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  enter,
  isHero,
  onward,
  other,
  still,
  told,
} from '../combat/board.ts';
import { damageNode, initiative, settleDamage, striker, strikeWith } from '../combat/damage.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import { totalsOf } from '../combat/totals.ts';
import type { CombatAction, CombatState, DiceState, Side } from '../combat/types.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import { addDice, canShow, keptBy, NO_DICE, sizeOfDice, throwsOf, waveFault, wavesOf } from '../dice.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { WildDice } from '../types.ts';
import { dicePools, placedIn, resultOf, thrownFor, zoneOf } from './pools.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
const both = <T>(make: (side: Side) => T): readonly [T, T] => [make(0), make(1)];
const put = <T>([mine, theirs]: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, theirs] : [mine, value];
const orderOf = ({ attacker }: DiceState): readonly Side[] => [attacker, other(attacker)];
const diceOf = ({ dice }: CombatState): DiceState => known(dice ?? undefined);

/** Both sides are about to throw; a side that has no dice is done. */
const open = (state: CombatState, stage: DiceState['stage'], attacker: Side): CombatState => {
  const draft: DiceState = { stage, attacker, pools: [null, null], done: [false, false], fixed: [0, 0] };
  const count = (side: Side): number => (isHero(state, side) ? thrownFor(state, side, zoneOf(draft, side)) : 0);
  const pools = both((side) => (isHero(state, side) && count(side) === 0 ? NO_DICE : null));
  return {
    ...state,
    dice: {
      ...draft,
      pools,
      done: both((side) => count(side) === 0),
      fixed: both((side) => (isHero(state, side) ? placedIn(state, side, zoneOf(draft, side)) : 0)),
    },
  };
};
/** Dice that a side has still to throw: all of them, or those of a wave. */
const dueOf = (state: CombatState, side: Side): number => {
  const dice = diceOf(state);
  const pool = dice.pools[side];
  return dice.done[side] ? 0 : thrownFor(state, side, zoneOf(dice, side)) - (pool === null ? 0 : sizeOfDice(pool));
};
/** Who throws now. Nobody rerolls before both have thrown: see `chooser`. */
const thrower = (state: CombatState): Side | undefined => orderOf(diceOf(state)).find((side) => dueOf(state, side) > 0);
/** Who may reroll or stop, once nobody has to throw. */
const chooser = (state: CombatState): Side | undefined =>
  orderOf(diceOf(state)).find((side) => !diceOf(state).done[side]);
const poolOf = (state: CombatState, side: Side): WildDice => diceOf(state).pools[side] ?? NO_DICE;

/** Undefined once both have their result. */
const diceNode = (state: CombatState): CombatNode | undefined => {
  const side = thrower(state);
  const cites: Some<FoeRule> =
    diceOf(state).stage === 'initiative'
      ? ['foe.pouvoir.initiative-des', 'foe.jets.faces']
      : ['foe.pouvoir.attaque-defense', 'foe.jets.faces'];
  if (side !== undefined)
    return {
      kind: 'chance',
      outcomes: throwsOf(dueOf(state, side), state.fixed.dice, (faces): CombatAction => ({ type: 'throw', faces })),
      cites,
    };
  const who = chooser(state);
  return who === undefined
    ? undefined
    : choice(
        deciderOf(state, who),
        [...wavesOf(poolOf(state, who)).map((extra): CombatAction => ({ type: 'again', extra })), { type: 'stop' }],
        'foe.pouvoir.relancer',
        'foe.pouvoir.relancer-fin',
      );
};
export const totalsNode = (state: CombatState): CombatNode | undefined =>
  state.dice === null ? onward(state, 'foe.pouvoir.initiative-des', 'foe.pouvoir.temps-avant-calcul') : diceNode(state);
export const attackNode = (state: CombatState): CombatNode | undefined => {
  if (state.dice !== null) return diceNode(state);
  return damageNode(state) === undefined
    ? undefined
    : state.attacks === 0
      ? onward(state, 'foe.pouvoir.attaque-defense')
      : onward(state, 'foe.pouvoir.riposte', 'foe.pouvoir.une-seule');
};

// ── What `go` opens
export const openInitiative = (state: CombatState): CombatStep => {
  const event = (side: Side): CombatEvent =>
    isHero(state, side)
      ? {
          type: 'pools',
          side,
          dice: dicePools(state, side),
          cites: ['foe.pouvoir.initiative-des', 'foe.pouvoir.attaque-defense', 'foe.pouvoir.cartes-echangees'],
        }
      : {
          type: 'totals',
          side,
          totals: totalsOf(state, side),
          cites: ['foe.pouvoir.creature-totaux', 'foe.p5-totaux.creature'],
        };
  return told(open(state, 'initiative', 0), event(0), event(1));
};
export const openAttack = (state: CombatState): CombatStep => still(open(state, 'attaque', striker(state)));

// ── What follows the last throw
const results = (state: CombatState) => {
  const dice = diceOf(state);
  return both((side) => resultOf(state, side, zoneOf(dice, side), dice.pools[side]));
};
/** The same step, its events of one type citing first what the variant says of them. */
const saying = (
  { state, events }: CombatStep,
  type: CombatEvent['type'],
  ...cites: readonly FoeRule[]
): CombatStep => ({
  state,
  events: events.map((event) =>
    event.type === type ? { ...event, cites: [...cites, ...event.cites] as unknown as Some<FoeRule> } : event,
  ),
});
export const settleInitiative = (state: CombatState): CombatStep => {
  const [mine, theirs] = results(state);
  const step = saying(
    initiative({ ...state, dice: null }, [mine.sum, theirs.sum]),
    'initiative',
    'foe.pouvoir.initiative-gagnant',
    'foe.pouvoir.initiative-fixe',
  );
  return chain(step, (next) =>
    next.sides.some(({ health }) => health === 0) ? still(next) : enter({ ...next, attacks: 0 }, 'damage'),
  );
};
export const settleAttack = (state: CombatState): CombatStep => {
  if (state.dice === null) return settleDamage(state);
  const { attacker } = state.dice;
  const totals = results(state);
  const order: readonly FoeRule[] = state.attacks === 0 ? [] : ['foe.pouvoir.riposte', 'foe.pouvoir.une-seule'];
  const card: readonly FoeRule[] = isHero(state, attacker) ? [] : ['foe.pouvoir.creature-attaque'];
  return saying(
    strikeWith({ ...state, dice: null }, totals[attacker], totals[other(attacker)]),
    'attack',
    'foe.pouvoir.comparer',
    ...card,
    ...order,
  );
};

// ── The throws
const stopped = (state: CombatState, side: Side): CombatStep => {
  const dice = diceOf(state);
  const zone = zoneOf(dice, side);
  return told(
    { ...state, dice: { ...dice, done: put(dice.done, side, true) } },
    {
      type: 'stopped',
      side,
      zone,
      total: resultOf(state, side, zone, poolOf(state, side)),
      cites: [
        'foe.pouvoir.relancer-fin',
        zone === 'initiative' ? 'foe.pouvoir.initiative-fixe' : 'foe.pouvoir.attaque-defense',
      ],
    },
  );
};
const roll = (state: CombatState, faces: WildDice): CombatStep => {
  const dice = diceOf(state);
  const side = known(thrower(state));
  const zone = zoneOf(dice, side);
  const first = dice.pools[side] === null;
  const pool = addDice(poolOf(state, side), faces);
  const event: CombatEvent = {
    type: 'thrown',
    side,
    faces,
    zone,
    reroll: first ? 0 : dueOf(state, side),
    cites: first
      ? [zone === 'initiative' ? 'foe.pouvoir.initiative-des' : 'foe.pouvoir.attaque-defense']
      : ['foe.pouvoir.relancer'],
  };
  const step = told({ ...state, dice: { ...dice, pools: put(dice.pools, side, pool) } }, event);
  return pool.relancer > 0 ? step : chain(step, (next) => stopped(next, side));
};
const again = (state: CombatState, extra: WildDice): CombatStep => {
  const dice = diceOf(state);
  const side = known(chooser(state));
  return still({ ...state, dice: { ...dice, pools: put(dice.pools, side, keptBy(poolOf(state, side), extra)) } });
};
export const DICE_APPLY = {
  throw: ({ faces }: Of<CombatAction, 'throw'>, state: CombatState): CombatStep => roll(state, faces),
  again: ({ extra }: Of<CombatAction, 'again'>, state: CombatState): CombatStep => again(state, extra),
  stop: (_: Of<CombatAction, 'stop'>, state: CombatState): CombatStep => stopped(state, known(chooser(state))),
} as const;

// ── Laws
/** Who may reroll or stop now. */
const deciding = (state: CombatState): Side | undefined =>
  state.dice === null || thrower(state) !== undefined ? undefined : chooser(state);
export const DICE_REFUSE = {
  throw: ({ faces }: Of<CombatAction, 'throw'>, state: CombatState): Fault => {
    const side = state.dice === null ? undefined : thrower(state);
    if (side === undefined) return no('autre-decision', 'foe.pouvoir.attaque-defense');
    return canShow(dueOf(state, side), state.fixed.dice, faces)
      ? undefined
      : no('tirage-impossible', 'foe.jets.faces', 'foe.pouvoir.attaque-defense');
  },
  again: ({ extra }: Of<CombatAction, 'again'>, state: CombatState): Fault => {
    const side = deciding(state);
    if (side === undefined) return no('autre-decision', 'foe.pouvoir.relancer');
    return waveFault(poolOf(state, side), extra) === undefined
      ? undefined
      : no('relance-impossible', 'foe.pouvoir.relancer');
  },
  stop: (_: Of<CombatAction, 'stop'>, state: CombatState): Fault =>
    deciding(state) === undefined ? no('autre-decision', 'foe.pouvoir.relancer-fin') : undefined,
} as const;
