// Phases of a line: runs of steps answered by the same hand (a seat, chance). Steps count from 1; step 0 is the start.
import type { Node } from '../../engine/kernel/game.ts';

/** Who answers a node: « 0 », « 1 », « chance », « end ». */
export const actorOf = <A, R extends string>(node: Node<A, R>): string =>
  node.kind === 'choice' ? `${node.seat}` : node.kind;

/** Whether a step is answered by another hand than the one before: `actors[i]` answered step i + 1. */
const opens = (actors: readonly string[], step: number): boolean => step === 1 || actors[step - 1] !== actors[step - 2];

/** The first step of the next phase; the last step when there is none. */
export const nextPhase = (actors: readonly string[], at: number): number => {
  for (let step = at + 1; step <= actors.length; step += 1) if (opens(actors, step)) return step;
  return actors.length;
};

/** The first step of the present phase, or of the one before when that is where we stand; else the start. */
export const previousPhase = (actors: readonly string[], at: number): number => {
  for (let step = at - 1; step > 0; step -= 1) if (opens(actors, step)) return step;
  return 0;
};
