// A soldiers' combat: soldiers who enter a zone, or a hero who enters on soldiers alone.
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { Options } from '../types.ts';

// ── Scenario
export interface BatailleHero {
  readonly name: string;
  readonly health: number; // PS left
}
export interface BatailleScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly place?: string; // name of the zone
  /** Soldiers who enter; or one hero who enters on soldiers (then `soldiers` is 0). */
  readonly attacker: { readonly team: string; readonly soldiers: number; readonly hero?: BatailleHero };
  readonly defender: { readonly team: string; readonly soldiers: number; readonly heroes?: readonly BatailleHero[] };
  readonly boss?: string; // name of a boss in the zone: soldiers ignore it
}

// ── State
/** « soldats »: one soldier for one; « heros »: one hero alone; « mixte »: the defender chooses; « entree »: a hero enters on soldiers; « boss »: nobody to fight. */
export type BatailleKind = 'soldats' | 'heros' | 'mixte' | 'entree' | 'boss';
export interface BatailleFixed {
  readonly options: Options;
  readonly seats: readonly [attacker: Seat, defender: Seat];
  readonly kind: BatailleKind;
  readonly teams: readonly [string, string];
  readonly place: string;
  readonly heroes: readonly string[]; // names of the defender's heroes
  readonly hero: string | null; // the hero who enters
  readonly boss: string | null;
  readonly began: {
    readonly attackers: number;
    readonly soldiers: number;
    readonly heroes: readonly number[];
    readonly hero: number;
  };
}
export interface BatailleState {
  readonly fixed: BatailleFixed;
  readonly attackers: number; // soldiers who entered and still stand
  readonly soldiers: number; // the defender's
  readonly heroes: readonly number[]; // PS of the defender's heroes
  readonly hero: number; // PS of the hero who enters; 0 when none does
  readonly outcome: BatailleOutcome | null;
}
/** What a whole game needs to close the combat. Nobody gains a PV. */
export interface BatailleOutcome {
  /** Who stands in the zone: the attacker (0), the defender (1), nobody. */
  readonly holder: 0 | 1 | null;
  readonly removed: readonly [number, number]; // soldiers back in reserve
  readonly lost: readonly number[]; // PS lost by each of the defender's heroes
  readonly heroLost: number; // PS lost by the hero who enters
  readonly fallen: readonly number[]; // the defender's heroes at 0 PS, by index
  readonly heroFallen: boolean;
}

// ── Actions
export type BatailleAction =
  | { readonly type: 'bat-go' } // nothing to choose
  | { readonly type: 'bat-hit'; readonly target: number | 'soldat' }; // the defender takes one damage: on a hero, by index, or on a soldier

// ── Events
export type BatailleEvent = Cited<
  FoeRule,
  {
    'bat-exchanged': { pairs: number; attackers: number; soldiers: number };
    'bat-hit-hero': { hero: number; damage: number; health: number; attackers: number };
    'bat-hit-soldier': { damage: number; soldiers: number; attackers: number };
    'bat-entered': { soldiers: number; damage: number; health: number; left: number };
    'bat-fallen': { hero: number | null; turnEnds: boolean };
    'bat-ignored': { boss: string };
    'bat-over': { holder: 0 | 1 | null; attackers: number; soldiers: number; removed: readonly [number, number] };
  }
>;

export interface SoldiersMode extends Types<FoeRule, FoeCode> {
  readonly state: BatailleState;
  readonly action: BatailleAction;
  readonly event: BatailleEvent;
  readonly scenario: BatailleScenario;
}
