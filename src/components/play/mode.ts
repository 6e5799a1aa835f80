import type { ComponentType, JSX } from 'preact';
import type { Advice, Prospect } from '../../engine/kernel/advice.ts';
import type { Game, Types } from '../../engine/kernel/game.ts';
import type { Level } from '../../engine/kernel/levels.ts';
import type { Review } from '../../engine/kernel/review.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { ModeText } from '../../engine/kernel/text.ts';
import type { Thought } from '../../engine/kernel/think.ts';
import type { Codec, Issue } from '../../engine/scenario/codec.ts';
import type { Effect } from '../scene/motion.ts';
import type { Odds as Told } from './odds.ts';
import type { TableWords } from './words.ts';

/** What every board receives: it draws a state and knows no rule. */
export interface BoardProps<S, A, E> {
  readonly state: S;
  readonly events: readonly E[]; // what the last step told, to be pointed at
  readonly options?: readonly A[]; // open actions, when the reader may act on the board
  /** Any action may be tried: one that the rules forbid is refused aloud, with its rule. */
  readonly onPick?: (action: A) => void;
  readonly label?: (action: A) => string; // words of an action, typeset: given with `onPick`
  readonly foretell?: (action: A) => string | undefined; // what surely comes of it, typeset: given with `onPick`
  readonly weigh?: (action: A) => JSX.Element | undefined; // its odds, to be drawn where it is chosen: given where they are worth asking
  readonly refusal?: { readonly action: A; readonly view: JSX.Element } | undefined; // what was just tried, and why it is refused: said where it was tried, if the board can
}

/** What an exercise asks of a position, and its answers there. */
export interface Asked {
  readonly about: unknown; // as its game said it: `ExercisePosition`
  readonly marks: readonly unknown[]; // where answers lie: `ExerciseAnswer`
  readonly lettered: boolean;
  readonly picked: number | undefined; // the answer that was given
  readonly right: number | undefined; // once it was given
  readonly onAnswer: ((answer: number) => void) | undefined; // none once it was given
}
export interface AskedProps<S> {
  readonly state: S;
  readonly asked: Asked;
}

/** A chance action seen as a die, a handful of dice, a two-sided token or a card: how the tray draws it and lets people type it. */
export type ChanceFace =
  | {
      readonly kind: 'die' | 'side';
      readonly faces: number; // 4, 6, 8, 10, 12 for a die; 2 for a two-sided token
      readonly value: number;
      readonly label: string; // « 7 », « Vilains »
    }
  | { readonly kind: 'mark'; readonly label: string } // one die whose faces bear marks instead of numbers: « surcharge »
  | {
      readonly kind: 'pool';
      readonly counts: readonly (readonly [face: string, dice: number])[];
      readonly label: string;
    } // a handful of such dice thrown together: how many show each face
  | { readonly kind: 'card'; readonly label: string }; // its title; its copies are the weight

/** What links and saved games need: loaded on first use, schemas and compression weigh more than an engine. */
export interface Links<A, P, S = unknown> {
  readonly codec: Codec<P>;
  readonly parseAction: (raw: unknown) => Result<A, readonly Issue[]>; // actions of a link: shape only, the engine judges the rest
  /** How many of the actions that led to a state may be shown to everyone, where some tell a secret: a link of their own then stops there. All of them unless told. */
  readonly shareable?: (actions: readonly A[], state: S) => number;
}

/** Answers `advise` for a state: undefined when there is nothing to compute there; rejected when the tree is too large. `onSeen` may be told how many positions it has looked at. */
export interface Advisor<S, A> {
  readonly ask: (state: S, onSeen?: (count: number) => void) => Promise<Advice<A> | undefined>;
  readonly stop: () => void;
}

/** Thinks about a position for who has to choose there (see play/worker-thinker.ts): its thoughts, best first; rejected when the worker breaks or is stopped. `onIdeas` is told the best ones so far. */
export interface Thinker<S, A> {
  readonly ask: (
    state: S,
    how: { readonly level: Level; readonly seed: number },
    onIdeas?: (ideas: readonly Thought<A>[]) => void,
  ) => Promise<readonly Thought<A>[]>;
  /** Looks back on a game, every hand open. `onDone` is told how much is done, 0 to 1. */
  readonly review: (start: S, actions: readonly A[], onDone?: (done: number) => void) => Promise<Review<A>>;
  readonly stop: () => void;
}

