// A picture for each type of exercise: the position of one that it asks, whose address opens it; the sign of the game where a type shows no position.
import { addressOf } from '../components/exercises/address.ts';
import { MODES } from '../components/every-mode.ts';
import { HEIGHT, type Vignette, WIDTH } from '../components/scene/vignette.ts';
import { exerciseOf, type ExercisePosition, type ExerciseType } from '../engine/kernel/exercise.ts';
import { replayLine, stateAt } from '../engine/kernel/play.ts';
import { known } from '../engine/kernel/result.ts';
import { rng } from '../engine/kernel/rng.ts';
import { vignette } from './vignettes.ts';

const byGame = import.meta.glob<readonly ExerciseType<string>[]>('../engine/*/exercises/index.ts', {
  eager: true,
  import: 'EXERCISES',
});
/** The types of a game, in its order; none when it has no exercises. */
export const typesOf = (jeu: string): readonly ExerciseType<string>[] =>
  byGame[`../engine/${jeu}/exercises/index.ts`] ?? [];
const signs = import.meta.glob<string>('../components/*/emblems.ts', { eager: true, import: 'SIGN' });
const signOf = (jeu: string): Vignette => ({
  marks: [{ x: WIDTH / 2, y: HEIGHT / 2, r: 28, side: 6, emblem: known(signs[`../components/${jeu}/emblems.ts`]) }],
});
const drawn = (jeu: string, { mode, scenario, actions }: ExercisePosition): Vignette => {
  const { game } = known(MODES.get(`${jeu}/${mode}`));
  const start = game.setup(scenario);
  const line = start.ok ? replayLine(game, start.value, actions) : undefined;
  if (line?.ok !== true) throw new Error(`Un exercice de ${jeu}/${mode} ne se rejoue pas.`);
  return vignette(game.id, stateAt(line.value, line.value.moves.length));
};
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1); // draws that may show a position: most do
/** The first draw that shows its position. */
const shownBy = (type: ExerciseType<string>): { readonly seed: number; readonly position?: ExercisePosition } => {
  for (const seed of SEEDS) {
    const position = exerciseOf(type, rng(seed))?.position;
    if (position !== undefined) return { seed, position };
  }
  return { seed: known(SEEDS[0]) };
};

export interface Pictured {
  readonly address: string; // within the page
  readonly drawing: Vignette;
}
/** By the id of the type. */
export const exercisePictures = (jeu: string): ReadonlyMap<string, Pictured> =>
  new Map(
    typesOf(jeu).map((type) => {
      const { seed, position } = shownBy(type);
      const drawing = position === undefined ? signOf(jeu) : drawn(jeu, position);
      return [type.id, { address: addressOf({ type: type.id, seed }), drawing }];
    }),
  );
