// Where one may go from the place of a combat.
import { COSTS, SOLO_FLEE } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import type { CombatState, Side } from './types.ts';
import type { NearZone } from './scenario-types.ts';
import type { ZoneId } from '../types.ts';

/** What fleeing costs: in solo against an enemy hero, nothing to a beginner, one to a novice. */
export const fleeCost = ({ fixed }: CombatState): number =>
  fixed.solo === null ? COSTS.flee : (fixed.solo.flee ?? SOLO_FLEE[fixed.solo.level]);
export const nearOf = ({ fixed }: CombatState, id: ZoneId): NearZone | undefined =>
  fixed.place.near.find((zone) => zone.id === id);
/** What keeps a side out of a zone: the sea, the base of another team, an enemy figure. */
export const barOf = ({ kind, baseOf, heldBy = [] }: NearZone, side: Side): 'mer' | 'base' | 'occupee' | undefined => {
  if (kind === 'mer') return 'mer';
  if (baseOf !== undefined && baseOf !== side) return 'base';
  return heldBy.some((one) => one !== side) ? 'occupee' : undefined;
};
/** Where a side may be sent (A13). Occupied zones only with the option. */
export const sendZones = ({ fixed }: CombatState, side: Side): readonly NearZone[] =>
  fixed.place.near.filter((zone) => {
    const bar = barOf(zone, side);
    return bar === undefined || (bar === 'occupee' && fixed.options.reculVersZoneOccupee);
  });
/** Whether the loser falls back to the nearest outpost instead of being sent: faster combat, first game. */
export const fallsBack = ({ fixed }: CombatState): boolean =>
  (fixed.options.combatPlusRapide || fixed.first) && fixed.column === 'heros';
/** Whether friends stand beside the attacked hero, and it counts. */
export const isTogether = (state: CombatState): boolean =>
  state.fixed.column === 'heros' && state.fixed.options.plusFortEnsemble && state.fixed.sides[1].friends > 0;
/** Where the friends of the attacked side go, said beside what becomes of the fighter. */
export const homeless = (state: CombatState): readonly FoeRule[] =>
  state.fixed.sides[1].refuges.length === 0 ? ['foe.rapide.ensemble-sans-avant-poste'] : [];
