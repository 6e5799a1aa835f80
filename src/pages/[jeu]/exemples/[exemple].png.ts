// The picture of an example, where its link is shown: its title, and where it begins.
import type { APIRoute } from 'astro';
import { plural } from '../../../engine/kernel/french.ts';
import { examplesOf, type KnownExample, exampleSlug } from '../../../site/example-index.ts';
import { type Game, READY_GAMES } from '../../../site/games.ts';
import { playedExample } from '../../../site/played-examples.ts';
import { imageOf } from '../../../site/previews.ts';
import { vignette } from '../../../site/vignettes.ts';

interface Props {
  readonly jeu: Game;
  readonly exemple: KnownExample;
}
export const getStaticPaths = () =>
  READY_GAMES.flatMap((jeu) =>
    examplesOf(jeu.slug).map((example) => ({
      params: { jeu: jeu.slug, exemple: exampleSlug(example.id) },
      props: { jeu, exemple: example },
    })),
  );
export const GET: APIRoute<Props> = async ({ props: { jeu, exemple: example } }) => {
  const { mode, depart: start, count } = playedExample(example.id);
  const image = await imageOf({
    jeu,
    genre: 'Exemple',
    titre: example.title,
    dit: `${example.source === 'livret' ? 'Exemple du livret' : 'Exemple ajouté'}, à jouer en ${plural(count, 'étape')}.`,
    dessin: vignette(mode.game.id, start),
  });
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
};
