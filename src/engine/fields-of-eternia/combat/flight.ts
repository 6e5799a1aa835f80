// Phase 8: the active hero may flee.
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { ZoneId } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  enter,
  fixedOf,
  seatOf,
  setSide,
  sideOf,
  told,
} from './board.ts';
import { barOf, fleeCost, nearOf } from './places.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState } from './types.ts';
import { conclude } from './outcome.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();

/** No sea, no enemy figure, no base of another team (A14). */
const BARRED = {
  mer: no('fuite-mer', 'foe.plateau.mers', 'foe.p8-fuite.cout'),
  base: no('fuite-base', 'foe.plateau.base-inviolable', 'foe.p8-fuite.cout'),
  occupee: no('fuite-occupee', 'foe.p8-fuite.impossible', 'foe.p8-fuite.cout'),
} as const;
export const fleeFault = (state: CombatState, to: ZoneId | null): Fault => {
  if (state.phase !== 'flee')
    return state.round === 2
      ? no('fuite-manche', 'foe.p8-fuite.condition')
      : no('autre-decision', 'foe.p8-fuite.condition');
  if (to === null) return undefined;
  const zone = nearOf(state, to);
  if (zone === undefined) return no('zone-non-adjacente', 'foe.p8-fuite.cout', 'foe.plateau.adjacence');
  const bar = barOf(zone, 0);
  if (bar !== undefined) return BARRED[bar];
  return sideOf(state, 0).eternium < fleeCost(state) ? no('fuite-eternium', 'foe.p8-fuite.cout') : undefined;
};
const exits = (state: CombatState): readonly ZoneId[] =>
  state.fixed.place.near.map(({ id }) => id).filter((id) => fleeFault(state, id) === undefined);
/** In the first round, wherever there is somewhere to look at: even with no way out, so that each refusal can be read. */
export const fleeNode = (state: CombatState): CombatNode | undefined => {
  if (state.round === 2 || state.fixed.final || state.fixed.place.near.length === 0) return undefined;
  const zones = exits(state);
  return choice(
    seatOf(state, 0),
    [...zones.map((to): CombatAction => ({ type: 'flee', to })), { type: 'flee', to: null }],
    'foe.p8-fuite.condition',
    'foe.p8-fuite.cout',
    'foe.p8-fuite.pas-le-defenseur',
  );
};
export const flee = (state: CombatState, to: ZoneId | null): CombatStep => {
  if (to === null) return stay(state, exits(state).length > 0);
  const cost = fleeCost(state);
  const card = fixedOf(state, 1).enemy !== null;
  const gone = conclude(setSide(state, 0, { eternium: sideOf(state, 0).eternium - cost }), {
    winner: card ? null : 1,
    why: 'fuite',
    to: [to, null],
  });
  const level: readonly FoeRule[] =
    state.fixed.solo === null
      ? []
      : cost === 0
        ? ['foe.solo.debutant-fuite']
        : cost === 1
          ? ['foe.solo.novice-fuite']
          : [];
  return chain(
    told(gone, {
      type: 'fled',
      to,
      name: nearOf(state, to)?.name ?? to,
      cost,
      cites: [
        'foe.p8-fuite.cout',
        'foe.p8-fuite.fin',
        ...(card ? (['foe.p8-fuite.creature'] as const) : (['foe.p8-fuite.vainqueur'] as const)),
        ...level,
      ],
    }),
    (next) => enter(next, 'maintenance'),
  );
};
const stay = (state: CombatState, free: boolean): CombatStep =>
  chain(
    told(state, {
      type: 'stayed',
      free,
      cites: free
        ? ['foe.p8-fuite.condition']
        : state.round === 2
          ? ['foe.p8-fuite.condition', 'foe.p9-resolution.fin']
          : ['foe.p8-fuite.impossible', 'foe.p8-fuite.cout'],
    }),
    (next) => enter(next, 'resolve'),
  );
/** Nowhere to go: nothing to decide. Told in the first round only, where flight was to be thought of. */
export const settleFlee = (state: CombatState): CombatStep =>
  state.round === 1 && !state.fixed.final ? stay(state, false) : enter(state, 'resolve');
