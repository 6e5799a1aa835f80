// What a board draws under and over its cells: one path for all cells alike, so that a new state changes a few attributes.
import type { JSX } from 'preact';
import { memo } from '../scene/memo.ts';
import type { Cell } from '../../engine/hex/cells.ts';
import { borderPath, cellName, hexMotif, pointOf, stamped } from './space-cells.ts';
import { type Has, shotEnd, shotLine, wayHead, wayLine } from './space-lines.ts';
import { cellsOf } from './space-said.ts';
import {
  SPACE_LOOKS,
  type SpaceContent,
  type SpaceLook,
  type SpaceSeat,
  type SpaceShip,
  type SpaceShot,
} from './space-types.ts';

/** The pattern of each seat, near the sides of a cell: strokes, dots, slants, crosses. */
const ZONES: Readonly<Record<SpaceSeat, string>> = {
  0: 'm-12-38h24m-24 76h24',
  1: 'm-14-37h.1m28 0h.1m-28 74h.1m28 0h.1',
  2: 'm-22-30l14-12m16 0l14 12m-44 72',
  3: 'm-6-42l12 12m0-12l-12 12m0 62l12 12m0-12l-12 12',
};
/** Around a ship, from the centre of its cell. */
const MARKS: Readonly<Record<SpaceLook, string>> = {
  zone: hexMotif(0.9),
  way: 'm-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  reach: hexMotif(0.86),
  target: 'm-40-14v-10l12-7m56 0l12 7v10m0 28v10l-12 7m-56 0l-12-7v-10',
  danger:
    'm0-50l9 13 15-5 2 16 16 2-5 15 13 9-13 9 5 15-16 2-2 16-15-5-9 13-9-13-15 5-2-16-16-2 5-15-13-9 13-9-5-15 16-2 2-16 15 5z',
  blast: 'm0-46v16m0 60v16m-40-69l14 8m52 30l14 8m0-46l-14 8m-52 30l-14 8',
};
const FILLED = hexMotif();
const ROCKS = [
  'm-6-39l22 1 21 16 3 25-14 27-27 8-28-9-11-26 8-27z',
  'm4-40l24 10 12 22-5 27-22 19-27-1-22-17-5-28 17-26z',
] as const;
const CRATERS = [
  'm-9-20a9 7 0 1 0 .1 0zm25 21a7 6 0 1 0 .1 0zm-24 15a5 4 0 1 0 .1 0z',
  'm10-24a8 6 0 1 0 .1 0zm-24 20a9 8 0 1 0 .1 0zm28 18a6 5 0 1 0 .1 0z',
] as const;
const CENTRAL = 'm0-17l4 12 13 0-10 8 4 13-11-8-11 8 4-13-10-8 13 0z';
/** Two panels, their body between them, an antenna. */
const PROBE = 'm-40-11h19v22h-19zm61 0h19v22h-19zm-42 11h9m24 0h9m-32 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm11-11v-15';

const Path = ({ of, d }: { readonly of: string; readonly d: string }): JSX.Element | null =>
  d === '' ? null : <path class={of} d={d} />;

interface LayerProps {
  readonly content: SpaceContent;
  readonly shown: (cells: readonly Cell[] | undefined) => readonly Cell[]; // those of the board, or of its crop; the same function for one board
  readonly exists: Has;
}
interface ZoneProps extends Pick<LayerProps, 'shown'> {
  readonly seat: SpaceSeat;
  readonly cells: readonly Cell[];
}
const Zone = memo(({ seat, cells, shown }: ZoneProps): JSX.Element => (
  <g class={`sb-zone s${seat}`}>
    <path d={stamped(shown(cells), FILLED)} />
    <path d={stamped(shown(cells), ZONES[seat])} />
    <path d={borderPath(shown(cells))} />
  </g>
));
/** Under the grid and the cells. */
export const Ground = ({
  content: { zones = [], ring, looks = {} },
  shown,
}: Omit<LayerProps, 'exists'>): JSX.Element => (
  <>
    {zones.map(({ seat, cells }) => (
      <Zone key={seat} seat={seat} cells={cells} shown={shown} />
    ))}
    {SPACE_LOOKS.map((look) => (
      <Path key={look} of={`sb-lit ${look}`} d={stamped(shown(looks[look]), FILLED)} />
    ))}
    <Path of="sb-ring" d={borderPath(shown(ring))} />
  </>
);

