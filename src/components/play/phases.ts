// Phases of a line: its parts, where its mode names some, else runs of steps answered by the same hand (a seat, chance). Steps count from 1; step 0 is the start.
import type { Node } from '../../engine/kernel/game.ts';

/** A run of steps that has a name, up to the next one. */
export interface Part {
  readonly from: number; // its first step
  readonly name: string; // typeset
}
/** Who answers a node: « 0 », « 1 », « chance », « end ». */
export const actorOf = <A, R extends string>(node: Node<A, R>): string =>
  node.kind === 'choice' ? `${node.seat}` : node.kind;

/** The first step of each run of steps that the same hand answered: `actors[i]` answered step i + 1. */
export const runsOf = (actors: readonly string[]): readonly Pick<Part, 'from'>[] =>
  actors.flatMap((actor, i) => (actor === actors[i - 1] ? [] : [{ from: i + 1 }]));

/** The first step of the next phase; the last step when there is none. */
export const nextPhase = (phases: readonly Pick<Part, 'from'>[], at: number, last: number): number =>
  phases.find(({ from }) => from > at)?.from ?? last;

/** The first step of the present phase, or of the one before when that is where we stand; else the start. */
export const previousPhase = (phases: readonly Pick<Part, 'from'>[], at: number): number =>
  phases.findLast(({ from }) => from < at)?.from ?? 0;
