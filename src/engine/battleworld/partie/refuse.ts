import { byTag } from '../../kernel/tags.ts';
import { type BwRefusal, no } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import { isAlive, isUnit, parseSpot, sideOf, unitOf } from './board.ts';
import { attackFault, healNowFault, moveFault, placeFault, recoverFault, repairFault } from './laws.ts';
import type { OwnAction, PartieState } from './types.ts';

type Answer = BwRefusal | undefined;

/** Told first, whatever the action: the end, then the phase. */
const phaseFault = (state: PartieState, wanted: PartieState['phase'], rule: BwRule): Answer => {
  if (state.result) return no('partie-finie', 'bw.but.fin');
  return state.combat !== null || state.phase !== wanted ? no('mauvaise-phase', rule, 'bw.tour.phases') : undefined;
};

/** Then whose turn it is, then whether the character is in play. */
const actorFault = (state: PartieState, unit: UnitId, rule: BwRule): Answer => {
  if (!isUnit(state, unit)) return no('cible-invalide', 'bw.tour.activation');
  if (sideOf(state, unit) !== state.toMove) return no('pas-votre-tour', rule);
  return isAlive(state, unit) ? undefined : no('cible-invalide', 'bw.combat.mort');
};

const inPhase1 = (state: PartieState, unit: UnitId, rule: BwRule): Answer =>
  phaseFault(state, 1, rule) ?? actorFault(state, unit, 'bw.tour.alternance-phase-1');
const inPhase2 = (state: PartieState, unit: UnitId): Answer =>
  phaseFault(state, 2, 'bw.tour.phases') ?? actorFault(state, unit, 'bw.tour.alternance-phase-2');

/** The die must still lie where the action wants it (bw.tour.de-encore-en-place). */
const dieFault = (state: PartieState, unit: UnitId, kind: string, rule: BwRule): Answer =>
  parseSpot(unitOf(state, unit).spot).kind === kind
    ? undefined
    : no('de-mal-place', rule, 'bw.tour.de-encore-en-place', 'bw.actions.prealable');

const attackRefusal = (state: PartieState, attackers: readonly UnitId[], target: string): Answer => {
  const first = phaseFault(state, 2, 'bw.tour.phases');
  if (first) return first;
  for (const unit of attackers) {
    const fault = actorFault(state, unit, 'bw.tour.alternance-phase-2');
    if (fault) return fault;
  }
  for (const unit of attackers) {
    const fault = dieFault(state, unit, 'attack', 'bw.combat.condition-de');
    if (fault) return fault;
  }
  return attackFault(state, attackers, target);
};

const table = byTag<OwnAction, readonly [PartieState], Answer>({
  initiative: (_, state) => phaseFault(state, 'initiative', 'bw.mise-en-place.initiative'),
  move: ({ unit, to }, state) => {
    const fault = inPhase1(state, unit, 'bw.deplacement.moment');
    if (fault) return fault;
    if (unitOf(state, unit).activated || state.moving === unit)
      return no('deja-joue', 'bw.tour.activation-unique', 'bw.actions.une-par-tour');
    if (state.moving !== null) return no('mauvaise-phase', 'bw.tour.activation');
    return moveFault(state, unit, to);
  },
  place: ({ unit, spot }, state) => {
    const fault = inPhase1(state, unit, 'bw.tour.marqueur-action');
    if (fault) return fault;
    if (unitOf(state, unit).activated) return no('deja-joue', 'bw.tour.activation-unique', 'bw.actions.une-par-tour');
    if (state.moving !== unit) return no('mauvaise-phase', 'bw.tour.activation');
    return placeFault(state, unit, spot);
  },
  attack: ({ attackers, target }, state) => attackRefusal(state, attackers, target),
  recover: ({ unit, gauge }, state) =>
    inPhase2(state, unit) ?? dieFault(state, unit, gauge, 'bw.derangement.effet') ?? recoverFault(state, unit, gauge),
  heal: ({ unit }, state) =>
    inPhase2(state, unit) ??
    dieFault(state, unit, 'heal', 'bw.actions.soigner-place-du-de') ??
    healNowFault(state, unit),
  repair: ({ unit }, state) =>
    inPhase2(state, unit) ??
    dieFault(state, unit, 'module-repair', 'bw.actions.reparer-dans-module') ??
    repairFault(state, unit),
  pass: ({ side }, state) =>
    phaseFault(state, 2, 'bw.tour.phases') ??
    (side === state.toMove ? undefined : no('pas-votre-tour', 'bw.tour.alternance-phase-2')),
});

/** Why an action of the game itself (not of a combat) is not allowed; undefined when it is. */
export const refuse = (state: PartieState, action: OwnAction): Answer => table(action, state);
