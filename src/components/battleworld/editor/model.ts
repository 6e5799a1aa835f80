// Changes to a scenario, as pure functions. A scenario under work may be faulty: the engine judges it, these only write what the reader asks.
import { ROSTER } from '../../../engine/battleworld/data.ts';
import {
  type Cell,
  type ModuleSpec,
  type PartieScenario,
  type Spot,
  type UnitSpec,
} from '../../../engine/battleworld/partie/types.ts';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import {
  DEFAULT_OPTIONS,
  MODULE_KINDS,
  type ModuleKind,
  type OptionKey,
  type Options,
  type Sheet,
  type SheetRef,
  type Side,
  type UnitId,
} from '../../../engine/battleworld/types.ts';
import { freshId } from '../../atelier/ids.ts';
import { changeAt as at, put } from '../../atelier/put.ts';
import { columnLetter } from '../../scene/grid-cells.ts';

export const setField = <K extends keyof PartieScenario>(
  scenario: PartieScenario,
  key: K,
  value: PartieScenario[K] | undefined,
): PartieScenario => put(scenario, key, value);
export const setGrid = (scenario: PartieScenario, key: 'columns' | 'rows', value: number): PartieScenario => ({
  ...scenario,
  grid: { ...scenario.grid, [key]: value },
});

// ── Characters
export const unitIdOf = (unit: UnitSpec): UnitId =>
  unit.id ?? (typeof unit.sheet === 'string' ? unit.sheet : unit.sheet.id);
export const setUnit = <K extends keyof UnitSpec>(
  scenario: PartieScenario,
  index: number,
  key: K,
  value: UnitSpec[K] | undefined,
): PartieScenario => ({
  ...scenario,
  units: at(scenario.units, index, (unit) => put(unit, key, value)),
});

/** Dice that lay on a card or a module which is gone come back to the centre. */
const withoutSpotsOn = (units: readonly UnitSpec[], id: string): readonly UnitSpec[] =>
  units.map((unit) =>
    unit.spot !== undefined && unit.spot.slice(unit.spot.indexOf(':') + 1) === id && unit.spot.includes(':')
      ? put(unit, 'spot', undefined)
      : unit,
  );

/** Another card for a character: its counters start again from what the card says. */
export const setSheet = (scenario: PartieScenario, index: number, sheet: SheetRef): PartieScenario => {
  const old = scenario.units[index];
  if (old === undefined) return scenario;
  const { side, cell } = old;
  return {
    ...scenario,
    units: at(withoutSpotsOn(scenario.units, unitIdOf(old)), index, () => ({ side, cell, sheet })),
  };
};

const same = (a: Sheet, b: Sheet): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Sheet>;
  return [...keys].every((key) => a[key] === b[key]);
};
/** One field of a card. A card that says again what the roster says is the roster's. */
export const setSheetField = <K extends keyof Sheet>(
  scenario: PartieScenario,
  index: number,
  key: K,
  value: Sheet[K] | undefined,
): PartieScenario => ({
  ...scenario,
  units: at(scenario.units, index, (unit) => {
    const sheet = sheetOf(unit.sheet);
    if (sheet === undefined) return unit;
    const next = put(sheet, key, value);
    const printed = Object.hasOwn(ROSTER, next.id) ? ROSTER[next.id] : undefined;
    return { ...unit, sheet: printed !== undefined && same(printed, next) ? next.id : next };
  }),
});

/** An id that no card of the scenario bears. */
export const freeSheetId = (scenario: PartieScenario): string =>
  freshId(
    'carte',
    scenario.units.flatMap((unit) => [unitIdOf(unit), sheetOf(unit.sheet)?.id ?? '']),
  );

/** A card to fill in: the least that a card can say, under an id that is free. */
export const blankSheet = (scenario: PartieScenario): Sheet => {
  const id = freeSheetId(scenario);
  return {
    id,
    name: `Personnage ${id.slice('carte-'.length)}`,
    faction: 'Vengeurs',
    cosmic: false,
    metal: false,
    maxLife: 1,
    powerIcons: 0,
    rerollIcons: 0,
    force: 4,
    strike: 0,
    victorySlots: 0,
    startVictory: 0,
    attack: 'melee',
    flying: false,
  };
};

