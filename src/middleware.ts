// At build (and in `astro dev`), every page goes through the French typography: templates are typed with ordinary spaces too.
import { defineMiddleware } from 'astro:middleware';
import { typographieHtml } from './plugins/typographie-html.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const reponse = await next();
  if (!(reponse.headers.get('content-type') ?? '').startsWith('text/html')) return reponse;
  return new Response(typographieHtml(await reponse.text()), { status: reponse.status, headers: reponse.headers });
});
