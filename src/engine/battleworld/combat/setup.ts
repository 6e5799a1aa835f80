import { err, ok, type Result, some } from '../../kernel/result.ts';
import { MODULE_RESISTANCE, TEAM_SIZE } from '../data.ts';
import { type Body, isSheltered, reachFault } from '../reach.ts';
import { type BwRefusal, fault } from '../refusals.ts';
import { readFighter, readOptions, rollFaults } from '../sheets.ts';
import type { Gauges, Options, Sheet, UnitId } from '../types.ts';
import type { BaseDefenderSpec, CombatFixed, CombatScenario, CombatState, FighterSpec, TargetSpec } from './types.ts';

interface Entry {
  readonly id: UnitId;
  readonly sheet: Sheet;
  readonly gauges: Gauges;
  readonly body: Body;
}

const idOf = (spec: FighterSpec): UnitId => spec.id ?? (typeof spec.sheet === 'string' ? spec.sheet : spec.sheet.id);

const reader =
  (options: Options, faults: BwRefusal[]) =>
  (spec: FighterSpec, about: string): Entry | undefined => {
    const read = readFighter(spec, options, 1, about);
    if (!read.ok) {
      faults.push(...read.error);
      return undefined;
    }
    const { sheet, gauges } = read.value;
    return { id: idOf(spec), sheet, gauges, body: { sheet, flies: sheet.flying && spec.flightLost !== true } };
  };

const targetSpecs = (target: TargetSpec): readonly (readonly [FighterSpec, string])[] =>
  target.kind === 'unit'
    ? [[target.unit, 'target.unit']]
    : target.defenders.map((spec, i) => [spec, `target.defenders.${i}`] as const);

/** Faults that concern the attack as a whole: how many, one faction, each in reach (A18). */
const attackFaults = (
  scenario: CombatScenario,
  attackers: readonly (Entry | undefined)[],
  target: Entry | undefined,
): readonly BwRefusal[] => {
  const faults: BwRefusal[] = [];
  const count = scenario.attackers.length;
  if (count < 1 || count > TEAM_SIZE) faults.push(fault('attaquants-nombre', 'attackers', 'bw.surnombre.definition'));
  attackers.forEach((entry, i) => {
    if (!entry) return;
    const about = `attackers.${i}`;
    const distance = scenario.attackers[i]?.distance ?? 1;
    if (!Number.isInteger(distance) || distance < 1)
      faults.push(fault('distance-invalide', `${about}.distance`, 'bw.portee.distance'));
    else {
      const found = reachFault(entry.body, scenario.target.kind === 'unit' ? (target?.body ?? null) : null, distance);
      if (found) faults.push({ ...found, about: `${about}.distance` });
    }
    if (entry.sheet.faction !== attackers[0]?.sheet.faction)
      faults.push(
        fault(
          'faction-differente',
          `${about}.sheet`,
          'bw.surnombre.faction-commune',
          'bw.surnombre.factions-melangees',
        ),
      );
  });
  return faults;
};

const doubles = (ids: readonly UnitId[], paths: readonly string[]): readonly BwRefusal[] =>
  ids.flatMap((id, i) =>
    ids.indexOf(id) === i ? [] : [fault('personnage-double', paths[i] ?? 'attackers', 'bw.materiel.cartes-personnage')],
  );

const resistanceFaults = (target: TargetSpec): readonly BwRefusal[] => {
  if (target.kind === 'unit') return [];
  const resistance = target.resistance ?? MODULE_RESISTANCE;
  return Number.isInteger(resistance) && resistance >= 1 && resistance <= MODULE_RESISTANCE
    ? []
    : [fault('module-resistance', 'target.resistance', 'bw.base.resistance')];
};

/** The only door in: one combat, ready to be declared, or every fault of its scenario. */
export const setup = (scenario: CombatScenario): Result<CombatState, readonly BwRefusal[]> => {
  const { options, faults: optionFaults } = readOptions(scenario.options);
  const faults: BwRefusal[] = [...optionFaults, ...rollFaults(scenario.rolls), ...resistanceFaults(scenario.target)];
  const read = reader(options, faults);
  const attackers = scenario.attackers.map((spec, i) => read(spec, `attackers.${i}`));
  const others = targetSpecs(scenario.target);
  const defenders = others.map(([spec, about]) => read(spec, about));
  faults.push(...attackFaults(scenario, attackers, defenders[0]));
  const ids = [...scenario.attackers.map(idOf), ...others.map(([spec]) => idOf(spec))];
  faults.push(
    ...doubles(ids, [...scenario.attackers.map((_, i) => `attackers.${i}`), ...others.map(([, about]) => about)]),
  );
  if (faults.length > 0) return err(some(faults));
  const entries = [...attackers, ...defenders].filter((entry) => entry !== undefined);
  const gauges = Object.fromEntries(entries.map((entry) => [entry.id, entry.gauges]));
  const resistance = scenario.target.kind === 'module' ? (scenario.target.resistance ?? MODULE_RESISTANCE) : 0;
  return ok(undeclared(fixedOf(scenario, options, entries), gauges, resistance));
};

const fixedOf = (scenario: CombatScenario, options: Options, entries: readonly Entry[]): CombatFixed => {
  const { target } = scenario;
  const sheets = Object.fromEntries(entries.map((entry) => [entry.id, entry.sheet]));
  const duel = target.kind === 'unit' ? sheets[idOf(target.unit)] : undefined;
  return {
    options,
    attackSeat: 0,
    sheets,
    attackers: scenario.attackers.map(idOf),
    sheltered: duel ? scenario.attackers.filter((spec) => isSheltered(spec.distance ?? 1, duel)).map(idOf) : [],
    target:
      target.kind === 'unit'
        ? { kind: 'unit', unit: idOf(target.unit) }
        : {
            kind: 'module',
            module: target.module,
            moduleKind: target.moduleKind,
            candidates: target.defenders.map((spec: BaseDefenderSpec) => ({ unit: idOf(spec), doubled: spec.doubled })),
          },
  };
};

/** A combat about to be declared; `resistance` counts only when a module is attacked. */
export const undeclared = (
  fixed: CombatFixed,
  gauges: Readonly<Record<UnitId, Gauges>>,
  resistance: number,
): CombatState => ({
  fixed,
  stage: 'declare',
  gauges,
  resistance: fixed.target.kind === 'module' ? resistance : 0,
  defender: fixed.target.kind === 'unit' ? fixed.target.unit : null,
  due: [],
  rolls: [],
  spent: { attack: 0, defence: 0 },
  speaks: 'attack',
  renounced: null,
  held: 0,
  waited: false,
  outcome: null,
});
