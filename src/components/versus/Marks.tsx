// The marks of camps, told apart by shape before colour.
import type { JSX } from 'preact';
import type { Camp } from '../../engine/versus/types.ts';

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
