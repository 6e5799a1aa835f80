// A whole solo or co-operative game, kept as a sheet: enemies are moved by hand (A60), the players report what happens on the board. Combats are played.
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited, Tally } from '../../kernel/rules.ts';
import type { SoloSpec } from '../combat/solo-types.ts';
import type { CombatAction, CombatState, Outcome, Side } from '../combat/types.ts';
import type { CombatEvent, CombatMode } from '../combat/event-types.ts';
import type { Gear, Goods, NearZone, Playable } from '../combat/scenario-types.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, Deck, EpicCard, HeroCard, Level, Options, WildDice } from '../types.ts';
import type { LevelRules, Rhythm } from './levels.ts';

// ── Scenario
export interface SoloHeroSpec {
  readonly hero: HeroCard | string; // a card of one's own, or the id of an example hero
  readonly damage?: number;
  readonly defeats?: number; // already suffered
  readonly player?: number; // index in `players`; shared out in turn unless told
  readonly gear?: readonly Gear[];
  readonly spells?: readonly Playable[];
  readonly consumables?: readonly Playable[];
  readonly goods?: readonly Goods[];
}
/** An enemy hero, an epic creature or a boss. */
export type SoloEnemySpec =
  | { readonly hero: HeroCard | string; readonly damage?: number }
  | { readonly card: EpicCard | string; readonly damage?: number };
export const HOLDERS = ['ennemi', 'nous', 'personne'] as const;
export type Holder = (typeof HOLDERS)[number];
/** An outpost; bases are none of them: nobody takes one, and no soldier stands there. */
export interface OutpostSpec {
  readonly name: string;
  readonly held?: Holder; // the enemy unless told
  readonly soldiers?: number; // the enemy's: 1 unless told
  readonly enemyFirst?: boolean; // whether the enemy held it at the set-up: as `held` says unless told
}
export interface SoloScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly level: Level;
  readonly custom?: Partial<LevelRules>; // option difficultePersonnalisee
  readonly players?: readonly string[]; // 1 to 3; one unless told
  readonly heroes: readonly SoloHeroSpec[]; // 1 to 3
  readonly enemies?: readonly SoloEnemySpec[];
  readonly outposts?: readonly OutpostSpec[];
  readonly track: readonly { readonly day: boolean }[];
  readonly round?: number; // index of the present round, the first unless told
  readonly begun?: boolean; // a game under way: nothing to set up
  readonly objective?: string; // what the mission asks
  readonly eternium?: number; // as the level says unless told
  readonly pv?: number;
  readonly figures?: number; // the enemy's soldiers, in all: 15 unless told
  readonly deck?: Deck;
  readonly base?: string;
  readonly near?: readonly NearZone[]; // where one may flee or be sent: one free zone unless told, the players name it on the board
  readonly clashes?: SoloSpec['clashes'];
  readonly effects?: SoloSpec['effects'];
  readonly dice?: WildDice;
}

// ── State
interface SoloHero {
  readonly card: HeroCard;
  readonly player: Seat;
  readonly gear: readonly Gear[];
  readonly spells: readonly Playable[];
  readonly consumables: readonly Playable[];
  readonly goods: readonly Goods[];
}
export interface SoloFixed {
  readonly options: Options;
  readonly level: Level;
  readonly rules: LevelRules; // of the level, or as the table changed them
  readonly players: readonly string[];
  readonly heroes: readonly SoloHero[];
  readonly enemies: readonly (
    { readonly hero: HeroCard; readonly card: null } | { readonly hero: null; readonly card: EpicCard }
  )[];
  readonly outposts: readonly { readonly name: string; readonly enemyFirst: boolean }[];
  readonly track: readonly { readonly day: boolean }[];
  readonly objective: string;
  readonly figures: number;
  readonly deck: Deck;
  readonly base: string;
  readonly near: readonly NearZone[];
  readonly spec: SoloSpec; // cards and dice, completed
}
export interface SoloHeroState {
  readonly damage: number;
  readonly defeats: number;
  readonly spells: readonly CardId[];
  readonly consumables: readonly CardId[];
  readonly goods: readonly CardId[];
}
export interface SoloFight {
  readonly hero: number;
  readonly enemy: number;
  readonly soldiers: number; // friends in the zone
}
/** « mise-en-place »: to be read; « table »: what happened on the board; « renforts »: where the last figures go; « paiement »: with what a fallen hero pays. */
export type SoloStage = 'mise-en-place' | 'table' | 'renforts' | 'paiement' | 'fini';
export interface SoloState {
  readonly fixed: SoloFixed;
  readonly stage: SoloStage;
  readonly round: number;
  readonly turns: number; // ended this round, of any side
  readonly pv: number;
  readonly eternium: number;
  readonly debt: number; // option detteReportee
  readonly heroes: readonly SoloHeroState[];
  readonly enemies: readonly { readonly damage: number; readonly gone: boolean }[]; // a creature beaten or fled is gone
  readonly outposts: readonly { readonly held: Holder; readonly soldiers: number }[];
  readonly reserve: number; // enemy figures left
  readonly spent: readonly string[]; // discard of effect cards
  readonly owed: readonly number[]; // outposts that wait for a soldier, in the wave under way
  readonly after: 'tour' | 'manche' | null; // what ended, and brought the reinforcements
  readonly paying: { readonly hero: number; readonly due: number } | null;
  readonly fight: SoloFight | null;
  readonly combat: CombatState | null;
  readonly score: ScoreTally | null;
  readonly success: boolean;
}