/** The odds of a decision. */
export interface Odds<S, A> {
  /** Whether the advisor has something to compute for a decision of this state; always unless told. */
  readonly has?: (state: S) => boolean;
  /** A worker that answers `advise` for a state (see src/components/<jeu>/odds.worker.ts), made on first use. */
  readonly advisor: () => Advisor<S, A>;
  /** What draws the odds of a choice on the place itself, for a board that has room there (`weigh`). */
  readonly There?: ComponentType<{ readonly odds: Told<A>; readonly action: A }>;
  /** What is said of a choice beside its chances, and how they are computed (`decided`: what sets the best one above the next); wounds unless told. */
  readonly words?: {
    readonly mean: (prospect: Prospect<A>) => string;
    readonly note: (games: number | undefined, decided: string | undefined) => string;
  };
}
/** What the scenario wants of chance: results in order, or, when they depend on who draws, asked of each state where chance acts. */
export interface Script<S, A, P> {
  readonly imposed?: (scenario: P) => readonly A[];
  readonly scripted?: (scenario: P, state: S) => A | undefined;
}
/** Hidden hands, where the game has a veil. */
export interface Hidden<S, P> {
  /** Whether they start hidden at the table. The reader may change it. */
  readonly hides: (scenario: P) => boolean;
  /** Whether this state may hold something to hide: else the table does not offer it. Always unless told. */
  readonly secret?: (state: S) => boolean;
}
/** Whether the machine may hold a seat. */
export interface Machine {
  /** Only people play: no seat is offered to it. Where most of a game is reported from a real table, it would have to invent. */
  readonly peopleOnly: true;
}

/** What an action costs whom it belongs to, or wastes. */
export interface Harm {
  readonly says: string; // one sentence: « Votre chasseur 2 serait écrasé. »
  readonly pieces?: readonly string[]; // shown in danger on the place (`data-piece`)
}

/** What the end of a game was for: another game, made of what it came to. */
export interface NextGame<S> {
  readonly mode: string; // its id
  readonly says: (state: S) => string; // of its button
  /** Made anew each time: chance may have a say. */
  readonly scenario: (state: S) => object;
}

