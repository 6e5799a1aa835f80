// A board of hexes that knows no rule: it draws what it is told, says it to those who do not see it, and reports the cell picked.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Orientation } from '../../engine/hex/layout.ts';
import { type HexCell, type HexLayout, hexPath, isHexKey, layoutOf, openSides, stepper } from '../play/hex-cells.ts';
import type { BoardToken } from './GridBoard.tsx';
import { PawnShape } from './pieces.tsx';
import { OverCell } from './OverCell.tsx';

export type { HexCell };

/** `reach`: may be chosen; `target`: may be aimed at; `zone`: belongs to what is being shown; `way`: just passed over; `left`: just left for good, with a cross. */
export type HexLook = 'reach' | 'target' | 'zone' | 'way' | 'left';
export interface HexArrow {
  readonly path: readonly string[]; // cells, two or more
  readonly kind: 'move' | 'push' | 'attack';
}
export interface HexBoardProps {
  readonly cells: readonly HexCell[]; // one list for one board: the same array from one drawing to the next
  readonly orientation?: Orientation; // 'pointy' unless told
  readonly label: string; // what the board is, for those who do not see it
  readonly describe: (cell: string) => string; // what stands there, the name of the cell apart
  readonly tokens: readonly BoardToken[]; // drawn over the cells: they cross them
  readonly shades?: Readonly<Record<string, number>>; // by cell, 0 the lightest to 6
  readonly rim?: readonly string[]; // cells of the edge, drawn darker
  readonly looks?: Readonly<Record<string, HexLook>>; // by cell
  readonly notes?: Readonly<Record<string, string>>; // a short mark in a cell instead of its name: « 2 »
  readonly arrows?: readonly HexArrow[];
  readonly exits?: readonly string[]; // cells from which one may leave the board: an arrow on each side that nothing borders
  readonly selected?: string | undefined; // cell
  readonly start?: string | undefined; // where the focus enters; the first lit or occupied cell unless told
  readonly onPick?: ((cell: string) => void) | undefined;
  readonly onLetGo?: (() => void) | undefined; // Esc
  readonly menu?: { readonly cell: string; readonly content: ComponentChildren } | undefined; // said at that cell
  readonly loose?: boolean; // whatever stands there may be carried elsewhere
  readonly still?: boolean; // a diagram: nothing to focus
}

const entry = (props: HexBoardProps, { at }: HexLayout): string => {
  const wanted = [
    props.selected,
    props.start,
    ...Object.keys(props.looks ?? {}),
    ...props.tokens.map(({ cell }) => cell),
  ];
  return wanted.find((cell) => cell !== undefined && at(cell) !== undefined) ?? props.cells[0]?.id ?? '';
};

