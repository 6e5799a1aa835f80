// Whom the step of a power may aim at.
import type { Aim, Actor, TileAim } from '../power-types.ts';
import { type Camp, foe, type FigureId } from '../types.ts';
import {
  campOf,
  figureOf,
  hqFigure,
  isShielded,
  isUp,
  isUsedUp,
  sideOf,
  tileOf,
  together,
  upFigures,
} from './reads.ts';
import type { Figure, PartieState, Task, Tile } from './types.ts';

type PowerTask = Extract<Task, { readonly task: 'power' }>;
type Fits = (figure: Figure, state: PartieState, camp: Camp, hq: Figure | undefined) => boolean;
const isHq: Fits = (figure, _state, _camp, hq) => figure.id === hq?.id;
const here: Fits = (figure, state, camp, hq) =>
  hq !== undefined && !isHq(figure, state, camp, hq) && together(figure.zone, hq.zone);
const mine: Fits = (figure, state, camp) => campOf(state, figure) === camp;
const all =
  (...tests: readonly Fits[]): Fits =>
  (...of) =>
    tests.every((test) => test(...of));
const not =
  (test: Fits): Fits =>
  (...of) =>
    !test(...of);
/** A36: by option, enemies only. */
const anybody: Fits = (figure, state, camp) => !state.fixed.options.enemiesOnly || campOf(state, figure) !== camp;
const canThink: Fits = (figure) => !figure.markers.includes('operated');
const AIMS: Readonly<Record<Aim, Fits>> = {
  lieutenant: (figure, state, camp) =>
    campOf(state, figure) === camp && tileOf(state, figure.tile)?.part === 'lieutenant',
  here: all(here, anybody),
  'here-friend': all(here, mine),
  'here-enemy': all(here, not(mine)),
  friend: all(mine, not(isHq)),
  around: all(mine, (figure, state, camp, hq) => state.fixed.options.freezeOwnZone || !isHq(figure, state, camp, hq)),
  seen: all(not(isHq), anybody),
  own: mine,
  thinker: all(mine, not(isHq), canThink),
  passenger: all(
    here,
    (figure, state, camp, hq) => state.fixed.options.manBatAnyPassenger || mine(figure, state, camp, hq),
  ),
  'other-zone': all(
    mine,
    not(isHq),
    (figure, _state, _camp, hq) =>
      hq !== undefined && (figure.zone === null || hq.zone === null || figure.zone !== hq.zone),
  ),
  'enemy-near-mine': all(not(mine), (figure, state, camp) =>
    state.figures.some((other) => isUp(other) && campOf(state, other) === camp && together(other.zone, figure.zone)),
  ),
};
/** Standing characters that a step of the camp's power may aim at; never those whom nothing may aim at. */
export const aimsOf = (state: PartieState, camp: Camp, aim: Aim): readonly Figure[] => {
  const hq = hqFigure(state, camp);
  const standing = hq !== undefined && isUp(hq) ? hq : undefined;
  return state.figures.filter(
    (figure) => isUp(figure) && !isShielded(state, figure) && AIMS[aim](figure, state, camp, standing),
  );
};

const isSquad = (state: PartieState, { id, level, face }: Tile): boolean =>
  (level === 'minion' || level === 'elite' || level === 'unknown') &&
  face === 'active' &&
  upFigures(state, id).length > 0;
/** Tiles that a step may choose. `river`: any tile of the camp that could be activated for nothing, the event tile apart (A10). */
export const tilesFor = (state: PartieState, camp: Camp, aim: TileAim): readonly Tile[] => {
  const tiles = sideOf(state, camp).river.flatMap((id) => tileOf(state, id) ?? []);
  return aim === 'own-squad'
    ? tiles.filter((tile) => isSquad(state, tile))
    : tiles.filter(({ id, face, part }) => face === 'active' && part !== 'event' && !isUsedUp(state, camp, id));
};
/** The other camp's squads with somebody to march: one tile, then one or two of its figures (Hugo Strange). */
export const squadFigures = (state: PartieState, camp: Camp): readonly Figure[] =>
  state.tiles
    .filter((tile) => tile.side === foe(camp) && isSquad(state, tile))
    .flatMap(({ id }) => upFigures(state, id))
    .filter((figure) => !isShielded(state, figure));

/** Who acts while a step is asked of the players. */
export const actorsOf = (state: PartieState, task: PowerTask, who: Actor): readonly Figure[] => {
  const camp = state.active;
  const hq = hqFigure(state, camp);
  const picked = [task.figure, ...(task.figures ?? [])].flatMap((id: FigureId | undefined) =>
    id === undefined ? [] : (figureOf(state, id) ?? []),
  );
  switch (who) {
    case 'hq':
    case 'thinker':
      return hq === undefined ? [] : [hq];
    case 'picked':
    case 'marched':
      return picked;
    case 'tile':
      return task.tile === undefined ? [] : upFigures(state, task.tile);
    case 'operated':
      return state.operated === null ? [] : upFigures(state, state.operated);
    case 'blast':
      return [];
  }
};
