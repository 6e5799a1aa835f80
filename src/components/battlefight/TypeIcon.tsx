// The type of a technique as a small sign beside words.
import type { JSX } from 'preact';
import type { TechniqueType } from '../../engine/battlefight/types.ts';
import { TYPE_ICONS } from './words.ts';

export const TypeIcon = ({ type }: { readonly type: TechniqueType }): JSX.Element => (
  <svg class="type-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={TYPE_ICONS[type]} />
  </svg>
);
