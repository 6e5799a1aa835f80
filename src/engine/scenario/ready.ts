// Ready-made scenarios: one file each, src/engine/<jeu>/scenarios/<id>.json: what the list says of each, and in which order. `ready-file.ts` reads them.
import type { Seat } from '../kernel/game.ts';
/** Why one would play it, in the order of the filters. */
export const WHYS = [
  'premiere-partie',
  'duel-equilibre',
  'casse-tete',
  'dernier-tour',
  'siege',
  'forces-inegales',
  'grande-table',
  'partie-entiere',
  'solitaire',
  'preparation',
  'suivi',
] as const;
export type Why = (typeof WHYS)[number];

/** An end of a game: its result, as the engine says it, and what its last state holds. */
export interface Reached {
  readonly result: string;
  readonly state?: Readonly<Record<string, number>> | undefined;
}
export const isReached = ({ result, state = {} }: Reached, ended: string, last: object): boolean =>
  ended === result &&
  Object.entries(state).every(([key, value]) => (last as Readonly<Record<string, unknown>>)[key] === value);

/** What a file says beside its scenario. */
export interface About {
  readonly why: Why;
  readonly minutes: number;
  readonly level: 1 | 2 | 3;
  readonly teaches: readonly string[]; // ids of rules
  readonly goal?: string; // what to achieve, in one sentence
  readonly reached?: Reached; // the end at which it is, where that can be told
  readonly seat?: Seat; // whom somebody who plays alone plays for; the first seat unless told
  readonly players?: number; // how many really play, where a seat of the game is empty
  readonly order?: number; // those that have one come first
}
export interface Ready<T> extends About {
  readonly id: string; // the name of its file
  readonly mode: string; // id of its game: "battleworld/partie"
  readonly scenario: T;
}

/** As they are listed: in their own order, then the easiest and the shortest first. */
export const inOrder = <R extends Pick<Ready<unknown>, 'order' | 'level' | 'minutes' | 'id'>>(
  all: readonly R[],
): readonly R[] =>
  all.toSorted(
    (a, b) =>
      (a.order ?? Infinity) - (b.order ?? Infinity) ||
      a.level - b.level ||
      a.minutes - b.minutes ||
      a.id.localeCompare(b.id),
  );
