import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited, Refusal, Tally } from '../../kernel/rules.ts';
import type { CONTINUOUS } from '../language/facts.ts';
import type { BfCode } from '../refusals.ts';
import type { BfRule } from '../rules.ts';
import type { CardId, Cell, Instruction, Keyword, Options, Technique, TechniqueType } from '../types.ts';

// ── Scenario
/** A deck that the site ships (« cogneur », « beau-parleur »), or twenty cards by their ids. */
export type DeckSpec = 'cogneur' | 'beau-parleur' | readonly CardId[];
export interface PlayerSpec {
  readonly name?: string; // « J1 » to « J6 » unless told
  readonly cell?: Cell; // whole game: the default corner unless told; study: needed, unless out
  readonly deck?: DeckSpec; // whole game: needed; study: shuffled under the known cards of the pile
  // Study positions only:
  readonly life?: number; // 20 unless told
  readonly damage?: number; // 0 unless told
  readonly hand?: readonly CardId[];
  readonly pile?: readonly CardId[]; // the known top of the pile, from the top down
  readonly shuffled?: readonly CardId[]; // the rest of the pile, in an order that nobody knows
  readonly discard?: readonly CardId[];
  readonly out?: boolean; // eliminated already
}
/** A technique that waits, Stable, on the table of a study position. Its effects are computed from its steps, never typed. */
export interface ActiveSpec {
  readonly card: CardId;
  readonly owner: Seat;
  readonly target?: Seat | null;
  readonly next: number; // index, from 0, of the step to resume at: just after one of its Stable steps
  readonly bearers?: readonly Seat[]; // who bears each continuous effect of the steps before `next`, in order; the ordinary bearer unless told
}
export interface PartieScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly kind: 'game' | 'study'; // a whole game from the set-up, or a position to study
  readonly options?: Partial<Options>;
  /** Cards of the reader. An id may not be that of a basic technique or of an example card. */
  readonly cards?: readonly Technique[];
  readonly players: readonly PlayerSpec[]; // 2 to 6, clockwise
  readonly active?: readonly ActiveSpec[]; // study only
  /** Who begins; null: drawn by lot. */
  readonly first: Seat | null;
}

// ── State
export interface PartieFixed {
  readonly options: Options;
  readonly study: boolean;
  readonly cards: Readonly<Record<CardId, Technique>>; // every technique of the game, the basic ones included
  readonly names: readonly string[];
  readonly top: readonly number[]; // life + damage at the start, by seat: never exceeded
  readonly count: readonly number[]; // cards of each seat, all zones together: never changes
  readonly corners: boolean; // the pawns take the default corners, from the first player on (A13)
}
export interface Player {
  readonly life: number;
  readonly damage: number;
  readonly cell: Cell | null; // null: eliminated
  readonly hand: readonly CardId[]; // sorted
  readonly known: readonly CardId[]; // top of the pile in a known order, top first
  readonly pile: readonly CardId[]; // rest of the pile, sorted: its order is chance's
  readonly discard: readonly CardId[]; // last laid last
  readonly out: number | null; // rank of elimination, from 1
}
export type EffectKind = (typeof CONTINUOUS)[number];
export const COUNTERS = ['force', 'protection', 'vitesse', 'charme'] as const;
export type Counter = (typeof COUNTERS)[number];
export interface Effect {
  readonly bearer: Seat;
  readonly kind: EffectKind;
  readonly value: number | TechniqueType | null;
}
/** "0:ex-def-2", then "0:ex-def-2#2" for another copy active at the same time: owner, card. */
export type ActiveId = string;
export interface Active {
  readonly id: ActiveId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly target: Seat | null;
  readonly next: number; // index of the next step, 0 to the number of steps
  readonly cost: number | null; // of destabilising it; null: it is not Stable
  readonly effects: readonly Effect[];
}
/** Work under way, the last on top. What is on top decides who acts. */
export type Frame =
  | { readonly kind: 'play'; readonly seat: Seat; readonly by: ActiveId | null } // has to choose a technique; by: whose « Rejouer » asks, null: the turn
  | { readonly kind: 'target'; readonly seat: Seat; readonly by: ActiveId | null; readonly card: CardId } // has chosen it, now whom it targets
  | { readonly kind: 'run'; readonly active: ActiveId } // executes its steps from its pointer
  | {
      readonly kind: 'all';
      readonly active: ActiveId;
      readonly step: number;
      readonly left: readonly Seat[];
      readonly failed: boolean;
    } // « Tout le monde a »: left[0] is next
  | {
      readonly kind: 'op';
      readonly active: ActiveId;
      readonly step: number;
      readonly player: Seat;
      readonly opponent: Seat | null;
      readonly left: number;
    } // one execution of a keyword; left: cards, draws, pushes or moves still to do
  | {
      readonly kind: 'pay';
      readonly active: ActiveId;
      readonly player: Seat;
      readonly resume: ActiveId;
      readonly left: number;
    }; // cards to discard before `resume` resumes
