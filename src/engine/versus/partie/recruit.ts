// How a tile enters the game with its figures and its place in the river. Nothing is checked here: see draft-fits.ts.
import { known } from '../../kernel/result.ts';
import { BRINGS, cardOf, EVENT_NAME, EVENT_TILE } from '../data.ts';
import { type Camp, type Level, type TileId, type Zone } from '../types.ts';
import { hqFigure } from './reads.ts';
import type { Figure, FigureSpec, Fixed, PartieState, Slot, Tile, TileSpec } from './types.ts';

type Part = Tile['part'];
export const newTile = (card: TileSpec, side: Camp, part: Part, level: Level = card.level): Tile => ({
  id: card.id,
  name: card.name,
  origin: card.side,
  side,
  level,
  form: card.form ?? null,
  part,
  face: 'active',
});
interface Crew {
  readonly board: number;
  readonly reserve?: number;
  readonly zone?: Zone | null; // unless the scenario says where a figure is
  /** Half its life, rounded down, 1 at the least (A28); `most` stays whole. */
  readonly halved?: boolean;
}
/** The figures of a card, numbered from 1: those on the map, then those in reserve. What the scenario says of one goes above. Whether it is neutralised is for the set-up. */
export const newFigures = (
  { figures: told }: Pick<Fixed, 'figures'>,
  { id, life }: TileSpec,
  { board, reserve = 0, zone = null, halved = false }: Crew,
): readonly Figure[] => {
  const most = life ?? null;
  const start = most === null || !halved ? most : Math.max(1, Math.floor(most / 2));
  return Array.from({ length: board + reserve }, (_, i): Figure => {
    const figure = `${id}#${i + 1}`;
    const spec: FigureSpec | undefined = told.find((one) => one.id === figure);
    const at = i < board || spec?.zone !== undefined ? 'board' : 'reserve'; // one of the reserve told to be somewhere has come since
    return {
      id: figure,
      tile: id,
      zone: at === 'board' ? (spec?.zone ?? zone) : null,
      life: spec?.life ?? start,
      most,
      wounds: 0,
      at,
      markers: [],
    };
  });
};

/** The tiles of a river, first place first: places that nobody has are left out. */
const riverOf = (slots: readonly Slot[]): readonly TileId[] =>
  slots.flatMap(({ tile }) => (tile === null ? [] : [tile]));
/** Puts a tile in a place (from 1) of the initial river. */
const seat = (state: PartieState, side: Camp, place: number, tile: TileId): PartieState => {
  const slots = state.slots[side].map((slot, i) => (i === place - 1 ? { ...slot, tile } : slot));
  return {
    ...state,
    slots: { ...state.slots, [side]: slots },
    sides: { ...state.sides, [side]: { ...state.sides[side], river: riverOf(slots) } },
  };
};
export const isHqSlot = ({ hq }: Slot): boolean => hq;
const isEventSlot = ({ level }: Slot): boolean => level === 'event';
/** A place that the draft fills. */
export const isTeamSlot = (slot: Slot): boolean => !slot.hq && slot.level !== 'event' && slot.level !== 'citizens';
const placeFor = (state: PartieState, side: Camp, test: (slot: Slot) => boolean): number =>
  state.slots[side].findIndex(test) + 1;

/**
 * A card becomes a tile of `side`, with its figures: as many as `crew` says, else as the card, else as the place. With a place (from 1), it enters the river there.
 * A card whose level is unknown takes that of the place.
 */
