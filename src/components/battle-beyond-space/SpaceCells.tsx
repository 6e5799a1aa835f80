// The cells of a big board as they are touched and read: each its name when nothing is there, or what stands there.
// What is said of a cell is a label, which nothing lays out, and the cell is one element: hundreds of texts that nobody sees were half of what drawing and zooming a board took.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Cell, columnOf } from '../../engine/hex/cells.ts';
import { known } from '../../engine/kernel/result.ts';
import { cellName, hexMotif, pointOf, type SpaceLayout, type SpaceRow } from './space-cells.ts';
import { useTurn } from '../scene/turns.ts';
import { keeper } from '../scene/keeper.ts';

type Said = ReadonlyMap<Cell, string>;
const HEX = `M0 0${hexMotif()}`;

/** What may be pressed bears its name, and what is said of it by its look. A board that could once be pressed keeps its names: hundreds of cells would lose them while dice are thrown, and be given them again. */
interface Pressable {
  readonly picks: boolean;
  readonly lookOf: (cell: Cell) => string | undefined;
  readonly loose?: ((cell: Cell) => boolean) | undefined;
}
const cellOf = (
  cell: Cell,
  i: number,
  said: string | undefined,
  selected: boolean,
  { picks, named, lookOf, loose }: Pressable & { readonly named: boolean },
): JSX.Element => (
  <path
    role="gridcell"
    key={cell}
    d={HEX}
    data-cell={named ? cell : undefined}
    data-look={picks ? lookOf(cell) : undefined}
    data-loose={loose?.(cell) === true ? '' : undefined}
    transform={i === 0 ? undefined : `translate(${100 * i})`}
    aria-selected={selected ? true : undefined}
    aria-label={said ?? cellName(cell)}
  />
);
const AT_ONCE = 6; // rows
/** Drawn again when their words change, or when they are picked; the others stay as they are. On a fresh board they come after what is seen, some rows at a time. `onWhole`: they are all there. */
export const GridCells = ({
  layout,
  said,
  selected,
  onWhole,
  ...press
}: Pressable & {
  readonly layout: SpaceLayout;
  readonly said: () => Said;
  readonly selected: Cell | undefined;
  readonly onWhole: () => void;
}): JSX.Element => {
  const turns = Math.ceil(layout.rows.length / AT_ONCE);
  const turn = useTurn(turns);
  useEffect(() => {
    if (turn === turns) onWhole();
  }, [turn === turns]);
  const words = turn === 0 ? undefined : said();
  const named = useRef(false);
  named.current ||= press.picks;
  const keepers = useMemo(() => layout.rows.map(() => keeper<JSX.Element>()), [layout]);
  const drawn = ({ cells }: SpaceRow, row: number): readonly JSX.Element[] => {
    const first = columnOf(known(cells[0]));
    return known(keepers[row])(
      cells.map(
        (cell) =>
          [
            cell,
            `${cell === selected}${named.current}${press.picks ? (press.lookOf(cell) ?? '') : ''}${press.loose?.(cell) === true}${words?.get(cell) ?? ''}`,
            () =>
              cellOf(cell, columnOf(cell) - first, words?.get(cell), cell === selected, {
                ...press,
                named: named.current,
              }),
          ] as const,
      ),
    );
  };
  return (
    <>
      {layout.rows.slice(0, turn * AT_ONCE).map((row, i) => (
        <g role="row" key={row.y} transform={`translate(${row.x} ${row.y})`}>
          {drawn(row, i)}
        </g>
      ))}
    </>
  );
};

/** In a diagram, only what stands there is said, in the order of the cells. */
export const ListedCells = ({ layout, said }: { readonly layout: SpaceLayout; readonly said: Said }): JSX.Element => (
  <>
    {layout.order
      .filter((cell) => said.has(cell))
      .map((cell) => {
        const { x, y } = pointOf(cell);
        return (
          <g role="listitem" key={cell} transform={`translate(${x} ${y})`}>
            <text>{said.get(cell)}</text>
          </g>
        );
      })}
  </>
);
