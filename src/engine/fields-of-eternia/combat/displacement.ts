// Phase 9: the loser leaves the place of the combat, or the hero whom a boss drives away.
import type { Some } from '../../kernel/result.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { ZoneId } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  enter,
  fixedOf,
  other,
  seatOf,
  told,
} from './board.ts';
import { fallsBack, homeless, isTogether, nearOf, sendZones } from './places.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Side } from './types.ts';
import { at, conclude, outcomeOf } from './outcome.ts';
import { byHealth } from './resolution.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();

/** Who is sent away: the loser, or the hero whom a boss still stands against. */
export const sentSide = (state: CombatState): Side => (outcomeOf(state).winner === 0 ? 1 : 0);
/** Whether the winner chooses where; else the loser falls back by itself. */
const winnerSends = (state: CombatState): boolean =>
  !fallsBack(state) && !friendsFall(state) && sendZones(state, sentSide(state)).length > 0;
/** « Plus fort ensemble »: the beaten defender falls back to the nearest outpost, and the friends there with it (A50). */
const friendsFall = (state: CombatState): boolean => sentSide(state) === 1 && isTogether(state);
const sendRules = (state: CombatState): Some<FoeRule> => {
  if (state.fixed.column === 'boss') return ['foe.p9-resolution.boss-retrait'];
  if (friendsFall(state)) return ['foe.rapide.ensemble-defaite', ...homeless(state)];
  return byHealth(state)
    ? ['foe.rapide.une-manche-recul']
    : fallsBack(state)
      ? ['foe.premiere.retraite']
      : ['foe.p9-resolution.deplacer-le-perdant'];
};
export const displaceNode = (state: CombatState): CombatNode | undefined => {
  const side = sentSide(state);
  const boss = state.fixed.column === 'boss';
  if (winnerSends(state))
    return choice(
      boss ? seatOf(state, 0) : deciderOf(state, other(side)),
      sendZones(state, side).map(({ id }): CombatAction => ({ type: 'send', to: id })),
      ...sendRules(state),
    );
  const { refuges } = fixedOf(state, side);
  return refuges.length > 1
    ? choice(
        deciderOf(state, side),
        refuges.map((to): CombatAction => ({ type: 'send', to })),
        ...sendRules(state),
      )
    : undefined;
};
export const sendFault = (state: CombatState, to: ZoneId): Fault => {
  if (state.phase !== 'displace') return no('autre-decision', 'foe.p9-resolution.deplacer-le-perdant');
  const options = displaceNode(state);
  if (options?.kind === 'choice' && options.options.some((one) => one.type === 'send' && one.to === to))
    return undefined;
  const zone = nearOf(state, to);
  if (zone === undefined || !winnerSends(state))
    return no('zone-non-adjacente', 'foe.p9-resolution.deplacer-le-perdant', 'foe.plateau.adjacence');
  if (zone.kind === 'mer') return no('fuite-mer', 'foe.plateau.mers', 'foe.p9-resolution.deplacer-le-perdant');
  return no('recul-interdit', 'foe.p9-resolution.deplacer-le-perdant', 'foe.plateau.base-inviolable');
};
export const send = (state: CombatState, to: ZoneId | 'base'): CombatStep => {
  const side = sentSide(state);
  const chosen = to !== 'base' && winnerSends(state);
  const name = to === 'base' ? fixedOf(state, side).base : (nearOf(state, to)?.name ?? to);
  return chain(
    told(conclude(state, { to: at(outcomeOf(state).to, side, to) }), {
      type: 'sent',
      side,
      to,
      name,
      by: chosen && state.fixed.column !== 'boss' ? other(side) : null,
      cites: sendRules(state),
    }),
    (next) => enter(next, 'maintenance'),
  );
};
export const settleDisplace = (state: CombatState): CombatStep => {
  const side = sentSide(state);
  const [only] = fixedOf(state, side).refuges;
  return send(state, only ?? 'base');
};
