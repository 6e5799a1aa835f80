// A board of hundreds of hexes that knows no rule: it draws what it is told, says it to those who do not see it, and reports the cell picked.
// The grid is drawn once; cells and ships stay as they are until their own words or looks change; focus, pan and zoom are done to the page itself.
import type { JSX } from 'preact';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import { type Trying, useTry } from '../play/Failed.tsx';
import { Fresh } from '../scene/fresh.ts';
import { keeper } from '../scene/keeper.ts';
import { ShipMark } from './ShipMark.tsx';
import { beyondPath, borderPath, gridPath, hexMotif, pointOf, type SpaceLayout, spaceLayout } from './space-cells.ts';
import type { Live } from './space-focus.ts';
import type { Hands } from './space-hands.ts';
import { cellsOf, shipSign, teller } from './space-said.ts';
import { PRESSED, SPACE_LOOKS, type SpaceContent, type SpaceShip } from './space-types.ts';
import { GridCells, ListedCells } from './SpaceCells.tsx';
import { Ground, Names, Notes, Shots, Things } from './SpaceLayers.tsx';
import { Foot } from './SpaceTools.tsx';

export interface SpaceBoardProps extends SpaceContent {
  readonly cells: readonly Cell[]; // one list for one board: the same array from one drawing to the next
  readonly crop?: readonly Cell[] | undefined; // these alone are drawn (cropOn); the same array from one drawing to the next
  readonly label: string; // what the board is, for those who do not see it
  /** What stands there, the name of the cell apart; '' when nothing does. The same function as long as its words are the same: another one is asked of every cell where something is drawn. */
  readonly describe: (cell: Cell) => string;
  readonly more?: ((cell: Cell) => string | undefined) | undefined; // said last, of the cell that has the focus or the mouse alone: what costs too much to be asked of all
  readonly loose?: ((cell: Cell) => boolean) | undefined; // what stands there may be carried elsewhere
  readonly start?: Cell | undefined; // where the focus enters, and what a zoomed frame follows; the first lit or occupied cell unless told
  readonly onPick?: ((cell: Cell) => void) | undefined;
  readonly matters?: readonly Cell[] | undefined; // what is told or asked now: a frame too small for the whole board looks there
  readonly still?: boolean | undefined; // a diagram: nothing to focus, and what stands there is said as a list
  readonly named?: boolean | undefined; // a diagram whose empty cells show their names
}

const firstOf = (ship: SpaceShip): Cell => cellsOf(ship).at(-1) ?? ship.cell; // the bow of a destroyer
const stopsOf = (
  { ships = [], asteroids = [], probes = [], looks = {} }: SpaceContent,
  { order, has }: SpaceLayout,
): Live['stops'] => {
  const inOrder = (...lists: readonly (readonly Cell[] | undefined)[]): readonly Cell[] => {
    const wanted = new Set(lists.flatMap((list) => list ?? []));
    return order.filter((cell) => wanted.has(cell));
  };
  return {
    v: () => ships.map(firstOf).filter(has),
    a: () => inOrder(asteroids, probes),
    c: () => inOrder(...PRESSED.map((look) => looks[look])),
  };
};
const entryOf = (
  { selected, start, looks = {}, ships = [], ...props }: SpaceBoardProps,
  { has, order }: SpaceLayout,
): Cell => {
  const lit = (['reach', 'target', ...SPACE_LOOKS] as const).flatMap((look) => looks[look]?.slice(0, 1) ?? []);
  return (
    [selected, start, ...lit, ...ships.map(firstOf)].find((cell) => cell !== undefined && has(cell)) ??
    order[0] ??
    props.cells[0] ??
    0
  );
};

/** What the page does by itself: the focus, pan and zoom. */
const useHands = (
  props: SpaceBoardProps,
  layout: SpaceLayout,
  whole: boolean, // its cells are all there
): { readonly root: { readonly current: HTMLDivElement | null }; readonly zoom: Hands['zoomBy'] } & Pick<
  Trying,
  'failed'
> => {
  const { run, failed } = useTry('De quoi toucher le plateau n’est pas arrivé : les boutons jouent aussi.');
  const root = useRef<HTMLDivElement>(null);
  const now: Live = {
    layout,
    entry: entryOf(props, layout),
    describe: props.describe,
    more: props.more,
    onPick: props.onPick,
    matters: props.matters ?? [],
    stops: stopsOf(props, layout),
  };
  const live = useRef(now);
  live.current = now;
  const hands = useRef<Hands | undefined>(undefined);
  useEffect(() => {
    const element = root.current;
    if (props.still === true || !whole || element === null) return;
    let gone = false;
    run(async () => {
      const { handsOn } = await import('./space-hands.ts');
      if (!gone) hands.current = handsOn(element, () => live.current);
    });
    return () => {
      gone = true;
      hands.current?.release();
      hands.current = undefined;
    };
  }, [layout, props.still, whole]);
  useLayoutEffect(() => hands.current?.refresh()); // before pieces are measured, to be moved
  return { root, zoom: (by) => hands.current?.zoomBy(by), failed };
};

