// A whole game: rounds by day and by night, heroes activated in turn, combats held through `within`. Seats are teams.
import type { Seat } from '../../kernel/game.ts';
import type { CombatAction, CombatState } from '../combat/types.ts';
import type { SoldiersAction, SoldiersState } from '../combat-de-soldats/types.ts';
import type { WildAction, WildState } from '../contrees-sauvages/types.ts';
import type {
  AnyCard,
  CardId,
  CombatCard,
  Deck,
  Effect,
  EpicDie,
  Faction,
  HeroCard,
  MapSpec,
  Merchant,
  Options,
  WildDice,
  WildFace,
  ZoneId,
} from '../types.ts';
import type { PartieScenario, RoundCell, SkirmishSpec, SkullSpec } from './scenario-types.ts';

/** Index of a hero in the game: those of the first team, then of the second… 0 to 8. */
export type HeroIx = number;
export type Team = Seat; // 0 to 2
export const STANDARD = [
  'deplacer',
  'voyager',
  'avant-postes',
  'mobiliser',
  'braver',
  'quete',
  'repos',
  'monture',
] as const;
/** « avant-postes » only with its option (A21); « monture » only in a skirmish. */
export type Standard = (typeof STANDARD)[number];
export const FREE = ['echanger', 'acheter', 'entrainer'] as const;
export type Free = (typeof FREE)[number];
export const DECKS = ['rencontres', 'scenarios', 'boutique', 'guilde', 'forge', 'victoire'] as const;
/** The merchants' decks bear their merchant's name: equipment, spells, vehicles. */
export type DeckName = (typeof DECKS)[number];

