// The picture of a chapter, where its link is shown: its title, and the first moment of its rules that has one.
import type { APIRoute } from 'astro';
import { chaptersOf, type Chapter, rulesOfChapter } from '../../../site/content.ts';
import { type Game, READY_GAMES } from '../../../site/games.ts';
import { placeOf, momentDe } from '../../../site/moments.ts';
import { imageOf } from '../../../site/previews.ts';
import { vignette } from '../../../site/vignettes.ts';
import { examplesOf } from '../../../site/example-index.ts';
import { playedExample } from '../../../site/played-examples.ts';

interface Props {
  readonly jeu: Game;
  readonly chapitre: Chapter;
}
export const getStaticPaths = async () => {
  const lists = await Promise.all(
    READY_GAMES.map(async (jeu) =>
      (await chaptersOf(jeu.slug)).map((chapter) => ({
        params: { jeu: jeu.slug, chapitre: chapter.data.chapitre },
        props: { jeu, chapitre: chapter },
      })),
    ),
  );
  return lists.flat();
};
/** What a chapter that shows nothing has instead: where the first example of its game begins. */
const first = (jeu: string) => {
  const [example] = examplesOf(jeu);
  if (example === undefined) throw new Error(`« ${jeu} » n’a pas d’exemple : rien n’est à dessiner.`);
  const { mode, depart: start } = playedExample(example.id);
  return { mode, state: start };
};
export const GET: APIRoute<Props> = async ({ props: { jeu, chapitre: chapter } }) => {
  const shown = rulesOfChapter(chapter).find((rule) => placeOf(rule) !== undefined);
  const { mode, state } = shown === undefined ? first(jeu.slug) : momentDe(shown);
  const { titre: title, resume: summary, ordre: order } = chapter.data;
  const image = await imageOf({
    jeu,
    genre: `Chapitre ${order}`,
    titre: title,
    dit: summary,
    dessin: vignette(mode.game.id, state),
  });
  return new Response(image, { headers: { 'Content-Type': 'image/png' } });
};
