// The machine of an epic combat: who acts, what is forbidden, what follows. A variant replaces phases and adds actions (see `Extension`).
import { known, type Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import type { Rules } from '../../kernel/call.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { ABILITY_APPLY } from './ability-actions.ts';
import { abilitiesNode, settleAbilities, settleEnemy, settleReveal } from './abilities.ts';
import { chain, type CombatNode, type CombatStep, enter, hasFallen, still } from './board.ts';
import { damageNode, settleDamage, settleTotals, strike, totalsNode } from './damage.ts';
import { EFFECT_APPLY, effectNode, settleEffect } from './effects.ts';
import { displaceNode, send, settleDisplace } from './displacement.ts';
import { fallenNode, tellFallen } from './fallen.ts';
import { flee, fleeNode, settleFlee } from './flight.ts';
import { maintain, maintenanceNode } from './maintenance.ts';
import { pay, payNode, settlePay } from './payment.ts';
import { tame, tameNode } from './taming.ts';
import { settleResolve } from './resolution.ts';
import { combatKey } from './keys.ts';
import { isExtra, layNode, PLACE_APPLY, placeNode, settleDraw, settlePlace } from './place.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Outcome, Phase } from './types.ts';
import type { CombatMode } from './event-types.ts';
import { type Refuses, refusesOf } from './refuse.ts';
import { chooseWeapon, settleStart, settleWeapon, weaponNode } from './opening.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
type Applies = {
  readonly [K in CombatAction['type']]: (action: Of<CombatAction, K>, state: CombatState) => CombatStep;
};
/** What a variant changes. A phase without a node goes on by itself (`settle`). */
export interface Extension {
  readonly nodes?: { readonly [P in Phase]?: (state: CombatState) => CombatNode | undefined };
  readonly settles?: { readonly [P in Phase]?: (state: CombatState) => CombatStep };
  readonly gos?: { readonly [P in Phase]?: (state: CombatState) => CombatStep };
  readonly apply?: Partial<Applies>;
  readonly refuse?: Partial<Refuses>;
}

const END_RULES: Readonly<Record<Outcome['why'], Some<FoeRule>>> = {
  vaincu: ['foe.p7-vaincus.heros'],
  double: ['foe.p7-vaincus.double'],
  fuite: ['foe.p8-fuite.fin'],
  degats: ['foe.p9-resolution.vainqueur'],
  ps: ['foe.rapide.une-manche-recul'],
  'creature-fuit': ['foe.p9-resolution.creature-fuit'],
  'boss-reste': ['foe.p9-resolution.boss-reste'],
};
/** "vaincu:0", "fuite:", "degats:1"… : why it ended, and the side that won it. */
const endNode = ({ outcome }: CombatState): CombatNode => {
  const { why, winner } = known(outcome ?? undefined);
  return { kind: 'end', result: `${why}:${winner ?? ''}`, cites: END_RULES[why] };
};

const NODES: { readonly [P in Phase]: (state: CombatState) => CombatNode | undefined } = {
  weapon: weaponNode,
  clash: () => undefined,
  start: () => undefined,
  place: placeNode,
  excess: () => undefined,
  abilities: abilitiesNode,
  enemy: () => undefined,
  totals: totalsNode,
  damage: damageNode,
  fallen: fallenNode,
  pay: payNode,
  tame: tameNode,
  flee: fleeNode,
  resolve: () => undefined,
  displace: displaceNode,
  maintenance: maintenanceNode,
  end: endNode,
};
const SETTLES: { readonly [P in Phase]: (state: CombatState) => CombatStep } = {
  weapon: settleWeapon,
  clash: (state) => enter(state, 'start'),
  start: settleStart,
  place: settlePlace,
  excess: settleReveal,
  abilities: settleAbilities,
  enemy: settleEnemy,
  totals: still,
  damage: settleDamage,
  fallen: still,
  pay: settlePay,
  tame: still,
  flee: settleFlee,
  resolve: settleResolve,
  displace: settleDisplace,
  maintenance: still,
  end: still,
};
const GOS: { readonly [P in Phase]?: (state: CombatState) => CombatStep } = {
  totals: settleTotals,
  damage: strike,
  fallen: tellFallen,
  maintenance: maintain,
};
const absent = (): never => {
  throw new Error('combat: an action of another variant was played');
};
const APPLIES: Applies = {
  weapon: ({ weapon }, state) => chooseWeapon(state, weapon),
  ...PLACE_APPLY,
  ...EFFECT_APPLY,
  ...ABILITY_APPLY,
  pay: ({ card }, state) => pay(state, card),
  tame: ({ yes }, state) => tame(state, yes),
  flee: ({ to }, state) => flee(state, to),
  send: ({ to }, state) => send(state, to),
  go: absent,
  convert: absent,
  throw: absent,
  again: absent,
  stop: absent,
  'clash-die': absent,
  clash: absent,
  effect: absent,
};

/** A side has fallen, and the effect that did it has done all that it does. */
const isDown = (state: CombatState): boolean => hasFallen(state) && state.pending.length === 0;
/** Node, apply, refuse and key of a combat, with what a variant changes. */
export const machineOf = (extension: Extension = {}): Rules<CombatMode> => {
  const nodes = { ...NODES, ...extension.nodes };
  const settles = { ...SETTLES, ...extension.settles };
  /** Who has to answer; undefined: the combat goes on by itself. */
  const open = (state: CombatState): CombatNode | undefined => {
    if (isDown(state)) return undefined;
    if (state.pending.length === 0) return nodes[state.phase](state);
    return isExtra(state) ? layNode(state) : settleEffect(state) === undefined ? effectNode(state) : undefined;
  };
  const onward = (state: CombatState): CombatStep => {
    if (isDown(state)) return enter({ ...state, dice: null }, 'fallen');
    if (state.pending.length === 0) return settles[state.phase](state);
    return isExtra(state) ? settleDraw(state) : (settleEffect(state) ?? still(state));
  };
  const settle = (step: CombatStep): CombatStep => {
    let now = step;
    while (open(now.state) === undefined) now = chain(now, onward);
    return now;
  };
  const node = (state: CombatState): CombatNode => known(open(state));
  const apply = byTag<CombatAction, readonly [CombatState], CombatStep>({
    ...APPLIES,
    ...extension.apply,
    go: (_, state) => known(extension.gos?.[state.phase] ?? GOS[state.phase])(state),
  });
  const refuse = byTag<CombatAction, readonly [CombatState], Fault>({ ...refusesOf(open), ...extension.refuse });
  return {
    node,
    apply: (state, action) => settle(apply(action, state)),
    refuse: (state, action) =>
      state.phase === 'end' ? no('combat-fini', 'foe.p10-maintenance.melanger') : refuse(action, state),
    key: combatKey,
  };
};
