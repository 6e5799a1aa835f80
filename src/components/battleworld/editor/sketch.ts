// Draws what can be drawn of a scenario, even a faulty one.
import { GRID_BOUNDS, MODULE_RESISTANCE } from '../../../engine/battleworld/data.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { gaugesOf, sheetOf } from '../../../engine/battleworld/sheets.ts';
import type { PartieView } from '../view.ts';
import { unitIdOf } from './model.ts';

const drawable = (count: number): number =>
  Number.isInteger(count) ? Math.min(GRID_BOUNDS.max, Math.max(1, count)) : GRID_BOUNDS.min;
const natural = (count: number): number => (Number.isFinite(count) ? Math.max(0, Math.min(99, Math.trunc(count))) : 0);

export const sketch = (scenario: PartieScenario): PartieView => ({
  columns: drawable(scenario.grid.columns),
  rows: drawable(scenario.grid.rows),
  units: scenario.units.flatMap((unit) => {
    const sheet = sheetOf(unit.sheet);
    if (sheet === undefined) return [];
    const { life, power, reroll, victory } = gaugesOf(unit, sheet);
    const gauges = { life: natural(life), power: natural(power), reroll: natural(reroll), victory: natural(victory) };
    return [
      {
        ...gauges,
        id: unitIdOf(unit),
        side: unit.side,
        cell: unit.cell,
        sheet,
        spot: unit.spot ?? 'center',
        activated: unit.activated ?? false,
        flightLost: unit.flightLost ?? false,
      },
    ];
  }),
  modules: scenario.modules.map((module) => ({
    ...module,
    resistance: natural(module.resistance ?? MODULE_RESISTANCE),
  })),
});
