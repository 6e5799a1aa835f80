// What the game tells: an event for each thing that happens.
import type { Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { VsCode } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import type {
  Camp,
  Colour,
  CubePlace,
  Cubes,
  Discs,
  FigureId,
  PieceId,
  PowerId,
  Space,
  TileId,
  Zone,
} from '../types.ts';
import type { FigureMarker, Marker, Means, PartieAction, PartieScenario, PartieState, Tile } from './types.ts';
// always refused: there are no equipment cards

// ── Events: each carries every number that its sentence needs
export type PartieEvent = Cited<
  VsRule,
  {
    'hq-chosen': { side: Camp; tile: TileId; power: PowerId | null; unchecked: boolean };
    replaced: { side: Camp; tile: TileId; figures: number; by: TileId }; // the event tile leaves for another; `by`: the HQ
    'lieutenant-chosen': { tile: TileId; life: number | null };
    'avatar-chosen': { tile: TileId };
    taken: { side: Camp; tile: TileId; slot: number; part: Tile['part']; unchecked: boolean };
    controlled: { tile: TileId; figures: number };
    operated: { tile: TileId; figures: number };
    prepared: { first: Camp };
    'turn-began': { turn: number; side: Camp };
    recovered: { side: Camp; discs: number; base: number; more: number; after: Discs };
    'energy-recovered': { side: Camp; cubes: number; base: number; more: number; available: number; fatigue: number };
    paid: { side: Camp; tile: TileId; rank: number; discs: number; extra: number; after: Discs };
    activated: { side: Camp; tile: TileId; place: number; cubes: number; free: boolean };
    moved: { side: Camp; tile: TileId; place: number }; // the tile goes to that place of the river
    stopped: { side: Camp; none: boolean };
    returned: { side: Camp; discs: number; after: Discs };
    barred: { power: PowerId; key: string; figure: FigureId }; // an effect that a hostage forbids
    'power-began': { side: Camp; power: PowerId; key: string };
    'no-power': { side: Camp; why: 'permanent' | 'dissociated' | 'impossible' | 'hidden' };
    asked: {
      power: PowerId;
      key: string;
      at: number;
      dice?: readonly { colour: Colour; count: number; reroll: boolean }[];
    };
    picked: { power: PowerId; figure: FigureId };
    'tile-picked': { power: PowerId; tile: TileId };
    declined: { power: PowerId };
    idle: { power: PowerId }; // « ne fait rien », or nothing left to do
    rolled: { power: PowerId; colour: Colour; dice: number; successes: number };
    wounded: { figure: FigureId; amount: number; life: number | null; power: PowerId | null; by: FigureId | null };
    healed: { figure: FigureId; life: number | null; amount: number | null };
    neutralised: { figure: FigureId; by: FigureId | null; means: Means };
    'tile-neutralised': { tile: TileId };
    'event-neutralised': { side: Camp };
    'event-kept': { side: Camp; why: 'mission' | 'power' };
    lying: { figure: FigureId };
    risen: { figure: FigureId; life: number | null };
    captured: { figure: FigureId; souls: number };
    released: { souls: number };
    transformed: { from: TileId; to: TileId; life: number | null };
    swapped: { figures: readonly [FigureId, FigureId] };
    exchanged: { side: Camp; tiles: readonly [TileId, TileId] };
    'to-last': { side: Camp; tile: TileId };
    disc: { side: Camp; from: keyof Discs; to: keyof Discs; amount: number; after: Discs; power: PowerId | null };
    stolen: { after: Readonly<Record<Camp, Discs>> };
    late: { side: Camp; ahead: number };
    compared: { hero: number; villain: number };
    'cubes-moved': { side: Camp; from: CubePlace; to: CubePlace; amount: number; cubes: Cubes };
    hacked: { side: Camp; space: Space; saturation: number | null };
    'marker-placed': { kind: Marker['kind'] | FigureMarker; zone: Zone | null; figure: FigureId | null };
    'marker-removed': { kind: Marker['kind'] | FigureMarker; zone: Zone | null; figure: FigureId | null };
    'markers-flipped': { kind: 'flame' | 'gas'; count: number };
    vanished: { figure: FigureId };
    hidden: { shadow: number | null }; // null: this seat may not know
    'shadow-empty': { shadow: number; zone: Zone | null };
    'batman-found': { shadow: number; zone: Zone | null; why: 'aimed' | 'activated' };
    immobilised: { figures: readonly FigureId[]; zone: Zone | null };
    dice: { power: PowerId; pool: readonly { colour: Colour; count: number; reroll: boolean }[] };
    'mission-event': { side: Camp; tile: TileId | null; none: boolean }; // `none`: the mission adds nothing to the power
    tested: {
      test: string;
      piece: PieceId;
      figure: FigureId | null;
      success: boolean;
      total: number | null;
      difficulty: number;
      skill: string | null;
    };
    piece: { piece: PieceId; from: string; to: string; test: string | null };
    escorted: { piece: PieceId; to: Zone | null; dangerous: boolean };
    'figure-moved': { figure: FigureId; from: Zone | null; to: Zone };
    aimed: { at: string; means: Means };
    fumes: { cubes: number };
    lent: { special: string; figure: FigureId | null; left: number; skill: string };
    'marker-reported': { kind: 'flame' | 'gas'; what: 'add' | 'fade' | 'remove' };
    'left-river': { tile: TileId; why: 'depollute' | 'demobilise' };
    reinforced: { tile: TileId };
    checked: { turn: number; check: 1 | 2; reasons: readonly CheckReason[] };
    'game-over': { turn: number; winner: Camp; left: number; op: string; right: number };
  }
>;

/** One condition of end, as it stood: whether it held. */
export interface CheckReason {
  readonly end: string;
  readonly holds: boolean;
  readonly left: number | null; // null: a turn
  readonly right: number;
}

export interface PartieMode extends Types<VsRule, VsCode> {
  readonly state: PartieState;
  readonly action: PartieAction;
  readonly event: PartieEvent;
  readonly scenario: PartieScenario;
}
