// What is said of the cells. A sentence is asked for when what the board shows of its cell has changed, and kept meanwhile.
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
}: SpaceShip): string =>
  `${id} ${seat} ${kind} ${facing} ${label} ${hull ?? ''} ${flags(damaged, shielded, active, faded)}`;

/** Of each cell that has something, a text that changes when it does. */
export const signsOf = (content: SpaceContent): ReadonlyMap<Cell, string> => {
  const signs = new Map<Cell, string>();
  const add = (cells: readonly Cell[] | undefined, sign: string): void =>
    cells?.forEach((cell) => signs.set(cell, `${signs.get(cell) ?? ''}|${sign}`));
  for (const ship of content.ships ?? []) add(cellsOf(ship), shipSign(ship));
  add(content.asteroids, '*');
  if (content.central !== undefined) add([content.central], '**');
  add(content.probes, 'o');
  add(content.ring, 'ring');
  for (const { seat, cells } of content.zones ?? []) add(cells, `zone ${seat}`);
  for (const look of SPACE_LOOKS) add(content.looks?.[look], look);
  for (const { from, to, end } of content.shots ?? []) add([to], `shot ${from} ${end}`);
  for (const { cells, end } of content.paths ?? []) add(cells, `path ${cells.join(' ')} ${end ?? ''}`);
  for (const [cell, note] of Object.entries(content.notes ?? {})) add([Number(cell)], note);
  return signs;
};

/** « (2, −9) : chasseur a1 » */
export const sayCell = (cell: Cell, ...told: readonly (string | undefined)[]): string => {
  const words = told.filter((one) => one !== undefined && one !== '').join('\u202f; ');
  return words === '' ? cellName(cell) : `${cellName(cell)}\u00a0: ${words}`;
};

type Describe = (cell: Cell) => string;
type Teller = (content: SpaceContent, describe: Describe) => ReadonlyMap<Cell, string>;
/** Says the cells that have something. Where nothing drawn has changed, another `describe` must have other words: every cell is asked again. */
export const teller = (): Teller => {
  let asked: Describe | undefined;
  let kept: ReadonlyMap<Cell, { readonly sign: string; readonly said: string }> = new Map();
  return (content, describe) => {
    const before = kept;
    const signs = signsOf(content);
    const still = signs.size === before.size && [...signs].every(([cell, sign]) => before.get(cell)?.sign === sign);
    const again = still && describe !== asked;
    asked = describe;
    kept = new Map(
      Array.from(signs, ([cell, sign]) => {
        const old = before.get(cell);
        return [cell, old?.sign === sign && !again ? old : { sign, said: sayCell(cell, describe(cell)) }];
      }),
    );
    return new Map(Array.from(kept, ([cell, { said }]) => [cell, said]));
  };
};

/** Gives back what was drawn last time under a key as long as its sign is the same: Preact then leaves it alone. */
type Keeper<T> = (wanted: Iterable<readonly [key: string | number, sign: string, draw: () => T]>) => readonly T[];
export const keeper = <T>(): Keeper<T> => {
  let kept: ReadonlyMap<string | number, { readonly sign: string; readonly drawn: T }> = new Map();
  return (wanted) => {
    const before = kept;
    kept = new Map(
      Array.from(wanted, ([key, sign, draw]) => {
        const old = before.get(key);
        return [key, old?.sign === sign ? old : { sign, drawn: draw() }];
      }),
    );
    return Array.from(kept.values(), ({ drawn }) => drawn);
  };
};
