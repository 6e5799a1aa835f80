// What a scenario of Battleworld is as plain data, by mode: without what says nothing, its shape looked at.
import type { BaseDefenderSpec, CombatScenario, FighterSpec, TargetSpec } from '../battleworld/combat/types.ts';
import { MODULE_RESISTANCE, ROSTER } from '../battleworld/data.ts';
import type { ModuleSpec, PartieScenario, UnitSpec } from '../battleworld/partie/types.ts';
import { DEFAULT_OPTIONS, type Options, type Sheet, type SheetRef } from '../battleworld/types.ts';
import { combatShape, partieShape, WORDS } from './battleworld-shapes.ts';
import { canonical } from './canonical.ts';
import { parseWith } from './issues.ts';
import { defineForm, type Form } from './form.ts';

// ── Normal forms: the same scenario without the fields that say nothing. Only what the types document as a default is dropped.
/** The object without the fields whose value is the given one. */
const without = <T extends object>(value: T, idle: { readonly [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, field]) => field !== undefined && !(key in idle && idle[key as keyof T] === field),
    ),
  ) as T;
/** An optional field, absent when there is nothing to tell. */
const told = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });

const normalSheet = (sheet: SheetRef): SheetRef => {
  if (typeof sheet === 'string') return sheet;
  const lean: Sheet = without(sheet, {
    meleeHitsFlyers: false,
    hittableByGroundMelee: false,
    powerText: '',
    sharesCardWith: '',
  });
  const printed = Object.hasOwn(ROSTER, lean.id) ? ROSTER[lean.id] : undefined;
  return printed !== undefined && canonical(printed) === canonical(lean) ? lean.id : lean;
};
const normalFighter = <F extends FighterSpec>(fighter: F): F => {
  const sheet = normalSheet(fighter.sheet);
  return without<F>({ ...fighter, sheet }, {
    id: typeof sheet === 'string' ? sheet : sheet.id,
    flightLost: false,
  } as Partial<F>);
};
const normalOptions = (options: Partial<Options> | undefined): Partial<Options> | undefined => {
  const told = without(options ?? {}, DEFAULT_OPTIONS);
  return Object.keys(told).length === 0 ? undefined : told;
};
const normalRolls = (rolls: readonly number[] | undefined): readonly number[] | undefined =>
  rolls?.length === 0 ? undefined : rolls;

const normalTarget = (target: TargetSpec): TargetSpec =>
  target.kind === 'unit'
    ? { ...target, unit: normalFighter(target.unit) }
    : without(
        { ...target, defenders: target.defenders.map((one): BaseDefenderSpec => normalFighter(one)) },
        { resistance: MODULE_RESISTANCE },
      );
export const normalCombat = (scenario: CombatScenario): CombatScenario => {
  const { options, rolls, ...rest } = scenario;
  return without(
    {
      ...rest,
      attackers: scenario.attackers.map((one) => without(normalFighter(one), { distance: 1 })),
      target: normalTarget(scenario.target),
      ...told('options', normalOptions(options)),
      ...told('rolls', normalRolls(rolls)),
    },
    {},
  );
};
const normalUnit = (unit: UnitSpec): UnitSpec => without(normalFighter(unit), { activated: false, spot: 'center' });
const normalModule = (module: ModuleSpec): ModuleSpec => without(module, { resistance: MODULE_RESISTANCE });
export const normalPartie = (scenario: PartieScenario): PartieScenario => {
  const { options, rolls, ...rest } = scenario;
  return without<PartieScenario>(
    {
      ...rest,
      units: scenario.units.map(normalUnit),
      modules: scenario.modules.map(normalModule),
      ...told('options', normalOptions(options)),
      ...told('rolls', normalRolls(rolls)),
    },
    { note: '', author: '', ...told('toMove', scenario.initiative ?? undefined) },
  );
};

// ── Forms
export const combatForm: Form<CombatScenario> = defineForm({
  game: 'battleworld/combat',
  parse: (raw) => parseWith(combatShape, WORDS, raw),
  normal: normalCombat,
  upgrades: [],
});
export const partieForm: Form<PartieScenario> = defineForm({
  game: 'battleworld/partie',
  parse: (raw) => parseWith(partieShape, WORDS, raw),
  normal: normalPartie,
  upgrades: [],
});
