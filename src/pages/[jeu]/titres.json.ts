// Short titles of a game's rules, for the islands that need those the page did not give them.
import type { APIRoute } from 'astro';
import { PRETS } from '../../site/games.ts';
import { titresDuJeu } from '../../site/played-examples.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(titresDuJeu(params['jeu'] ?? '')), { headers: { 'Content-Type': 'application/json' } });
