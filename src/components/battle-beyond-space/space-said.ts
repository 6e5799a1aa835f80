// What is said of the cells, and what tells whether a drawing has changed.
import { ahead, type Cell } from '../../engine/hex/cells.ts';
import { cellName } from './space-cells.ts';
import { SPACE_LOOKS, type SpaceContent, type SpaceShip } from './space-types.ts';

export const cellsOf = ({ kind, cell, facing }: SpaceShip): readonly Cell[] =>
  kind === 'destroyer' ? [cell, ahead(cell, facing)] : [cell];
const flags = (...list: readonly (boolean | undefined)[]): string =>
  list.map((flag) => (flag === true ? 1 : 0)).join('');
/** A text that changes when the drawing of a ship does, its place apart. */
export const shipSign = ({
  id,
  seat,
  kind,
  facing,
  label,
  hull,
  damaged,
  shielded,
  active,
  faded,
  aside = 0,
}: SpaceShip): string =>
  `${id} ${seat} ${kind} ${facing} ${label} ${hull ?? ''} ${aside} ${flags(damaged, shielded, active, faded)}`;

/** The cells where something is drawn. */
export const markedCells = (content: SpaceContent): ReadonlySet<Cell> =>
  new Set([
    ...(content.ships ?? []).flatMap(cellsOf),
    ...(content.asteroids ?? []),
    ...(content.central === undefined ? [] : [content.central]),
    ...(content.probes ?? []),
    ...(content.ring ?? []),
    ...(content.zones ?? []).flatMap(({ cells }) => cells),
    ...SPACE_LOOKS.flatMap((look) => content.looks?.[look] ?? []),
    ...(content.shots ?? []).map(({ to }) => to),
    ...(content.paths ?? []).flatMap(({ cells }) => cells),
    ...Object.keys(content.notes ?? {}).map(Number),
  ]);

/** What is told of a cell, one thing after the other. */
export const joined = (...told: readonly (string | undefined)[]): string =>
  told.filter((one) => one !== undefined && one !== '').join('\u202f; ');
/** « (2, −9) : chasseur a1 » */
export const sayCell = (cell: Cell, ...told: readonly (string | undefined)[]): string => {
  const words = joined(...told);
  return words === '' ? cellName(cell) : `${cellName(cell)}\u00a0: ${words}`;
};

type Describe = (cell: Cell) => string;
type Teller = (content: SpaceContent, describe: Describe) => ReadonlyMap<Cell, string>;
/** Says the cells where something is drawn. The same `describe` has the same words: another one is asked of every cell, as words change under a drawing that does not. */
export const teller = (): Teller => {
  let asked: Describe | undefined;
  let kept: ReadonlyMap<Cell, string> = new Map();
  return (content, describe) => {
    const before = describe === asked ? kept : new Map<Cell, string>();
    asked = describe;
    kept = new Map(
      Array.from(markedCells(content), (cell) => [cell, before.get(cell) ?? sayCell(cell, describe(cell))]),
    );
    return kept;
  };
};