export const recruit = (
  state: PartieState,
  side: Camp,
  tile: TileId,
  part: Part,
  place?: number,
  crew?: Crew,
): PartieState => {
  const card = known(cardOf(state.fixed.pool, tile));
  const slot = place === undefined ? undefined : state.slots[side][place - 1];
  const level = card.level === 'unknown' && slot !== undefined && slot.level !== 'event' ? slot.level : card.level;
  const figures = newFigures(state.fixed, card, crew ?? { board: card.figures ?? slot?.figures ?? 1 });
  const next: PartieState = {
    ...state,
    tiles: [...state.tiles, newTile(card, side, part, level)],
    figures: [...state.figures, ...figures],
  };
  return place === undefined ? next : seat(next, side, place, tile);
};
/** The HQ takes its place, and comes with the event tile. */
export const recruitHq = (state: PartieState, side: Camp, hq: TileId): PartieState => {
  const next = recruit(state, side, hq, 'hq', placeFor(state, side, isHqSlot));
  const id = EVENT_TILE[side];
  const event: Tile = {
    id,
    name: EVENT_NAME[side],
    origin: side,
    side,
    level: 'event',
    form: null,
    part: 'event',
    face: 'active',
  };
  const chosen: PartieState = {
    ...next,
    tiles: [...next.tiles, event],
    sides: { ...next.sides, [side]: { ...next.sides[side], hq } },
  };
  return seat(chosen, side, placeFor(chosen, side, isEventSlot), id);
};
/** The avatar waits beside the command post, out of the game, wherever the scenario says. */
export const recruitAvatar = (state: PartieState, side: Camp, avatar: TileId): PartieState => {
  const next = recruit(state, side, avatar, 'beside', undefined, { board: 0, reserve: 1 });
  return {
    ...next,
    avatar,
    tiles: next.tiles.map((tile) => (tile.id === avatar ? { ...tile, face: 'absent' as const } : tile)),
    figures: next.figures.map((figure) =>
      figure.tile === avatar ? { ...figure, at: 'reserve' as const, zone: null } : figure,
    ),
  };
};

/** Whether the event tile is still in its place of the river that is being made. */
export const hasEventTile = (state: PartieState, side: Camp): boolean =>
  state.slots[side].some((slot) => isEventSlot(slot) && slot.tile === EVENT_TILE[side]);
/** Another tile takes the place of the event tile, which leaves the game; its figures join the HQ in its zone. */
export const replaceEvent = (
  state: PartieState,
  side: Camp,
  tile: TileId,
  part: 'guest' | 'lieutenant',
  crew: Crew,
): PartieState => {
  const without: PartieState = { ...state, tiles: state.tiles.filter(({ id }) => id !== EVENT_TILE[side]) };
  return recruit(without, side, tile, part, placeFor(state, side, isEventSlot), {
    zone: hqFigure(state, side)?.zone ?? null,
    ...crew,
  });
};
/** What the HQ of a camp brings in the place of the event tile; undefined for an HQ that brings nothing. Two-Face's other face has no figure of its own, or by option one whose zone nobody knows yet (A27). */
export const bringsOf = ({ sides, fixed }: PartieState, side: Camp) => {
  const hq = sides[side].hq ?? '';
  const brings = Object.hasOwn(BRINGS, hq) ? BRINGS[hq] : undefined;
  if (brings === undefined || brings.figures > 0) return brings;
  return { ...brings, figures: fixed.options.twoFaceFigures - 1 };
};
/** The event tile of a camp replaced by what its HQ brings; the same state for an HQ that brings nothing. */
export const bring = (state: PartieState, side: Camp): PartieState => {
  const brings = bringsOf(state, side);
  if (brings === undefined || !hasEventTile(state, side)) return state;
  const { tile, figures, reserve } = brings;
  const doubled = tile === 'two-face-heads' || tile === 'two-face-tails';
  return replaceEvent(state, side, tile, 'guest', {
    board: figures,
    ...(reserve === undefined ? {} : { reserve }),
    ...(doubled ? { zone: null } : {}),
  });
};

/** Prof. Pyg's token on each figure of a tile. */
export const operate = (state: PartieState, operated: TileId): PartieState => ({
  ...state,
  operated,
  figures: state.figures.map((figure) =>
    figure.tile === operated ? { ...figure, markers: ['operated' as const] } : figure,
  ),
});
/** Nothing is left of the making of the rivers. */
export const closeDraft = (state: PartieState): PartieState => ({ ...state, slots: { hero: [], villain: [] } });