/** Over the cells, under the ships. */
export const Things = ({
  content: { asteroids, central, probes, looks = {}, paths = [] },
  shown,
  exists,
}: LayerProps): JSX.Element => {
  const way = paths.map((path) => wayLine(path, exists)).join('');
  return (
    <>
      {ROCKS.map((rock, kind) => {
        const here = shown(asteroids).filter((cell) => cell % 2 === kind);
        return here.length === 0 ? null : (
          <g key={kind} class="sb-rock">
            <path d={stamped(here, rock)} />
            <path class="crater" d={stamped(here, CRATERS[kind] ?? '')} />
          </g>
        );
      })}
      <Path of="sb-central" d={central === undefined ? '' : stamped(shown([central]), CENTRAL)} />
      <Path of="sb-probe" d={stamped(shown(probes), PROBE)} />
      {SPACE_LOOKS.map((look) => (
        <Path key={look} of={`sb-look ${look}`} d={stamped(shown(looks[look]), MARKS[look])} />
      ))}
      <Path of="sb-way back" d={way} />
      <Path of="sb-way" d={way} />
      <Path of="sb-way head" d={paths.map((path) => wayHead(path, exists)).join('')} />
    </>
  );
};

/** Over the ships. */
export const Shots = ({
  shots,
  exists,
}: {
  readonly shots: readonly SpaceShot[];
  readonly exists: Has;
}): JSX.Element => (
  <>
    {(['spent', 'stopped', 'hit'] as const).map((end) => {
      const some = shots.filter((shot) => shot.end === end);
      const line = some.map((shot) => shotLine(shot, exists)).join('');
      return some.length === 0 ? null : (
        <g key={end} class={`sb-shot ${end}`}>
          <path d={line} />
          <path d={line} />
          <Path of="end" d={some.map((shot) => shotEnd(shot)).join('')} />
        </g>
      );
    })}
  </>
);

const Words = ({
  of,
  cell,
  y = 0,
  text,
}: {
  readonly of: string;
  readonly cell: Cell;
  readonly y?: number;
  readonly text: string;
}): JSX.Element => {
  const at = pointOf(cell);
  return (
    <text class={of} x={at.x} y={Math.round(at.y + y)}>
      {text}
    </text>
  );
};
/** In the middle of an empty cell, or under what stands there. */
export const Notes = ({
  notes,
  ships,
  shown,
}: { readonly notes: Readonly<Record<Cell, string>>; readonly ships: readonly SpaceShip[] } & Pick<
  LayerProps,
  'shown'
>): JSX.Element => {
  const taken = new Set(ships.flatMap(cellsOf));
  return (
    <>
      {shown(Object.keys(notes).map(Number)).map((cell) => (
        <Words
          key={cell}
          of={taken.has(cell) ? 'sb-note under' : 'sb-note'}
          cell={cell}
          y={taken.has(cell) ? 50 : 11}
          text={notes[cell] ?? ''}
        />
      ))}
    </>
  );
};
export const Names = ({ cells }: { readonly cells: readonly Cell[] }): JSX.Element => (
  <>
    {cells.map((cell) => (
      <Words key={cell} of="sb-name" cell={cell} y={7} text={cellName(cell)} />
    ))}
  </>
);

/** One cell alone, for a legend: a look, the mark of a seat's zone, or what may stand there. */
export type SpaceMark = SpaceLook | 'asteroid' | 'central' | 'probe' | 'ring' | `zone-${SpaceSeat}`;
const HERE: Cell = 2080; // (0, 0)
const contentOf = (mark: SpaceMark): SpaceContent => {
  if (mark === 'asteroid') return { asteroids: [HERE] };
  if (mark === 'central') return { asteroids: [HERE], central: HERE };
  if (mark === 'probe') return { probes: [HERE] };
  if (mark === 'ring') return { ring: [HERE] };
  if (mark === 'zone-0' || mark === 'zone-1' || mark === 'zone-2' || mark === 'zone-3')
    return { zones: [{ seat: Number(mark.slice(5)) as SpaceSeat, cells: [HERE] }] };
  return { looks: { [mark]: [HERE] } };
};
const Alone = ({ mark }: { readonly mark: SpaceMark }): JSX.Element => {
  const layer = {
    content: contentOf(mark),
    shown: (cells: readonly Cell[] | undefined): readonly Cell[] => cells ?? [],
    exists: () => true,
  };
  return (
    <>
      <Ground {...layer} />
      <path class="sb-edge" d={stamped([HERE], FILLED)} />
      <Things {...layer} />
    </>
  );
};
export const SpaceIcon = ({ mark }: { readonly mark: SpaceMark }): JSX.Element => (
  <svg class="sb-icon" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
    <Alone mark={mark} />
  </svg>
);
/** The same as a piece that one takes: on a cell of night, in a square of 128. */
export const SpaceTile = ({
  mark,
  text,
}: {
  readonly mark: SpaceMark;
  readonly text?: string | undefined;
}): JSX.Element => (
  <g class="sb-tile">
    <path class="night" d={stamped([HERE], FILLED)} />
    <Alone mark={mark} />
    {text === undefined ? null : (
      <text class="sb-note" y="11">
        {text}
      </text>
    )}
  </g>
);
