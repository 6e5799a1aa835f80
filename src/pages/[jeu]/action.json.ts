// The demonstrations of a game, and where its examples show the rules that have none: for the page that shows them.
import type { APIRoute } from 'astro';
import type { ActionFile } from '../../components/play/demo.ts';
import { demonstrations } from '../../site/demonstrations.ts';
import { PRETS } from '../../site/games.ts';
import { etapesDuJeu } from '../../site/example-index.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = ({ params }) => {
  const jeu = params['jeu'] ?? '';
  return new Response(JSON.stringify({ ...demonstrations(jeu), exemples: etapesDuJeu(jeu) } satisfies ActionFile), {
    headers: { 'Content-Type': 'application/json' },
  });
};
