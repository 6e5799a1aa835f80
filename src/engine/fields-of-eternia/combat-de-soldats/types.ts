// A soldiers' combat: soldiers who enter a zone, or a hero who enters on soldiers alone.
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { Options } from '../types.ts';

// ── Scenario
export interface SoldiersHero {
  readonly name: string;
  readonly health: number; // PS left
}
export interface SoldiersScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly place?: string; // name of the zone
  /** Soldiers who enter; or one hero who enters on soldiers (then `soldiers` is 0). */
  readonly attacker: { readonly team: string; readonly soldiers: number; readonly hero?: SoldiersHero };
  readonly defender: { readonly team: string; readonly soldiers: number; readonly heroes?: readonly SoldiersHero[] };
  readonly boss?: string; // name of a boss in the zone: soldiers ignore it
}

// ── State
/** « soldats »: one soldier for one; « heros »: one hero alone; « mixte »: the defender chooses; « entree »: a hero enters on soldiers; « boss »: nobody to fight. */
export type SoldiersKind = 'soldats' | 'heros' | 'mixte' | 'entree' | 'boss';
export interface SoldiersFixed {
  readonly options: Options;
  readonly seats: readonly [attacker: Seat, defender: Seat];
  readonly kind: SoldiersKind;
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
export interface SoldiersState {
  readonly fixed: SoldiersFixed;
  readonly attackers: number; // soldiers who entered and still stand
  readonly soldiers: number; // the defender's
  readonly heroes: readonly number[]; // PS of the defender's heroes
  readonly hero: number; // PS of the hero who enters; 0 when none does
  readonly outcome: SoldiersOutcome | null;
}
/** What a whole game needs to close the combat. Nobody gains a PV. */
export interface SoldiersOutcome {
  /** Who stands in the zone: the attacker (0), the defender (1), nobody. */
  readonly holder: 0 | 1 | null;
  readonly removed: readonly [number, number]; // soldiers back in reserve
  readonly lost: readonly number[]; // PS lost by each of the defender's heroes
  readonly heroLost: number; // PS lost by the hero who enters
  readonly fallen: readonly number[]; // the defender's heroes at 0 PS, by index
  readonly heroFallen: boolean;
}

// ── Actions
export type SoldiersAction =
  | { readonly type: 'bat-go' } // nothing to choose
  | { readonly type: 'bat-hit'; readonly target: number | 'soldat' }; // the defender takes one damage: on a hero, by index, or on a soldier

// ── Events
export type SoldiersEvent = Cited<
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
  readonly state: SoldiersState;
  readonly action: SoldiersAction;
  readonly event: SoldiersEvent;
  readonly scenario: SoldiersScenario;
}
