import type { Types } from '../../kernel/game.ts';
import type { Cited, Tally } from '../../kernel/rules.ts';
import type { RefusalCode } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import type { Gauges, ModuleId, ModuleKind, Options, Sheet, SheetRef, UnitId } from '../types.ts';

export type Camp = 'attack' | 'defence';

// ── Scenario: what a reader builds or a link carries
/** A fighter; what is left out is what the sheet starts with. */
export interface FighterSpec {
  readonly id?: UnitId; // the sheet's id unless told
  readonly sheet: SheetRef;
  readonly life?: number;
  readonly power?: number;
  readonly reroll?: number;
  readonly victory?: number;
  readonly flightLost?: boolean;
}
export interface AttackerSpec extends FighterSpec {
  readonly distance?: number; // cells to the target, 1 unless told
}
export interface BaseDefenderSpec extends FighterSpec {
  readonly doubled: boolean; // the D10 counts twice (bw.base.double-defense)
}
export type TargetSpec =
  | { readonly kind: 'unit'; readonly unit: FighterSpec }
  | {
      readonly kind: 'module';
      readonly module: ModuleId;
      readonly moduleKind: ModuleKind;
      readonly resistance?: number; // 5 unless told
      readonly defenders: readonly BaseDefenderSpec[]; // those whose die stands on a target
    };
export interface CombatScenario {
  readonly options?: Partial<Options>;
  readonly attackers: readonly AttackerSpec[]; // the initiator first
  readonly target: TargetSpec;
  readonly rolls?: readonly number[]; // imposed results, used by the table in order; the engine only checks them
}

// ── State
export interface CombatFixed {
  readonly options: Options;
  readonly attackSeat: 0 | 1;
  readonly sheets: Readonly<Record<UnitId, Sheet>>;
  readonly attackers: readonly UnitId[]; // the initiator first
  readonly sheltered: readonly UnitId[]; // attackers whom the defender cannot wound (A20)
  readonly target:
    | { readonly kind: 'unit'; readonly unit: UnitId }
    | {
        readonly kind: 'module';
        readonly module: ModuleId;
        readonly moduleKind: ModuleKind;
        readonly candidates: readonly { readonly unit: UnitId; readonly doubled: boolean }[];
      };
}
export type RollPhase = 'base' | 'raise';
/** A result on the table. Its worth is value × multiplier + bonus. */
export interface Roll {
  readonly by: UnitId;
  readonly camp: Camp;
  readonly faces: number;
  readonly value: number; // 1 … faces, as the die shows
  readonly multiplier: 1 | 2;
  readonly bonus: number; // Victory tokens that count for this roll
  readonly phase: RollPhase;
  readonly rerolled: boolean;
}
/** A roll that is due: the next chance node. `replaces`: index of the roll that a reroll takes the place of. */
export interface Due {
  readonly by: UnitId;
  readonly phase: RollPhase;
  readonly replaces?: number;
}
export type Stage = 'declare' | 'defender' | 'rolling' | 'raise' | 'wounds' | 'over';
export interface CombatState {
  readonly fixed: CombatFixed;
  readonly stage: Stage;
  readonly gauges: Readonly<Record<UnitId, Gauges>>;
  readonly resistance: number; // of the module attacked; 0 for a duel of characters
  readonly defender: UnitId | null; // null: a module that nobody defends (or not yet)
  readonly due: readonly Due[];
  readonly rolls: readonly Roll[];
  readonly spent: { readonly attack: number; readonly defence: number };
  readonly speaks: Camp;
  readonly renounced: Camp | null;
  readonly held: 0 | 1; // passes in a row on equal totals (A16)
  readonly waited: boolean; // free order: the leader has let the other speak (A14)
  readonly outcome: Outcome | null;
}
export interface Outcome {
  readonly winner: Camp | null; // null: equal totals
  readonly attack: number;
  readonly defence: number;
  readonly gap: number;
  readonly wounds: number; // inflicted on a character or a module
}

// ── Actions
export type CombatAction =
  | { readonly type: 'declare' }
  | { readonly type: 'defend'; readonly by: UnitId | null } // who defends the module, or nobody
  | { readonly type: 'roll'; readonly value: number } // chance; 1 … faces
  | { readonly type: 'spend'; readonly by: UnitId }
  | { readonly type: 'reroll'; readonly by: UnitId; readonly die: UnitId } // `by` pays; the last roll of `die` is thrown again
  | { readonly type: 'renounce'; readonly camp: Camp }
  | { readonly type: 'hold'; readonly camp: Camp } // pass on equal totals
  | { readonly type: 'wait'; readonly camp: Camp } // free order only: the leader adds nothing for now
  | { readonly type: 'conclude'; readonly camp: Camp }
  | { readonly type: 'wound'; readonly target: UnitId };

// ── Events
export type PartCode = 'die' | 'die-doubled' | 'victory-bonus' | 'strike' | 'brackets';
export type BwTally = Tally<BwRule, PartCode>;
export type CombatEvent = Cited<
  BwRule,
  {
    declared: {
      initiator: UnitId;
      allies: readonly UnitId[];
      target: UnitId;
      onModule: boolean;
      sheltered: readonly UnitId[];
    };
    disturbed: { unit: UnitId };
    defended: { unit: UnitId | null; module: ModuleId; doubled: boolean };
    rolled: {
      unit: UnitId;
      camp: Camp;
      phase: RollPhase;
      faces: number;
      value: number;
      multiplier: 1 | 2;
      bonus: number;
      tally: BwTally;
      other: number;
    };
    rerolled: { unit: UnitId; camp: Camp; faces: number; old: number; value: number; tally: BwTally; other: number };
    spent: { unit: UnitId; camp: Camp; left: number };
    'reroll-spent': { unit: UnitId; die: UnitId; left: number };
    renounced: { unit: UnitId; camp: Camp; forced: boolean };
    held: { unit: UnitId; camp: Camp; forced: boolean };
    waited: { unit: UnitId; camp: Camp };
    concluded: { unit: UnitId; camp: Camp; forced: boolean };
    compared: { winner: Camp | null; unit: UnitId; attack: number; defence: number; gap: number; undefended: boolean };
    'no-wound': { unit: UnitId }; // every attacker is sheltered
    wounded: { unit: UnitId; by: UnitId; tally: BwTally; before: number; after: number };
    'module-hit': { module: ModuleId; by: UnitId; tally: BwTally; before: number; after: number };
    'victory-token': { unit: UnitId; before: number; after: number };
    'victory-full': { unit: UnitId; slots: number };
    'energy-taken': { unit: UnitId; before: number; after: number }; // Fatalis
    'power-void': { unit: UnitId; against: UnitId }; // powers do nothing to a cosmic
    died: { unit: UnitId };
    'module-destroyed': { module: ModuleId };
  }
>;

export interface CombatMode extends Types<BwRule, RefusalCode> {
  readonly state: CombatState;
  readonly action: CombatAction;
  readonly event: CombatEvent;
  readonly scenario: CombatScenario;
}
