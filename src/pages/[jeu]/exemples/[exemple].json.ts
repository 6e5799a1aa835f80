// What steps an example: its states and events as the engine gave them, its scenario and its actions.
import type { APIRoute } from 'astro';
import { playedExample } from '../../../site/played-examples.ts';
import { READY_GAMES } from '../../../site/games.ts';
import { examplesOf, exampleSlug } from '../../../site/example-index.ts';

export const getStaticPaths = () =>
  READY_GAMES.flatMap(({ slug }) =>
    examplesOf(slug).map(({ id }) => ({ params: { jeu: slug, exemple: exampleSlug(id) }, props: { id } })),
  );
export const GET: APIRoute<{ id: string }> = ({ props }) =>
  new Response(JSON.stringify(playedExample(props.id).fichier), { headers: { 'Content-Type': 'application/json' } });
