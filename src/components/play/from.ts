// What a drawing is drawn from, when play may go on from there: the table opens at that position.
import type { Types } from '../../engine/kernel/game.ts';

export interface From<T extends Types = Types> {
  readonly mode: string; // id of its game: « battleworld/combat »
  readonly scenario: T['scenario'];
  readonly actions: readonly T['action'][];
  /** Where it is not the position that the drawing ends on: before what is drawn; the last of positions that are compared. */
  readonly when?: 'avant' | 'au dernier dessin';
}
/** The same, under the name that the table gives to the game. */
export const named = <T extends Types>(from: From<T>, name: string, when?: From['when']): From<T> => ({
  ...from,
  scenario: { ...(from.scenario as object), name } as T['scenario'],
  ...(when === undefined ? {} : { when }),
});
