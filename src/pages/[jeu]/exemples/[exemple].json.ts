// What steps an example: its states and events as the engine gave them, its scenario and its actions.
import type { APIRoute } from 'astro';
import { exempleJoue } from '../../../site/played-examples.ts';
import { PRETS } from '../../../site/games.ts';
import { exemples, slugExemple } from '../../../site/example-index.ts';

export const getStaticPaths = () =>
  PRETS.flatMap(({ slug }) =>
    exemples(slug).map(({ id }) => ({ params: { jeu: slug, exemple: slugExemple(id) }, props: { id } })),
  );
export const GET: APIRoute<{ id: string }> = ({ props }) =>
  new Response(JSON.stringify(exempleJoue(props.id).fichier), { headers: { 'Content-Type': 'application/json' } });
