// Positions of Battleworld in a few marks, for lists.
import type { CombatState } from '../../engine/battleworld/combat/types.ts';
import type { PartieState } from '../../engine/battleworld/partie/types.ts';
import { centreOf } from '../scene/grid-cells.ts';
import { facing, fitted, type Mark, type Vignettes } from '../scene/vignette.ts';
import { emblemOf, MODULE_EMBLEMS } from './emblems.ts';
import { viewOf } from './view.ts';

const combat = ({ fixed }: CombatState) => {
  const of = (unit: string, side: number) => ({
    emblem: emblemOf(fixed.sheets[unit]?.id ?? unit),
    side,
    square: side === 1,
  });
  const { target, attackSeat } = fixed;
  const other = 1 - attackSeat;
  return facing(
    fixed.attackers.map((unit) => of(unit, attackSeat)),
    target.kind === 'unit'
      ? [of(target.unit, other)]
      : [
          { emblem: MODULE_EMBLEMS[target.moduleKind], side: 6, square: true },
          ...target.candidates.map(({ unit }) => of(unit, other)),
        ],
  );
};
const partie = (state: PartieState) => {
  const { columns, rows, units, modules } = viewOf(state);
  const [wide, tall] = [columns * 100, rows * 100];
  const { at, scale } = fitted(
    [
      { x: 0, y: 0 },
      { x: wide, y: tall },
    ],
    5,
  );
  const line = (a: readonly [number, number], b: readonly [number, number]): string => {
    const [from, to] = [at({ x: a[0], y: a[1] }), at({ x: b[0], y: b[1] })];
    return `M${from.x} ${from.y} ${to.x} ${to.y}`;
  };
  const mark = (cell: string, more: Omit<Mark, 'x' | 'y'>): readonly Mark[] => {
    const centre = centreOf(cell, rows);
    return centre === undefined ? [] : [{ ...at({ x: centre[0], y: centre[1] }), ...more }];
  };
  return {
    ground: [
      ...Array.from({ length: columns + 1 }, (_, i) => line([i * 100, 0], [i * 100, tall])),
      ...Array.from({ length: rows + 1 }, (_, i) => line([0, i * 100], [wide, i * 100])),
    ].join(''),
    marks: [
      ...modules
        .filter(({ resistance }) => resistance > 0)
        .flatMap(({ cell, kind }) =>
          mark(cell, { r: scale * 42, side: 6, square: true, emblem: MODULE_EMBLEMS[kind] }),
        ),
      ...units
        .filter(({ life }) => life > 0)
        .flatMap(({ cell, sheet, side }) =>
          mark(cell, {
            r: scale * 47,
            side: side === 'heroes' ? 0 : 1,
            square: side === 'villains',
            emblem: emblemOf(sheet.id),
          }),
        ),
    ],
  };
};
export const VIGNETTES: Vignettes = { combat, partie };
