// What the scripts of the worked examples share: short words for the actions of a game, and short rivers.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { Some } from '../kernel/result.ts';
import type { MissionScenario, TrackAction } from './mission/types.ts';
import type { PartieAction, PartieScenario, SlotSpec } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { VsRule } from './rules.ts';
import type { Camp, CubePlace, FigureId, PieceId, TileId, Zone } from './types.ts';

export type PartieExample = Example<PartieScenario, PartieAction, VsRule> & { readonly mode: 'partie' };
export type MissionExample = Example<MissionScenario, TrackAction, VsRule> & { readonly mode: 'mission' };
export type Entry = ScriptEntry<PartieAction>;
const say = entry<PartieAction>;

// ── A turn
export const upkeep = (note?: string): Entry => say({ type: 'upkeep' }, note);
export const begin = (note?: string): Entry => say({ type: 'begin' }, note);
export const activate = (tile: TileId, note?: string): Entry => say({ type: 'activate', tile }, note);
export const done = (note?: string): Entry => say({ type: 'done' }, note);
export const stop = (note?: string): Entry => say({ type: 'stop' }, note);
export const endTurn = (note?: string): Entry => say({ type: 'end-turn' }, note);
/** Steps 1 and 2. */
export const opens = (note?: string): readonly Entry[] => [upkeep(note), begin()];
/** A tile that acts on the map, and what came of it. */
export const act = (tile: TileId, note?: string, ...reports: readonly Entry[]): readonly Entry[] => [
  activate(tile, note),
  ...reports,
  done(),
];
/** No other activation, step 5, the check. */
export const closes = (note?: string, last?: string): readonly Entry[] => [stop(note), endTurn(last)];
/** A turn without an activation. */
export const passes = (note?: string, last?: string): readonly Entry[] => [...opens(note), ...closes(undefined, last)];

// ── Decisions
export const choose = (key: string, note?: string): Entry => say({ type: 'choose', keys: [key] }, note);
export const pick = (figure: FigureId, note?: string): Entry => say({ type: 'pick', figure }, note);
export const pickTile = (tile: TileId, note?: string): Entry => say({ type: 'pick-tile', tile }, note);
export const pickZone = (zone: Zone, note?: string): Entry => say({ type: 'pick-zone', zone }, note);
export const yes = (note?: string): Entry => say({ type: 'yes' }, note);
export const decline = (note?: string): Entry => say({ type: 'no' }, note);
export const hide = (shadow: number, note?: string): Entry => say({ type: 'hide', shadow }, note);
export const rolled = (successes: number, note?: string): Entry => say({ type: 'rolled', successes }, note);
export const exchange = (a: TileId, b: TileId, note?: string): Entry => say({ type: 'exchange', tiles: [a, b] }, note);

// ── Reports
export const move = (figure: FigureId, to: Zone, note?: string): Entry => say({ type: 'move', figure, to }, note);
export const wounds = (figure: FigureId, amount: number, note?: string): Entry =>
  say({ type: 'wounds', figure, amount }, note);
export const neutralise = (figure: FigureId, note?: string, by?: FigureId): Entry =>
  say(by === undefined ? { type: 'neutralise', figure } : { type: 'neutralise', figure, by, means: 'melee' }, note);
export const tileOut = (tile: TileId, note?: string): Entry => say({ type: 'tile-out', tile }, note);
export const attempt = (test: string, piece: PieceId, success: boolean, note?: string): Entry =>
  say({ type: 'test', test, piece, figure: null, success }, note);
export const aim = (at: FigureId | `ombre-${number}`, note?: string): Entry =>
  say({ type: 'aim', at, means: 'ranged' }, note);
export const escort = (figure: FigureId, piece: PieceId, to: Zone, note?: string): Entry =>
  say({ type: 'escort', figure, piece, to }, note);
export const cubes = (side: Camp, to: CubePlace, note?: string): Entry =>
  say({ type: 'cubes', side, from: 'available', to, amount: 1 }, note);

// ── Short rivers
type PlaceName = 'hq' | 'event' | 'minion' | 'elite' | 'leader';
const PLACES: Readonly<Record<PlaceName, SlotSpec>> = {
  hq: { level: 'leader', hq: true },
  event: { level: 'event' },
  minion: { level: 'minion' },
  elite: { level: 'elite' },
  leader: { level: 'leader' },
};
/** Where an example needs the HQ or the event tile at a cheap place. */
export const river = (...names: Some<PlaceName>): readonly SlotSpec[] => names.map((name) => PLACES[name]);

// ── Examples
const ADDED = 'ajouté';
type Spec<A> = Pick<Example<never, A, VsRule>, 'title' | 'script' | 'cites' | 'opens'> & {
  readonly slug: string;
  readonly source?: 'livret' | 'ajouté';
  readonly result?: string;
};
const idOf = (slug: string): string => `versus.${slug}`;
/** Maps, rivers, lives and numbers of figures are examples: the source has lost them. */
export const example = ({
  slug,
  title,
  source = ADDED,
  position: spec,
  result = '',
  ...told
}: Spec<PartieAction> & { readonly position: PositionSpec }): PartieExample => ({
  mode: 'partie',
  id: idOf(slug),
  title,
  source,
  scenario: position({ ...spec, name: title }),
  result,
  ...told,
});
export const missionExample = ({
  slug,
  title,
  source = ADDED,
  scenario,
  result = '',
  ...told
}: Spec<TrackAction> & { readonly scenario: Omit<MissionScenario, 'name'> }): MissionExample => ({
  mode: 'mission',
  id: idOf(slug),
  title,
  source,
  scenario: { name: title, ...scenario },
  result,
  ...told,
});
