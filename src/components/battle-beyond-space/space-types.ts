// What the board of Battle Beyond Space is told. It knows no rule: ships, marks and lines are what its caller says.
import type { Cell } from '../../engine/hex/cells.ts';
import type { Direction } from '../../engine/hex/hex.ts';

export type SpaceSeat = 0 | 1 | 2 | 3;
/** A silhouette: a swept wing, a drop, an arrow, a block. */
export type Hull = 0 | 1 | 2 | 3;
export type ShipKind = 'fighter' | 'destroyer' | 'elite';

/** How a ship looks, wherever it stands. Its seat gives its colour and its pattern; its hull gives its shape. */
export interface ShipLook {
  readonly seat: SpaceSeat;
  readonly kind: ShipKind;
  readonly facing: Direction;
  readonly label: string; // two signs: « a1 », « D2 »
  readonly hull?: Hull | undefined; // that of the seat unless told
  readonly damaged?: boolean | undefined;
  readonly shielded?: boolean | undefined;
  readonly active?: boolean | undefined; // acts now: a halo
  readonly marked?: boolean | undefined; // its label is the letter of an answer: large, and clear of a ship that stands there
  readonly faded?: boolean | undefined; // no longer there, or not yet: an outline
}
export interface SpaceShip extends ShipLook {
  readonly id: string;
  readonly cell: Cell; // of a destroyer, the rear: its front is one step ahead
  readonly aside?: number | undefined; // how many others stand there already: drawn beside them
}

/**
 * `reach`: may be chosen; `target`: may be aimed at; `zone`: belongs to what is being shown; `way`: just left or passed over; `danger`: may be chosen, a collision to come;
 * `blast`: just hit, or about to be. A cell may have several.
 */
export const SPACE_LOOKS = ['zone', 'way', 'reach', 'target', 'danger', 'blast'] as const;
export type SpaceLook = (typeof SPACE_LOOKS)[number];
/** Looks of what answers a press, the strongest first: what is only told has none of them. */
export const PRESSED: readonly SpaceLook[] = ['target', 'danger', 'reach'];

export interface SpacePath {
  readonly cells: readonly Cell[]; // from the one left to the one reached; those between where the way bends. The last may lie off the board: the way stops at its edge
  readonly end?: 'arrow' | 'lost' | undefined; // an arrow unless told; lost: a cross
}
export interface SpaceShot {
  readonly from: Cell;
  readonly to: Cell; // where it ends: on its target, or on what stops it
  readonly via?: Cell | undefined; // of a curved shot
  readonly end: 'hit' | 'stopped' | 'spent'; // a burst around `to`; a cross before it; nothing: the shot dies there
}
export interface SpaceZone {
  readonly seat: SpaceSeat;
  readonly cells: readonly Cell[];
}

/** What changes from one drawing to the next. */
export interface SpaceContent {
  readonly ships?: readonly SpaceShip[] | undefined;
  readonly asteroids?: readonly Cell[] | undefined;
  readonly central?: Cell | undefined; // the one of the asteroids that bears a mark
  readonly probes?: readonly Cell[] | undefined;
  readonly ring?: readonly Cell[] | undefined;
  readonly zones?: readonly SpaceZone[] | undefined;
  readonly looks?: Partial<Readonly<Record<SpaceLook, readonly Cell[]>>> | undefined;
  readonly paths?: readonly SpacePath[] | undefined;
  readonly shots?: readonly SpaceShot[] | undefined;
  readonly notes?: Readonly<Record<Cell, string>> | undefined; // a short mark by cell: « 2 », « A »
  readonly selected?: Cell | undefined;
}