// ── State
export interface PartieFixed {
  readonly options: Options;
  readonly kind: PartieScenario['kind'];
  readonly map: MapSpec;
  readonly track: readonly RoundCell[];
  readonly heroes: readonly HeroCard[];
  readonly teamOf: readonly Team[]; // by hero
  readonly teams: readonly {
    readonly name: string;
    readonly faction: Faction;
    readonly base: ZoneId;
    readonly heroes: readonly HeroIx[];
  }[];
  readonly cards: Readonly<Record<CardId, AnyCard>>;
  readonly skulls: readonly SkullSpec[];
  readonly dice: WildDice;
  readonly epicDie: EpicDie;
  readonly skirmish: SkirmishSpec | null;
  readonly baseSoldiers: boolean;
  readonly deployment: readonly (readonly ZoneId[])[]; // skirmish: outposts of each team's deployment zone
  readonly soldierCount: number; // 15 a faction, whatever the place
}
export interface HeroState {
  readonly zone: ZoneId;
  readonly damage: number;
  readonly activated: boolean;
  readonly ally: CardId | null;
  readonly mount: CardId | null;
  readonly worn: readonly CardId[];
  readonly pack: readonly CardId[];
  readonly spells: readonly CardId[];
}
export interface TeamState {
  readonly eternium: number;
  readonly debt: number; // option detteReportee
  readonly pv: number;
  readonly reserve: number; // soldiers
  readonly deck: Deck; // 21
  readonly supply: Deck;
  readonly removed: number; // combat cards that left the game
  readonly gained: number; // combat cards taken from the supply
  readonly hand: readonly CardId[]; // victory cards
  readonly shown: readonly CardId[]; // main objective reached
  readonly finished: readonly CardId[]; // both objectives
  readonly tally: { readonly defeated: number; readonly tamed: number; readonly quests: number }; // what goals count
}
export interface Pile {
  readonly cards: readonly CardId[]; // sorted: the order is chance's
  readonly bottom: readonly CardId[]; // slid under, in order: drawn last, the first of them first
  readonly discard: readonly CardId[];
}
/** Work under way, the last on top; it decides who acts. */
export type Frame =
  | { readonly kind: 'first'; readonly teams: readonly Team[] } // chance: who begins, among these
  | { readonly kind: 'deal'; readonly team: Team; readonly left: number } // chance: victory cards
  | {
      readonly kind: 'deploy';
      readonly team: Team;
      readonly heroes: readonly HeroIx[];
      readonly zones: readonly ZoneId[];
    } // chance: first game (A52)
  | { readonly kind: 'activate'; readonly team: Team }
  | { readonly kind: 'turn'; readonly hero: HeroIx }
  | { readonly kind: 'move'; readonly hero: HeroIx; readonly left: number; readonly flying: boolean } // `flying` : may fly
  | { readonly kind: 'fight'; readonly zone: ZoneId; readonly hero: HeroIx } // what is left to fight where the hero stands: epic combats, then soldiers
  | { readonly kind: 'defender'; readonly zone: ZoneId; readonly hero: HeroIx; readonly team: Team } // the defender chooses
  | {
      readonly kind: 'clash';
      readonly what: 'epique' | 'sauvage' | 'soldats';
      readonly hero: HeroIx | null;
      readonly against: HeroIx | CardId | null;
      readonly zone: ZoneId;
      readonly team: Team;
    } // an inner combat, closed when it ends
  | {
      readonly kind: 'draw';
      readonly deck: DeckName;
      readonly count: number;
      readonly why: 'braver' | 'quete' | 'monture' | 'offre' | 'victoire';
      readonly hero: HeroIx | null;
      readonly team: Team;
      readonly got: readonly CardId[];
    } // chance
  | { readonly kind: 'pick'; readonly hero: HeroIx; readonly cards: readonly CardId[] } // which of two encounter cards
  | { readonly kind: 'recruit'; readonly hero: HeroIx; readonly card: CardId } // an ally of one's own faction: pay or refuse; skirmish with free choice: ally or enemy
  | {
      readonly kind: 'test';
      readonly hero: HeroIx | null;
      readonly team: Team;
      readonly name: string;
      readonly dice: number;
      readonly needed: number;
      readonly success: readonly Effect[];
      readonly failure: readonly Effect[];
      readonly got: readonly WildFace[];
      readonly quest: CardId | null;
    } // chance, die by die
  | { readonly kind: 'report'; readonly hero: HeroIx; readonly quest: CardId } // a task told by its text: the table says whether it was done
  | {
      readonly kind: 'effects';
      readonly hero: HeroIx | null;
      readonly team: Team;
      readonly name: string;
      readonly left: readonly Effect[];
    }
  | { readonly kind: 'gain'; readonly team: Team; readonly card: CombatCard } // take it and remove another, or renounce (A73)
  | { readonly kind: 'discard'; readonly hero: HeroIx; readonly what: 'pack' | 'sorts' } // one too many
  | { readonly kind: 'trade'; readonly hero: HeroIx; readonly other: HeroIx; readonly moved: readonly CardId[] }
  | {
      readonly kind: 'shop';
      readonly hero: HeroIx;
      readonly merchant: Merchant;
      readonly refreshed: boolean;
      readonly bought: number;
    }
  | { readonly kind: 'pay'; readonly hero: HeroIx; readonly due: number }
  | {
      readonly kind: 'retreat';
      readonly hero: HeroIx;
      readonly zones: readonly ZoneId[];
      readonly why: 'repli' | 'chute' | 'deploiement' | 'eau';
    } // the team chooses; « repli », « chute »: a friend whom they were with was beaten, or fell
  | { readonly kind: 'end-turn'; readonly hero: HeroIx }
  | { readonly kind: 'round-end' }
  | { readonly kind: 'prepare' } // a new round: marker, bonus, skull
  | { readonly kind: 'duel'; readonly picked: readonly (HeroIx | null)[] }; // the tie-break: each team chooses in secret
