// Definitions of a game's terms, for the words of its rule pages: fetched at the first touch of one. What src/scripts/terms.ts reads.
import type { APIRoute } from 'astro';
import { termes } from '../../site/content.ts';
import { PRETS } from '../../site/games.ts';
import { typographie } from '../../plugins/typography.ts';
import { regle } from '../../site/rulebook.ts';
import type { Definition } from '../../scripts/terms.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = async ({ params }) => {
  const jeu = params['jeu'] ?? '';
  const entrees = (await termes(jeu)).map((e): readonly [string, Definition] => {
    const { terme, regle: id } = e.data;
    const dit = typographie(terme);
    return [
      e.id.slice(jeu.length + 1),
      id === undefined ? [dit, e.rendered?.html ?? ''] : [dit, e.rendered?.html ?? '', regle(id).href],
    ];
  });
  return new Response(JSON.stringify(Object.fromEntries(entrees)), { headers: { 'Content-Type': 'application/json' } });
};
