// A rectangular board that knows no rule: it draws what it is told, says it to those who do not see it, and reports the cell picked.
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { type PawnProps, PawnShape } from './pieces.tsx';
import { useDrag } from './drag.ts';
import { type Keeper, keeper } from './keeper.ts';
import { cellAt, columnLetter, isArrow, stepFrom } from './grid-cells.ts';
import { type BoardArrow, GridArrows } from './GridArrows.tsx';
import { OverCell } from './OverCell.tsx';

/** A pawn of a board. */
export interface BoardToken extends PawnProps {
  readonly id: string;
  readonly cell: string; // "c4"
}
interface Shown {
  readonly id: string;
  readonly shows: string; // all that its drawing depends on, its id apart: its cell is drawn again only when it changes
}
/** A pawn of this one. */
export type GridToken = BoardToken & Shown;
/** What a cell bears under its pawns; drawn in a square of 100. */
export interface BoardGround extends Shown {
  readonly cell: string;
  readonly draw: (under: boolean) => JSX.Element; // under: somebody stands there
}
/** `reach`: may be chosen; `target`: may be aimed at; `ready`: may act; `way`: passed over; `barred`: refused, with a cross. */
export type CellLook = 'reach' | 'target' | 'ready' | 'way' | 'barred';
export interface GridBoardProps {
  readonly columns: number; // 1 … 26
  readonly rows: number; // row 1 at the bottom
  readonly label: string; // what the board is, for those who do not see it
  readonly describe: (cell: string) => string; // what stands there, the name of the cell apart
  readonly tokens: readonly GridToken[];
  readonly grounds?: readonly BoardGround[];
  readonly looks?: Readonly<Record<string, CellLook>>; // by cell
  readonly notes?: Readonly<Record<string, string>>; // a short mark in a cell: « 2 »
  readonly arrows?: readonly BoardArrow[];
  readonly selected?: string | undefined; // cell
  readonly start?: string | undefined; // where the focus enters; the first lit or occupied cell unless told
  readonly onPick?: ((cell: string) => void) | undefined;
  readonly onLetGo?: (() => void) | undefined; // Esc
  readonly menu?: { readonly cell: string; readonly content: ComponentChildren } | undefined; // said at that cell: what may be done there, or why it may not
  readonly still?: boolean; // a diagram: nothing to focus
  readonly faults?: ReadonlySet<string>; // cells where something is wrong
  readonly loose?: boolean; // whatever stands there may be dragged
}

const entry = (props: GridBoardProps): string => {
  const inside = (cell: string | undefined): boolean => cell !== undefined && cellAt(cell, props) !== undefined;
  const wanted = [
    props.selected,
    props.start,
    ...Object.keys(props.looks ?? {}),
    ...props.tokens.map(({ cell }) => cell),
  ];
  return wanted.find(inside) ?? `a${props.rows}`;
};

interface Standing {
  readonly grounds: readonly BoardGround[];
  readonly tokens: readonly GridToken[];
}
const NOBODY: Standing = { grounds: [], tokens: [] };
interface CellProps extends Standing {
  readonly cell: string;
  readonly board: GridBoardProps;
  readonly focusable: boolean;
  readonly said: string;
  readonly onFocus: (cell: string) => void;
  readonly onPick: (cell: string) => void;
}
/** What stands in each cell where something does. */
const standingIn = ({ grounds = [], tokens }: GridBoardProps): ReadonlyMap<string, Standing> =>
  new Map(
    [...new Set([...grounds, ...tokens].map(({ cell }) => cell))].map((cell) => [
      cell,
      { grounds: grounds.filter((one) => one.cell === cell), tokens: tokens.filter((one) => one.cell === cell) },
    ]),
  );
