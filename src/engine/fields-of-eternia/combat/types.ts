// An epic combat: ten phases, two combat rounds. One machine serves three modes: cards (« cartes »), power dice (« des »), and a solo fight against an enemy hero (« solo »).
import type { Seat } from '../../kernel/game.ts';
import type { FoeRule } from '../rules.ts';
import type { SoloSpec, SoloState } from './solo-types.ts';
import type {
  CardId,
  CombatCard,
  Deck,
  Effect,
  EpicCard,
  EpicDie,
  EpicFace,
  GridZone,
  HeroCard,
  Options,
  Totals,
  WildDice,
  WildFace,
  ZoneId,
} from '../types.ts';
import type { Gear, Goods, NearZone, Playable } from './scenario-types.ts';
import type { TotalPart } from './event-types.ts';

/** 0: the active hero; 1: the defender, or the enemy. */
export type Side = 0 | 1;
/** « creature » and « boss » follow the Créature/Boss column; « solo » is an enemy hero of the solo mode, who follows it too. */
export type Column = 'heros' | 'creature' | 'boss' | 'solo';
export type Variant = 'cartes' | 'des';

// ── State
export interface SideFixed {
  readonly name: string;
  readonly team: string;
  readonly hero: HeroCard | null; // null: an enemy card
  readonly enemy: EpicCard | null;
  readonly healthMax: number;
  readonly spirit: number;
  readonly initiative: number;
  readonly quota: number; // cards to lay in phase 3
  readonly friends: number; // other friendly heroes there (« plus fort ensemble »)
  readonly gear: readonly Gear[];
  readonly spells: readonly Playable[]; // what `SideState.spells` names
  readonly consumables: readonly Playable[];
  readonly goods: readonly Goods[];
  readonly refuges: readonly ZoneId[];
  readonly base: string;
  readonly deck: Deck; // what must be there at every step
}
/** Who fights whom: all that the sentences of a combat and its veil ask, so that a game that holds combats tells them without one. */
export interface CombatCast {
  readonly column: Column;
  readonly rounds: CombatFixed['rounds'];
  readonly seats: readonly Seat[];
  readonly sides: readonly [Pick<SideFixed, 'name' | 'hero'>, Pick<SideFixed, 'name' | 'hero'>];
  readonly bystander: { readonly name: string } | null;
}
export interface CombatFixed {
  readonly options: Options;
  readonly variant: Variant;
  readonly column: Column;
  readonly final: boolean;
  readonly rounds: 1 | 2;
  readonly first: boolean;
  readonly mount: boolean; // a mount of a skirmish, which gives no PV
  readonly sides: readonly [SideFixed, SideFixed];
  /** Who decides for the active hero, for the defender (an enemy card has nobody: the other team's spells), for the third team. */
  readonly seats: readonly Seat[];
  readonly bystander: { readonly name: string; readonly spells: readonly Playable[] } | null;
  readonly place: {
    readonly name: string;
    readonly kind: 'avant-poste' | 'contree';
    readonly near: readonly NearZone[];
  };
  readonly epicDie: EpicDie;
  readonly dice: WildDice;
  readonly solo: SoloSpec | null;
}
/** « cachee »: the viewer may not see it. */
export type Drawn = CombatCard | 'cachee';
/** A card on the grid. `off`: turned face down by an effect, gives nothing. `used`: a surge already activated this round. */
export interface Laid {
  readonly card: Drawn;
  readonly up: boolean;
  readonly off: boolean;
  readonly used: boolean;
}
export type Grid = Readonly<Record<GridZone, readonly Laid[]>>;
/** A bonus on a total that no card of the grid gives. */
export interface Extra {
  readonly zone: GridZone;
  readonly value: number;
  readonly what: TotalPart;
  readonly name: string; // of the card, « » when the kind says it all
  readonly rule: FoeRule;
  readonly lasting: boolean;
}
export interface SideState {
  readonly health: number;
  readonly weapon: 0 | 1 | null;
  readonly pile: Deck; // still to be drawn
  readonly discard: Deck; // played or rejected, until phase 10
  readonly temporary: Deck; // rejected by concentration: counts them (A4)
  readonly grid: Grid;
  readonly beside: number; // cards « temps » laid beside the grid
  readonly held: readonly Drawn[]; // drawn, not laid yet: one, or the two of an « outil »
  readonly tool: boolean; // `held` comes from an « outil »
  readonly placed: number; // counted in the quota this round
  readonly last: GridZone | null; // phase 3 only
  readonly focused: number; // concentrations of the combat (of the round, by option)
  readonly out: boolean; // no card left to draw: out of phase 3
  readonly soldiers: number; // in the zone
  readonly given: Totals; // soldiers withdrawn for a bonus, on the grid
  readonly gave: boolean; // once per combat
  readonly extras: readonly Extra[];
  readonly passed: boolean;
  readonly dealt: number; // PS that this side has made the other lose (A12)
  readonly eternium: number;
  readonly spells: readonly CardId[]; // still at hand
  readonly consumables: readonly CardId[];
  readonly goods: readonly CardId[];
}
/** An effect that waits for a choice or for chance. `side`: for whom it works. */
export interface Pending {
  readonly effect: Effect;
  readonly side: Side;
  readonly what: TotalPart;
  readonly name: string;
  readonly rule: FoeRule;
  readonly lasting: boolean;
}
export type Phase =
  | 'weapon'
  | 'clash'
  | 'start'
  | 'place'
  | 'excess'
  | 'abilities'
  | 'enemy'
  | 'totals'
  | 'damage'
  | 'fallen'
  | 'pay'
  | 'tame'
  | 'flee'
  | 'resolve'
  | 'displace'
  | 'maintenance'
  | 'end';
