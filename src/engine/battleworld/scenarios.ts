// The example board P1 and its teams, from which lessons, examples and tests build their moments. Board, cells and most of the cards are example values: the source does not print them (A1, A3).
import type { ModuleSpec, PartieScenario, UnitSpec } from './partie/types.ts';

const GRID = { columns: 5, rows: 7 } as const;

/** Modules and starting cells of the example board P1. */
export const P1_MODULES: readonly ModuleSpec[] = [
  { id: 'h-energy', side: 'heroes', kind: 'energy', cell: 'b1' },
  { id: 'h-double-defence', side: 'heroes', kind: 'double-defence', cell: 'c1' },
  { id: 'h-care', side: 'heroes', kind: 'care', cell: 'd1' },
  { id: 'v-energy', side: 'villains', kind: 'energy', cell: 'b7' },
  { id: 'v-double-defence', side: 'villains', kind: 'double-defence', cell: 'c7' },
  { id: 'v-care', side: 'villains', kind: 'care', cell: 'd7' },
];
export const P1_UNITS: readonly UnitSpec[] = [
  { sheet: 'hulk', side: 'heroes', cell: 'd2' },
  { sheet: 'capitaine-america', side: 'heroes', cell: 'b2' },
  { sheet: 'iron-man', side: 'heroes', cell: 'a2' },
  { sheet: 'thor', side: 'heroes', cell: 'e2' },
  { sheet: 'fatalis', side: 'villains', cell: 'b6' },
  { sheet: 'ultron', side: 'villains', cell: 'a6' },
  { sheet: 'magneto', side: 'villains', cell: 'd6' },
  { sheet: 'punisher', side: 'villains', cell: 'e6' },
];

/** A plain game on P1: three modules a side, no clock, full counters. */
export const P1: PartieScenario = {
  name: 'Plateau d’exemple',
  grid: GRID,
  clock: null,
  round: 1,
  phase: 1,
  initiative: null,
  units: P1_UNITS,
  modules: P1_MODULES,
};

/** Moves or changes some characters of a list; the others stay as they are. */
export const placed = (
  units: readonly UnitSpec[],
  changes: Readonly<Record<string, Partial<UnitSpec>>>,
): readonly UnitSpec[] =>
  units.map((unit) => ({ ...unit, ...(typeof unit.sheet === 'string' ? changes[unit.sheet] : undefined) }));