/** All that the shared islands need of a playable mode. One value per mode, in src/components/<jeu>/mode-<mode>.ts. */
export interface ModeUi<T extends Types> {
  readonly jeu: string; // slug
  readonly game: Game<T>;
  readonly text: ModeText<T>;
  readonly Board: ComponentType<BoardProps<T['state'], T['action'], T['event']>>;
  /** The board without the help of live play, which says what comes next: at the start of an example, in exercises. `Board` unless told. */
  readonly Still?: ComponentType<BoardProps<T['state'], T['action'], T['event']>>;
  /** The board of a position that an exercise asks about, where its game says what is asked of it; `Still` or `Board` unless told. */
  readonly asked?: () => Promise<ComponentType<AskedProps<T['state']>>>;
  readonly links: () => Promise<Links<T['action'], T['scenario'], T['state']>>;
  readonly chance: (action: T['action'], state: T['state']) => ChanceFace | undefined;
  /** The totals to show open, best first (« Attaque », « Défense »); empty outside a combat. */
  readonly tallies: (
    state: T['state'],
  ) => readonly { readonly label: string; readonly tally: Tally<T['rule']>; readonly ahead: boolean }[];
  /** The total that an event tells, if it tells one. */
  readonly eventTally?: (event: T['event']) => Tally<T['rule']> | undefined;
  readonly partLabel: (what: string) => string; // words of a tally's part
  /** Where a choice is listed when there are many: who acts, then what kind of thing (« Hulk », « Se déplacer »). */
  readonly group?: (action: T['action'], state: T['state']) => readonly [who: string, kind: string];
  /** Where an action stands in its part of a list, the lowest first: what one looks for before the rest. As the engine lists them unless told. */
  readonly rank?: (action: T['action'], state: T['state']) => number;
  /** Actions worth asking « pourquoi pas ? » about; those that are allowed are left out by the view. */
  readonly attempts?: (state: T['state']) => readonly T['action'][];
  /** What the scene shows of an event beyond the places of the pieces; nothing unless told. */
  readonly effects?: (events: readonly T['event'][], state: T['state']) => readonly Effect[];
  /** What a step that tells no event did, in a sentence without its full stop; the words of its button unless told. */
  readonly untold?: (action: T['action'], before: T['state']) => string | undefined;
  /** The rank, among the events of a step, of the one whose sentence leads the caption; the first unless told. */
  readonly lead?: (events: readonly T['event'][]) => number;
  /** Steps that a table leaves out of its log and of what has happened since: a later one says them all. None unless told. */
  readonly unlisted?: (events: readonly T['event'][]) => boolean;
  /** Steps of which nothing is to be told: who takes them has nothing left to play with. They take no caption, and nobody waits for them to be read. None unless told. */
  readonly dull?: (events: readonly T['event'][], before: T['state']) => boolean;
  /** Its sentences name pieces by names that every player’s have: a caption says whose step it was. */
  readonly nameless?: true;
  /** Who acts besides the seats, as its sentences begin (a hero, an enemy that nobody plays): a caption does not say whose step it was before one of them. Nobody unless told. */
  readonly doers?: (state: T['state']) => readonly string[];
  /** The part of the game in which a state stands (« Manche 2 », « Phase 3 : placer des cartes »): one mark each on a long line of time. No parts unless told. */
  readonly part?: (state: T['state']) => string;
  /** Whether these events settle what dice decided (a combat): « et si ? » is then offered. Never unless told. */
  readonly settles?: (events: readonly T['event'][]) => boolean;
  /** What an open action would do against oneself, read from what the engine makes of it: shown, and asked again, before it is played. Never unless told. */
  readonly harms?: (action: T['action'], state: T['state']) => Harm | undefined;
  /** What surely comes of an open action, read from what the engine makes of it, where neither chance nor anything hidden has a say: one sentence, said beside the choice. Never unless told. */
  readonly foretell?: (action: T['action'], state: T['state']) => string | undefined;
  /** The board is drawn with the kit of the scene, and fits its place: what stands there, in a word that style sheets know (`data-stage` of the scene). Else it lies on paper, and scrolls there. */
  readonly stage?: (state: T['state']) => string;
  /** Whether the board itself takes this action: it is then listed apart, for who does not touch. None unless told. */
  readonly onBoard?: (action: T['action'], state: T['state']) => boolean;
  /** Whether the workshop edits scenarios of this mode: then links can lead there. */
  readonly editable?: boolean;
  /** What its scenario says of itself, told before anything has happened; the question alone unless told. */
  readonly intro?: (scenario: T['scenario']) => string | undefined;
  /** What the scenario is called, if it says so. */
  readonly title?: (scenario: T['scenario']) => string;
  /** None unless told. */
  readonly odds?: Odds<T['state'], T['action']>;
  readonly hidden?: Hidden<T['state'], T['scenario']>; // nothing starts hidden unless told
  readonly machine?: Machine;
  /** Thinks for the machine, and advises the reader; made on first use. Nobody does unless told. */
  readonly thinker?: () => Thinker<T['state'], T['action']>;
  readonly script?: Script<T['state'], T['action'], T['scenario']>;
  /** What would come of it if it all stopped here (« 2 blessures »): said of each face of the next throw. */
  readonly stake?: (state: T['state']) => string | undefined;
  /** What is offered first once a game is over; to play again unless told. */
  readonly nextGame?: NextGame<T['state']>;
  /** How many seats play, 1 to 6; 2 unless told. Asked of the state at the start. */
  readonly seats?: (state: T['state']) => number;
  /** Whether the only open option is a mere continuation (the next step of a card): the table may play it by itself, and an undo goes back over it. */
  readonly forced?: (action: T['action'], state: T['state']) => boolean;
  /** Such steps are so rare that nobody is asked whether to take them one by one. */
  readonly rarelyForced?: true;
  /** What the table calls things, where dice and hands are not the words. */
  readonly words?: Partial<TableWords>;
}
