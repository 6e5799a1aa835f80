// Short-hand for moments of a game: what examples and tests build their scenarios from. Teams are complete unless told: example squads, and HQs that change no number by themselves.
import { known } from '../kernel/result.ts';
import { CARDS, cardOf, EXAMPLE_TILES, exampleRiver, poolOf } from './data.ts';
import type { Mission } from './mission/format.ts';
import { MISSIONS } from './missions.ts';
import type {
  FigureSpec,
  PartieScenario,
  PieceSpec,
  SetupChoices,
  SideSpec,
  SlotSpec,
  TileSpec,
} from './partie/types.ts';
import type { Camp, FigureId, MissionId, TileId, Zone } from './types.ts';

/** « figurine@quai »: a state, a zone, or both; « » for a piece of the start. */
export type PieceText = string;
export interface SidePosition extends Pick<SideSpec, 'discs' | 'cubes' | 'discRecovery' | 'saturation'> {
  readonly hq?: TileId | null; // null: to be chosen
  readonly recovery?: number; // cubes at each upkeep
  /** Who is in the team: each in the first place of its level, one of unknown level in the first that is left. Other places are filled with examples. null: the draft is to be done. */
  readonly team?: readonly TileId[] | null;
  /** The river, instead of the example's; a place that names its tile keeps it. */
  readonly slots?: readonly SlotSpec[];
  readonly lost?: readonly TileId[]; // tiles whose figures are all neutralised
  readonly choices?: SetupChoices; // an example of what the HQ asks for unless told
}
type Kept =
  'initiative' | 'turn' | 'active' | 'tiles' | 'zones' | 'exits' | 'counts' | 'markers' | 'options' | 'dice' | 'note';
/** Zones met elsewhere in the position are added to `zones` by themselves. */
export interface PositionSpec extends Pick<PartieScenario, Kept> {
  readonly mission?: MissionId | Mission; // m1 unless told
  readonly hero?: SidePosition;
  readonly villain?: SidePosition;
  readonly figures?: Readonly<Record<FigureId, Zone | Omit<FigureSpec, 'id'>>>; // a zone alone: where it is
  readonly pieces?: Readonly<Record<string, readonly PieceText[]>>; // every piece of each token named
  readonly name?: string;
}

const DEFAULT_HQ: Readonly<Record<Camp, TileId>> = { hero: 'azrael', villain: 'deadshot' };
const LIEUTENANTS: Readonly<Record<Camp, readonly TileId[]>> = {
  hero: ['huntress', 'nightwing', 'green-arrow'],
  villain: ['tusk', 'deathstroke', 'wrath'],
};
/** What HQs ask for while a game is prepared: cards that the default teams leave. */
const DEFAULT_CHOICES: Readonly<Record<TileId, SetupChoices>> = {
  hush: { lieutenant: 'killer-croc' },
  clayface: { avatar: 'bane' },
  'jervis-tetch': { controlled: 'elites-heros-d' },
  'prof-pyg': { operated: 'sbires-vilains-a' },
};
const isTeam = ({ level, hq }: SlotSpec): boolean => !hq && level !== 'event' && level !== 'citizens';
/** The first example that fits a place and is not in `used`. */
const exampleFor = (side: Camp, { level }: SlotSpec, used: ReadonlySet<TileId>): TileId | undefined => {
  const squads = CARDS.filter((card) => card.side === side && card.level === level && EXAMPLE_TILES.has(card.id)).map(
    ({ id }) => id,
  );
  return [...(level === 'leader' ? LIEUTENANTS[side] : squads)].find((id) => !used.has(id));
};
const withTile = (slot: SlotSpec, tile: TileId | null | undefined): SlotSpec =>
  tile === null || tile === undefined ? slot : { ...slot, tile };
