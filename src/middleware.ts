// At build (and in `astro dev`), every page goes through the French typography (templates are typed with ordinary spaces too), the terms of its game are
// linked to their definitions, and its policy is narrowed to what the page holds.
import { defineMiddleware } from 'astro:middleware';
import { knownTerms } from './site/content.ts';
import { lien } from './site/link.ts';
import { narrowedPolicy } from './plugins/policy.ts';
import { linkTerms } from './plugins/terms-html.ts';
import { typographyHtml } from './plugins/typography-html.ts';

export const onRequest = defineMiddleware(async ({ params: { jeu } }, next) => {
  const response = await next();
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
  const typeset = typographyHtml(await response.text());
  const linked =
    jeu === undefined ? typeset : linkTerms(typeset, await knownTerms(jeu), (id) => lien(`/glossaire/#${jeu}.${id}`));
  return new Response(narrowedPolicy(linked), { status: response.status, headers: response.headers });
});