export interface PartieEnd {
  readonly winners: readonly Team[]; // empty: everybody loses
  readonly why: 'pv' | 'avant-postes' | 'eternium' | 'duel' | 'boss' | 'egalite';
}
export interface PartieState {
  readonly fixed: PartieFixed;
  readonly cell: number; // index in the track
  readonly rounds: number; // rounds begun
  readonly starter: Team; // who opens the action phase
  readonly heroes: readonly HeroState[];
  readonly teams: readonly TeamState[];
  readonly soldiers: Readonly<Record<ZoneId, readonly number[]>>; // by team; zones without soldiers are left out
  readonly piles: Readonly<Record<DeckName, Pile>>;
  readonly offers: Readonly<Record<Merchant, readonly CardId[] | null>>; // null: not opened yet
  readonly quests: readonly ZoneId[]; // sorted
  readonly boss: { readonly card: CardId; readonly zone: ZoneId; readonly damage: number } | null;
  readonly out?: readonly CardId[]; // epic creatures that left a skirmish for good (A81)
  readonly skulls: number; // skull events resolved
  readonly standard: readonly Standard[]; // done in this turn
  readonly free: readonly Free[];
  readonly bought: boolean; // the purchase was the last action
  readonly shops: readonly Merchant[]; // visited in this turn: one, or several by option (A29)
  readonly renewed: number; // renewals of the victory hand in this turn: none counted by a rule, told for the record
  readonly stack: readonly Frame[];
  readonly combat: CombatState | null;
  readonly wild: WildState | null;
  readonly bataille: SoldiersState | null;
  readonly extra: boolean; // the extra night round of a tie is under way, or done
  readonly end: PartieEnd | null;
}

// ── Actions
export type BoardAction =
  | { readonly type: 'first'; readonly team: Team } // chance
  | { readonly type: 'deal'; readonly card: CardId } // chance
  | { readonly type: 'deploy'; readonly hero: HeroIx } // chance: who goes on the next zone
  | { readonly type: 'activate'; readonly hero: HeroIx }
  | { readonly type: 'move'; readonly to: ZoneId } // one step; the first begins the action
  | { readonly type: 'halt' }
  | { readonly type: 'travel'; readonly to: ZoneId }
  | { readonly type: 'outpost'; readonly to: ZoneId } // option avantPostesActionSeparee
  | { readonly type: 'reinforce'; readonly count: number }
  | { readonly type: 'march'; readonly from: ZoneId; readonly to: ZoneId; readonly count: number }
  | { readonly type: 'brave'; readonly cards: 1 | 2 }
  | { readonly type: 'pick'; readonly card: CardId }
  | { readonly type: 'quest' }
  | { readonly type: 'rest' }
  | { readonly type: 'acquire' } // skirmish: « acquérir une monture »
  | { readonly type: 'train'; readonly add: CombatCard; readonly remove: CombatCard } // skirmish
  | { readonly type: 'take'; readonly card: CardId } // chance: a card of the deck that the frame names
  | { readonly type: 'roll'; readonly face: WildFace } // chance: one wilds die
  | { readonly type: 'recruit'; readonly how: 'payer' | 'refuser' | 'combattre' }
  | { readonly type: 'done'; readonly success: boolean } // report: a task, a skull event told by its text
  | { readonly type: 'gain'; readonly remove: CombatCard | null } // null: renounced
  | { readonly type: 'drop'; readonly card: CardId }
  | { readonly type: 'trade'; readonly with: HeroIx }
  | { readonly type: 'give'; readonly card: CardId; readonly from: HeroIx }
  | { readonly type: 'shake' } // the exchange is over
  | { readonly type: 'shop'; readonly merchant: Merchant }
  | { readonly type: 'refresh' }
  | { readonly type: 'buy'; readonly card: CardId }
  | { readonly type: 'leave' }
  | { readonly type: 'cast'; readonly card: CardId; readonly target: HeroIx } // a board spell
  | { readonly type: 'renew'; readonly cards: readonly CardId[] } // victory cards of the hand, sorted
  | { readonly type: 'defend'; readonly hero: HeroIx }
  | { readonly type: 'pay-debt'; readonly card: CardId | null }
  | { readonly type: 'retreat'; readonly to: ZoneId }
  | { readonly type: 'duellist'; readonly team: Team; readonly hero: HeroIx }
  | { readonly type: 'end-turn' }
  // Beside the node:
  | { readonly type: 'equip'; readonly hero: HeroIx; readonly card: CardId } // swaps with what it replaces
  | { readonly type: 'unequip'; readonly hero: HeroIx; readonly card: CardId }
  | { readonly type: 'claim'; readonly team: Team; readonly card: CardId; readonly part: 'principal' | 'secondaire' }; // an objective told by its text
export type PartieAction = BoardAction | CombatAction | WildAction | SoldiersAction;
