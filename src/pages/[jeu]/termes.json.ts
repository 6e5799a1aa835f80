// Definitions of a game's terms, for the words of its rule pages: fetched at the first touch of one. What src/scripts/terms.ts reads.
import type { APIRoute } from 'astro';
import { termsOf } from '../../site/content.ts';
import { READY_GAMES } from '../../site/games.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleOf } from '../../site/rulebook.ts';
import type { Definition } from '../../scripts/terms.ts';

export const getStaticPaths = () => READY_GAMES.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = async ({ params }) => {
  const jeu = params['jeu'] ?? '';
  const entries = (await termsOf(jeu)).map((e): readonly [string, Definition] => {
    const { terme: term, regle: id } = e.data;
    const said = typeset(term);
    return [
      e.id.slice(jeu.length + 1),
      id === undefined ? [said, e.rendered?.html ?? ''] : [said, e.rendered?.html ?? '', ruleOf(id).href],
    ];
  });
  return new Response(JSON.stringify(Object.fromEntries(entries)), { headers: { 'Content-Type': 'application/json' } });
};
