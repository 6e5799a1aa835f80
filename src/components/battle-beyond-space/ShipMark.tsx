// A ship around the centre of its cell (of its rear cell, for a destroyer), in a drawing where a cell is 100 units across. Drawn heading east, then turned; its label stays upright.
import type { JSX } from 'preact';
import type { Hull, ShipLook, SpaceSeat } from './space-types.ts';

interface Shape {
  readonly body: string;
  readonly stripes: string;
}
/** Swept wing, drop, arrow, block. */
const FIGHTERS: Readonly<Record<Hull, Shape>> = {
  0: { body: 'M47 0 10-25-37-38-25 0-37 38 10 25Z', stripes: 'M27-11V11M-27-33V-8M-27 8V33' },
  1: { body: 'M47 0 11-26A31 31 0 1 0 11 26Z', stripes: 'M27-13V13M-27-21V21' },
  2: { body: 'M47 0 5-43V-22H-38V22H5V43Z', stripes: 'M29-10V10M-28-20V20' },
  3: { body: 'M47 0 15-33H-36V33H15Z', stripes: 'M27-17V17M-26-31V31' },
};
const DESTROYERS: Readonly<Record<Hull, Shape>> = {
  0: {
    body: 'M147 0 112-21 30-27-24-43-42-43-30 0-42 43-24 43 30 27 112 21Z',
    stripes: 'M-22-40V40M-8-37V37M88-22V22M100-21V21',
  },
  1: {
    body: 'M147 0 112-25C92-35 74-23 52-23S12-38-6-38A38 38 0 0 0-6 38C12 38 30 23 52 23S92 35 112 25Z',
    stripes: 'M-22-33V33M-8-36V36M88-28V28M100-28V28',
  },
  2: { body: 'M147 0 98-44V-26H14V-36H-42V36H14V26H98V44Z', stripes: 'M-28-34V34M-12-34V34M86-24V24' },
  3: {
    body: 'M147 0 119-31H66L56-24H10L0-34H-42V34H0L10 24H56L66 31H119Z',
    stripes: 'M-26-31V31M-10-31V31M86-29V29M100-29V29',
  },
};
const BOW = 'M108-13 121 0 108 13';
/** Stars around (0, 0): five points for an elite, eight for damage. */
const STAR = 'm0-17 4.9 11.2 12.1 1.2-9.1 8 2.7 11.9-10.6-6.2-10.6 6.2 2.7-11.9-9.1-8 12.1-1.2z';
const BURST = 'm0-20 5 9 10-4-4 10 9 5-9 5 4 10-10-4-5 9-5-9-10 4 4-10-9-5 9-5-4-10 10 4z';

const shapeOf = ({ kind, seat, hull = seat }: Pick<ShipLook, 'kind' | 'seat' | 'hull'>): Shape =>
  (kind === 'destroyer' ? DESTROYERS : FIGHTERS)[hull];
const STRIPED: readonly SpaceSeat[] = [2, 3];

const classOf = ({ seat, kind, active = false, faded = false }: ShipLook): string =>
  [
    'sb-s',
    `s${seat}`,
    ...(kind === 'destroyer' ? ['long'] : []),
    ...(active ? ['on'] : []),
    ...(faded ? ['off'] : []),
  ].join(' ');
/** Where the label stands: in the middle of the ship. */
const labelPlace = ({ kind, facing }: ShipLook): { readonly x?: number; readonly y: number } => {
  if (kind !== 'destroyer') return { y: 13 };
  const angle = (facing * Math.PI) / 3;
  return { x: Math.round(50 * Math.cos(angle)), y: Math.round(-50 * Math.sin(angle)) + 14 };
};

const Hulk = ({ look }: { readonly look: ShipLook }): JSX.Element => {
  const { seat, kind, facing, active = false, damaged = false, shielded = false, faded = false } = look;
  const { body, stripes } = shapeOf(look);
  const destroyer = kind === 'destroyer';
  return (
    <g transform={facing === 0 ? undefined : `rotate(${-60 * facing})`}>
      {!faded && (active || shielded) ? <path class={shielded ? 'armour' : 'halo'} d={body} /> : null}
      <path class="body" d={body} />
      {faded || !STRIPED.includes(seat) ? null : <path class="line" d={stripes} />}
      {destroyer ? <path class="line" d={BOW} /> : null}
      {kind === 'elite' ? <path class="star" d={`M-31 0${STAR}`} /> : null}
      {damaged ? <path class="hurt" d={`${destroyer ? 'M2 0' : 'M-16 27'}${BURST}`} /> : null}
    </g>
  );
};

/** To be placed by whoever draws it, or drawn at `at`. */
export const ShipMark = ({ look, at }: { readonly look: ShipLook; readonly at?: string }): JSX.Element => (
  <g class={classOf(look)} transform={at}>
    <Hulk look={look} />
    <text {...labelPlace(look)}>{look.label}</text>
  </g>
);

/** The same ship in a line of text or a legend; said by the words beside it. */
export const ShipIcon = ({ look }: { readonly look: ShipLook }): JSX.Element => (
  <svg
    class={look.kind === 'destroyer' ? 'sb-icon long' : 'sb-icon'}
    viewBox={look.kind === 'destroyer' ? '-50 -50 202 100' : '-50 -50 100 100'}
    aria-hidden="true"
    focusable="false"
  >
    <ShipMark look={look.kind === 'destroyer' ? { ...look, facing: 0 } : look} />
  </svg>
);
