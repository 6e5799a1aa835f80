// Who can hit whom: the same laws for one attacker, each attacker of a team, and the set-up of a single combat.
import type { Some } from '../kernel/result.ts';
import { REACH } from './data.ts';
import type { BwRefusal } from './refusals.ts';
import type { BwRule } from './rules.ts';
import type { Sheet } from './types.ts';

export interface Body {
  readonly sheet: Sheet;
  readonly flies: boolean; // has Flight now: a healer may have lost it (A10)
}

/** Why this attacker cannot hit a character (or a module: null) at this distance in cells; undefined when it can (A4, A21, A30). */
export const reachFault = (attacker: Body, target: Body | null, distance: number): BwRefusal | undefined => {
  const ranged = attacker.sheet.attack === 'ranged';
  if (distance < 1 || distance > REACH[attacker.sheet.attack]) {
    return { code: 'cible-hors-portee', cites: [ranged ? 'bw.portee.distance' : 'bw.portee.corps-a-corps'] };
  }
  if (ranged || target === null || !target.flies || attacker.flies || printedException(attacker, target))
    return undefined;
  return { code: 'cible-vol', cites: ['bw.portee.vol-immunite', 'bw.portee.corps-a-corps'] };
};

/** A card, the attacker's or the target's, that lifts the immunity of flyers (l. 347). */
const printedException = (attacker: Body, target: Body): boolean =>
  attacker.sheet.meleeHitsFlyers === true || target.sheet.hittableByGroundMelee === true;

/** The rules that allow an attack which `reachFault` lets pass. */
export const reachCites = (attacker: Body, target: Body | null): Some<BwRule> => {
  if (attacker.sheet.attack === 'ranged')
    return target?.flies === true ? ['bw.portee.distance', 'bw.portee.distance-volant'] : ['bw.portee.distance'];
  return target?.flies === true && !attacker.flies && printedException(attacker, target)
    ? ['bw.portee.corps-a-corps', 'bw.portee.vol-exception-carte']
    : ['bw.portee.corps-a-corps'];
};

/** From exactly 2 cells, against a character who only fights hand to hand, the attacker risks no wound (l. 335-339, A20). */
export const isSheltered = (distance: number, target: Sheet): boolean => distance === 2 && target.attack === 'melee';
