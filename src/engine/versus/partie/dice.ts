// Throws of the base game's dice, whose faces the source does not give.
import type { PartieAction, PartieState } from './types.ts';
import type { Verbs } from './steps.ts';

const MOST_SUCCESSES = 2; // what the source shows of an orange die (A14); of the others, it shows nothing
const UNKNOWN_DIE = 6;
/** Ordered throws by total: `faces` each shown once per die. */
const totals = (faces: readonly number[], dice: number): ReadonlyMap<number, number> => {
  let counts = new Map([[0, 1]]);
  for (let i = 0; i < dice; i += 1) {
    const next = new Map<number, number>();
    for (const [sum, ways] of counts)
      for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    counts = next;
  }
  return new Map([...counts].toSorted(([a], [b]) => a - b));
};
/** What a throw may give with its weights; undefined when the table of that colour is not typed, or the die may be thrown again: the result is then read on the table. */
export const rollWeights = (
  { fixed }: PartieState,
  { colour, dice, reroll }: Verbs<'roll'>,
): ReadonlyMap<number, number> | undefined => {
  const faces = fixed.dice[colour];
  return faces === undefined || faces.length === 0 || reroll === true ? undefined : totals(faces, dice);
};
export const rollOptions = (state: PartieState, verb: Verbs<'roll'>): readonly PartieAction[] => {
  const weights = rollWeights(state, verb);
  const faces = state.fixed.dice[verb.colour];
  const most =
    verb.dice *
    (faces !== undefined && faces.length > 0
      ? Math.max(...faces)
      : verb.colour === 'orange'
        ? MOST_SUCCESSES
        : UNKNOWN_DIE);
  const results = weights === undefined ? Array.from({ length: most + 1 }, (_, n) => n) : [...weights.keys()];
  return results.map((successes) => ({ type: 'rolled', successes }));
};
