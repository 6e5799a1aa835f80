// What the reader’s hands do to a game: rivers, pieces, the mission, as pure functions. Faults are the engine’s to tell.
import { CARDS, exampleRiver, poolOf } from '../../../../engine/versus/data.ts';
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import { slotsOf } from '../../../../engine/versus/partie/setup-read.ts';
import type {
  PartieScenario,
  PieceSpec,
  SideSpec,
  SlotSpec,
  TileSpec,
} from '../../../../engine/versus/partie/types.ts';
import { type Camp, CAMPS, type Level, type TileId } from '../../../../engine/versus/types.ts';
import { freshId } from '../../../atelier/ids.ts';
import { changeAt, put } from '../../../atelier/put.ts';
import { missionOf, setMission } from '../model.ts';
import type { Work, WorkOf } from '../modes.ts';

type Game = WorkOf<'partie'>;
const isGame = (work: Work): work is Game => work.mode === 'partie';

// ── Sides and rivers
export const setSide = <T extends PartieScenario>(work: T, side: Camp, change: (spec: SideSpec) => SideSpec): T => ({
  ...work,
  sides: { ...work.sides, [side]: change(work.sides?.[side] ?? {}) },
});
export const riverOf = (work: PartieScenario & Pick<Work, 'mission'>, side: Camp): readonly SlotSpec[] =>
  slotsOf(work, missionOf(work), side);
export const newSlot = (): SlotSpec => ({ level: 'minion' });
/** The event tile and the mission’s own come with nobody chosen. */
export const setLevel = (slot: SlotSpec, level: Level): SlotSpec => {
  const { tile: _tile, hq: _hq, ...bare } = slot;
  return level === 'event' || level === 'citizens' ? { ...bare, level } : { ...slot, level };
};
/** A camp has one HQ: its place moves. */
export const setHq = (slots: readonly SlotSpec[], at: number, on: boolean): readonly SlotSpec[] =>
  slots.map((slot, i) => {
    const { hq: _, ...rest } = slot;
    return i === at && on ? { ...rest, hq: true } : i === at || on ? rest : slot;
  });
/** One place earlier or later. */
export const shiftSlot = (slots: readonly SlotSpec[], at: number, by: 1 | -1): readonly SlotSpec[] => {
  const [slot, other] = [slots[at], slots[at + by]];
  return slot === undefined || other === undefined ? slots : slots.with(at, other).with(at + by, slot);
};
/** As many places for the mission’s own tiles as it asks, before the event tile. */
const withCitizens = (slots: readonly SlotSpec[], mission: Mission, side: Camp): readonly SlotSpec[] => {
  const wanted = exampleRiver(mission, side).filter(({ level }) => level === 'citizens');
  if (slots.filter(({ level }) => level === 'citizens').length === wanted.length) return slots;
  const others = slots.filter(({ level }) => level !== 'citizens');
  const event = others.findIndex(({ level }) => level === 'event');
  return others.toSpliced(event < 0 ? others.length : event, 0, ...wanted);
};
/** Another mission: rivers of one’s own make room for its tiles. */
export const changeMission = (work: Work, mission: Work['mission']): Work => {
  const next = setMission(work, mission);
  if (!isGame(next)) return next;
  return CAMPS.reduce<Game>((game, side) => {
    const slots = game.sides?.[side]?.slots;
    return slots === undefined
      ? game
      : setSide(game, side, (spec) => ({ ...spec, slots: withCitizens(slots, missionOf(next), side) }));
  }, next);
};

// ── Pieces, one by one or by their number
export const piecesOf = (
  { pieces = [] }: Pick<Work, 'pieces'>,
  token: string,
): readonly { readonly piece: PieceSpec; readonly index: number }[] =>
  pieces.flatMap((piece, index) => (piece.token === token ? [{ piece, index }] : []));
export const countOf = (work: Pick<Work, 'mission' | 'counts' | 'pieces'>, token: string): number => {
  const told = piecesOf(work, token).length;
  return told > 0 ? told : (work.counts?.[token] ?? missionOf(work).tokens.find(({ id }) => id === token)?.count ?? 0);
};
const setPieces = (work: Work, pieces: readonly PieceSpec[]): Work =>
  put<Work, 'pieces'>(work, 'pieces', pieces.length === 0 ? undefined : pieces);
/** Each piece on its own line, or their number alone. */
export const listPieces = (work: Work, token: string, on: boolean): Work => {
  const others = (work.pieces ?? []).filter((piece) => piece.token !== token);
  return setPieces(
    work,
    on ? [...others, ...Array.from({ length: countOf(work, token) }, (): PieceSpec => ({ token }))] : others,
  );
};
export const setCount = (work: Work, token: string, count: number | undefined): Work => {
  const counts = put(work.counts ?? {}, token, count);
  return put<Work, 'counts'>(work, 'counts', Object.keys(counts).length === 0 ? undefined : counts);
};
export const changePiece = (work: Work, index: number, change: (piece: PieceSpec) => PieceSpec): Work =>
  setPieces(work, changeAt(work.pieces ?? [], index, change));
export const addPiece = (work: Work, token: string): Work => setPieces(work, [...(work.pieces ?? []), { token }]);
export const dropPiece = (work: Work, index: number): Work =>
  setPieces(
    work,
    (work.pieces ?? []).filter((_, i) => i !== index),
  );
export const setLost = (work: WorkOf<'mission'>, side: Camp, lost: number | undefined): WorkOf<'mission'> => {
  const all = put(work.lost ?? {}, side, lost === 0 ? undefined : lost);
  return put(work, 'lost', Object.keys(all).length === 0 ? undefined : all);
};

// ── Cards
export const newCard = (tiles: readonly TileSpec[]): TileSpec => ({
  id: freshId(
    'carte',
    tiles.map(({ id }) => id),
  ),
  name: '',
  side: 'hero',
  level: 'minion',
});
/** Cards that the site knows and that the scenario has not copied yet. */
export const knownCards = (tiles: readonly TileSpec[]): readonly TileSpec[] =>
  CARDS.filter(({ id }) => !tiles.some((tile) => tile.id === id));
export const cardName = ({ tiles }: Pick<PartieScenario, 'tiles'>, id: TileId | undefined): string =>
  id === undefined ? '' : (poolOf(tiles).find((card) => card.id === id)?.name ?? id);
