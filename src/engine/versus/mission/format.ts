// The format of a mission: what a booklet prints, as data. The eight missions are written in it and in nothing else; readers write theirs.
import type { Camp } from '../types.ts';

/** Where a piece in a state is: on the map, beside a camp's command post, or out of play. */
export const PLACES = ['board', 'hero', 'villain', 'box'] as const;
export type Place = (typeof PLACES)[number];
export interface StateSpec {
  readonly id: string; // slug: "amorcee"
  readonly name: string; // « figurine (bombe amorcée) »
  readonly at: Place;
}
export const GENDERS = ['m', 'f'] as const;
export type Gender = (typeof GENDERS)[number];
/** A kind of piece laid on the map. */
export interface TokenSpec {
  readonly id: string; // slug: "bombe"
  readonly name: string; // « bombe »
  readonly plural: string; // « bombes »
  readonly gender?: Gender; // « la bombe »; unsaid (missions sent before it was asked), its states tell by how they agree
  readonly count: number; // how many begin the game; where the source has lost it, an example
  readonly value?: number; // what one counts for in a sum; 1
  readonly states: readonly StateSpec[]; // the first is the one of the start
  /** A piece that is a character: it may be moved, and neutralised into the state `lost`. `shield`: no attack, explosion or power may aim at it, and it ignores dangerous ground. `tile`: it is controlled by a tile of the river, else the tile waits beside the command post. */
  readonly character?: {
    readonly side: Camp;
    readonly lost: string;
    readonly shield?: boolean;
    readonly tile?: boolean;
  };
}
export const TESTS = ['manipulation', 'reflexion'] as const;
/** A complex test by a character in the zone of a piece; a success changes the piece's state. */
export interface TestSpec {
  readonly id: string; // slug: "amorcer"
  readonly name: string; // « amorcer une bombe »
  readonly upon?: string; // « soutirer une information à »: the same up to its piece, which is said after it with its article and its number
  readonly side: Camp;
  readonly token: string;
  readonly from: readonly string[]; // states
  readonly to: string;
  readonly test: (typeof TESTS)[number];
  readonly difficulty: number;
  readonly skill?: string; // « artificier »: a reminder, its effect is in the reported total
  readonly gains?: number; // discs that a success moves from the side's unavailable zone to its available one
}
/** A whole number read from the position: a constant, the value of the pieces in some states, or neutralised tiles (`either`: of the river that has more). */
export type Measure =
  | number
  | { readonly pieces: readonly (readonly [token: string, state: string])[] }
  | { readonly tiles: Camp | 'either' };
export const OPS = ['<', '<=', '=', '>=', '>'] as const;
export type Op = (typeof OPS)[number];
export interface Comparison {
  readonly left: Measure;
  readonly op: Op;
  readonly right: Measure;
}
export type EndSpec =
  | { readonly id: string; readonly kind: 'turn'; readonly turn: number; readonly check: 1 | 2 }
  | { readonly id: string; readonly kind: 'when'; readonly when: Comparison; readonly until?: number }; // looked at until the second check of that turn

/** The special rules that the eight missions need. */
export type SpecialSpec =
  /** Discs that each camp recovers at its upkeep in these turns. */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'recovery';
      readonly from: number;
      readonly to: number;
      readonly discs: number;
    }
  /** As soon as the comparison holds, once: both camps' energy recovery, where it is higher, falls to this many cubes. */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'fumes';
      readonly when: Comparison;
      readonly cubes: number;
    }
  /** Nobody, or one camp, may do this to its tiles (`token`: to the tile of these characters only). */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'forbid';
      readonly what: 'depollute' | 'demobilise';
      readonly side?: Camp;
      readonly token?: string;
    }
  /** The event tile of the camp also takes a neutralised tile out of its river. */
  | { readonly id: string; readonly name: string; readonly kind: 'event'; readonly side: Camp | 'both' }
  /** Among the effects of the end of that camp's turn: every piece of the token goes from one state to another. */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'sweep';
      readonly turn: number;
      readonly side: Camp;
      readonly token: string;
      readonly from: string;
      readonly to: string;
    }
  /** A piece that enters a zone marked as an exit changes state. */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'exit';
      readonly token: string;
      readonly from: string;
      readonly to: string;
    }
  /** A character of the camp, in the zone of such a piece, may have it make one move by an automatic reflection. */
  | { readonly id: string; readonly name: string; readonly kind: 'escort'; readonly side: Camp; readonly token: string }
  /** So many times in the game, the camp lends a skill to an elite character while it is activated. */
  | {
      readonly id: string;
      readonly name: string;
      readonly kind: 'loan';
      readonly side: Camp;
      readonly uses: number;
      readonly skill: string;
    };

export interface Mission {
  readonly title: string;
  readonly story?: string;
  readonly initiative: Camp;
  readonly tokens: readonly TokenSpec[];
  readonly tests: readonly TestSpec[];
  readonly ends: readonly EndSpec[]; // one of kind `turn` at least
  readonly victory: Readonly<Record<Camp, Comparison>>; // one says the contrary of the other
  readonly special?: readonly SpecialSpec[];
}
