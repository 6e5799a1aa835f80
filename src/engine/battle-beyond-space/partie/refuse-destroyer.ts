// What the destroyer may not do: be chosen, steered and fire (steps 5 and 6).
import { known, type Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import { isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { activeSide, destroyersInPlay, destroyerTargets, gapBetween, inPlay, shows } from './board.ts';
import { haltFault, helmFault, pay, pointsOf } from './helm.ts';
import { keepsHidden, no, noWith, when } from './laws.ts';
import { mayFire } from './turret.ts';
import type { PartieAction, PartieState } from './types.ts';

export const chooseFault = (state: PartieState, ship: ShipIndex): Fault => {
  if (!isDestroyer(ship) || ownerOf(ship) !== state.active) return no('pas-un-destroyer', 'bbs.tour.etape-5');
  return when(!inPlay(state, ship), 'destroyer-detruit', 'bbs.tour.sans-escadron');
};
export const steerFault = (state: PartieState, { helm }: Of<PartieAction, 'helm'>): Fault => {
  const purse = pay(state, state.turn, helm);
  if (purse === undefined)
    return state.turn.used === 0 ? outOfPoints(state) : no('un-seul-pivot', 'bbs.destroyers.cout');
  const fault = helmFault(state, helm, purse);
  return fault && no(fault.code, ...fault.cites);
};
/** Each action takes a point of its own unless the option pairs them (A15). */
export const outOfPoints = (state: PartieState): Fault => {
  const disponibles = pointsOf(state);
  const cites: Some<BbsRule> = ['bbs.destroyers.points-action', 'bbs.destroyers.cout'];
  if (keepsHidden(state, 'valkyries-1'))
    return noWith(
      'points-sans-bonus',
      { disponibles, pouvoir: 'valkyries-1' },
      ...cites,
      'bbs.pouvoirs.sans-effet-cache',
      'bbs.valkyries.bonus',
    );
  if (disponibles === 0) return no('points-aucun', ...cites);
  const code = state.fixed.options.destroyerPoint === 'forward-or-pivot' ? 'points-epuises' : 'points-epuises-paires';
  return noWith(
    code,
    { demandes: disponibles + 1, disponibles },
    ...cites,
    ...(shows(activeSide(state), 'valkyries-1') ? (['bbs.valkyries.bonus'] as const) : []),
  );
};
export const stopFault = (state: PartieState): Fault => {
  const fault = haltFault(state);
  return fault && no(fault.code, ...fault.cites);
};
export const mayShoot = (state: PartieState): Fault =>
  when(!mayFire(state), 'tir-sans-bouger', 'bbs.tir-destroyers.seul-active');
export const shootFault = (state: PartieState, target: ShipIndex): Fault => {
  const ship = known(state.turn.destroyer ?? undefined);
  if (ownerOf(target) === state.active) return no('cible-alliee', 'bbs.tir-destroyers.cible-ennemie');
  if (!inPlay(state, target)) return no('cible-absente', 'bbs.tir-destroyers.cible-ennemie');
  if (destroyerTargets(state, ship).has(target)) return undefined;
  if (destroyersInPlay(state, state.active).some((other) => destroyerTargets(state, other).has(target)))
    return no('tir-autre-destroyer', 'bbs.tir-destroyers.seul-active');
  const distance = gapBetween(state, ship, target);
  return distance > 2
    ? noWith('hors-de-portee', { distance }, 'bbs.tir-destroyers.portee')
    : no('tir-masque', 'bbs.tir-destroyers.pas-a-travers', 'bbs.tir-destroyers.case-intermediaire');
};
