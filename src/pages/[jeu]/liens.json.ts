// Which rules a game's pages link, both ways: what a rule refers to, and what refers to it. Fetched when a reader asks for the rules around one.
import type { APIRoute } from 'astro';
import { ruleHrefs } from '../../site/content.ts';
import { READY_GAMES } from '../../site/games.ts';

export const getStaticPaths = () => READY_GAMES.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await ruleHrefs(params['jeu'] ?? '')), {
    headers: { 'Content-Type': 'application/json' },
  });
