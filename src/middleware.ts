// At build (and in `astro dev`), every page goes through the French typography (templates are typed with ordinary spaces too), and its
// policy is narrowed to what the page holds.
import { defineMiddleware } from 'astro:middleware';
import { politiqueUtile } from './plugins/politique.ts';
import { typographieHtml } from './plugins/typographie-html.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const reponse = await next();
  if (!(reponse.headers.get('content-type') ?? '').startsWith('text/html')) return reponse;
  return new Response(politiqueUtile(typographieHtml(await reponse.text())), { status: reponse.status, headers: reponse.headers });
});
