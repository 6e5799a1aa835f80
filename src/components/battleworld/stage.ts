// What stands on the place of a whole game, as style sheets call it: its board or the combat under way; « long » after a board that has more rows than a phone shows without room made for it.
import type { PartieState } from '../../engine/battleworld/partie/types.ts';

const LONG = 9; // rows
export const stageOf = ({ combat, fixed }: PartieState): string =>
  combat === null ? `board${fixed.grid.rows >= LONG ? ' long' : ''}` : 'duel';