// ── Score
export type ScorePart = 'pv' | 'avant-postes' | 'manches' | 'defaites' | 'degats' | 'reussite';
export type ScoreTally = Tally<FoeRule, ScorePart>;
/** What the score is counted on. */
export interface ScoreSheet {
  readonly level: Level;
  readonly pv: number; // won during the game
  readonly captured: number; // outposts that the enemy held at the set-up and that are ours at the end
  readonly remaining: number; // rounds of the track that have not begun
  readonly defeats: number;
  readonly damage: readonly number[]; // of each hero never defeated
  readonly success: boolean;
  readonly options?: Partial<Options>; // serieParHeros
}

// ── Actions
export type SoloAction =
  | { readonly type: 'solo-begin' }
  | { readonly type: 'solo-turn' } // a hero's activation has ended, of either side
  | { readonly type: 'solo-round' } // everybody has been activated
  | { readonly type: 'solo-capture'; readonly outpost: number }
  | { readonly type: 'solo-lose'; readonly outpost: number; readonly soldiers: number } // the enemy takes it, with so many soldiers
  | { readonly type: 'solo-losses'; readonly outpost: number; readonly soldiers: number } // so many enemy soldiers are left there
  | { readonly type: 'solo-replace'; readonly outpost: number; readonly soldiers: number } // a scenario or an effect brings them to so many
  | { readonly type: 'solo-hurt'; readonly side: Side; readonly hero: number; readonly amount: number } // outside the combats played here
  | { readonly type: 'solo-heal'; readonly side: Side; readonly hero: number; readonly amount: number }
  | { readonly type: 'solo-eternium'; readonly amount: number } // below 0: spent
  | { readonly type: 'solo-pv'; readonly amount: number }
  | ({ readonly type: 'solo-fight' } & SoloFight)
  | { readonly type: 'solo-objective' }
  | { readonly type: 'solo-reinforce'; readonly outpost: number }
  | { readonly type: 'solo-pay'; readonly card: CardId | null }; // null: the rest in Eternium
export type AnySoloAction = SoloAction | CombatAction;

// ── Events
export type SoloEvent = Cited<
  FoeRule,
  {
    'solo-begun': { level: Level; eternium: number; skulls: number; cards: number; gift: boolean };
    'solo-turned': { turns: number };
    'solo-round-over': { round: number; day: boolean };
    'solo-round-began': { round: number; day: boolean; left: number };
    'solo-captured': { outpost: number; scores: boolean };
    'solo-lost': { outpost: number; soldiers: number };
    'solo-left': { outpost: number; soldiers: number };
    'solo-replaced': { outpost: number; soldiers: number };
    'solo-reinforced': { outpost: number; soldiers: number; reserve: number; rhythm: Rhythm };
    'solo-no-figures': { rhythm: Rhythm };
    'solo-hurt': { side: Side; hero: number; amount: number; health: number };
    'solo-healed': { side: Side; hero: number; amount: number; health: number };
    'solo-fell': { side: Side; hero: number; defeats: number; pays: boolean };
    'solo-paid': { hero: number; name: string; value: number; left: number };
    'solo-paid-all': { hero: number; eternium: number; left: number; kept: boolean };
    'solo-eternium': { amount: number; eternium: number };
    'solo-pv': { amount: number; pv: number };
    'solo-fight': { hero: number; enemy: number; soldiers: number };
    'solo-fought': {
      hero: number;
      enemy: number;
      why: Outcome['why'];
      winner: Side | null;
      pv: number;
      tamed: boolean;
    };
    'solo-success': { objective: string };
    'solo-time-up': { round: number };
    'solo-scored': { tally: ScoreTally };
  }
>;
/** An event of a combat, and which one it was: the sheet keeps many. */
export type FoughtEvent = CombatEvent & { readonly fight: SoloFight };
export type AnySoloEvent = SoloEvent | FoughtEvent;

/** The combat inside, its events told with the fight they belong to. */
export interface FoughtMode extends CombatMode {
  readonly event: FoughtEvent;
}
export interface SoloMode extends Types<FoeRule, FoeCode> {
  readonly state: SoloState;
  readonly action: AnySoloAction;
  readonly event: AnySoloEvent;
  readonly scenario: SoloScenario;
}
