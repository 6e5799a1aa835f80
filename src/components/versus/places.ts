// The places of a board that a step may change and a reader may tap.
import type { RefObject } from 'preact';
import type { FigureMarker, Marker } from '../../engine/versus/partie/types.ts';
import type { Camp, CubePlace, DiscZone } from '../../engine/versus/types.ts';

export type Place =
  | `tile:${string}`
  | `piece:${string}`
  | `figure:${string}` // on the plan
  | `zone:${string}` // a room of the plan
  | `shadow:${number}`
  | `slot:${Camp}:${number}` // place of an initial river, from 1
  | `discs:${Camp}:${DiscZone}`
  | `cubes:${Camp}:${CubePlace}`
  | `marker:${Marker['kind'] | FigureMarker}`
  | `next:${Camp}`
  | `lost:${Camp}`;
/** Something that may be tapped. */
export interface Tap {
  readonly label: string; // typeset: what a tap does
  readonly several: boolean; // it opens a list
  readonly open: boolean; // else it is tried, to be refused aloud
  readonly pick: () => void;
}
/** What the reader may do here; without it the board is only looked at. */
export interface Taps {
  readonly byKey?: (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => void; // arrows, over the board
  readonly frame: RefObject<HTMLDivElement>; // the board, which takes the focus when what was tapped is gone
  readonly on: (place: Place) => Tap | undefined;
  readonly picked: Place | undefined; // whose list is open
}
// as constants: the engine's own lists would bring its types' file along
export const CAMPS: readonly Camp[] = ['hero', 'villain'];
export const ZONES: readonly DiscZone[] = ['available', 'spent', 'unavailable'];
