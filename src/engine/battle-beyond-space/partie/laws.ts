// What every law of a refusal is made of: codes, ships by their id, cards that are still hidden.
import { faultsOf } from '../../kernel/faults.ts';
import type { Some } from '../../kernel/result.ts';
import type { Fault } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import { indexOf } from '../ships.ts';
import type { PowerId, ShipIndex } from '../types.ts';
import { activeSide, shows } from './board.ts';
import { actorOf } from './node.ts';
import type { PLAY_REFUSALS } from './refusals.ts';
import type { PartieState } from './types.ts';

type Code = keyof typeof PLAY_REFUSALS;
export const { no, noWith } = faultsOf<BbsRule, typeof PLAY_REFUSALS>();
export const when = (wrong: boolean, code: Code, ...cites: Some<BbsRule>): Fault =>
  wrong ? no(code, ...cites) : undefined;
/** A ship by its id; undefined when this game has no such ship. */
export const at = (state: PartieState, id: string): ShipIndex | undefined => {
  const index = indexOf(id);
  return index !== undefined && index < state.ships.length ? index : undefined;
};
export const unknownShip = (): Fault => no('vaisseau-inconnu', 'bbs.mise-en-place.vaisseaux');
/** A card that would be needed is in hand, hidden: its holder alone reads so, and only when it is for him to speak. */
export const keepsHidden = (state: PartieState, power: PowerId): boolean =>
  activeSide(state).power === power && !activeSide(state).revealed && actorOf(state) === state.active;
export const hidden = (pouvoir: PowerId, rule: BbsRule): Fault =>
  noWith('pouvoir-cache', { pouvoir }, 'bbs.pouvoirs.sans-effet-cache', rule);
/** A step that asks for a power shown. */
export const unshown = (state: PartieState, power: PowerId, otherwise: Fault, rule: BbsRule): Fault => {
  if (shows(activeSide(state), power)) return undefined;
  return keepsHidden(state, power) ? hidden(power, rule) : otherwise;
};
export const spent = (state: PartieState): Fault =>
  when(activeSide(state).spent, 'pouvoir-servi', 'bbs.pouvoirs.usage-unique');
