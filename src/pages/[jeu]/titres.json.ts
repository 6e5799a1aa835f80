// Short titles of a game's rules, for the islands that need those the page did not give them.
import type { APIRoute } from 'astro';
import { READY_GAMES } from '../../site/games.ts';
import { titlesOfGame } from '../../site/played-examples.ts';

export const getStaticPaths = () => READY_GAMES.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(titlesOfGame(params['jeu'] ?? '')), { headers: { 'Content-Type': 'application/json' } });
