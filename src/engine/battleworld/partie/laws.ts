// What forbids a move, a place for the die, an action or an attack: one function each, asked by `refuse`, by the list of options and by the set-up.
import { MODULE_RESISTANCE, STEPS, TEAM_SIZE } from '../data.ts';
import { reachFault } from '../reach.ts';
import { type BwRefusal, no } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import { otherSide, type ModuleId, type UnitId } from '../types.ts';
import {
  around,
  bodyOf,
  distance,
  flies,
  isAlive,
  isModule,
  isUnit,
  moduleAt,
  moduleOf,
  occupant,
  onGrid,
  parseSpot,
  resistanceOf,
  sheetOf,
  sideOf,
  unitOf,
} from './board.ts';
import type { Cell, PartieState, RecoverGauge, Spot } from './types.ts';

// ── Movement (bw.deplacement.*, A4 to A6, A27)
/** The cells between two cells two steps apart that a flyer may cross: no flyer stands there. Empty ones first. */
export const crossings = (state: PartieState, from: Cell, to: Cell): readonly Cell[] => {
  const open = around(state.fixed.grid, from, 1).filter(
    (cell) => cell !== from && distance(cell, to) === 1 && !heldByFlyer(state, cell),
  );
  const isFree = (cell: Cell): boolean => occupant(state, cell) === undefined && moduleAt(state, cell) === undefined;
  return [...open.filter(isFree), ...open.filter((cell) => !isFree(cell))];
};

const heldByFlyer = (state: PartieState, cell: Cell): boolean => {
  const other = occupant(state, cell);
  return other !== undefined && flies(state, other);
};
const canCross = (state: PartieState, from: Cell, to: Cell): boolean =>
  around(state.fixed.grid, from, 1).some(
    (cell) => cell !== from && distance(cell, to) === 1 && !heldByFlyer(state, cell),
  );

/** Why this character cannot end on this cell; undefined when it can. Its own cell: it stays. */
export const moveFault = (state: PartieState, unit: UnitId, to: Cell): BwRefusal | undefined => {
  const { cell: from } = unitOf(state, unit);
  if (!onGrid(state.fixed.grid, to)) return no('case-hors-plateau', 'bw.deplacement.case-disponible');
  if (to === from) return undefined;
  if (occupant(state, to) !== undefined) return no('case-occupee', 'bw.deplacement.case-disponible');
  const module = moduleAt(state, to);
  const hostile = module !== undefined && moduleOf(state, module).side !== sideOf(state, unit);
  if (hostile && !state.fixed.options.enemyEntersModule)
    return no('case-module-adverse', 'bw.deplacement.case-disponible');
  const flying = flies(state, unit);
  const away = distance(from, to);
  if (away > (flying ? STEPS.fly : STEPS.walk))
    return no('trop-loin', flying ? 'bw.deplacement.volant' : 'bw.deplacement.a-pied');
  if (away === 2 && !canCross(state, from, to)) return no('survol-volant', 'bw.deplacement.survol-volant-interdit');
  return undefined;
};

// ── Where a die may be placed (bw.actions.*, A9, A11, A28, A29, A31)
/** What is missing on a card for one of its counters. */
export const missing = (state: PartieState, unit: UnitId, gauge: RecoverGauge): number => {
  const sheet = sheetOf(state, unit);
  const { life, power, reroll } = unitOf(state, unit);
  return gauge === 'energy'
    ? sheet.powerIcons - power
    : gauge === 'life'
      ? sheet.maxLife - life
      : sheet.rerollIcons - reroll;
};

const GAUGE_RULES: Readonly<Record<RecoverGauge, BwRule>> = {
  energy: 'bw.actions.recuperer-energie',
  life: 'bw.actions.recuperer-vie',
  reroll: 'bw.actions.recuperer-relance',
};
const full = (state: PartieState, unit: UnitId, gauge: RecoverGauge, rule: BwRule): BwRefusal | undefined =>
  missing(state, unit, gauge) > 0 ? undefined : no('icone-pleine', rule);

/** Whose card may carry the die of a healer: a living ally of its faction (A11), or one who has died in phase 2, if the die waits there (A45). */
const patientFault = (state: PartieState, unit: UnitId, target: UnitId, mayBeDead = false): BwRefusal | undefined => {
  const isAlly = isUnit(state, target) && target !== unit && sideOf(state, target) === sideOf(state, unit);
  if (!isAlly || !(mayBeDead || isAlive(state, target))) return no('cible-invalide', 'bw.actions.soigner');
  return sheetOf(state, unit).faction === sheetOf(state, target).faction
    ? undefined
    : no('soin-faction', 'bw.actions.soigner-faction', 'bw.surnombre.factions-melangees');
};
/** The same when the die is placed, and when it heals: adjacent too. */
const healFault = (state: PartieState, unit: UnitId, target: UnitId): BwRefusal | undefined => {
  const fault = patientFault(state, unit, target);
  if (fault) return fault;
  return distance(unitOf(state, unit).cell, unitOf(state, target).cell) === 1
    ? undefined
    : no('soin-adjacence', 'bw.actions.soigner');
};

const MODULE_RULES: Readonly<Record<string, BwRule>> = {
  'module-energy': 'bw.base.energie',
  'module-care': 'bw.base.soins',
  'module-target': 'bw.base.cible',
  'module-repair': 'bw.actions.reparer-dans-module',
};

const hasIcon = (state: PartieState, kind: string, module: ModuleId): boolean => {
  const of = moduleOf(state, module).kind;
  if (kind === 'module-energy') return of === 'energy';
  if (kind === 'module-care') return of === 'care';
  return kind === 'module-repair' || state.fixed.options.targetModules === 'all' || of === 'double-defence';
};

