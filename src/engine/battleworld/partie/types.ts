import type { Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { CombatAction, CombatEvent, CombatState } from '../combat/types.ts';
import type { RefusalCode } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import type { Gauges, ModuleId, ModuleKind, Options, Sheet, SheetRef, Side, UnitId } from '../types.ts';

/** A cell: column letter then row number from 1, e.g. "c4". */
export type Cell = string;

/** Where a die lies: a place of its own card, the card of an ally to heal, or an icon of a module. */
export type Spot =
  | 'center'
  | 'attack'
  | 'energy'
  | 'life'
  | 'reroll'
  | `heal:${UnitId}`
  | `module-energy:${ModuleId}`
  | `module-care:${ModuleId}`
  | `module-target:${ModuleId}`
  | `module-repair:${ModuleId}`;

// ── Scenario
export interface UnitSpec {
  readonly id?: UnitId; // the sheet's id unless told
  readonly side: Side;
  readonly cell: Cell;
  readonly sheet: SheetRef;
  readonly life?: number; // 0: out of play
  readonly power?: number;
  readonly reroll?: number;
  readonly victory?: number;
  readonly spot?: Spot;
  readonly activated?: boolean; // already treated in phase 1
  readonly flightLost?: boolean;
}
export interface ModuleSpec {
  readonly id: ModuleId;
  readonly side: Side;
  readonly kind: ModuleKind;
  readonly cell: Cell;
  readonly resistance?: number; // 0 … 5, 5 unless told
}
export interface PartieScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly grid: { readonly columns: number; readonly rows: number };
  /** Battleworld is destroyed at the end of this round; null: no clock. Absent from the source (A1). */
  readonly clock: number | null;
  readonly round: number; // from 1
  readonly phase: 1 | 2;
  /** null: the token is tossed at the start (round 1, phase 1, nobody treated yet). */
  readonly initiative: Side | null;
  readonly toMove?: Side; // the initiative unless told
  readonly units: readonly UnitSpec[];
  readonly modules: readonly ModuleSpec[];
  readonly rolls?: readonly number[]; // imposed results, used by the table in order
}

// ── State
export interface ModuleFixed {
  readonly side: Side;
  readonly kind: ModuleKind;
  readonly cell: Cell;
}
export interface PartieFixed {
  readonly options: Options;
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly clock: number | null;
  readonly units: readonly UnitId[]; // scenario order, heroes and villains as given
  readonly sheets: Readonly<Record<UnitId, Sheet>>;
  readonly sides: Readonly<Record<UnitId, Side>>;
  readonly modules: readonly ModuleId[];
  readonly moduleOf: Readonly<Record<ModuleId, ModuleFixed>>;
}
export interface Unit extends Gauges {
  readonly cell: Cell;
  readonly spot: Spot;
  readonly activated: boolean;
  readonly flightLost: boolean; // until the end of the round
  readonly defended: boolean; // has been attacked this round
}
export type Reason = 'extermination' | 'base' | 'galactus';
export interface PartieState {
  readonly fixed: PartieFixed;
  readonly round: number;
  readonly phase: 'initiative' | 1 | 2;
  readonly initiative: Side;
  readonly toMove: Side;
  readonly moving: UnitId | null; // has moved, its die is still to be placed
  readonly passes: 0 | 1; // passes in a row in phase 2 (A13)
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly modules: Readonly<Record<ModuleId, number>>; // resistance; 0: destroyed
  readonly combat: CombatState | null;
  readonly result: null | { readonly winner: Side | null; readonly reason: Reason };
}

// ── Actions
export type OwnAction =
  | { readonly type: 'initiative'; readonly side: Side } // chance
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Cell } // its own cell: stays
  | { readonly type: 'place'; readonly unit: UnitId; readonly spot: Spot }
  | { readonly type: 'attack'; readonly attackers: readonly UnitId[]; readonly target: UnitId | ModuleId } // the initiator first
  | { readonly type: 'recover'; readonly unit: UnitId; readonly gauge: RecoverGauge }
  | { readonly type: 'heal'; readonly unit: UnitId }
  | { readonly type: 'repair'; readonly unit: UnitId }
  | { readonly type: 'pass'; readonly side: Side };
export const RECOVER_GAUGES = ['energy', 'life', 'reroll'] as const;
export type RecoverGauge = (typeof RECOVER_GAUGES)[number];
/** In a game, `attack` opens the combat already declared: the inner `declare` is never open. */
export type PartieAction = OwnAction | CombatAction;

// ── Events
export type OwnEvent = Cited<
  BwRule,
  {
    'initiative-drawn': { side: Side };
    moved: { unit: UnitId; from: Cell; to: Cell; steps: number; over: readonly (UnitId | ModuleId)[] }; // over: what it flew above
    stayed: { unit: UnitId; cell: Cell };
    placed: { unit: UnitId; spot: Spot; faces: number };
    'flight-lost': { unit: UnitId; healer: UnitId };
    'dice-engaged': { units: readonly UnitId[] }; // the attackers' dice leave the attack for the centre
    'already-centred': { unit: UnitId; again: boolean }; // attacked with nothing left to lose; again: not for the first time this round
    'phase-2': { side: Side };
    recovered: { unit: UnitId; gauge: RecoverGauge; before: number; after: number };
    healed: { unit: UnitId; by: UnitId; before: number; after: number };
    repaired: { module: ModuleId; by: UnitId; before: number; after: number };
    passed: { side: Side; forced: boolean };
    'die-returned': { unit: UnitId }; // the icon under it was destroyed
    'heal-void': { unit: UnitId; target: UnitId }; // the ally whose card carried the healer's die has died
    'module-gain': { unit: UnitId; module: ModuleId; gauge: 'energy' | 'life'; before: number; after: number };
    'round-over': { round: number };
    'dice-centred': { round: number };
    'initiative-flipped': { side: Side; round: number }; // round: the one that begins
    'game-over': { winner: Side | null; reason: Reason; round: number };
  }
>;
export type PartieEvent = OwnEvent | CombatEvent;

export interface PartieMode extends Types<BwRule, RefusalCode> {
  readonly state: PartieState;
  readonly action: PartieAction;
  readonly event: PartieEvent;
  readonly scenario: PartieScenario;
}
