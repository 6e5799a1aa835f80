// A ship around the centre of its cell (of its rear cell, for a destroyer), in a drawing where a cell is 100 units across. Drawn heading east, then turned; its label stays upright.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../scene/pieces.tsx';
import type { Hull, ShipLook } from './space-types.ts';

interface Shape {
  readonly body: string;
  readonly deck: string; // the light along its back
}
/** Swept wing, ray, trident, hammer: a silhouette a race. */
const FIGHTERS: Readonly<Record<Hull, Shape>> = {
  0: {
    body: 'M46 0 12-10-8-36-22-36-14-12-34-16-28 0-34 16-14 12-22 36-8 36 12 10Z',
    deck: 'M40 0 10-6-20-5-24 0-20 5 10 6Z',
  },
  1: {
    body: 'M44 0C34-14 18-16 4-26-8-34-22-38-34-34-26-26-22-18-28-8L-18 0-28 8C-22 18-26 26-34 34-22 38-8 34 4 26 18 16 34 14 44 0Z',
    deck: 'M34 0C24-8 6-9-8 0 6 9 24 8 34 0Z',
  },
  2: {
    body: 'M46 0 22-8 30-38 6-16-20-20-38-36-30 0-38 36-20 20 6 16 30 38 22 8Z',
    deck: 'M36 0 14-6-14-5-20 0-14 5 14 6Z',
  },
  3: {
    body: 'M40-12 46 0 40 12 18 14 14 34-30 38-38 22-30 8-30-8-38-22-30-38 14-34 18-14Z',
    deck: 'M30-5 30 5-16 12-22 0-16-12Z',
  },
};
const DESTROYERS: Readonly<Record<Hull, Shape>> = {
  0: {
    body: 'M146 0 108-15 40-20 8-40-26-42-14-22-42-24-36 0-42 24-14 22-26 42 8 40 40 20 108 15Z',
    deck: 'M132 0 100-7 10-8-22 0 10 8 100 7Z',
  },
  1: {
    body: 'M146 0C120-18 92-16 62-24 34-32 6-44-34-40-22-28-20-16-30-6L-22 0-30 6C-20 16-22 28-34 40 6 44 34 32 62 24 92 16 120 18 146 0Z',
    deck: 'M120 0C90-10 40-11 0 0 40 11 90 10 120 0Z',
  },
  2: {
    body: 'M146 0 112-10 122-42 84-18 20-22-22-42-44-34-30 0-44 34-22 42 20 22 84 18 122 42 112 10Z',
    deck: 'M128 0 96-7 0-8-18 0 0 8 96 7Z',
  },
  3: {
    body: 'M136-18 146 0 136 18 104 20 98 34 50 34 44 22 16 24 8 42-40 42-44 20-32 8-32-8-44-20-40-42 8-42 16-24 44-22 50-34 98-34 104-20Z',
    deck: 'M120-7 120 7 0 12-20 0 0-12Z',
  },
};
const WAKES = { fighter: 'M-24-7-60 0-24 7Z', destroyer: 'M-30-10-86 0-30 10Z' } as const;
/** A star of five points for an elite; a hole in the hull, and its cracks, for damage. */
const STAR = 'M-29 0m0-15 4.3 9.9 10.7 1-8 7.1 2.4 10.5-9.4-5.5-9.4 5.5 2.4-10.5-8-7.1 10.7-1z';
const HOLE = 'm-3-17 7 8 13-6-5 12 8 8-12 2 1 13-10-7-9 8-1-13-12-2 9-8-6-11 11 3z';
const SMOKE = 'm-12-14a9 9 0 1 1 .1 0zm-16-6a6 6 0 1 1 .1 0zm-14 7a4 4 0 1 1 .1 0z';

const shapeOf = ({ kind, seat, hull = seat }: Pick<ShipLook, 'kind' | 'seat' | 'hull'>): Shape =>
  (kind === 'destroyer' ? DESTROYERS : FIGHTERS)[hull];
/** Where the label stands: in the middle of the ship. */
const labelPlace = ({ kind, facing, marked }: ShipLook): { readonly x?: number; readonly y: number } => {
  if (kind !== 'destroyer') return marked === true ? { x: 24, y: -6 } : { y: 12 };
  const far = marked === true ? 70 : 46;
  const angle = (facing * Math.PI) / 3;
  return { x: Math.round(far * Math.cos(angle)), y: Math.round(-far * Math.sin(angle)) + 12 };
};

const Hulk = ({ look }: { readonly look: ShipLook }): JSX.Element => {
  const { kind, facing, active = false, damaged = false, shielded = false, faded = false } = look;
  const { body, deck } = shapeOf(look);
  const destroyer = kind === 'destroyer';
  const hole = destroyer ? 'M18 4' : 'M-6 10';
  return (
    <g data-turns transform={facing === 0 ? undefined : `rotate(${-60 * facing})`}>
      {faded ? null : <path class="wake" d={WAKES[destroyer ? 'destroyer' : 'fighter']} />}
      {!faded && (active || shielded) ? <path class={shielded ? 'armour' : 'halo'} d={body} /> : null}
      <path class="body" d={body} />
      {faded ? null : <path class="deck" d={deck} />}
      {kind === 'elite' ? <path class="star" d={STAR} /> : null}
      {damaged ? (
        <>
          <path class="smoke" d={hole + SMOKE} />
          <path class="hurt" d={hole + HOLE} />
        </>
      ) : null}
    </g>
  );
};

/** To be placed by whoever draws it, or drawn at `at`; `piece`: its identity on a place, that it moves by. */
export const ShipMark = ({
  look,
  at,
  piece,
}: {
  readonly look: ShipLook;
  readonly at?: string | undefined;
  readonly piece?: string | undefined;
}): JSX.Element => (
  <g
    class={classes(
      'sb-s',
      `s${look.seat}`,
      look.kind === 'destroyer' && 'long',
      look.active === true && 'on',
      look.faded === true && 'off',
      look.marked === true && 'marked',
    )}
    transform={at}
  >
    <g data-piece={piece}>
      <Hulk look={look} />
      <text {...labelPlace(look)}>{look.label}</text>
    </g>
  </g>
);

/** A ship as a piece that one takes: on a cell of night, in a square of 128. */
export const ShipTile = ({ look }: { readonly look: ShipLook }): JSX.Element => (
  <g class="sb-tile">
    <path class="night" d="M0-62 54-31V31L0 62-54 31V-31Z" />
    <ShipMark look={look} at={look.kind === 'destroyer' ? 'scale(.6)' : undefined} />
  </g>
);

/** The same ship in a line of text or a legend; said by the words beside it. */
export const ShipIcon = ({ look }: { readonly look: ShipLook }): JSX.Element => {
  const { kind, seat, hull, facing, label, damaged, shielded, active, faded } = look;
  return useMemo(() => iconOf(look), [kind, seat, hull, facing, label, damaged, shielded, active, faded]);
};
const iconOf = (look: ShipLook): JSX.Element => (
  <svg
    class={look.kind === 'destroyer' ? 'sb-icon long' : 'sb-icon'}
    viewBox={look.kind === 'destroyer' ? '-50 -50 202 100' : '-50 -50 100 100'}
    aria-hidden="true"
    focusable="false"
  >
    <ShipMark look={look.kind === 'destroyer' ? { ...look, facing: 0 } : look} />
  </svg>
);
