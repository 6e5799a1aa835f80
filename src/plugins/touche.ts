// The client directives `client:touche`: an island loads its code only when someone touches it, or when the address speaks of it; and `client:geste`: at the first gesture on the page.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers `client:touche` and `client:geste` (see touche-directive.ts and geste-directive.ts for what wakes an island). */
export function touche(): AstroIntegration {
  return {
    name: 'touche',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['touche', 'geste']) addClientDirective({ name, entrypoint: fileURLToPath(new URL(`./${name}-directive.ts`, import.meta.url)) });
      },
    },
  };
}
