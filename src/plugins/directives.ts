// The client directives `client:touche`: an island loads its code only when someone touches it, or when the address speaks of it; `client:geste`: at the first gesture on the page; `client:vient`: with the page.
// Unlike Astro's own, they say in the page that an island's code has not come.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers them (see <name>-directive.ts for what wakes an island). */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touche',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['touche', 'geste', 'vient'])
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(`./${name}-directive.ts`, import.meta.url)) });
      },
    },
  };
}
