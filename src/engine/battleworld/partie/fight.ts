// A combat seen from the table: from the declaration of an attack to the inner mode, and back.
import { known, some } from '../../kernel/result.ts';
import type { Call } from '../../kernel/call.ts';
import { open } from '../combat/apply.ts';
import { undeclared } from '../combat/setup.ts';
import type { CombatFixed, CombatMode, CombatState } from '../combat/types.ts';
import { isSheltered } from '../reach.ts';
import type { BwRule } from '../rules.ts';
import { type ModuleId, seatOf, type Side, type UnitId } from '../types.ts';
import {
  distance,
  isAlive,
  isModule,
  livingOf,
  moduleOf,
  parseSpot,
  resistanceOf,
  setUnit,
  sheetOf,
  sideOf,
  standingOf,
  unitOf,
} from './board.ts';
import { afterAction, chain, checkVictory, type PartieStep, still } from './round.ts';
import type { PartieEvent, PartieMode, PartieState } from './types.ts';

/** Those who may defend any module of their base: their die still lies on the target of a standing one (A29). */
const defendersOf = (
  state: PartieState,
  side: Side,
): readonly { readonly unit: UnitId; readonly doubled: boolean }[] => {
  const doubling = standingOf(state, side).filter((module) => moduleOf(state, module).kind === 'double-defence');
  return livingOf(state, side).flatMap((unit) => {
    const { kind, about: module } = parseSpot(unitOf(state, unit).spot);
    if (kind !== 'module-target' || resistanceOf(state, module) === 0) return [];
    return [
      {
        unit,
        doubled: state.fixed.options.doubleDefence === 'whole-base' ? doubling.length > 0 : doubling.includes(module),
      },
    ];
  });
};

const fixedOf = (state: PartieState, attackers: readonly UnitId[], target: UnitId | ModuleId): CombatFixed => {
  const side = sideOf(state, known(attackers[0]));
  const onModule = isModule(state, target);
  const candidates = onModule ? defendersOf(state, moduleOf(state, target).side) : [];
  const present = [...attackers, ...(onModule ? candidates.map(({ unit }) => unit) : [target])];
  const sheltered = onModule
    ? []
    : attackers.filter((unit) =>
        isSheltered(distance(unitOf(state, unit).cell, unitOf(state, target).cell), sheetOf(state, target)),
      );
  return {
    options: state.fixed.options,
    attackSeat: seatOf(side),
    sheets: Object.fromEntries(present.map((unit) => [unit, sheetOf(state, unit)])),
    attackers,
    sheltered,
    target: onModule
      ? { kind: 'module', module: target, moduleKind: moduleOf(state, target).kind, candidates }
      : { kind: 'unit', unit: target },
  };
};

const DISTURBED: Readonly<Record<string, BwRule>> = {
  attack: 'bw.derangement.attaque',
  energy: 'bw.derangement.energie',
  life: 'bw.derangement.vie',
  reroll: 'bw.derangement.relance',
  heal: 'bw.derangement.soin',
  'module-repair': 'bw.derangement.reparation',
};

/** Being attacked is enough: the target's die goes back to the centre, and what it announced is lost (A26). */
const disturb = (state: PartieState, unit: UnitId): PartieStep => {
  const { spot, defended } = unitOf(state, unit);
  const { kind } = parseSpot(spot);
  const attacked = setUnit(state, unit, { spot: 'center', defended: true });
  const again: readonly BwRule[] = defended ? ['bw.combat.defenses-multiples'] : [];
  if (kind === 'center')
    return {
      state: attacked,
      events: [
        {
          type: 'already-centred',
          unit,
          again: defended,
          cites: some<BwRule>([...again, 'bw.derangement.avant-action']),
        },
      ],
    };
  return {
    state: attacked,
    events: [
      {
        type: 'disturbed',
        unit,
        cites: ['bw.derangement.definition', 'bw.derangement.effet', DISTURBED[kind] ?? 'bw.derangement.module'],
      },
    ],
  };
};

/** Declares an attack that `attackFault` lets pass; allies are ordered as the scenario lists them, so that an order typed otherwise leads to the same state. */
export const declare = (state: PartieState, given: readonly UnitId[], target: UnitId | ModuleId): PartieStep => {
  const attackers = [known(given[0]), ...state.fixed.units.filter((unit) => given.indexOf(unit) > 0)];
  const fixed = fixedOf(state, attackers, target);
  const gauges = Object.fromEntries(Object.keys(fixed.sheets).map((unit) => [unit, gaugesOf(state, unit)]));
  const opened = open(undeclared(fixed, gauges, isModule(state, target) ? resistanceOf(state, target) : 0));
  const engaged: PartieEvent = {
    type: 'dice-engaged',
    units: attackers,
    cites:
      attackers.length > 1 ? ['bw.combat.condition-de', 'bw.actions.attaquer-surnombre'] : ['bw.combat.condition-de'],
  };
  const centred = attackers.reduce((next, unit) => setUnit(next, unit, { spot: 'center' }), state);
  const hit = isModule(state, target) ? { state: centred, events: [] } : disturb(centred, target);
  return { state: { ...hit.state, combat: opened.state }, events: [...opened.events, engaged, ...hit.events] };
};

const gaugesOf = (state: PartieState, unit: UnitId): CombatState['gauges'][string] => {
  const { life, power, reroll, victory } = unitOf(state, unit);
  return { life, power, reroll, victory };
};

/** A die lying on an icon of a destroyed module goes back to the centre (A31); so does that of the dead, and, if so chosen, the one to heal them (A45). */
const clearDice = (state: PartieState): PartieStep => {
  const events: PartieEvent[] = [];
  let next = state;
  for (const unit of state.fixed.units) {
    const { kind, about } = parseSpot(unitOf(next, unit).spot);
    if (kind === 'center') continue;
    const razed = kind.startsWith('module-') && resistanceOf(next, about) === 0;
    const orphan = kind === 'heal' && !isAlive(next, about) && state.fixed.options.healOfTheDead === 'centre';
    if (isAlive(next, unit)) {
      if (razed) events.push({ type: 'die-returned', unit, cites: ['bw.base.destruction'] });
      else if (orphan)
        events.push({
          type: 'heal-void',
          unit,
          target: about,
          cites: ['bw.combat.mort', 'bw.actions.soigner-place-du-de'],
        });
      else continue;
    }
    next = setUnit(next, unit, { spot: 'center' });
  }
  return { state: next, events };
};

/** Counters and resistance come back to the table; then deaths, destructions, victory, and the other side's turn. */
const close = (state: PartieState, end: CombatState): PartieStep => {
  const { target } = end.fixed;
  const modules = target.kind === 'module' ? { ...state.modules, [target.module]: end.resistance } : state.modules;
  const returned = Object.entries(end.gauges).reduce<PartieState>(
    (next, [unit, gauges]) => setUnit(next, unit, gauges),
    { ...state, modules, combat: null },
  );
  return chain(still(returned), clearDice, checkVictory, afterAction);
};

export const call: Call<PartieMode, CombatMode> = {
  get: (state) => state.combat,
  put: (state, combat) => ({ ...state, combat }),
  types: {
    declare: true,
    defend: true,
    roll: true,
    spend: true,
    reroll: true,
    renounce: true,
    hold: true,
    wait: true,
    conclude: true,
    wound: true,
  },
  close,
};
