import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited, Refusal } from '../../kernel/rules.ts';
import type { Collection, Method } from '../decks.ts';
import type { BfCode } from '../refusals.ts';
import type { BfRule } from '../rules.ts';
import type { CardId, Options, Technique, TechniqueType } from '../types.ts';

// ── Scenario
export const METHODS = ['aleatoire', 'construit', 'scelle'] as const satisfies readonly Method[];
export interface FormationScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Pick<Options, 'boosterRemise'>>;
  readonly method: Method;
  /** The reader's own cards: they are the edition then. The example cards unless told. */
  readonly cards?: readonly Technique[];
  /** « construit »: the copies that each person owns, example cards and the reader's own alike. */
  readonly collection?: Collection;
  readonly players: readonly string[]; // 1 to 6 names, by seat; an empty one: « J1 » to « J6 »
}

// ── State
export interface FormationFixed {
  readonly method: Method;
  readonly remise: boolean;
  readonly cards: Readonly<Record<CardId, Technique>>; // every card that may be met
  readonly edition: readonly CardId[]; // sorted: what boosters are made of
  readonly collection: Collection; // empty unless « construit »
  readonly names: readonly string[];
}
/** One person's cards. Their types are known by their places, so that a hidden card still has one. */
export interface Former {
  readonly boosters: readonly (readonly CardId[])[]; // two cards of each type, in the order of the types; the last one may still be opening
  readonly deck: readonly CardId[]; // four cards of each type, in the order of the types, those of a type sorted
}
export interface FormationState {
  readonly fixed: FormationFixed;
  readonly formers: readonly Former[]; // by seat: each opens, then chooses, before the next
}

// ── Actions
export type FormationAction =
  | { readonly type: 'open'; readonly cards: readonly [CardId, CardId] } // chance: the two cards of the type that comes next in the booster
  | { readonly type: 'choose'; readonly card: CardId }; // one of the four cards of the type that comes next in the deck

// ── Events
export type FormationEvent = Cited<
  BfRule,
  {
    opened: { seat: Seat; booster: number; of: number; kind: TechniqueType; cards: readonly [CardId, CardId] }; // booster: from 1
    'booster-complete': { seat: Seat; booster: number; of: number; size: number; each: number };
    chosen: { seat: Seat; kind: TechniqueType; card: CardId; rank: number; of: number };
    'deck-formed': { seat: Seat; method: Method; boosters: number; cards: readonly CardId[]; each: number };
  }
>;
export type FormationFault = Refusal<BfRule, BfCode>;

export interface FormationMode extends Types<BfRule, BfCode> {
  readonly state: FormationState;
  readonly action: FormationAction;
  readonly event: FormationEvent;
  readonly scenario: FormationScenario;
}