/** What is drawn in a cell; nothing for most of them, which spares as many drawings. */
const Drawn = ({
  cell,
  board,
  grounds,
  tokens,
}: Pick<CellProps, 'cell' | 'board' | keyof Standing>): JSX.Element | null => {
  const look = board.looks?.[cell];
  const note = board.notes?.[cell];
  const faulty = board.faults?.has(cell) === true;
  const marked = look === 'reach' || look === 'barred' || look === 'target' || faulty || note !== undefined;
  if (!marked && grounds.length + tokens.length === 0) return null;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {grounds.map((ground, i) => (
        <g
          key={ground.id}
          class="ground"
          data-piece={board.still === true ? undefined : ground.id}
          transform={grounds.length > 1 ? `translate(${14 * i} ${14 * i}) scale(.86)` : undefined}
        >
          {ground.draw(tokens.length > 0)}
        </g>
      ))}
      {look === 'reach' ? <circle class="look-dot" cx="50" cy="50" r="11" /> : null}
      {look === 'barred' ? <path class="look-cross" d="M36 36 64 64M64 36 36 64" /> : null}
      {tokens.map(({ id, cell: _, ...pawn }, i) => (
        <g key={id} transform={`translate(${50 + (i - (tokens.length - 1) / 2) * 26} 50) scale(.74)`}>
          <g data-piece={board.still === true ? undefined : id}>
            <PawnShape {...pawn} />
          </g>
        </g>
      ))}
      {look === 'target' ? <path class="look-aim" d="M6 26V6h20M74 6h20v20M94 74v20H74M26 94H6V74" /> : null}
      {faulty ? (
        <g class="cell-fault" transform="translate(82 18)">
          <circle r="16" />
          <path d="M0-9V2M0 7.5V8" />
        </g>
      ) : null}
      {note === undefined ? null : (
        <text class="cell-note" x="50" y="58" text-anchor="middle">
          {note}
        </text>
      )}
    </svg>
  );
};
const BoardCell = (props: CellProps): JSX.Element => {
  const { cell, board, grounds, tokens, focusable, said, onFocus, onPick } = props;
  // its label is read where the focus stops; a text, which has to be laid out, is for what stands there, and beside words that show
  const words = board.notes?.[cell] !== undefined || board.menu?.cell === cell;
  const empty = !board.still && !words && grounds.length + tokens.length === 0;
  const live = board.still
    ? {}
    : {
        tabIndex: focusable ? 0 : -1,
        onFocus: () => onFocus(cell),
        onClick: () => onPick(cell),
        'aria-selected': board.selected === cell,
      };
  return (
    <div
      class="grid-cell"
      role={board.still ? 'cell' : 'gridcell'}
      data-cell={cell}
      data-look={board.looks?.[cell]}
      data-picked={board.selected === cell ? '' : undefined}
      data-loose={board.loose === true && tokens.length + grounds.length > 0 ? '' : undefined}
      aria-label={empty ? said : undefined}
      {...live}
    >
      {empty ? null : <span class="sr">{said}</span>}
      <Drawn cell={cell} board={board} grounds={grounds} tokens={tokens} />
      {board.menu?.cell === cell ? (
        <OverCell data-bord={edgeOf(cell, board)} onClick={(event) => event.stopPropagation()}>
          {board.menu.content}
        </OverCell>
      ) : null}
    </div>
  );
};
/** On which side of its cell a menu stays on the board. */
const edgeOf = (cell: string, { columns, rows }: GridBoardProps): string => {
  const [column, row] = cellAt(cell, { columns, rows }) ?? [0, 0];
  return `${row * 2 < rows ? 'haut' : 'bas'} ${column * 2 + 1 < columns ? 'droite' : column * 2 + 1 > columns ? 'gauche' : 'milieu'}`;
};