/** Roster ids that nobody plays yet. */
export const freeRoster = (scenario: PartieScenario): readonly string[] =>
  Object.keys(ROSTER).filter(
    (id) => !scenario.units.some((unit) => unitIdOf(unit) === id || sheetOf(unit.sheet)?.id === id),
  );

/** The first cell where nothing stands, from the side's own edge of the board. */
export const freeCell = (scenario: PartieScenario, side: Side): Cell => {
  const { columns, rows } = scenario.grid;
  const busy = new Set([...scenario.units, ...scenario.modules].map(({ cell }) => cell));
  for (let step = 1; step <= Math.min(rows, 26); step += 1) {
    for (let column = 0; column < Math.min(columns, 26); column += 1) {
      const cell = `${columnLetter(column)}${side === 'heroes' ? step : rows + 1 - step}`;
      if (!busy.has(cell)) return cell;
    }
  }
  return 'a1';
};

export const addUnit = (scenario: PartieScenario, side: Side): PartieScenario => ({
  ...scenario,
  units: [
    ...scenario.units,
    { sheet: freeRoster(scenario)[0] ?? blankSheet(scenario), side, cell: freeCell(scenario, side) },
  ],
});
export const removeUnit = (scenario: PartieScenario, index: number): PartieScenario => {
  const gone = scenario.units[index];
  return gone === undefined
    ? scenario
    : {
        ...scenario,
        units: withoutSpotsOn(
          scenario.units.filter((_, i) => i !== index),
          unitIdOf(gone),
        ),
      };
};

// ── Modules
export const setModule = <K extends keyof ModuleSpec>(
  scenario: PartieScenario,
  index: number,
  key: K,
  value: ModuleSpec[K] | undefined,
): PartieScenario => ({
  ...scenario,
  modules: at(scenario.modules, index, (module) => put(module, key, value)),
});
/** A module that the side does not have yet, of that kind, on its first free cell. */
export const newModule = (scenario: PartieScenario, side: Side, kind: ModuleKind): ModuleSpec => {
  const taken = new Set(scenario.modules.map(({ id }) => id));
  let n = 1;
  while (taken.has(`${side.charAt(0)}-${n}`)) n += 1;
  return { id: `${side.charAt(0)}-${n}`, side, kind, cell: freeCell(scenario, side) };
};
export const addModule = (scenario: PartieScenario, side: Side): PartieScenario => {
  const mine = scenario.modules.filter((module) => module.side === side);
  const kind = MODULE_KINDS.find((one) => !mine.some((module) => module.kind === one)) ?? 'energy';
  return { ...scenario, modules: [...scenario.modules, newModule(scenario, side, kind)] };
};
export const removeModule = (scenario: PartieScenario, index: number): PartieScenario => {
  const gone = scenario.modules[index];
  return gone === undefined
    ? scenario
    : {
        ...scenario,
        modules: scenario.modules.filter((_, i) => i !== index),
        units: withoutSpotsOn(scenario.units, gone.id),
      };
};

// ── Options and rolls
export const setOption = <K extends OptionKey>(scenario: PartieScenario, key: K, value: Options[K]): PartieScenario => {
  const options = put(scenario.options ?? {}, key, value === DEFAULT_OPTIONS[key] ? undefined : value);
  return put(scenario, 'options', Object.keys(options).length === 0 ? undefined : options);
};

/** « 8, 3 5 » to 8, 3, 5; undefined when something there is no number. */
export const parseRolls = (text: string): readonly number[] | undefined => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => /^-?\d+$/.test(word)) ? words.map(Number) : undefined;
};

/** Where a die of this character could be meant to lie: everything that the scenario names on its side. The engine refuses what cannot be. */
export const spotChoices = (scenario: PartieScenario, unit: UnitSpec): readonly Spot[] => {
  const allies = scenario.units.filter((other) => other.side === unit.side && other !== unit);
  const modules = scenario.modules.filter(({ side }) => side === unit.side);
  return [
    'center',
    'attack',
    'energy',
    'life',
    'reroll',
    ...allies.map((ally): Spot => `heal:${unitIdOf(ally)}`),
    ...modules.flatMap(({ id }): readonly Spot[] => [
      `module-energy:${id}`,
      `module-care:${id}`,
      `module-target:${id}`,
      `module-repair:${id}`,
    ]),
  ];
};