const BACK = { tail: 24, head: 36 }; // an arrow starts beside the name of the cell left, and stops short of the pawn
const Arrow = ({
  arrow: { path, kind },
  at,
}: {
  readonly arrow: HexArrow;
  readonly at: HexLayout['at'];
}): JSX.Element | null => {
  const points = path.map(at).filter((point) => point !== undefined);
  const [first, second, before, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || before === undefined || last === undefined) return null;
  const out = Math.atan2(second.y - first.y, second.x - first.x);
  const into = Math.atan2(last.y - before.y, last.x - before.x);
  const tail = { x: first.x + BACK.tail * Math.cos(out), y: first.y + BACK.tail * Math.sin(out) };
  const head = { x: last.x - BACK.head * Math.cos(into), y: last.y - BACK.head * Math.sin(into) };
  const line = `M${[tail, ...points.slice(1, -1), head].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return (
    <g class={`hex-arrow ${kind}`}>
      <path class="hex-arrow-back" d={line} />
      <path class="hex-arrow-line" d={line} />
      <path
        class="hex-arrow-head"
        d="M6 0-18-13-12 0-18 13Z"
        transform={`translate(${Math.round(head.x)} ${Math.round(head.y)}) rotate(${Math.round((into * 180) / Math.PI)})`}
      />
    </g>
  );
};

const MARKS: Partial<Readonly<Record<HexLook, string>>> = { left: 'M-17-17 17 17M17-17-17 17' };

interface CellProps {
  readonly cell: string;
  readonly board: HexBoardProps;
  readonly layout: HexLayout;
  readonly focusable: boolean;
  readonly onFocus: (cell: string) => void;
}
/** A cell, made again only when what shows of it has changed. */
const BoardCell = ({ cell, board, layout, focusable, onFocus }: CellProps): JSX.Element => {
  const { orientation = 'pointy', still = false } = board;
  const latest = useRef(board);
  latest.current = board;
  const said = `${cell}\u00a0: ${board.describe(cell)}`;
  const look = board.looks?.[cell];
  const held = board.tokens.some((one) => one.cell === cell);
  const loose = board.loose === true && held;
  const picked = board.selected === cell;
  const note = board.notes?.[cell];
  const shade = board.shades?.[cell];
  const rim = board.rim?.includes(cell) === true;
  const exit = board.exits?.includes(cell) === true;
  const draw = (): JSX.Element => {
    const mark = look === undefined ? undefined : MARKS[look];
    const { x, y } = layout.at(cell) ?? { x: 0, y: 0 };
    const live = still
      ? {}
      : {
          tabindex: focusable ? 0 : -1,
          onFocus: () => onFocus(cell),
          onClick: () => latest.current.onPick?.(cell),
          'aria-selected': picked,
        };
    const under = held || mark !== undefined;
    return (
      <g
        class="hex-cell"
        role={still ? 'cell' : 'gridcell'}
        data-cell={cell}
        data-look={look}
        data-picked={picked ? '' : undefined}
        data-loose={loose ? '' : undefined}
        transform={`translate(${x} ${y})`}
        {...live}
      >
        <text class="hex-said">{said}</text>
        <path class="hex-body" d={hexPath(orientation, 0.97)} data-shade={shade} />
        {rim ? <path class="hex-rim" d={hexPath(orientation, 0.9)} /> : null}
        {look === undefined && !picked ? null : <path class="hex-mark" d={hexPath(orientation, 0.87)} />}
        {still ? null : <path class="hex-focus" d={hexPath(orientation, 0.94)} />}
        {mark === undefined ? null : <path class="hex-cross" d={mark} />}
        {(exit ? openSides(board.cells, cell, orientation) : []).map((angle) => (
          <path key={angle} class="hex-exit" d="M61 0 44-13V13Z" transform={`rotate(${angle})`} />
        ))}
        <text
          class={note === undefined ? 'hex-name' : 'hex-note'}
          y={under ? 48 : 8}
          data-under={under ? '' : undefined}
          text-anchor="middle"
          aria-hidden="true"
        >
          {note ?? cell}
        </text>
      </g>
    );
  };
  return useMemo(draw, [layout, said, look, held, loose, picked, note, shade, rim, exit, still, focusable]);
};

const Token = ({
  token: { id, cell, ...pawn },
  layout,
  still,
}: {
  readonly token: BoardToken;
  readonly layout: HexLayout;
  readonly still: boolean;
}): JSX.Element => {
  const { x, y } = layout.at(cell) ?? { x: 0, y: 0 };
  return (
    <g transform={`translate(${x} ${y}) scale(.7)`}>
      <g data-piece={still ? undefined : id}>
        <PawnShape {...pawn} />
      </g>
    </g>
  );
};

/** One focus stop: arrows, Home, End, PageUp and PageDown move among the cells (hex-cells.ts); Enter or space picks. Under 44 px a cell, the board scrolls. */
export const HexBoard = (props: HexBoardProps): JSX.Element => {
  const { cells, orientation = 'pointy', still = false } = props;
  const layout = useMemo(() => layoutOf(cells, orientation), [cells, orientation]);
  const lead = useMemo(() => stepper(cells, orientation), [cells, orientation]);
  const [moved, setMoved] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const at = moved !== undefined && layout.at(moved) !== undefined ? moved : entry(props, layout);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') props.onPick?.(at);
    else if (event.key === 'Escape' && props.onLetGo !== undefined) props.onLetGo();
    else if (isHexKey(event.key)) {
      const next = lead(at, event.key, event.shiftKey);
      setMoved(next);
      frame.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a stepper around the board stay quiet
  };
  const menuAt = props.menu === undefined ? undefined : layout.at(props.menu.cell);
  return (
    <div class="hex-scroll">
      <div
        class="hex-board"
        ref={frame}
        role={still ? 'table' : 'grid'}
        aria-label={props.label}
        data-across={layout.across}
        onKeyDown={still ? undefined : onKeyDown}
      >
        <svg viewBox={layout.viewBox} role="presentation" focusable="false">
          {layout.rows.map((row, i) => (
            <g role="row" key={i}>
              {row.map(({ id }) => (
                <BoardCell key={id} cell={id} board={props} layout={layout} focusable={id === at} onFocus={setMoved} />
              ))}
            </g>
          ))}
          <g class="hex-arrows" aria-hidden="true">
            {(props.arrows ?? []).map((arrow) => (
              <Arrow key={`${arrow.kind} ${arrow.path.join('-')}`} arrow={arrow} at={layout.at} />
            ))}
          </g>
          <g class="hex-tokens" aria-hidden="true">
            {props.tokens.map((token) => (
              <Token key={token.id} token={token} layout={layout} still={still} />
            ))}
          </g>
        </svg>
        {menuAt === undefined || props.menu === undefined ? null : (
          <OverCell
            class="hex-menu"
            style={{
              insetInlineStart: `${(100 * (menuAt.x - layout.box.x)) / layout.box.width}%`,
              insetBlockStart: `${(100 * (menuAt.y - layout.box.y)) / layout.box.height}%`,
            }}
            data-cote={`${menuAt.y < 0 ? 'haut' : 'bas'} ${menuAt.x < -80 ? 'gauche' : menuAt.x > 80 ? 'droite' : 'milieu'}`}
          >
            {props.menu.content}
          </OverCell>
        )}
      </div>
    </div>
  );
};
