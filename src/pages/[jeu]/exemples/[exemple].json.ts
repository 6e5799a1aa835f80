// What steps an example in the page: its states and events as the engine gave them, its scenario and its actions.
import type { APIRoute } from 'astro';
import { exempleJoue } from '../../../exemples-joues.ts';
import { JEUX } from '../../../games.ts';
import { exemples, slugExemple } from '../../../index-exemples.ts';

export const getStaticPaths = () => JEUX.filter((j) => j.pret).flatMap((jeu) => exemples(jeu.slug).map(({ id }) => ({ params: { jeu: jeu.slug, exemple: slugExemple(id) }, props: { id } })));
export const GET: APIRoute<{ id: string }> = ({ props }) => new Response(JSON.stringify(exempleJoue(props.id).fichier), { headers: { 'Content-Type': 'application/json' } });
