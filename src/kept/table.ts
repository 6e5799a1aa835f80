// The game that the reader plays: one small value. What a page does of it is the page's business.
import { drop, read, write } from './device.ts';

const KEY = 'rv.table';
/** The slug of the reader's game; undefined when none is chosen. */
export const myGame = (): string | undefined => read(KEY) ?? undefined;
/** False when the device refuses: the choice holds until the page is left. */
export const keepMyGame = (jeu: string | undefined): boolean => {
  if (jeu !== undefined) return write(KEY, jeu);
  drop(KEY);
  return true;
};
