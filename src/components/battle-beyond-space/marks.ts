// What is drawn over a position: what the last step told, or what the rules allow now. Each cell with what it means, for those who do not see it.
import type { Cell } from '../../engine/hex/cells.ts';
import {
  SPACE_LOOKS,
  type SpaceContent,
  type SpaceLook,
  type SpacePath,
  type SpaceShip,
  type SpaceShot,
} from './space-types.ts';

export interface Mark {
  readonly cell: Cell;
  readonly look?: SpaceLook;
  readonly say?: string;
}
export interface Overlay {
  readonly marks?: readonly Mark[];
  readonly paths?: readonly SpacePath[];
  readonly shots?: readonly SpaceShot[];
  readonly ships?: readonly SpaceShip[]; // ghosts: no longer there, or not yet
  readonly notes?: Readonly<Record<Cell, string>>;
}
export const NOTHING: Overlay = {};

export const markAll = (cells: readonly Cell[], look: SpaceLook, say?: string): readonly Mark[] =>
  cells.map((cell) => (say === undefined ? { cell, look } : { cell, look, say }));
/** Several overlays as one. */
export const together = (overlays: readonly Overlay[]): Overlay => ({
  marks: overlays.flatMap(({ marks = [] }) => marks),
  paths: overlays.flatMap(({ paths = [] }) => paths),
  shots: overlays.flatMap(({ shots = [] }) => shots),
  ships: overlays.flatMap(({ ships = [] }) => ships),
  notes: Object.assign({}, ...overlays.map(({ notes }) => notes)) as Readonly<Record<Cell, string>>,
});
/** What is said of a cell, each thing once. */
export const saidOf = ({ marks = [] }: Overlay, cell: Cell): readonly string[] => [
  ...new Set(marks.flatMap((mark) => (mark.cell === cell && mark.say !== undefined ? [mark.say] : []))),
];

/** What is no longer there lies under the rest, answers over it. */
const layer = ({ marked, faded }: SpaceShip): number => (marked === true ? 2 : faded === true ? 0 : 1);
export const drawn = (
  base: SpaceContent,
  { marks = [], paths = [], shots = [], ships = [], notes = {} }: Overlay,
): SpaceContent => ({
  ...base,
  ships: [...(base.ships ?? []).filter(({ id }) => !ships.some((other) => other.id === id)), ...ships].toSorted(
    (a, b) => layer(a) - layer(b),
  ),
  looks: Object.fromEntries(
    SPACE_LOOKS.map((look) => [look, [...new Set(marks.flatMap((mark) => (mark.look === look ? [mark.cell] : [])))]]),
  ),
  paths: [...(base.paths ?? []), ...paths],
  shots,
  notes,
});
