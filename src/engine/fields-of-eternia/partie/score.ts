// What a team earns: Eternium in its reserve, PV. In a skirmish, PV that the scenario does not give become Eternium (A64).
import type { Some } from '../../kernel/result.ts';
import { GAINS } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import type { Effect } from '../types.ts';
import { type PartieStep, setTeam, still, teamState, told } from './board.ts';
import type { PartieState, Team } from './types.ts';

/** Eternium of a team, never below 0; `gained` is what really came or went. */
export const addEternium = (
  state: PartieState,
  team: Team,
  value: number,
): { readonly state: PartieState; readonly gained: number } => {
  const { eternium } = teamState(state, team);
  const gained = Math.max(value, -eternium);
  return { state: setTeam(state, team, { eternium: eternium + gained }), gained };
};
export const pay = (state: PartieState, team: Team, cost: number): PartieState => addEternium(state, team, -cost).state;
export const canPay = (state: PartieState, team: Team, cost: number): boolean =>
  teamState(state, team).eternium >= cost;

/** PV for a team. `from`: what they are for, since a skirmish may forbid those of heroes and of creatures. A loss stops at 0. */
export const scorePv = (
  state: PartieState,
  team: Team,
  pv: number,
  from: 'heros' | 'creature' | 'autre',
  ...cites: Some<FoeRule>
): PartieStep => {
  if (from !== 'autre' && pv > 0 && state.fixed.skirmish?.forbidden.includes(from) === true) {
    const eternium = pv * GAINS.forbiddenPv;
    return told(addEternium(state, team, eternium).state, {
      type: 'p-converted',
      team,
      pv,
      eternium,
      cites: ['foe.escarmouche.pv-convertis', ...cites],
    });
  }
  const { pv: before } = teamState(state, team);
  const total = Math.max(0, before + pv);
  if (total === before) return still(state);
  return told(setTeam(state, team, { pv: total }), {
    type: 'p-pv',
    team,
    pv: total - before,
    total,
    cites: [...cites, 'foe.presentation.reserve-pv'],
  });
};
/** A reward without the PV that it gives, those of its throws included: what a mount of a skirmish is worth (A64). A loss of PV stays. */
export const withoutPv = (effects: readonly Effect[]): readonly Effect[] =>
  effects
    .filter((effect) => effect.do !== 'pv' || effect.value < 0)
    .map((effect) =>
      effect.do === 'jet'
        ? { ...effect, success: withoutPv(effect.success), failure: withoutPv(effect.failure) }
        : effect,
    );
