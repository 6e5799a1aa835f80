// Small pictures of positions, drawn by each game (src/components/<jeu>/vignettes.ts).
import { about, type Subjects, type Vignette, type Vignettes } from '../components/scene/vignette.ts';

const games = import.meta.glob<{ readonly VIGNETTES: Vignettes; readonly SUBJECTS?: Subjects }>(
  '../components/*/vignettes.ts',
  { eager: true },
);
const ofGame = (jeu: string) => games[`../components/${jeu}/vignettes.ts`];
/** The picture of a position of a mode (« battleworld/combat »). Throws when its game draws none: the build stops there. */
export function vignette(mode: string, state: unknown): Vignette {
  const [jeu = '', id = ''] = mode.split('/');
  const drawing = ofGame(jeu)?.VIGNETTES[id];
  if (drawing === undefined) throw new Error(`« ${mode} » n’a pas d’image (src/components/${jeu}/vignettes.ts).`);
  return drawing(state as never);
}

/** The picture of a lesson: its position, and before it what it points at, where the game draws that. */
export const lessonPicture = (mode: string, state: unknown, pieces: readonly string[]): Vignette => {
  const [jeu = '', name = ''] = mode.split('/');
  const subjectOf = ofGame(jeu)?.SUBJECTS?.[name];
  return about(
    vignette(mode, state),
    subjectOf === undefined ? [] : pieces.flatMap((one) => subjectOf(one, state as never) ?? []),
  );
};
