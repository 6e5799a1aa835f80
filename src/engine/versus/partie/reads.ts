// What a state says: tiles, figures, costs, who is up. Nothing here changes anything.
import { known } from '../../kernel/result.ts';
import { powerOfTile } from '../data.ts';
import { costOf } from '../discs.ts';
import { hasMissionEvent, missionRecovery, type Played, shields, specials } from '../mission/track.ts';
import type { PowerHead } from '../power-types.ts';
import { type Camp, CAMPS, type FigureId, type TileId, type Zone } from '../types.ts';
import { costInCubes } from './posts.ts';
import type { Figure, PartieState, Side, Task, Tile } from './types.ts';

export const sideOf = (state: PartieState, camp: Camp): Side => state.sides[camp];
export const tileOf = (state: PartieState, id: TileId): Tile | undefined => state.tiles.find((tile) => tile.id === id);
export const figureOf = (state: PartieState, id: FigureId): Figure | undefined =>
  state.figures.find((figure) => figure.id === id);
export const figuresOf = (state: PartieState, tile: TileId): readonly Figure[] =>
  state.figures.filter((figure) => figure.tile === tile);
export const topTask = (state: PartieState): Task | undefined => state.tasks.at(-1);

/** On the map, standing. */
export const isUp = ({ at }: Figure): boolean => at === 'board';
/** Part of the game still: standing, hidden among shadows, or carried. */
const inPlay = ({ at }: Figure): boolean => at === 'board' || at === 'hidden' || at === 'carried';
/** Who controls a figure. */
export const campOf = (state: PartieState, { tile }: Figure): Camp => known(tileOf(state, tile)).side;
export const upFigures = (state: PartieState, tile: TileId): readonly Figure[] => figuresOf(state, tile).filter(isUp);
/** Who acts with a tile: its figures, or the HQ for Two-Face's other face, which has none of its own (A27). */
export const bodiesOf = (state: PartieState, tile: TileId): readonly Figure[] => {
  const { part, side } = tileOf(state, tile) ?? {};
  const hq =
    part === 'guest' && side !== undefined && figuresOf(state, tile).length === 0 ? hqFigure(state, side) : undefined;
  return hq === undefined ? upFigures(state, tile) : [hq].filter(isUp);
};
/** No figure of the tile is in the game any more. A tile that never had any (Two-Face's other face) leans on its HQ. */
export const isEmptied = (state: PartieState, tile: TileId): boolean => {
  const figures = figuresOf(state, tile);
  return figures.length > 0 && !figures.some(inPlay);
};
/** Together as far as one knows: in one zone, or in a zone that nobody follows. */
export const together = (a: Zone | null, b: Zone | null): boolean => a === null || b === null || a === b;
/** Characters that nothing may aim at (the hostages, A58). */
export const isShielded = (state: PartieState, figure: Figure): boolean =>
  state.fixed.mission.tokens.some(
    (token) => shields(token, state.fixed.options) && characterTile(token.id) === figure.tile,
  );
/** The tile whose figures are the pieces of a token, be it in the river or beside the command post: « citizens », « otages ». */
export const characterTile = (token: string): TileId => `${token}s`;
/** The piece that a figure is, and the figure that a piece is: the n-th of one is the n-th of the other. */
const tokenOfTile = (state: PartieState, tile: TileId): string | undefined =>
  state.fixed.mission.tokens.find(({ id, character }) => character !== undefined && characterTile(id) === tile)?.id;
export const pieceOfFigure = (state: PartieState, { id, tile }: Figure): string | undefined => {
  const token = tokenOfTile(state, tile);
  return token === undefined ? undefined : `${token}-${id.slice(id.lastIndexOf('#') + 1)}`;
};
export const figureOfPiece = (state: PartieState, piece: string): Figure | undefined =>
  state.figures.find((figure) => pieceOfFigure(state, figure) === piece);

// ── The HQ and its event tile
export const powerOf = (state: PartieState, camp: Camp): PowerHead | undefined => {
  const { hq } = sideOf(state, camp);
  return hq === null ? undefined : powerOfTile(hq);
};
/** The figure of the HQ, whoever it looks like; Clayface's is his avatar's while that one is out. */
export const hqFigure = (state: PartieState, camp: Camp): Figure | undefined => {
  const { hq } = sideOf(state, camp);
  if (hq === null) return undefined;
  const worn =
    state.avatar !== null && hq === 'clayface' && tileOf(state, 'clayface')?.face === 'absent' ? state.avatar : hq;
  return figuresOf(state, worn)[0];
};
/** Not neutralised: on the map, or hidden. */
export const hqInPlay = (state: PartieState, camp: Camp): boolean => {
  const figure = hqFigure(state, camp);
  return figure !== undefined && inPlay(figure);
};
/** On the map. */
export const hqUp = (state: PartieState, camp: Camp): boolean => {
  const figure = hqFigure(state, camp);
  return figure !== undefined && isUp(figure);
};
export const hasPower = (state: PartieState, camp: Camp, power: string): boolean => powerOf(state, camp)?.id === power;
/** Who keeps the HQ's zone from being chosen for an explosion (A58). */
export const hostageBeside = (state: PartieState, camp: Camp): Figure | undefined => {
  const zone = hqFigure(state, camp)?.zone ?? null;
  return zone === null
    ? undefined
    : state.figures.find((figure) => isUp(figure) && figure.zone === zone && isShielded(state, figure));
};
/** A permanent power that stops with its HQ (Oracle, Julia Pennyworth, Robin Damian Wayne). */
export const powerHolds = (state: PartieState, camp: Camp, power: string): boolean =>
  hasPower(state, camp, power) && hqInPlay(state, camp);
