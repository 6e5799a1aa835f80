// The problems of a game: fetched by the page of the day.
import type { APIRoute } from 'astro';
import { ASKED, type Asked } from '../../site/problems.ts';

export const getStaticPaths = () => ASKED.map((asked) => ({ params: { jeu: asked.jeu }, props: asked }));
export const GET: APIRoute<Asked> = ({ props }) =>
  new Response(JSON.stringify(props.list), { headers: { 'Content-Type': 'application/json' } });
