// The demonstrations of a game, and where its examples show the rules that have none: for the page that shows them.
import type { APIRoute } from 'astro';
import type { ActionFile } from '../../components/play/demo.ts';
import { demonstrations } from '../../site/demonstrations.ts';
import { READY_GAMES } from '../../site/games.ts';
import { stepsOfGame } from '../../site/example-index.ts';

export const getStaticPaths = () => READY_GAMES.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = ({ params }) => {
  const jeu = params['jeu'] ?? '';
  return new Response(JSON.stringify({ ...demonstrations(jeu), exemples: stepsOfGame(jeu) } satisfies ActionFile), {
    headers: { 'Content-Type': 'application/json' },
  });
};