const moduleFault = (state: PartieState, unit: UnitId, kind: string, module: ModuleId): BwRefusal | undefined => {
  const rule = MODULE_RULES[kind];
  if (rule === undefined || !isModule(state, module)) return no('cible-invalide', 'bw.actions.liste');
  if (resistanceOf(state, module) === 0) return no('module-detruit', 'bw.base.destruction');
  const { side, cell } = moduleOf(state, module);
  if (side !== sideOf(state, unit) || cell !== unitOf(state, unit).cell) return no('pas-dans-module', rule);
  return hasIcon(state, kind, module) ? undefined : no('module-sans-icone', rule);
};

/** Whether this character may be elsewhere than where others placed their dice for it: it has been treated since, or has died. */
const hasLeft = (state: PartieState, unit: UnitId): boolean =>
  isUnit(state, unit) && (unitOf(state, unit).activated || !isAlive(state, unit));

/** Why a die cannot lie there at all, counters aside: what a scenario in mid-game must respect too. The one to heal may have walked away since. */
export const spotFault = (state: PartieState, unit: UnitId, spot: Spot): BwRefusal | undefined => {
  const { kind, about } = parseSpot(spot);
  if (kind.startsWith('module-')) return moduleFault(state, unit, kind, about);
  if (kind === 'heal') {
    const died = state.phase === 2 && state.fixed.options.healOfTheDead === 'stays';
    return hasLeft(state, about) ? patientFault(state, unit, about, died) : healFault(state, unit, about);
  }
  return ['center', 'attack', 'energy', 'life', 'reroll'].includes(spot)
    ? undefined
    : no('cible-invalide', 'bw.actions.liste');
};

/** Why the reader cannot place a die there in phase 1; the centre is no action. */
export const placeFault = (state: PartieState, unit: UnitId, spot: Spot): BwRefusal | undefined => {
  if (spot === 'center') return no('mauvaise-phase', 'bw.tour.marqueur-action');
  const { kind, about } = parseSpot(spot);
  const fault = kind === 'heal' ? healFault(state, unit, about) : spotFault(state, unit, spot);
  if (fault) return fault;
  if (spot === 'energy' || spot === 'life' || spot === 'reroll') return full(state, unit, spot, GAUGE_RULES[spot]);
  if (spot.startsWith('module-energy:')) return full(state, unit, 'energy', 'bw.base.energie');
  return spot.startsWith('module-care:') ? full(state, unit, 'life', 'bw.base.soins') : undefined;
};

// ── Actions of phase 2, once the die is known to lie there
export const recoverFault = (state: PartieState, unit: UnitId, gauge: RecoverGauge): BwRefusal | undefined =>
  full(state, unit, gauge, GAUGE_RULES[gauge]);

export const healNowFault = (state: PartieState, unit: UnitId): BwRefusal | undefined => {
  const { about: target } = parseSpot(unitOf(state, unit).spot);
  return (
    healFault(state, unit, target) ??
    (missing(state, target, 'life') > 0 ? undefined : no('soin-inutile', 'bw.actions.soigner'))
  );
};

export const repairFault = (state: PartieState, unit: UnitId): BwRefusal | undefined => {
  const { kind, about: module } = parseSpot(unitOf(state, unit).spot);
  return (
    moduleFault(state, unit, kind, module) ??
    (resistanceOf(state, module) < MODULE_RESISTANCE ? undefined : no('reparation-inutile', 'bw.actions.reparer'))
  );
};

// ── Attacks (A18, A30, A43)
/** Why this attacker alone cannot hit this target, character or module. Standing in a hostile module is being next to it, unless told otherwise (A44). */
export const hitFault = (state: PartieState, attacker: UnitId, target: UnitId | ModuleId): BwRefusal | undefined => {
  const { cell } = unitOf(state, attacker);
  if (!isModule(state, target))
    return reachFault(bodyOf(state, attacker), bodyOf(state, target), distance(cell, unitOf(state, target).cell));
  const away = distance(cell, moduleOf(state, target).cell);
  return reachFault(bodyOf(state, attacker), null, away === 0 && state.fixed.options.intruderHitsModule ? 1 : away);
};

export const targetFault = (state: PartieState, attacker: UnitId, target: UnitId | ModuleId): BwRefusal | undefined => {
  const foe = otherSide(sideOf(state, attacker));
  if (isModule(state, target)) {
    if (moduleOf(state, target).side !== foe) return no('cible-alliee', 'bw.base.attaque');
    return resistanceOf(state, target) > 0 ? undefined : no('module-detruit', 'bw.base.destruction');
  }
  if (!isUnit(state, target) || !isAlive(state, target)) return no('cible-invalide', 'bw.combat.mort');
  return sideOf(state, target) === foe ? undefined : no('cible-alliee', 'bw.combat.condition-de');
};

/** Why these characters, whose dice lie on the attack, cannot attack this target together; the initiator first. */
export const attackFault = (
  state: PartieState,
  attackers: readonly UnitId[],
  target: UnitId | ModuleId,
): BwRefusal | undefined => {
  const [initiator] = attackers;
  if (initiator === undefined || attackers.length > TEAM_SIZE || new Set(attackers).size !== attackers.length)
    return no('attaquants-nombre', 'bw.surnombre.definition');
  const wrong = targetFault(state, initiator, target);
  if (wrong) return wrong;
  const faction = sheetOf(state, initiator).faction;
  if (attackers.some((unit) => sheetOf(state, unit).faction !== faction))
    return no('faction-differente', 'bw.surnombre.faction-commune', 'bw.surnombre.factions-melangees');
  for (const attacker of attackers) {
    const fault = hitFault(state, attacker, target);
    if (fault) return fault;
  }
  return undefined;
};