/** What never changes on a board: the grid, its edge, and what goes on around a crop. */
const Static = ({
  layout,
  cells,
  crop,
}: Pick<SpaceBoardProps, 'cells' | 'crop'> & { readonly layout: SpaceLayout }): JSX.Element => (
  <>
    {crop === undefined ? null : <path class="sb-beyond" d={beyondPath(cells, crop)} />}
    <path class="sb-grid-lines" d={gridPath(layout.rows)} />
    <path class="sb-edge" d={borderPath(layout.order, cells)} />
  </>
);
const ASIDE = 24; // from one ship to the next on the same cell
const placed = ({ cell, aside = 0 }: SpaceShip): string => {
  const { x, y } = pointOf(cell);
  return `translate(${x + ASIDE * aside} ${y - ASIDE * aside})`;
};
/** Ships that have changed are drawn again. */
const useShips = (ships: readonly SpaceShip[], has: SpaceLayout['has'], still: boolean): readonly JSX.Element[] => {
  const keep = useMemo(() => keeper<JSX.Element>(), []);
  const shown = ships.filter((ship) => cellsOf(ship).some(has));
  return keep(
    shown.map(
      (ship) =>
        [
          ship.id,
          `${ship.cell} ${shipSign(ship)}`,
          () => <ShipMark key={ship.id} look={ship} at={placed(ship)} piece={still ? undefined : ship.id} />,
        ] as const,
    ),
  );
};

interface DrawingProps {
  readonly props: SpaceBoardProps;
  readonly layout: SpaceLayout;
  readonly said: () => ReadonlyMap<Cell, string>;
  readonly listed: ReadonlyMap<Cell, string> | undefined; // of a diagram
  readonly onWhole: () => void;
}
const Drawing = ({ props, layout, said, listed, onWhole }: DrawingProps): JSX.Element => {
  const { cells, crop, still = false, named = false, ships = [], shots = [], notes = {}, selected } = props;
  const { box, has, across } = layout;
  const board = useMemo(() => new Set(cells), [cells]);
  const exists = (cell: Cell): boolean => board.has(cell);
  const shown = useCallback((list: readonly Cell[] | undefined): readonly Cell[] => (list ?? []).filter(has), [has]);
  const pressed = new Map(
    PRESSED.toReversed().flatMap((look) => (props.looks?.[look] ?? []).map((cell) => [cell, look])),
  );
  const fixed = useMemo(() => <Static layout={layout} cells={cells} crop={crop} />, [layout]);
  const spot = selected === undefined ? undefined : pointOf(selected);
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${Math.round(across * 33) / 10}rem`}
      role="presentation"
      focusable="false"
      data-plane
    >
      <g aria-hidden="true">
        <Ground content={props} shown={shown} />
        {fixed}
        {named ? <Names cells={layout.order.filter((cell) => listed?.has(cell) !== true)} /> : null}
      </g>
      {listed !== undefined ? (
        <ListedCells layout={layout} said={listed} />
      ) : (
        <GridCells
          layout={layout}
          said={said}
          selected={selected}
          picks={props.onPick !== undefined}
          loose={props.loose}
          lookOf={(cell) => pressed.get(cell)}
          onWhole={onWhole}
        />
      )}
      <g class="sb-over" aria-hidden="true">
        <Things content={props} shown={shown} exists={exists} />
        {useShips(ships, has, still)}
        <Shots shots={shots} exists={exists} />
        <Notes notes={notes} ships={ships} shown={shown} />
        {spot === undefined ? null : <path class="sb-picked" d={`M${spot.x} ${spot.y}${hexMotif(0.9)}`} />}
        {still ? null : <path class="sb-focus" d={`M0 0${hexMotif(0.95)}`} />}
      </g>
    </svg>
  );
};

/** Its size in hexes, to the next even number: what the style sheet knows of it (`data-large`, `data-haut`). */
const even = (hexes: number): number => 2 * Math.ceil(Math.round(hexes * 10) / 20);
/** One focus stop; keys in space-focus.ts, pan and zoom in space-zoom.ts. Without JavaScript, the whole board. */
export const SpaceBoard = (props: SpaceBoardProps): JSX.Element => {
  const { cells, crop, label, still = false, onPick } = props;
  const layout = useMemo(() => spaceLayout(crop ?? cells, crop !== undefined), [cells, crop]);
  const tell = useMemo(teller, [cells]);
  const said = (): ReadonlyMap<Cell, string> =>
    new Map([...tell(props, props.describe)].filter(([cell]) => layout.has(cell)));
  const listed = still ? said() : undefined;
  const [whole, setWhole] = useState(!useContext(Fresh));
  const { root, zoom, failed } = useHands(props, layout, whole);
  const classes = ['sb', ...(still ? ['still'] : []), ...(onPick === undefined ? [] : ['picks'])];
  return (
    <div
      class={classes.join(' ')}
      ref={root}
      data-large={even(layout.across)}
      data-haut={even(layout.box.height / 100)}
    >
      <div class="sb-frame">
        <div
          class="sb-grid"
          role={listed === undefined ? 'grid' : listed.size === 0 ? 'img' : 'list'}
          aria-label={label}
        >
          <Drawing props={props} layout={layout} said={said} listed={listed} onWhole={() => setWhole(true)} />
        </div>
      </div>
      {failed}
      {still || !whole ? null : (
        <Foot picks={onPick !== undefined} content={props} layout={layout} cells={cells} zoom={zoom} />
      )}
    </div>
  );
};
