// The emblems of a game, in one sprite: only those it uses (`emblems.ts` of its components).
import type { APIRoute } from 'astro';
import { spriteOf, SPRITES } from '../../site/sprites.ts';

export const getStaticPaths = () => Object.keys(SPRITES).map((jeu) => ({ params: { jeu } }));
export const GET: APIRoute = ({ params }) =>
  new Response(spriteOf(params['jeu'] ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
