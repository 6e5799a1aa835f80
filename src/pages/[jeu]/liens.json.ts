// Which rules a game's pages link, both ways: what a rule refers to, and what refers to it. Fetched when a reader asks for the rules around one.
import type { APIRoute } from 'astro';
import { liensDesRegles } from '../../site/content.ts';
import { PRETS } from '../../site/games.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await liensDesRegles(params['jeu'] ?? '')), {
    headers: { 'Content-Type': 'application/json' },
  });
