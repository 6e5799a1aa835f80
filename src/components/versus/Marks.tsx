// What the boards of Versus are drawn with: discs, cubes, the marks of camps, the crown of a QG. Told apart by shape before colour.
import type { JSX } from 'preact';
import type { Camp, DiscZone } from '../../engine/versus/types.ts';

const ROW = 5; // a hand's fingers: counted at a glance
const STEP = 20;
const Rows = ({
  n,
  kind,
  row = ROW,
  children,
}: {
  readonly n: number;
  readonly kind: string;
  readonly row?: number;
  readonly children: (x: number, y: number, i: number) => JSX.Element;
}): JSX.Element => (
  <svg
    class={`vs-rows ${kind}`}
    viewBox={`0 0 ${row * STEP} ${Math.max(1, Math.ceil(n / row)) * STEP}`}
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: n }, (_, i) =>
      children((i % row) * STEP + STEP / 2, Math.floor(i / row) * STEP + STEP / 2, i),
    )}
  </svg>
);
/** A full disc at hand, a ring with a dot once spent, a barred dashed ring out of reach. `due`: how many the next activation takes. */
export const Discs = ({
  zone,
  n,
  due = 0,
}: {
  readonly zone: DiscZone;
  readonly n: number;
  readonly due?: number;
}): JSX.Element => (
  <Rows n={n} kind={zone}>
    {(x, y, i) => (
      <g key={i} transform={`translate(${x} ${y})`}>
        <circle r="7.5" />
        {zone === 'available' ? null : <path d={zone === 'spent' ? 'M0-2.5a2.5 2.5 0 1 0 .1 0' : 'M-3.5 0h7'} />}
        {i < n - due ? null : <circle class="due" r="4" />}
      </g>
    )}
  </Rows>
);
export const Cubes = ({ n, tired = false }: { readonly n: number; readonly tired?: boolean }): JSX.Element => (
  <Rows n={n} row={2 * ROW} kind={tired ? 'cube tired' : 'cube'}>
    {(x, y, i) => <path key={i} d={`M${x - 6} ${y - 6}h12v12h-12z`} />}
  </Rows>
);
/** A circle for the heroes, a diamond for the villains, a square for what a rule does by itself. */
export const WHO_SHAPES: Readonly<Record<Camp | 'both' | 'none', string>> = {
  hero: 'M0-11A11 11 0 1 0 .01-11Z',
  villain: 'M0-13.5 13.5 0 0 13.5-13.5 0Z',
  both: 'M-6.5-11h13L13 0 6.5 11h-13L-13 0Z',
  none: 'M-10-10h20v20h-20Z',
};
export const CampMark = ({ camp }: { readonly camp: Camp | 'both' | 'none' }): JSX.Element => (
  <svg class={`vs-mark ${camp}`} viewBox="-15 -15 30 30" aria-hidden="true" focusable="false">
    <path d={WHO_SHAPES[camp]} />
  </svg>
);
const ICONS = {
  hq: 'M2 12V5l3.5 3L8 3l2.5 5L14 5v7z',
  event: 'M8 1.5l1.9 4.4 4.6.4-3.5 3.1 1.1 4.7L8 11.6l-4.1 2.5L5 9.4 1.5 6.3l4.6-.4z',
} as const;
export const TileIcon = ({ name }: { readonly name: keyof typeof ICONS }): JSX.Element => (
  <svg class="vs-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={ICONS[name]} />
  </svg>
);
