// The picture of a chapter, where its link is shown: its title, and the first moment of its rules that has one.
import type { APIRoute } from 'astro';
import { chapitres, type Chapitre, reglesDuChapitre } from '../../../site/content.ts';
import { type Jeu, PRETS } from '../../../site/games.ts';
import { lieuDe, momentDe } from '../../../site/moments.ts';
import { imageOf } from '../../../site/previews.ts';
import { vignette } from '../../../site/vignettes.ts';
import { exemples } from '../../../site/example-index.ts';
import { exempleJoue } from '../../../site/played-examples.ts';

interface Props {
  readonly jeu: Jeu;
  readonly chapitre: Chapitre;
}
export const getStaticPaths = async () => {
  const listes = await Promise.all(
    PRETS.map(async (jeu) =>
      (await chapitres(jeu.slug)).map((chapitre) => ({
        params: { jeu: jeu.slug, chapitre: chapitre.data.chapitre },
        props: { jeu, chapitre },
      })),
    ),
  );
  return listes.flat();
};
/** What a chapter that shows nothing has instead: where the first example of its game begins. */
const premier = (jeu: string) => {
  const [exemple] = exemples(jeu);
  if (exemple === undefined) throw new Error(`« ${jeu} » n’a pas d’exemple : rien n’est à dessiner.`);
  const { mode, depart } = exempleJoue(exemple.id);
  return { mode, state: depart };
};
export const GET: APIRoute<Props> = async ({ props: { jeu, chapitre } }) => {
  const montree = reglesDuChapitre(chapitre).find((regle) => lieuDe(regle) !== undefined);
  const { mode, state } = montree === undefined ? premier(jeu.slug) : momentDe(montree);
  const { titre, resume, ordre } = chapitre.data;
  const image = await imageOf({
    jeu,
    genre: `Chapitre ${ordre}`,
    titre,
    dit: resume,
    dessin: vignette(mode.game.id, state),
  });
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
};
