// What steps the examples of a game, by id: their states and events as the engine gave them, their scenario and their actions. One file for all: fewer to install.
import type { APIRoute } from 'astro';
import { exempleJoue } from '../../exemples-joues.ts';
import { type Jeu, PRETS } from '../../games.ts';
import { exemples } from '../../index-exemples.ts';

export const getStaticPaths = () => PRETS.map(({ slug }) => ({ params: { jeu: slug }, props: { slug } }));
export const GET: APIRoute<{ slug: Jeu['slug'] }> = ({ props }) =>
  new Response(JSON.stringify(Object.fromEntries(exemples(props.slug).map(({ id }) => [id, exempleJoue(id).fichier]))), { headers: { 'Content-Type': 'application/json' } });
