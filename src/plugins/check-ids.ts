// Stops the build on the first look when a page names a rule, a term, a ruling or an example that does not exist: all of them at once.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { reportOf, summaryOf } from './content-on-disk.ts';

/** In `astro build`, unknown ids are an error listing every one with its line; in `astro dev`, or with BROUILLON set, a warning. */
export function checkIds(): AstroIntegration {
  let root = '';
  return {
    name: 'verifie-ids',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': async ({ logger }) => {
        const { faults, anchorless } = await reportOf(root);
        if (faults.length > 0 && process.env['BROUILLON'] === undefined) throw new Error(summaryOf(faults));
        if (faults.length > 0) logger.warn(summaryOf(faults));
        if (anchorless.length > 0)
          logger.warn(`${anchorless.length} règles sans paragraphe : ${anchorless.join(', ')}`);
      },
      'astro:server:start': async ({ logger }) => {
        const { faults } = await reportOf(root);
        if (faults.length > 0) logger.warn(summaryOf(faults));
      },
    },
  };
}
