// At build (and in `astro dev`), every page goes through the French typography (templates are typed with ordinary spaces too), the terms of its game are
// linked to their definitions, and its policy is narrowed to what the page holds.
import { defineMiddleware } from 'astro:middleware';
import { termesConnus } from './contenu.ts';
import { lien } from './lien.ts';
import { politiqueUtile } from './plugins/politique.ts';
import { termesHtml } from './plugins/termes-html.ts';
import { typographieHtml } from './plugins/typographie-html.ts';

export const onRequest = defineMiddleware(async ({ params: { jeu } }, next) => {
  const reponse = await next();
  if (!(reponse.headers.get('content-type') ?? '').startsWith('text/html')) return reponse;
  const lue = typographieHtml(await reponse.text());
  const liee =
    jeu === undefined ? lue : termesHtml(lue, await termesConnus(jeu), (id) => lien(`/glossaire/#${jeu}.${id}`));
  return new Response(politiqueUtile(liee), { status: reponse.status, headers: reponse.headers });
});
