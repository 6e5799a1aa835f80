// Sound scenarios, generated: every one of them must be let in by `setup`.
import fc from 'fast-check';
import type { AttackerSpec, BaseDefenderSpec, CombatScenario, FighterSpec } from './combat/types.ts';
import type { PartieScenario, UnitSpec } from './partie/types.ts';
import { P1, P1_MODULES, P1_UNITS } from './scenarios.ts';
import { SCENARIOS } from '../../../tests/games/battleworld/ready.ts';
import { ATTACKS, FORCES, MODULE_KINDS, OPTION_VALUES, type Options, type Sheet } from './types.ts';

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
/** Some options off their default, the others absent. */
export const anyOptions: fc.Arbitrary<Partial<Options>> = fc.record(
  Object.fromEntries(Object.entries(OPTION_VALUES).map(([key, values]) => [key, pick<unknown>(values)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Options>>;

interface SheetLimits {
  readonly id: string;
  readonly faction: string;
  readonly cosmic: boolean;
  readonly tokens: number; // at most
}
/** Cards of our own making: any Force, few tokens (odds and folds are asked of them). */
const anySheet = ({ id, faction, cosmic, tokens }: SheetLimits): fc.Arbitrary<Sheet> =>
  fc
    .record({
      maxLife: fc.integer({ min: 1, max: 7 }),
      powerIcons: fc.integer({ min: 0, max: tokens }),
      rerollIcons: pick([0, 1] as const),
      force: pick(FORCES),
      strike: fc.integer({ min: 0, max: 4 }),
      victorySlots: fc.integer({ min: 0, max: 3 }),
      attack: pick(ATTACKS),
      flying: fc.boolean(),
      fatalis: fc.boolean(),
      exception: pick(['', 'meleeHitsFlyers', 'hittableByGroundMelee'] as const),
    })
    .chain(({ fatalis, exception, ...rest }) =>
      fc.integer({ min: 0, max: rest.victorySlots }).map((startVictory) => ({
        id,
        name: id.toUpperCase(),
        faction,
        cosmic,
        metal: false,
        ...rest,
        startVictory,
        ...(fatalis ? { power: 'fatalis-recovery' as const } : {}),
        ...(exception === '' ? {} : { [exception]: true }),
      })),
    );

const worn = (sheet: Sheet): fc.Arbitrary<FighterSpec> =>
  fc
    .record(
      {
        life: fc.integer({ min: 1, max: sheet.maxLife }),
        power: fc.integer({ min: 0, max: sheet.powerIcons }),
        reroll: fc.integer({ min: 0, max: sheet.rerollIcons }),
        victory: fc.integer({ min: 0, max: sheet.victorySlots }),
      },
      { requiredKeys: [] },
    )
    .map((gauges) => ({ sheet, ...gauges }));

const canHit = (attacker: Sheet, target: Sheet | null, distance: number): boolean =>
  attacker.attack === 'ranged'
    ? distance <= 2
    : distance === 1 &&
      (target === null ||
        !target.flying ||
        attacker.flying ||
        attacker.meleeHitsFlyers === true ||
        target.hittableByGroundMelee === true);

/** Attackers of one faction, each in reach of the target: those who are not are given a bow. */
const attackersOn = (target: Sheet | null, tokens: number): fc.Arbitrary<readonly AttackerSpec[]> =>
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()).chain(([count, cosmic]) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, i) =>
        fc
          .tuple(anySheet({ id: `a${i}`, faction: 'Équipe', cosmic, tokens }), pick([1, 2]))
          .chain(([sheet, distance]) => {
            const able = canHit(sheet, target, distance) ? sheet : { ...sheet, attack: 'ranged' as const };
            return worn(able).map((spec): AttackerSpec => ({ ...spec, distance }));
          }),
      ),
    ),
  );

/** A combat that `setup` lets in, against a character or a module, defended or not. `tokens`: at most, per card. */
export const anyFight = (tokens = 3): fc.Arbitrary<CombatScenario> => {
  const onUnit = anySheet({ id: 'cible', faction: 'Autre', cosmic: false, tokens }).chain((sheet) =>
    fc.tuple(attackersOn(sheet, tokens), worn(sheet), anyOptions).map(([attackers, unit, options]): CombatScenario => ({
      attackers,
      target: { kind: 'unit', unit },
      options: { ...options, cosmicRecruit: true },
    })),
  );
  const defender = (i: number): fc.Arbitrary<BaseDefenderSpec> =>
    fc
      .tuple(anySheet({ id: `d${i}`, faction: 'Autre', cosmic: i === 1, tokens }).chain(worn), fc.boolean())
      .map(([spec, doubled]) => ({ ...spec, doubled }));
  const onModule = fc
    .record({
      attackers: attackersOn(null, tokens),
      moduleKind: pick(MODULE_KINDS),
      resistance: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 0, max: 3 }),
      options: anyOptions,
    })
    .chain(({ count, attackers, moduleKind, resistance, options }) =>
      fc.tuple(...Array.from({ length: count }, (_, i) => defender(i))).map((defenders): CombatScenario => ({
        attackers,
        target: { kind: 'module', module: 'm', moduleKind, resistance, defenders },
        options: { ...options, cosmicRecruit: true },
      })),
    );
  return fc.oneof({ weight: 3, arbitrary: onUnit }, { weight: 2, arbitrary: onModule });
};

const P1_ALL: readonly PartieScenario[] = [P1, ...SCENARIOS.map(({ scenario }) => scenario)];
/** A game: one of the ready-made scenarios under any options, over in a few rounds. */
export const anyGame: fc.Arbitrary<PartieScenario> = fc
  .tuple(pick(P1_ALL), anyOptions, fc.integer({ min: 0, max: 4 }))
  .map(([scenario, options, rounds]) => ({ ...scenario, options, clock: scenario.round + rounds }));

/** One more shape each: small bases, worn teams, cosmics, everybody close. */
export const CLOSE: PartieScenario = {
  ...P1,
  name: 'Au contact',
  clock: 4,
  units: P1_UNITS.map((unit: UnitSpec) => ({
    ...unit,
    cell: unit.side === 'heroes' ? `${unit.cell.charAt(0)}3` : `${unit.cell.charAt(0)}5`,
    life: 2,
  })),
};
export const SMALL_BASES: PartieScenario = {
  ...P1,
  name: 'Deux petites bases',
  clock: 5,
  modules: P1_MODULES.filter(({ kind }) => kind !== 'care').map((module) => ({ ...module, resistance: 2 })),
};