export type End =
  { readonly why: 'win'; readonly seat: Seat } | { readonly why: 'agreement' | 'repetition' | 'dispute' };
export interface PartieState {
  readonly fixed: PartieFixed;
  readonly players: readonly Player[];
  readonly active: readonly Active[]; // in the order of activation
  readonly stack: readonly Frame[];
  readonly deal: number; // starting cards still to be dealt, all seats together
  readonly turn: Seat | null; // null: the first player is still to be drawn
  readonly turns: number; // turns begun, the present one included
  readonly steps: number; // steps executed in this turn
  /** The positions met at the start of each turn, as far back as they can still come again. */
  readonly seen: readonly string[];
  readonly offer: null | { readonly by: Seat; readonly left: readonly Seat[] }; // a draw offered: who has still to answer
  readonly offered: readonly Seat[]; // who has offered one this turn
  readonly end: End | null;
}

// ── Actions
export type PartieAction =
  | { readonly type: 'first'; readonly seat: Seat } // chance
  | { readonly type: 'deal'; readonly seat: Seat; readonly card: CardId } // chance: a starting card
  | { readonly type: 'draw'; readonly card: CardId } // chance: asked only when several cards could come
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'target'; readonly seat: Seat } // asked only when the technique needs a target and several are possible
  | { readonly type: 'execute' } // the next step of the technique on top: the only thing to do
  | { readonly type: 'aim'; readonly seat: Seat } // « Tout le monde a »: who is the opponent of the one whose turn it is to execute it
  | { readonly type: 'discard'; readonly card: CardId } // one at a time
  | { readonly type: 'destabilise'; readonly active: ActiveId | null } // null: none
  | { readonly type: 'move'; readonly to: Cell } // its own cell: stays
  | { readonly type: 'push'; readonly to: Cell | 'dehors' | 'rien' }
  | { readonly type: 'answer-draw'; readonly seat: Seat; readonly accept: boolean }
  // Beside the node, for anyone still playing:
  | { readonly type: 'offer-draw'; readonly seat: Seat }
  | { readonly type: 'claim'; readonly seat: Seat } // repetition
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'dispute'; readonly seat: Seat }; // litige: 'signaler' only

