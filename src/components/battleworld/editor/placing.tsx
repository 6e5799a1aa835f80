// The board as a place of the workshop: characters and modules, what the tray holds, what a gesture writes.
import type { JSX } from 'preact';
import { MODULE_RESISTANCE, ROSTER } from '../../../engine/battleworld/data.ts';
import type { Cell, PartieScenario, UnitSpec } from '../../../engine/battleworld/partie/types.ts';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import { MODULE_KINDS, type ModuleKind, type Sheet, type Side, SIDES } from '../../../engine/battleworld/types.ts';
import { capital } from '../../../engine/kernel/french.ts';
import type { Piece, Placing, Stock } from '../../atelier/place/hand.ts';
import { cellAt, columnLetter } from '../../scene/grid-cells.ts';
import { PawnShape } from '../../scene/pieces.tsx';
import { ModuleShape, pawnOf } from '../pawns.tsx';
import { namer, type UnitView } from '../view.ts';
import { KIND_NAMES, SIDE_NAMES } from '../words.ts';
import {
  blankSheet,
  freeCell,
  freeRoster,
  newModule,
  removeModule,
  removeUnit,
  setModule,
  setUnit,
  unitIdOf,
} from './model.ts';
import { ModuleSheet } from './ModuleSheet.tsx';
import { sketch } from './sketch.ts';
import { UnitSheet } from './UnitSheet.tsx';

const OWN_CARD = 'carte';
const indexOf = (path: string): number => Number(path.split('.')[1]);
const isUnit = (path: string): boolean => path.startsWith('units.');

const pawn = (unit: UnitView, name: (id: string) => string): JSX.Element => <PawnShape {...pawnOf(unit, name)} />;
const module = (side: Side, kind: ModuleKind, resistance: number): JSX.Element => (
  <g transform="translate(-58 -58) scale(1.16)">
    <ModuleShape side={side} kind={kind} resistance={resistance} />
  </g>
);
/** A card as it would stand for that side, new. */
const fresh = (sheet: Sheet, side: Side): UnitView => ({
  id: sheet.id,
  side,
  cell: '',
  sheet,
  life: sheet.maxLife,
  power: sheet.powerIcons,
  reroll: sheet.rerollIcons,
  victory: sheet.startVictory,
  spot: 'center',
  activated: false,
  flightLost: false,
});

const pieces = (scenario: PartieScenario): readonly Piece[] => {
  const view = sketch(scenario);
  const name = namer(view);
  const spot = (cell: Cell): Cell | undefined => (cellAt(cell, view) === undefined ? undefined : cell);
  return [
    ...scenario.units.map((unit, i): Piece => {
      const shown = view.units.find(({ id }) => id === unitIdOf(unit));
      const known = shown?.sheet ?? blankSheet(scenario);
      return {
        path: `units.${i}`,
        name: shown?.sheet.name ?? 'Carte inconnue',
        at: unit.life === 0 ? undefined : spot(unit.cell),
        layer: 'pion',
        draw: () => pawn(shown ?? fresh(known, unit.side), name),
      };
    }),
    ...scenario.modules.map(({ side, kind, cell, resistance }, i): Piece => ({
      path: `modules.${i}`,
      name: `Module ${KIND_NAMES[kind]} des ${SIDE_NAMES[side]}`,
      at: spot(cell),
      layer: 'sol',
      draw: () => module(side, kind, resistance ?? MODULE_RESISTANCE),
    })),
  ];
};

const characters = (scenario: PartieScenario, side: Side): readonly Stock[] =>
  freeRoster(scenario).flatMap((id) => {
    const sheet = ROSTER[id];
    return sheet === undefined
      ? []
      : [{ key: id, name: sheet.name, note: sheet.faction, draw: () => pawn(fresh(sheet, side), () => '') }];
  });

