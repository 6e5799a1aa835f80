// Which exercise is shown: the one that an address names, or a new one.
import { type Exercise, exerciseOf, type ExerciseType } from '../../engine/kernel/exercise.ts';
import { rng } from '../../engine/kernel/rng.ts';
import { type Asked, parseName } from './address.ts';
import { toReview } from './due.ts';
import type { Progress } from './progress.ts';

export type Types = readonly ExerciseType<string>[];
export interface Shown {
  readonly asked: Asked;
  readonly exercise: Exercise<string>;
}
/** The exercise of a name; undefined when the game has no such type, or the seed asks nothing. */
export const exerciseAt = (types: Types, asked: Asked): Shown | undefined => {
  const type = types.find(({ id }) => id === asked.type);
  const exercise = type === undefined ? undefined : exerciseOf(type, rng(asked.seed));
  return exercise === undefined ? undefined : { asked, exercise };
};

const DRAWS = 20; // seeds that may ask nothing before we give up
/** A new exercise: of one type, or of any but the last one shown. `fresh` gives a number from 0 to 2^32 − 1. */
export const drawn = (
  types: Types,
  only: string | undefined,
  last: string | undefined,
  fresh: () => number,
): Shown | undefined => {
  const others = types.filter(({ id }) => (only === undefined ? id !== last || types.length === 1 : id === only));
  for (let i = 0; i < DRAWS && others.length > 0; i += 1) {
    const type = others[fresh() % others.length];
    const shown = type === undefined ? undefined : exerciseAt(types, { type: type.id, seed: fresh() });
    if (shown !== undefined) return shown;
  }
  return undefined;
};

/** What is to be reviewed at `now` among the types that the game has, the one just judged apart. */
export const reviewable = (
  progress: Progress,
  ids: readonly string[],
  now: number,
  judged?: string,
): readonly string[] => toReview(progress, now).filter((id) => id !== judged && ids.includes(id));
/** The next question to review: the very one that was missed, if there is one, else another of its type. Undefined when nothing is to be reviewed. */
export const reviewed = (
  types: Types,
  progress: Progress,
  now: number,
  last: string | undefined,
  fresh: () => number,
): Shown | undefined => {
  const due = reviewable(
    progress,
    types.map(({ id }) => id),
    now,
  );
  const type = due.find((id) => id !== last) ?? due[0];
  if (type === undefined) return undefined;
  const wish = progress.missed.map(parseName).find((asked) => asked?.type === type);
  return (wish === undefined ? undefined : exerciseAt(types, wish)) ?? drawn(types, type, undefined, fresh);
};
