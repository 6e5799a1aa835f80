// What the tests know of a game. A game gives one `GameSubject` (tests/games/<jeu>/index.ts) and one line in tests/games/index.ts: every suite then runs on it.
import type { Game, Types } from '../../src/engine/kernel/game.ts';
import type { Example } from '../../src/engine/kernel/example.ts';
import type { Result } from '../../src/engine/kernel/result.ts';
import type { Cite, RuleEntry, Tally } from '../../src/engine/kernel/rules.ts';
import type { Ruling } from '../../src/engine/kernel/ruling.ts';
import type { ModeText } from '../../src/engine/kernel/text.ts';
import type { Weigh } from '../../src/engine/kernel/weigh.ts';
import type { Codec, Issue } from '../../src/engine/scenario/codec.ts';
import type { Sought } from '../score.ts';

/** A golden game: what it must be, and where it is found. See tests/golden/golden.ts. */
export interface Wanted<A, R extends string, P> {
  readonly result: string; // '*': any
  readonly tells: readonly string[]; // types of events that must be there
  readonly cites?: readonly R[]; // and rules that they must cite, their totals included
  readonly never?: readonly string[]; // and types that must not
  readonly scenario: P;
  /** What is played; without it, the shortest fitting game is looked for among seeded ones. */
  readonly script?: readonly A[];
}
/** Links of a mode: those that were published, and what the budgets of length are measured on. */
export interface Links<A, P> {
  /** By name of the file: a scenario; or a moment, of given actions or of a seeded game after some steps. Added to, never changed. */
  readonly published: Readonly<
    Record<
      string,
      {
        readonly scenario: P;
        readonly actions?: readonly A[];
        readonly seeded?: { readonly seed: number; readonly steps: number };
      }
    >
  >;
  /** Scenarios whose link holds in 300 characters, with its address, and in a QR code of version 12. */
  readonly short: readonly (readonly [what: string, scenario: P])[];
  /** Scenarios whose moment of forty actions holds in 1,500 characters; empty when no game of the mode is that long. */
  readonly forty: readonly P[];
}
/** Seeded games under everything that may change: each moment is checked. See tests/fuzz/play.ts. */
export interface Fuzz<P> {
  readonly scenario: (below: (n: number) => number) => P;
  readonly ends: readonly string[]; // every result, all to be met in `games`, which the unit tests play
  readonly games: number;
  readonly refusals: number; // more kinds of refusals than that are to be met
}
/** Size of the engine of a mode with its sentences, in kB (gzip); `within`: the modes inside it, counted apart. */
export interface EngineBudget {
  readonly most: number;
  readonly within?: readonly string[];
  /** A file of the mode's folder that runs the rules alone: `most` is then its own, and this the limit of the whole, door and sentences included. */
  readonly machine?: { readonly file: string; readonly whole: number };
}

export interface ModeSubject<T extends Types> {
  readonly game: Game<T>;
  readonly text: ModeText<T>;
  readonly spoken?: ModeText<T>; // where pages say it otherwise than records
  readonly codec: Codec<T['scenario']>;
  readonly parseAction: (raw: unknown) => Result<T['action'], readonly Issue[]>;
  /** Legal scenarios of every kind, over each of which `seeds` games are played. */
  readonly scenarios: readonly T['scenario'][];
  readonly seeds: number;
  readonly weigh?: Weigh<T['action']> | undefined; // how often seeded games draw an option; evenly without it
  readonly strangers: readonly T['action'][]; // actions to be refused, beside those open at other moments
  readonly illegal: readonly T['scenario'][]; // scenarios to be refused
  readonly golden: Readonly<Record<string, Wanted<T['action'], T['rule'], T['scenario']>>>; // by name of the file
  readonly links: Links<T['action'], T['scenario']>;
  readonly fuzz?: Fuzz<T['scenario']>;
  readonly engine: EngineBudget;
}
/** An event seen by tests that know no game. */
export interface Told extends Cite<string> {
  readonly type: string;
  readonly tally?: Tally<string>;
}
/** What tests know of a mode when they know no game. */
export interface AnyTypes extends Types {
  readonly event: Told;
}
export type AnyMode = ModeSubject<AnyTypes>;
export type AnyExample = Example<unknown, unknown, string> & { readonly mode: string };

/** A mode for suites that know no game: what they give back to it always comes from itself. */
export const mode = <T extends Types & { readonly event: { readonly type: string } }>(
  subject: ModeSubject<T>,
): AnyMode => subject as unknown as AnyMode;

export interface GameSubject {
  readonly jeu: string; // slug
  readonly modes: Readonly<Record<string, AnyMode>>; // by the name that examples, links and engine folders give them
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly rulings: readonly Ruling[];
  readonly examples: readonly AnyExample[];
  /** Rules run by the engine without anything to tell: why. */
  readonly silent: Readonly<Record<string, string>>;
  /** What the site holds of it, counted by hand. */
  readonly holds: {
    readonly chapters: number;
    readonly examples: number;
    readonly stepped?: number; // kB of JavaScript that stepping an example runs, where its place asks for more than the common limit
  };
  readonly search: {
    readonly table: readonly Sought[]; // questions that players asked at the table
    readonly three: number; // so many of them at least find their rule in the first three
    readonly bare: number; // the same without accents
    readonly heldOut: number; // of whole questions left out of the index, the share (%) that find their rule in the first three
    /** Sets of our own, reported only: the only honest measure is on questions that nothing was tuned for. */
    readonly own: Readonly<Record<string, readonly Sought[]>>;
  };
}