/** Places of the team by who takes them. */
const seated = (slots: readonly SlotSpec[], team: readonly TileSpec[]): ReadonlyMap<number, TileId> => {
  const found = new Map<number, TileId>();
  for (const { id, level } of team.toSorted((a, b) => Number(a.level === 'unknown') - Number(b.level === 'unknown'))) {
    const place = slots.findIndex(
      (slot, i) =>
        isTeam(slot) &&
        slot.tile === undefined &&
        !found.has(i) &&
        (slot.level === level || (level === 'unknown' && slot.level !== 'leader')),
    );
    if (place < 0) throw new Error(`position: no place for ${id}`);
    found.set(place, id);
  }
  return found;
};
const filled = (
  slots: readonly SlotSpec[],
  side: Camp,
  { hq, team }: { readonly hq: TileId | null; readonly team: readonly TileSpec[] | null },
): readonly SlotSpec[] => {
  if (team === null) return slots.map((slot) => (slot.hq && slot.tile === undefined ? withTile(slot, hq) : slot));
  const seats = seated(slots, team);
  const used = new Set<TileId>([
    ...seats.values(),
    ...slots.flatMap(({ tile }) => tile ?? []),
    ...(hq === null ? [] : [hq]),
  ]);
  return slots.map((slot, i) => {
    if (slot.tile !== undefined) return slot;
    if (slot.hq) return withTile(slot, hq);
    if (!isTeam(slot)) return slot;
    const tile = seats.get(i) ?? exampleFor(side, slot, used);
    if (tile !== undefined) used.add(tile);
    return withTile(slot, tile);
  });
};
const sideOf = (mission: Mission, side: Camp, spec: SidePosition, tiles: readonly TileSpec[]): SideSpec => {
  const { hq = DEFAULT_HQ[side], team = [], slots, recovery, choices, lost: _, ...rest } = spec;
  const asked = choices ?? DEFAULT_CHOICES[hq ?? ''];
  const cards = team === null ? null : team.map((id) => known(cardOf(poolOf(tiles), id)));
  return {
    ...rest,
    ...(recovery === undefined ? {} : { cubeRecovery: recovery }),
    slots: filled(slots ?? exampleRiver(mission, side), side, { hq, team: cards }),
    ...(asked && team !== null ? { choices: asked } : {}),
  };
};

const pieceOf = (token: string, text: PieceText): PieceSpec => {
  const [state = '', zone = ''] = text.split('@');
  return { token, ...(state === '' ? {} : { state }), ...(zone === '' ? {} : { zone }) };
};
/** All the figures of a tile, out of the game. */
const outOf = (tiles: readonly TileSpec[], tile: TileId): readonly FigureSpec[] => {
  const { figures = 1 } = cardOf(poolOf(tiles), tile) ?? {};
  return Array.from({ length: figures }, (_, i): FigureSpec => ({ id: `${tile}#${i + 1}`, out: true }));
};
export const position = (spec: PositionSpec): PartieScenario => {
  const {
    mission = 'm1',
    hero = {},
    villain = {},
    tiles,
    zones = [],
    exits = [],
    figures = {},
    pieces,
    markers,
    name = 'Position',
    ...rest
  } = spec;
  const played = typeof mission === 'string' ? MISSIONS[mission] : mission;
  const people: readonly FigureSpec[] = [
    ...Object.entries(figures).map(([id, at]): FigureSpec =>
      typeof at === 'string' ? { id, zone: at } : { id, ...at },
    ),
    ...[...(hero.lost ?? []), ...(villain.lost ?? [])].flatMap((tile) => outOf(tiles ?? [], tile)),
  ];
  const listed = Object.entries(pieces ?? {}).flatMap(([token, texts]) => texts.map((text) => pieceOf(token, text)));
  const places = [
    ...new Set([...zones, ...exits, ...[...people, ...listed, ...(markers ?? [])].flatMap(({ zone }) => zone ?? [])]),
  ];
  return {
    ...rest,
    name,
    mission,
    sides: {
      hero: sideOf(played, 'hero', hero, tiles ?? []),
      villain: sideOf(played, 'villain', villain, tiles ?? []),
    },
    ...(tiles ? { tiles } : {}),
    ...(places.length > 0 ? { zones: places } : {}),
    ...(exits.length > 0 ? { exits } : {}),
    ...(people.length > 0 ? { figures: people } : {}),
    ...(listed.length > 0 ? { pieces: listed } : {}),
    ...(markers ? { markers } : {}),
  };
};
