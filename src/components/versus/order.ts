// In which order a list gives what is told of the map. No rule: it only says what a player looks for first.
import { figureOf, sideOf, tileOf, together } from '../../engine/versus/partie/reads.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { windowOf } from '../../engine/versus/partie/window.ts';
import type { FigureId, TileId } from '../../engine/versus/types.ts';

/** Further than any place of a river. */
const FURTHER = 100;
/** The other camp first; near who acts before out of its zone; then as its river shows the tiles. */
const ofTile = (tile: TileId, far: boolean, state: PartieState): number => {
  const side = tileOf(state, tile)?.side ?? state.active;
  const place = sideOf(state, side).river.indexOf(tile);
  return (side === state.active ? 2 * FURTHER : 0) + (far ? FURTHER : 0) + (place < 0 ? FURTHER - 1 : place);
};
const ofFigure = (id: FigureId, state: PartieState): number => {
  const figure = figureOf(state, id);
  if (figure === undefined) return 0;
  const actors = windowOf(state)?.actors ?? [];
  const far = actors.length > 0 && !actors.some(({ zone }) => together(zone, figure.zone));
  return ofTile(figure.tile, far, state);
};
export const orderOf = (action: PartieAction, state: PartieState): number => {
  switch (action.type) {
    case 'wounds':
    case 'neutralise':
    case 'pick':
      return ofFigure(action.figure, state);
    case 'pick-two':
      return ofFigure(action.figures[0], state);
    case 'tile-out':
      return ofTile(action.tile, false, state);
    case 'cubes': // one's own are those that one spends
      return action.side === state.active ? 0 : 1;
    default:
      return 0;
  }
};
