// What stands on the place of a whole game: its map, or the combat under way.
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';

export const fights = ({ combat, wild, bataille }: PartieState): boolean =>
  combat !== null || wild !== null || bataille !== null;
/** As style sheets call it; before the game there is only its map. */
export const stageOf = (state: PartieState | null): 'fight' | 'map' =>
  state !== null && fights(state) ? 'fight' : 'map';