/** The rows. A cell, and a row, is drawn again only when what shows of it has changed; `still` and `loose` are what they were at first. */
const useRows = (props: GridBoardProps, at: string, onFocus: (cell: string) => void): readonly JSX.Element[] => {
  const { columns, rows, looks, notes, faults, selected } = props;
  const latest = useRef(props);
  latest.current = props;
  const onPick = useCallback((cell: string): void => latest.current.onPick?.(cell), []);
  const keepRows = useMemo(() => keeper<JSX.Element>(), []);
  const keepers = useRef(new Map<number, Keeper<JSX.Element>>());
  const drawings = useRef(0);
  drawings.current += 1;
  const standing = standingIn(props);
  const cellOf = (cell: string): readonly [key: string, sign: string, draw: () => JSX.Element] => {
    const here = standing.get(cell) ?? NOBODY;
    const said = `${cell}\u00a0: ${props.describe(cell)}`;
    const focusable = cell === at;
    const shows = [
      ...[said, focusable, looks?.[cell], notes?.[cell], selected === cell, faults?.has(cell)],
      props.menu?.cell === cell && drawings.current, // whatever it holds
      ...[...here.grounds, ...here.tokens].map((one) => `${one.id} ${one.shows}`),
    ];
    return [
      cell,
      shows.join('\n'),
      () => <BoardCell key={cell} {...here} {...{ cell, board: props, focusable, said, onFocus, onPick }} />,
    ];
  };
  const letters = Array.from({ length: columns }, (_, i) => columnLetter(i));
  const rowOf = (row: number): readonly [key: number, sign: string, draw: () => JSX.Element] => {
    const cells = letters.map((letter) => cellOf(`${letter}${row}`));
    const keep = keepers.current.get(row) ?? keeper<JSX.Element>();
    keepers.current.set(row, keep);
    return [
      row,
      cells.map(([, sign]) => sign).join('\t'),
      () => (
        <div class="grid-row" role="row" key={row}>
          <span class="grid-rank" role="rowheader">
            {row}
          </span>
          {keep(cells)}
        </div>
      ),
    ];
  };
  return keepRows(Array.from({ length: rows }, (_, i) => rowOf(rows - i)));
};

/** A place that is wider than tall lays the board on its side (pieces.css): the arrows follow what one sees. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowLeft: 'ArrowDown',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
};
const isTurned = (board: HTMLElement | null): boolean => {
  const [first, second] = ['a1', 'a2'].map((cell) =>
    board?.querySelector(`[data-cell=${cell}]`)?.getBoundingClientRect(),
  );
  return first !== undefined && second !== undefined && second.left > first.left + 1;
};

/** One focus stop: arrows, Home, End move among the cells; Enter or space picks. Under 44 px a cell, the board scrolls. */
export const GridBoard = (props: GridBoardProps): JSX.Element => {
  const { columns, rows, still = false } = props;
  const [moved, setMoved] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useDrag(frame, props.onPick !== undefined);
  const at = moved !== undefined && cellAt(moved, props) !== undefined ? moved : entry(props);
  const drawnRows = useRows(props, at, setMoved);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') props.onPick?.(at);
    else if (event.key === 'Escape' && props.onLetGo !== undefined) props.onLetGo();
    else if (isArrow(event.key)) {
      const next = stepFrom(at, isTurned(frame.current) ? (TURNED[event.key] ?? event.key) : event.key, props);
      setMoved(next);
      frame.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a stepper around the board stay quiet
  };
  const letters = Array.from({ length: columns }, (_, i) => columnLetter(i));
  return (
    <div class="grid-scroll">
      <div
        class="grid-board"
        ref={frame}
        role={still ? 'table' : 'grid'}
        aria-label={props.label}
        data-columns={columns}
        data-rows={rows}
        data-tall={rows > columns ? '' : undefined}
        onKeyDown={still ? undefined : onKeyDown}
      >
        {drawnRows}
        <div class="grid-row files" role="row">
          <span class="grid-rank" role="columnheader">
            <span class="sr">rangée</span>
          </span>
          {letters.map((letter) => (
            <span class="grid-file" role="columnheader" key={letter}>
              {letter}
            </span>
          ))}
        </div>
        {(props.arrows ?? []).length === 0 ? null : (
          <GridArrows arrows={props.arrows ?? []} columns={columns} rows={rows} />
        )}
      </div>
    </div>
  );
};
