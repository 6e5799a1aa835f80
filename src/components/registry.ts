// Every playable mode, found by its files: src/components/<jeu>/mode-<mode>.ts plays it, reading-<mode>.ts shows its examples. A page fetches those that it needs, when it needs them.
import type { ExerciseType } from '../engine/kernel/exercise.ts';
import type { Types } from '../engine/kernel/game.ts';
import { once } from '../engine/kernel/once.ts';
import { recalling } from '../engine/kernel/recall.ts';
import type { ModeUi } from './play/mode.ts';
import type { Reading } from './play/reading.ts';

export type AnyMode = ModeUi<Types>;
export type AnyReading = Reading<unknown, unknown>;

const playing = import.meta.glob<AnyMode>(['./*/mode-*.ts', '!./*/mode-shared*'], { import: 'mode' });
const reading = import.meta.glob<AnyReading>('./*/reading-*.ts', { import: 'reading' });

const exercises = import.meta.glob<readonly ExerciseType<string>[]>('../engine/*/exercises/index.ts', {
  import: 'EXERCISES',
});

/** « battleworld/combat » → « ./battleworld/mode-combat.ts ». */
const fileOf = (what: 'mode' | 'reading', id: string): string => `./${id.replace('/', `/${what}-`)}.ts`;

const onPage = once((mode: AnyMode): AnyMode => ({ ...mode, game: recalling(mode.game) }));
/** Fetches what plays a mode, by the id of its game (« battleworld/combat »); undefined when there is no such mode. */
export const modeLoader = (id: string): (() => Promise<AnyMode>) | undefined => {
  const load = playing[fileOf('mode', id)];
  return load && (async () => onPage(await load()));
};
/** Fetches what shows the examples of a mode, and what stands beside its board. Rejects where there is no such mode, or when it does not come. */
export const loadReading = async (id: string): Promise<AnyReading> => {
  const found = await reading[fileOf('reading', id)]?.();
  if (found === undefined) throw new Error(`no reading of "${id}"`);
  await found.beside?.().catch(() => undefined); // the board itself says what of it has not come
  return found;
};
/** Fetches the questions of a game, and the engine that makes them; undefined when the game has none. */
export const exercisesLoader = (jeu: string): (() => Promise<readonly ExerciseType<string>[]>) | undefined =>
  exercises[`../engine/${jeu}/exercises/index.ts`];
