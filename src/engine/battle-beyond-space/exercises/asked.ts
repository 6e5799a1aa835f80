// What a question says to the board that draws its position: the part of it that is asked about, and where its answers lie.
import { ahead, type Cell, frontOf, type Pose } from '../../hex/cells.ts';
import type { ExerciseAnswer } from '../../kernel/exercise.ts';
import { known } from '../../kernel/result.ts';
import type { PartieState } from '../partie/types.ts';
import { indexOf } from '../ships.ts';
import type { ShipId } from '../types.ts';

export interface About {
  readonly ships?: readonly ShipId[]; // the first of them is the one that acts
  readonly cells?: readonly Cell[]; // to be seen beside them
  readonly way?: readonly [from: Cell, to: Cell]; // what is asked for
  readonly target?: ShipId; // who is aimed at
  readonly shows?: readonly ('card' | 'moment' | 'fleets' | 'prizes')[]; // beside the board
}
/** A ship of the board, or where that ship would be. */
export interface Mark {
  readonly ship: ShipId;
  readonly pose?: Pose;
}
/** The cells ahead of a ship, to so far. */
export const aheadOf = ({ ships }: PartieState, id: ShipId, most: number): readonly Cell[] => {
  const { cell, facing } = known(ships[known(indexOf(id))]);
  return Array.from({ length: most }, (_, i) => ahead(cell, facing, i + 1));
};
/** The same answer, each option with its place; null: it has none. */
export const placed = (answer: ExerciseAnswer, markOf: (option: string) => Mark | null): ExerciseAnswer =>
  answer.kind === 'choice' ? { ...answer, marks: answer.options.map(markOf) } : answer;
/** Poses as options, by their words. */
export const posesBy = (
  ship: ShipId,
  poses: readonly Pose[],
  word: (pose: Pose) => string,
): ((option: string) => Mark | null) => {
  const said = new Map(poses.map((pose) => [word(pose), { ship, pose }] as const));
  return (option) => said.get(option) ?? null;
};
export const cellsOfPose = (pose: Pose, long: boolean): readonly Cell[] =>
  long ? [pose.rear, frontOf(pose)] : [pose.rear];
