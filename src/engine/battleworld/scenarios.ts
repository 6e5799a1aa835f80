// The three ready-made scenarios. Board, cells, clock and most of the cards are example values: the source does not print them (A1, A3).
import { EXAMPLE_CLOCK, TEAMS } from './data.ts';
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

const avengers: PartieScenario = {
  ...P1,
  name: 'Vengeurs contre Fatalis',
  note: 'Une partie entière sur le plateau d’exemple. La base des Vilains n’a que deux modules, comme la base Fatalis de la figure de mise en place.',
  clock: EXAMPLE_CLOCK,
  modules: P1_MODULES.filter((module) => module.id !== 'v-care'),
};

const lesson: PartieScenario = {
  ...P1,
  name: 'La leçon de Fatalis',
  note: 'Le Capitaine et Hulk s’apprêtent à frapper Fatalis, et les premiers jets sont imposés. Arrivé à 16 contre 11, faut-il payer un jeton de plus ?',
  clock: EXAMPLE_CLOCK,
  phase: 2,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'c4', spot: 'attack', activated: true },
    hulk: { cell: 'd4', spot: 'attack', activated: true },
    fatalis: { cell: 'c5', spot: 'attack', activated: true },
  }),
  rolls: [2, 8, 7, 4, 6],
};

const XMEN_CELLS: Readonly<Record<string, string>> = { serval: 'b6', colossus: 'c6', tornade: 'a5', diablo: 'd6' };

const siege: PartieScenario = {
  name: 'Le siège des X-Men',
  note: 'Tour 10 sur 12 : la base des Vilains vacille, et Punisher en garde le cœur, son dé sur la cible.',
  grid: GRID,
  clock: EXAMPLE_CLOCK,
  round: 10,
  phase: 2,
  initiative: 'heroes',
  units: [
    ...TEAMS['x-men'].map((sheet): UnitSpec => ({
      sheet,
      side: 'heroes',
      cell: XMEN_CELLS[sheet] ?? 'a1',
      spot: 'attack',
      activated: true,
    })),
    { sheet: 'fatalis', side: 'villains', cell: 'e6', spot: 'attack', activated: true },
    { sheet: 'ultron', side: 'villains', cell: 'e7', spot: 'attack', activated: true },
    { sheet: 'magneto', side: 'villains', cell: 'e5', spot: 'attack', activated: true },
    { sheet: 'punisher', side: 'villains', cell: 'c7', spot: 'module-target:v-double-defence', activated: true },
  ],
  modules: [
    ...P1_MODULES.filter((module) => module.side === 'heroes'),
    { id: 'v-energy', side: 'villains', kind: 'energy', cell: 'b7', resistance: 1 },
    { id: 'v-double-defence', side: 'villains', kind: 'double-defence', cell: 'c7', resistance: 3 },
    { id: 'v-care', side: 'villains', kind: 'care', cell: 'd7', resistance: 0 },
  ],
};

export const SCENARIOS: readonly { readonly id: string; readonly scenario: PartieScenario }[] = [
  { id: 'vengeurs-contre-fatalis', scenario: avengers },
  { id: 'la-lecon-de-fatalis', scenario: lesson },
  { id: 'le-siege-des-x-men', scenario: siege },
];
