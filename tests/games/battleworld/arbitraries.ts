// Any scenario that the shapes of Battleworld accept, for property tests.
import fc from 'fast-check';
import type { CombatAction, CombatScenario, FighterSpec } from '../../../src/engine/battleworld/combat/types.ts';
import type { PartieAction, PartieScenario, Spot, UnitSpec } from '../../../src/engine/battleworld/partie/types.ts';
import {
  ATTACKS,
  FORCES,
  MODULE_KINDS,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  POWERS,
  type Sheet,
  SIDES,
} from '../../../src/engine/battleworld/types.ts';

const optional = <T>(keys: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(keys, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
const id = fc.oneof(
  fc.constantFrom('hulk', 'thor', 'fatalis', 'ultron', 'h-energy', 'v-care', 'move', 'go', 'roll'),
  fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/).filter((text) => text !== 'constructor'),
);
const cell = fc.stringMatching(/^[a-z][1-9][0-9]?$/);
const text = (max: number) => fc.string({ unit: 'binary', maxLength: Math.floor(max / 2) });
const count = fc.nat(99);
const side = fc.constantFrom(...SIDES);
const rolls = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 12 });
const options = optional<Options>(
  Object.fromEntries(
    (Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [key, fc.constantFrom<unknown>(...OPTION_VALUES[key])]),
  ) as unknown as { readonly [K in OptionKey]: fc.Arbitrary<Options[K]> },
);

const needed = {
  id,
  name: text(80),
  faction: text(80),
  cosmic: fc.boolean(),
  metal: fc.boolean(),
  maxLife: count,
  powerIcons: count,
  rerollIcons: fc.constantFrom(0 as const, 1 as const),
  force: fc.constantFrom(...FORCES),
  strike: count,
  victorySlots: count,
  startVictory: count,
  attack: fc.constantFrom(...ATTACKS),
  flying: fc.boolean(),
};
const sheet: fc.Arbitrary<Sheet> = fc
  .tuple(
    fc.record(needed),
    optional({
      meleeHitsFlyers: fc.boolean(),
      hittableByGroundMelee: fc.boolean(),
      power: fc.constantFrom(...POWERS),
      powerText: text(500),
      sharesCardWith: text(80),
    }),
  )
  .map(([base, more]) => ({ ...base, ...more }) as Sheet);
const fighter: fc.Arbitrary<FighterSpec> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: id }, { weight: 1, arbitrary: sheet }),
    optional({ id, life: count, power: count, reroll: count, victory: count, flightLost: fc.boolean() }),
  )
  .map(([card, more]) => ({ sheet: card, ...more }) as FighterSpec);
const spot: fc.Arbitrary<Spot> = fc.oneof(
  fc.constantFrom<Spot>('center', 'attack', 'energy', 'life', 'reroll'),
  fc
    .tuple(fc.constantFrom('heal', 'module-energy', 'module-care', 'module-target', 'module-repair'), id)
    .map(([where, whose]) => `${where}:${whose}` as Spot),
);

export const anyCombat: fc.Arbitrary<CombatScenario> = fc
  .tuple(
    fc.array(
      fc.tuple(fighter, optional({ distance: count })).map(([one, more]) => ({ ...one, ...more })),
      { maxLength: 16 },
    ),
    fc.oneof(
      fighter.map((unit) => ({ kind: 'unit' as const, unit })),
      fc
        .tuple(
          fc.record({ module: id, moduleKind: fc.constantFrom(...MODULE_KINDS) }),
          optional({ resistance: count }),
          fc.array(
            fc.tuple(fighter, fc.boolean()).map(([one, doubled]) => ({ ...one, doubled })),
            { maxLength: 16 },
          ),
        )
        .map(([base, more, defenders]) => ({ kind: 'module' as const, ...base, ...more, defenders })),
    ),
    optional({ options, rolls }),
  )
  .map(([attackers, target, more]) => ({ attackers, target, ...more }) as CombatScenario);

const unit: fc.Arbitrary<UnitSpec> = fc
  .tuple(fighter, fc.record({ side, cell }), optional({ spot, activated: fc.boolean() }))
  .map(([one, where, more]) => ({ ...one, ...where, ...more }) as UnitSpec);
const moduleSpec = fc
  .tuple(fc.record({ id, side, kind: fc.constantFrom(...MODULE_KINDS), cell }), optional({ resistance: count }))
  .map(([base, more]) => ({ ...base, ...more }));
export const anyPartie: fc.Arbitrary<PartieScenario> = fc
  .tuple(
    fc.record({
      name: text(80).filter((name) => name.trim() !== ''),
      grid: fc.record({ columns: fc.integer({ min: 1, max: 26 }), rows: fc.integer({ min: 1, max: 26 }) }),
      clock: fc.option(fc.nat(999)),
      round: fc.nat(999),
      phase: fc.constantFrom(1 as const, 2 as const),
      initiative: fc.option(side),
      units: fc.array(unit, { maxLength: 16 }),
      modules: fc.array(moduleSpec, { maxLength: 12 }),
    }),
    optional({ note: text(500), author: text(80), options, toMove: side, rolls }),
  )
  .map(([base, more]) => ({ ...base, ...more }) as PartieScenario);

const camp = fc.constantFrom('attack' as const, 'defence' as const);
const fight: fc.Arbitrary<Exclude<CombatAction, { readonly type: 'declare' }>> = fc.oneof(
  fc.record({ type: fc.constant('defend' as const), by: fc.option(id) }),
  fc.record({ type: fc.constant('roll' as const), value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ type: fc.constant('spend' as const), by: id }),
  fc.record({ type: fc.constant('reroll' as const), by: id, die: id }),
  fc.record({
    type: fc.constantFrom('renounce' as const, 'hold' as const, 'wait' as const, 'conclude' as const),
    camp,
  }),
  fc.record({ type: fc.constant('wound' as const), target: id }),
);
export const anyCombatAction: fc.Arbitrary<CombatAction> = fc.oneof(fc.constant({ type: 'declare' as const }), fight);
export const anyPartieAction: fc.Arbitrary<PartieAction> = fc.oneof(
  fight,
  fc.record({ type: fc.constantFrom('initiative' as const, 'pass' as const), side }),
  fc.record({ type: fc.constant('move' as const), unit: id, to: cell }),
  fc.record({ type: fc.constant('place' as const), unit: id, spot }),
  fc.record({
    type: fc.constant('attack' as const),
    attackers: fc.array(id, { minLength: 1, maxLength: 4 }),
    target: id,
  }),
  fc.record({
    type: fc.constant('recover' as const),
    unit: id,
    gauge: fc.constantFrom('energy' as const, 'life' as const, 'reroll' as const),
  }),
  fc.record({ type: fc.constantFrom('heal' as const, 'repair' as const), unit: id }),
);
