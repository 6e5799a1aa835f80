// Stops the build on the first look when a page names a rule, a term, a ruling or an example that does not exist: all of them at once.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bilan, recit } from './content-on-disk.ts';

/** In `astro build`, unknown ids are an error listing every one with its line; in `astro dev`, or with BROUILLON set, a warning. */
export function verifieIds(): AstroIntegration {
  let racine = '';
  return {
    name: 'verifie-ids',
    hooks: {
      'astro:config:done': ({ config }) => {
        racine = fileURLToPath(config.root);
      },
      'astro:build:start': async ({ logger }) => {
        const { fautes, sansAncre } = await bilan(racine);
        if (fautes.length > 0 && process.env['BROUILLON'] === undefined) throw new Error(recit(fautes));
        if (fautes.length > 0) logger.warn(recit(fautes));
        if (sansAncre.length > 0) logger.warn(`${sansAncre.length} règles sans paragraphe : ${sansAncre.join(', ')}`);
      },
      'astro:server:start': async ({ logger }) => {
        const { fautes } = await bilan(racine);
        if (fautes.length > 0) logger.warn(recit(fautes));
      },
    },
  };
}
