// The tiles of a camp as its board shows them, read from a state.
import { capital } from '../../engine/kernel/french.ts';
import type { Figure, PartieState, Slot, Tile } from '../../engine/versus/partie/types.ts';
import type { Camp, Level, TileId } from '../../engine/versus/types.ts';
import { costInCubes } from '../../engine/versus/partie/posts.ts';
import { EMPTY_EMBLEM, emblemOf, EVENT_EMBLEM } from './emblems.ts';
import type { Place } from './places.ts';
import { count, FIGURE_MARKS, LEVEL_NAMES, PART_NOTES, preparing, tileName } from './words.ts';

/** A tile, or a place of a river that waits for one. */
export interface Plaque {
  readonly at: Place;
  readonly place: number | undefined; // in the river, from 1
  readonly cubes: number | undefined; // what it costs there
  readonly name: string;
  readonly emblem: string;
  readonly camp: Camp; // whose hands it is in
  readonly level: Level;
  readonly hq: boolean;
  readonly out: boolean; // neutralised: it keeps its place
  readonly free?: boolean; // a place that waits for a tile
  readonly acting?: boolean; // what it does is being told
  readonly standing: number;
  readonly of: number; // figures, those that fell with them
  readonly figures: string | undefined; // « 3 figurines sur 4 »
  readonly life: { readonly now: number; readonly of: number } | undefined; // of the only figure, when it is known
  readonly notes: readonly string[];
}
const inGame = ({ at }: Figure): boolean => at !== 'out' && at !== 'lying' && at !== 'soultaker';
const figuresWord = (figures: readonly Figure[]): string | undefined => {
  const left = figures.filter(inGame).length;
  return figures.length === 0
    ? undefined
    : left === figures.length
      ? count(left, 'figurine')
      : `${count(left, 'figurine')} sur ${figures.length}`;
};
/** Of a character: troops fall one by one. */
const lifeOf = (figures: readonly Figure[]): Plaque['life'] => {
  const [one, ...others] = figures;
  return one === undefined || others.length > 0 || one.life === null
    ? undefined
    : { now: one.life, of: Math.max(one.most ?? one.life, one.life) };
};
const WHERE: Partial<Readonly<Record<Figure['at'], string>>> = {
  lying: 'couchée',
  reserve: 'en réserve',
  soultaker: 'dans la Soultaker',
  hidden: 'dans l’ombre',
};
const figureNotes = (figures: readonly Figure[]): readonly string[] => [
  ...new Set(
    figures.flatMap(({ at, markers }) => [
      ...(WHERE[at] === undefined ? [] : [WHERE[at]]),
      ...markers.map((mark) => FIGURE_MARKS[mark]),
    ]),
  ),
];
const zonesNote = (figures: readonly Figure[]): readonly string[] => {
  const zones = [...new Set(figures.flatMap(({ zone, at }) => (zone === null || at !== 'board' ? [] : [zone])))];
  return zones.length === 0 ? [] : [`${zones.length > 1 ? 'zones' : 'zone'} ${zones.join(', ')}`];
};
const notesOf = (
  state: PartieState,
  { id, part, side, origin, face }: Tile,
  figures: readonly Figure[],
): readonly string[] => [
  ...(face === 'boxed' ? ['dans la boîte'] : face === 'absent' ? ['absente'] : []),
  ...(PART_NOTES[part] === undefined ? [] : [PART_NOTES[part]]),
  ...(side === origin ? [] : ['prise à l’autre camp']),
  ...(state.avatar === id ? ['avatar'] : []),
  ...(state.sides[side].activated.includes(id) ? ['activée'] : []),
  ...figureNotes(figures),
  ...zonesNote(figures),
];
const EVENT = 'Événement';
/** What fits a tile, without the camp that it stands in. */
export const shortName = (name: string): string => (/^Tuile événement/i.test(name) ? EVENT : capital(name));
const plaqueOf = (state: PartieState, tile: Tile, place?: number): Plaque => {
  const figures = state.figures.filter((figure) => figure.tile === tile.id);
  return {
    at: `tile:${tile.id}`,
    place,
    cubes: place === undefined ? undefined : costInCubes(state, tile.side, place),
    name: shortName(tile.name),
    emblem: tile.part === 'event' ? EVENT_EMBLEM : emblemOf(tile.id, tile.origin),
    camp: tile.side,
    acting: state.tasks.some((task) => task.task === 'act' && task.tile === tile.id),
    standing: figures.filter(inGame).length,
    of: figures.length,
    level: tile.part === 'event' ? 'event' : tile.level,
    hq: tile.part === 'hq',
    out: tile.face === 'neutralised',
    figures: figuresWord(figures),
    life: lifeOf(figures),
    notes: notesOf(state, tile, figures),
  };
};
const slotPlaque = (
  state: PartieState,
  camp: Camp,
  { level, hq, form, figures, tile, cost }: Slot,
  place: number,
): Plaque => ({
  at: `slot:${camp}:${place}`,
  place,
  cubes: cost ?? costInCubes(state, camp, place),
  name: tile === null ? (level === 'event' ? EVENT : 'À prendre') : shortName(tileName(state, tile)),
  emblem: tile === null ? (level === 'event' ? EVENT_EMBLEM : EMPTY_EMBLEM) : emblemOf(tile, camp),
  camp,
  free: tile === null && level !== 'event',
  standing: figures ?? 0,
  of: figures ?? 0,
  level,
  hq,
  out: false,
  figures: figures === null ? undefined : count(figures, 'figurine'),
  life: undefined,
  notes: form === null ? [] : [form],
});
/** The river of a camp, first place first; its initial river while the game is prepared. */
export const riverOf = (state: PartieState, camp: Camp): readonly Plaque[] => {
  if (preparing(state) !== undefined) return state.slots[camp].map((slot, i) => slotPlaque(state, camp, slot, i + 1));
  return state.sides[camp].river.flatMap((id, i) =>
    state.tiles.filter((tile) => tile.id === id).map((tile) => plaqueOf(state, tile, i + 1)),
  );
};
/** Tiles of a camp that are in no river: an avatar, hostages, those replaced. */
export const besideOf = (state: PartieState, camp: Camp): readonly Plaque[] => {
  if (preparing(state) !== undefined) return [];
  const inRiver = new Set<TileId>([...state.sides.hero.river, ...state.sides.villain.river]);
  return state.tiles.filter(({ id, side }) => side === camp && !inRiver.has(id)).map((tile) => plaqueOf(state, tile));
};
/** « QG », « élite »; nothing when the level is not known. */
export const rankOf = ({ hq, level }: Pick<Plaque, 'hq' | 'level'>): readonly string[] =>
  hq ? ['QG'] : LEVEL_NAMES[level] === '' || level === 'event' ? [] : [LEVEL_NAMES[level]]; // an event tile is named by what it is
/** « place 2, 2 cubes : Oracle, QG, 1 figurine, activée ». */
export const sayPlaque = (plaque: Plaque): string => {
  const { place, cubes, name, out, figures, life, notes } = plaque;
  const lives = life === undefined ? [] : [`vie ${life.now} sur ${life.of}`];
  const where = place === undefined ? '' : `place ${place}, ${count(cubes ?? 0, 'cube')} : `;
  return `${where}${[name, ...rankOf(plaque), ...(out ? ['neutralisée'] : []), ...(figures === undefined ? [] : [figures]), ...lives, ...notes].join(', ')}`;
};
