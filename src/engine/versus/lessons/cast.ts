// Who plays in the lessons: two short rivers of people that everybody knows, and a turn already under way. Lives and rivers are examples.
import type { Some } from '../../kernel/result.ts';
import type { PartieAction, PartieScenario, SlotSpec, TileSpec } from '../partie/types.ts';
import { position, type PositionSpec, type SidePosition } from '../positions.ts';
import type { Camp, FigureId, TileId, Zone } from '../types.ts';

const leader = (id: TileId, name: string, side: Camp, life: number): TileSpec => ({
  id,
  name,
  side,
  level: 'leader',
  figures: 1,
  life,
});
const LIVES: readonly TileSpec[] = [
  leader('batman', 'Batman', 'hero', 8),
  leader('nightwing', 'Nightwing', 'hero', 6),
  leader('catwoman', 'Catwoman', 'hero', 5),
  leader('the-joker', 'The Joker', 'villain', 6),
  leader('harley-quinn', 'Harley Quinn', 'villain', 5),
  leader('bane', 'Bane', 'villain', 8),
];
export const POLICE = 'sbires-heros-a';
export const CROOKS = 'sbires-vilains-a';

/** Nightwing, Catwoman, Policiers, the HQ, the event tile. */
const HEROES: Some<SlotSpec> = [
  { level: 'leader', tile: 'nightwing' },
  { level: 'leader', tile: 'catwoman' },
  { level: 'minion', tile: POLICE },
  { level: 'leader', hq: true },
  { level: 'event' },
];
/** The event tile first: what its HQ can do costs one cube. */
export const EVENT_FIRST: Some<SlotSpec> = [{ level: 'event' }, ...HEROES.slice(0, 4)];
const VILLAINS: Some<SlotSpec> = [
  { level: 'leader', tile: 'harley-quinn' },
  { level: 'minion', tile: CROOKS },
  { level: 'leader', tile: 'bane' },
  { level: 'leader', hq: true },
  { level: 'event' },
];
export const VILLAIN_EVENT_FIRST: Some<SlotSpec> = [{ level: 'event' }, ...VILLAINS.slice(0, 4)];

/** Turn 3, the hero's: Batman, Nightwing, Catwoman and Policiers against The Joker, Harley Quinn, Bane and Malfrats, unless told. */
export const gotham = (
  name: string,
  { hero = {}, villain = {}, tiles = [], ...rest }: PositionSpec & { readonly hero?: SidePosition },
): PartieScenario =>
  position({
    mission: 'm1',
    turn: 3,
    active: 'hero',
    ...rest,
    name,
    tiles: [...LIVES, ...tiles],
    hero: { hq: 'batman', slots: HEROES, ...hero },
    villain: { hq: 'the-joker', slots: VILLAINS, ...villain },
  });
/** Every figure of a squad in one zone. */
export const squad = (tile: TileId, zone: Zone): Readonly<Record<FigureId, Zone>> =>
  Object.fromEntries([1, 2, 3, 4].map((n) => [`${tile}#${n}`, zone]));

// ── Actions
export const UPKEEP: PartieAction = { type: 'upkeep' };
export const BEGIN: PartieAction = { type: 'begin' };
export const DONE: PartieAction = { type: 'done' };
export const STOP: PartieAction = { type: 'stop' };
export const END_TURN: PartieAction = { type: 'end-turn' };
/** Steps 1 and 2 are behind. */
export const OPENED = [UPKEEP, BEGIN] as const;
export const CLOSED = [STOP, END_TURN] as const;
export const activate = (tile: TileId): PartieAction => ({ type: 'activate', tile });
export const move = (figure: FigureId, to: Zone): PartieAction => ({ type: 'move', figure, to });
export const wounds = (figure: FigureId, amount: number): PartieAction => ({ type: 'wounds', figure, amount });
export const neutralise = (figure: FigureId): PartieAction => ({ type: 'neutralise', figure });
export const tried = (test: string, piece: string, success: boolean): PartieAction => ({
  type: 'test',
  test,
  piece,
  figure: null,
  success,
});