const put = (scenario: PartieScenario, owner: string, key: string, cell: Cell): PartieScenario => {
  const side = owner as Side;
  const kind = MODULE_KINDS.find((one) => one === key);
  if (kind !== undefined)
    return { ...scenario, modules: [...scenario.modules, { ...newModule(scenario, side, kind), cell }] };
  const sheet = key === OWN_CARD ? blankSheet(scenario) : key;
  return { ...scenario, units: [...scenario.units, { sheet, side, cell }] };
};

/** Who was out of play comes back with the life of the card. */
const settle = (scenario: PartieScenario, path: string, cell: Cell): PartieScenario => {
  const index = indexOf(path);
  if (!isUnit(path)) return setModule(scenario, index, 'cell', cell);
  const moved = setUnit(scenario, index, 'cell', cell);
  return scenario.units[index]?.life === 0 ? setUnit(moved, index, 'life', undefined) : moved;
};
const cellOf = (scenario: PartieScenario, path: string): Cell | undefined =>
  (isUnit(path) ? scenario.units : scenario.modules)[indexOf(path)]?.cell;
const BIG = { columns: 26, rows: 99 };
/** A cell as far from `to` as `cell` is from `from`; what would leave by the left or the bottom stops at the edge. */
const shifted = (cell: Cell, from: Cell, to: Cell): Cell => {
  const [[x, y], [x0, y0], [x1, y1]] = [cell, from, to].map((one) => cellAt(one, BIG) ?? [0, 0]) as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  return `${columnLetter(Math.max(0, Math.min(25, x + x1 - x0)))}${Math.max(1, y + y1 - y0 + 1)}`;
};

const move = (scenario: PartieScenario, paths: readonly string[], to: Cell): PartieScenario => {
  const from = cellOf(scenario, paths[0] ?? '') ?? to;
  return paths.reduce(
    (now, path, i) => settle(now, path, i === 0 ? to : shifted(cellOf(scenario, path) ?? to, from, to)),
    scenario,
  );
};
/** From the last to the first: the paths of those that stay to be removed hold. */
const remove = (scenario: PartieScenario, paths: readonly string[]): PartieScenario =>
  paths
    .toSorted((a, b) => indexOf(b) - indexOf(a))
    .reduce(
      (now, path) => (isUnit(path) ? removeUnit(now, indexOf(path)) : removeModule(now, indexOf(path))),
      scenario,
    );

/** The same card under a name of its own: a team has one of each. */
const copy = (scenario: PartieScenario, path: string): PartieScenario | undefined => {
  const unit: UnitSpec | undefined = isUnit(path) ? scenario.units[indexOf(path)] : undefined;
  const sheet = unit === undefined ? undefined : sheetOf(unit.sheet);
  if (unit === undefined || sheet === undefined) return undefined;
  const { id } = blankSheet(scenario);
  const { id: _, spot: __, ...rest } = unit;
  return {
    ...scenario,
    units: [
      ...scenario.units,
      { ...rest, cell: freeCell(scenario, unit.side), sheet: { ...sheet, id, name: `${sheet.name} bis` } },
    ],
  };
};

export const placing: Placing<PartieScenario> = {
  pieces,
  owners: () => SIDES.map((side) => [side, SIDE_NAMES[side]] as const),
  stock: (scenario, owner) => {
    const side = owner as Side;
    const own: Stock = {
      key: OWN_CARD,
      name: 'Votre carte',
      note: 'à remplir',
      draw: () => pawn(fresh(blankSheet(scenario), side), () => ''),
    };
    return [
      { title: 'Personnages', items: [...characters(scenario, side), own] },
      {
        title: 'Modules de la base',
        items: MODULE_KINDS.map((kind) => ({
          key: kind,
          name: capital(KIND_NAMES[kind]),
          draw: () => module(side, kind, MODULE_RESISTANCE),
        })),
      },
    ];
  },
  put,
  move,
  remove,
  copy,
  sheet: (path) => (isUnit(path) ? <UnitSheet index={indexOf(path)} /> : <ModuleSheet index={indexOf(path)} />),
};
