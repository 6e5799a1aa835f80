// Small pictures of positions, drawn by each game (src/components/<jeu>/vignettes.ts).
import type { Vignette, Vignettes } from '../components/scene/vignette.ts';

const parJeu = import.meta.glob<Vignettes>('../components/*/vignettes.ts', { eager: true, import: 'VIGNETTES' });
/** The picture of a position of a mode (« battleworld/combat »). Throws when its game draws none: the build stops there. */
export function vignette(mode: string, state: unknown): Vignette {
  const [jeu = '', nom = ''] = mode.split('/');
  const dessin = parJeu[`../components/${jeu}/vignettes.ts`]?.[nom];
  if (dessin === undefined) throw new Error(`« ${mode} » n’a pas d’image (src/components/${jeu}/vignettes.ts).`);
  return dessin(state as never);
}