export interface Outcome {
  /** Who won the combat; null: nobody. */
  readonly winner: Side | null;
  readonly why: 'vaincu' | 'double' | 'fuite' | 'degats' | 'ps' | 'creature-fuit' | 'boss-reste';
  readonly fallen: readonly [boolean, boolean];
  readonly pv: readonly [number, number]; // PV won
  /** Where each side goes: the id of a zone, 'base', or null when it stays. */
  readonly to: readonly [ZoneId | null, ZoneId | null];
  readonly tamed: boolean;
  readonly debt: readonly [number, number]; // Eternium still owed (option detteReportee)
}
/** Power dice: a throw under way. */
export interface DiceState {
  readonly stage: 'initiative' | 'attaque';
  readonly attacker: Side; // of the attack under way
  readonly pools: readonly [WildDice | null, WildDice | null]; // what each side's dice show; null: not thrown yet, or an enemy's fixed value
  readonly done: readonly [boolean, boolean]; // has stopped rerolling
  readonly fixed: readonly [number, number]; // successes placed by excess dice count beside
}
export interface CombatState {
  readonly fixed: CombatFixed;
  readonly phase: Phase;
  readonly round: 1 | 2;
  readonly turn: number; // index into `fixed.seats`: who acts in phases 1, 3 and 4
  readonly sides: readonly [SideState, SideState];
  readonly third: { readonly spells: readonly CardId[]; readonly passed: boolean };
  readonly die: { readonly thrown: number; readonly surge: boolean }; // epic dice of the round
  readonly kept: boolean; // the card in hand was kept of an « outil »: no other comes
  readonly pending: readonly Pending[]; // the first is resolved first
  readonly first: Side | null; // who attacks first, once known
  readonly attacks: number; // attacks resolved this round: 0, 1, 2
  readonly due: number; // Eternium that the fallen hero has still to pay
  readonly paying: Side | null;
  readonly dice: DiceState | null;
  readonly excess: readonly [Totals, Totals]; // power dice beyond ten, by side: what each zone has lost (below 0) and won (above) by conversion is in `extras`; here the successes placed
  readonly solo: SoloState | null;
  readonly outcome: Outcome | null;
}

// ── Actions
/** A card of a grid: its zone, its place there from 0. */
export interface Spot {
  readonly zone: GridZone;
  readonly at: number;
}
export type CombatAction =
  | { readonly type: 'weapon'; readonly weapon: 0 | 1 }
  | { readonly type: 'draw'; readonly card: CombatCard } // chance
  | { readonly type: 'epic'; readonly face: EpicFace } // chance
  | { readonly type: 'test'; readonly face: WildFace } // chance: one wilds die asked by an effect
  | { readonly type: 'focus' }
  | { readonly type: 'keep'; readonly card: CombatCard } // of the two cards of an « outil »
  | { readonly type: 'lay'; readonly zone: GridZone | 'cote'; readonly shown?: true } // « cote »: beside the grid, a card « temps »
  | { readonly type: 'swap'; readonly a: Spot; readonly b: Spot } // with a card « temps »
  | { readonly type: 'surge'; readonly spot: Spot }
  | { readonly type: 'spell'; readonly card: CardId; readonly side: Side } // for whom it works: a third team chooses
  | { readonly type: 'consume'; readonly card: CardId }
  | { readonly type: 'soldiers'; readonly give: Totals }
  | { readonly type: 'pass' }
  | { readonly type: 'zone'; readonly zone: GridZone } // where a bonus « au choix » goes
  | { readonly type: 'flip'; readonly spot: Spot } // which enemy card is turned face down
  | { readonly type: 'go' } // the next phase: the only thing to do
  | { readonly type: 'pay'; readonly card: CardId | null } // null: the rest in Eternium
  | { readonly type: 'tame'; readonly yes: boolean }
  | { readonly type: 'flee'; readonly to: ZoneId | null } // null: stays
  | { readonly type: 'send'; readonly to: ZoneId } // where the loser goes (or the hero whom a boss drives away)
  // power dice
  | { readonly type: 'convert'; readonly from: GridZone; readonly to: GridZone } // one die beyond ten becomes a success
  | { readonly type: 'throw'; readonly faces: WildDice } // chance: a whole pool
  | { readonly type: 'again'; readonly extra: WildDice } // reroll the marked dice, and these others (`relancer` 0)
  | { readonly type: 'stop' }
  // solo
  | { readonly type: 'clash-die'; readonly face: WildFace } // chance
  | { readonly type: 'clash'; readonly card: string } // chance
  | { readonly type: 'effect'; readonly card: string }; // chance