// ── Events
type About = { readonly active: ActiveId; readonly card: CardId };
export type HurtPart = 'n' | 'force' | 'protection';
export type PacePart = 'n' | 'vitesse';
export type PartieEvent = Cited<
  BfRule,
  {
    'first-drawn': { seat: Seat };
    dealt: { seat: Seat; card: CardId; each?: number }; // each: with the last card, how many everybody has
    'turn-started': { seat: Seat; turn: number; occurrence: number }; // occurrence: how often this very position has begun a turn
    'no-technique': { seat: Seat; by: ActiveId | null };
    chosen: { seat: Seat; card: CardId; by: ActiveId | null }; // told apart when it remains to say whom it targets
    activated: About & { by: ActiveId | null; owner: Seat; target: Seat | null; omitted: boolean }; // omitted: the target has no influence
    step: About & { index: number; of: number; instruction: Instruction; player: Seat | null; opponent: Seat | null }; // player null: everybody
    passage: About & { player: Seat; opponent: Seat | null }; // « Tout le monde a »: whose turn it is
    skipped: About & { index: number; seat: Seat }; // speaks of an eliminated person
    checked: About & {
      keyword: 'corps-a-corps' | 'distance';
      player: Seat;
      opponent: Seat;
      distance: number;
      limit: number;
      holds: boolean;
    };
    hurt: {
      by: Seat;
      seat: Seat;
      self: boolean;
      tally: Tally<BfRule, HurtPart>;
      life: readonly [before: number, after: number];
      damage: readonly [before: number, after: number];
    };
    unhurt: { by: Seat; seat: Seat; self: boolean; tally: Tally<BfRule, HurtPart> };
    blocked: {
      seat: Seat;
      n: number;
      gain: number;
      whole: boolean;
      life: readonly [before: number, after: number];
      damage: readonly [before: number, after: number];
    };
    effect: About & { bearer: Seat; kind: EffectKind; value: number | TechniqueType | null; total: number | null }; // total: of that counter, now
    failed: About & { owner: Seat; keyword: Keyword };
    stable: About & { owner: Seat; cost: number; next: number; of: number; last: boolean };
    resumed: About & { owner: Seat; by: Seat; next: number; of: number };
    'not-destabilised': { seat: Seat; choice: boolean }; // choice: declined; else nothing was Stable
    paid: { seat: Seat; card: CardId; cost: number; charm: number; price: number }; // what destabilising costs
    deactivated: About & { owner: Seat; why: 'end' | 'failed' | 'out'; discarded: boolean; effects: number };
    discarded: { seat: Seat; cards: readonly CardId[]; short: boolean }; // short: fewer than asked, the whole hand
    drawn: { seat: Seat; card: CardId; last: boolean }; // last: the pile is empty now
    'pile-empty': { seat: Seat; before: number; after: number };
    reshuffled: { seat: Seat; count: number }; // 0: nothing to shuffle
    'nothing-drawn': { seat: Seat };
    pace: { seat: Seat; tally: Tally<BfRule, PacePart> };
    moved: { seat: Seat; from: Cell; to: Cell };
    stayed: { seat: Seat; cell: Cell };
    pushed: { by: Seat; seat: Seat; from: Cell; to: Cell; before: number; after: number }; // distances from the one who pushes
    'pushed-out': { by: Seat; seat: Seat; from: Cell };
    'push-idle': { by: Seat; seat: Seat; choice: boolean };
    idle: About & { keyword: Keyword; n: number }; // a number of zero or less: nothing happens
    eliminated: { seat: Seat; cause: 'life' | 'board' | 'resigned'; rank: number };
    'turn-over': { seat: Seat; cleared: number; out: boolean; why: 'failed' | 'end' | 'stable' | 'out' | 'none' };
    'draw-offered': { seat: Seat };
    'draw-answered': { seat: Seat; by: Seat; accept: boolean };
    'game-won': { seat: Seat };
    'game-void': { why: 'agreement' | 'repetition' | 'dispute'; seat: Seat | null };
    ruling: { ruling: string }; // litige: 'signaler': a ruling has just been applied
  }
>;
/** A fault of a set-up: those of a position, and those of a deck (decks.ts), each with its own sentences. */
export type BfSetupFault = Refusal<BfRule, BfCode>;

export interface PartieMode extends Types<BfRule, BfCode> {
  readonly state: PartieState;
  readonly action: PartieAction;
  readonly event: PartieEvent;
  readonly scenario: PartieScenario;
}