export const eventTileOf = (state: PartieState, camp: Camp): Tile | undefined =>
  state.tiles.find(({ part, side, face }) => part === 'event' && side === camp && face !== 'boxed');
export const missionEventOf = (state: PartieState, camp: Camp) =>
  eventTileOf(state, camp) === undefined
    ? undefined
    : hasMissionEvent(
        state.fixed.mission,
        camp,
        state.fixed.missionId === 'm6' ? state.fixed.options.m6EventCamp : undefined,
      );

// ── What a camp recovers
/** Discs that a power adds to the upkeep, unless the mission fixes how many come back (A3, A5). */
export const moreDiscs = (state: PartieState, camp: Camp): number => {
  const { mission, options } = state.fixed;
  const isFixed = options.missionFixesTotal && missionRecovery(mission, state.turn) !== undefined;
  return camp === 'hero' && powerHolds(state, 'hero', 'oracle') && !isFixed ? 1 : 0;
};
/** The same of cubes: the fumes fix them, once risen. */
export const moreCubes = (state: PartieState, camp: Camp): number => {
  const { mission, options } = state.fixed;
  const isFixed =
    options.missionFixesTotal && specials(mission, 'fumes').some(({ id }) => state.mission.fired.includes(id));
  return camp === 'hero' && powerHolds(state, 'hero', 'julia-pennyworth') && !isFixed ? 2 : 0;
};

// ── Costs
const isLieutenant = (state: PartieState, tile: TileId): boolean => tileOf(state, tile)?.part === 'lieutenant';
/** Robin (Damian Wayne) as HQ: a disc more for a lieutenant of the heroes (A15). */
export const surcharge = (state: PartieState, camp: Camp, tile: TileId | undefined): number =>
  tile !== undefined && camp === 'hero' && isLieutenant(state, tile) && powerHolds(state, 'hero', 'robin-damian-wayne')
    ? 1
    : 0;
/** Discs that the active camp's next activation costs: its rank, and for a tile what a power adds. */
export const nextCost = (state: PartieState, tile?: TileId): number => {
  const { done, ahead } = sideOf(state, state.active);
  return costOf({ done, ahead, extra: surcharge(state, state.active, tile) });
};
export const placeOf = (state: PartieState, camp: Camp, tile: TileId): number =>
  sideOf(state, camp).river.indexOf(tile) + 1;
/** Whether a tile has acted already, in a turn where it may only act once (A7). */
export const isUsedUp = (state: PartieState, camp: Camp, tile: TileId): boolean =>
  state.fixed.options.sameTileOnce && sideOf(state, camp).activated.includes(tile);
/** Whether the active camp may activate that tile now. */
export const usable = (state: PartieState, tile: TileId): boolean => {
  const { river, discs, cubes } = sideOf(state, state.active);
  return (
    river.includes(tile) &&
    tileOf(state, tile)?.face === 'active' &&
    discs.available >= nextCost(state, tile) &&
    cubes.available >= costInCubes(state, state.active, placeOf(state, state.active, tile)) &&
    !isUsedUp(state, state.active, tile)
  );
};
export const usableTiles = (state: PartieState): readonly TileId[] =>
  sideOf(state, state.active).river.filter((tile) => usable(state, tile));

// ── The mission
/** Neutralised tiles now in a camp's river. */
export const lossesOf = (state: PartieState, camp: Camp): number =>
  sideOf(state, camp).river.filter((id) => tileOf(state, id)?.face === 'neutralised').length;
export const playedOf = (state: PartieState): Played => ({
  mission: state.fixed.mission,
  state: state.mission,
  tiles: { hero: lossesOf(state, 'hero'), villain: lossesOf(state, 'villain') },
  options: state.fixed.options,
});
export const discsInPlay = (state: PartieState): number =>
  CAMPS.reduce((sum, camp) => sum + Object.values(sideOf(state, camp).discs).reduce((a, b) => a + b, 0), 0);
