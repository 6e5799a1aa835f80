// What a Battleworld board shows, whether it comes from a game under way or from a scenario that may still be faulty.
import type { Cell, PartieState, Spot } from '../../engine/battleworld/partie/types.ts';
import type { Gauges, ModuleId, ModuleKind, Sheet, Side, UnitId } from '../../engine/battleworld/types.ts';
import { KIND_NAMES, SIDE_NAMES, spotWord } from './words.ts';

export interface UnitView extends Gauges {
  readonly id: UnitId;
  readonly side: Side;
  readonly cell: Cell;
  readonly sheet: Sheet;
  readonly spot: Spot;
  readonly activated: boolean;
  readonly flightLost: boolean;
}
export interface ModuleView {
  readonly id: ModuleId;
  readonly side: Side;
  readonly kind: ModuleKind;
  readonly cell: Cell;
  readonly resistance: number;
}
export interface PartieView {
  readonly columns: number;
  readonly rows: number;
  readonly units: readonly UnitView[];
  readonly modules: readonly ModuleView[];
}

/** The board of a game under way: everyone, the dead included (life 0). */
export const viewOf = (state: PartieState): PartieView => {
  const { fixed } = state;
  const units = fixed.units.flatMap((id) => {
    const unit = state.units[id];
    const sheet = fixed.sheets[id];
    const side = fixed.sides[id];
    return unit === undefined || sheet === undefined || side === undefined ? [] : [{ ...unit, id, sheet, side }];
  });
  const modules = fixed.modules.flatMap((id) => {
    const module = fixed.moduleOf[id];
    return module === undefined ? [] : [{ ...module, id, resistance: state.modules[id] ?? 0 }];
  });
  return { ...fixed.grid, units, modules };
};

/** The name of a character or a module of a view: « Hulk », « énergie ». */
export const namer = (view: PartieView): ((id: string) => string) => {
  const names = new Map<string, string>([
    ...view.modules.map(({ id, kind }) => [id, KIND_NAMES[kind]] as const),
    ...view.units.map(({ id, sheet }) => [id, sheet.name] as const),
  ]);
  return (id) => names.get(id) ?? id;
};

const unitWords = (unit: UnitView, name: (id: string) => string): string => {
  const { sheet, side, life, power } = unit;
  const words = [
    `${sheet.name}, ${SIDE_NAMES[side]}`,
    `vie ${life} sur ${sheet.maxLife}`,
    `Puissance ${power} sur ${sheet.powerIcons}`,
    `D${sheet.force} ${spotWord(unit.spot, name).name}`,
    ...(sheet.flying ? [unit.flightLost ? 'Vol perdu jusqu’à la fin du tour' : 'volant'] : []),
    ...(unit.activated ? ['a déjà joué'] : []),
  ];
  return words.join(', ');
};

/** What stands in a cell, said in words. */
export const describer = (view: PartieView): ((cell: Cell) => string) => {
  const name = namer(view);
  return (cell) => {
    const units = view.units.filter((unit) => unit.cell === cell && unit.life > 0).map((unit) => unitWords(unit, name));
    const modules = view.modules
      .filter((module) => module.cell === cell)
      .map(({ kind, side, resistance }) =>
        resistance <= 0
          ? `module ${KIND_NAMES[kind]} détruit, ${SIDE_NAMES[side]}`
          : `module ${KIND_NAMES[kind]}, ${SIDE_NAMES[side]}, résistance ${resistance}`,
      );
    const all = [...units, ...modules];
    return all.length === 0 ? 'vide' : all.join(' ; ');
  };
};
