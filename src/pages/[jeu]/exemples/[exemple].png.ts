// The picture of an example, where its link is shown: its title, and where it begins.
import type { APIRoute } from 'astro';
import { plural } from '../../../engine/kernel/french.ts';
import { exemples, type ExempleConnu, slugExemple } from '../../../site/example-index.ts';
import { type Jeu, PRETS } from '../../../site/games.ts';
import { exempleJoue } from '../../../site/played-examples.ts';
import { imageOf } from '../../../site/previews.ts';
import { vignette } from '../../../site/vignettes.ts';

interface Props {
  readonly jeu: Jeu;
  readonly exemple: ExempleConnu;
}
export const getStaticPaths = () =>
  PRETS.flatMap((jeu) =>
    exemples(jeu.slug).map((exemple) => ({
      params: { jeu: jeu.slug, exemple: slugExemple(exemple.id) },
      props: { jeu, exemple },
    })),
  );
export const GET: APIRoute<Props> = async ({ props: { jeu, exemple } }) => {
  const { mode, depart, count } = exempleJoue(exemple.id);
  const image = await imageOf({
    jeu,
    genre: 'Exemple',
    titre: exemple.title,
    dit: `${exemple.source === 'livret' ? 'Exemple du livret' : 'Exemple ajouté'}, à jouer en ${plural(count, 'étape')}.`,
    dessin: vignette(mode.game.id, depart),
  });
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
};
