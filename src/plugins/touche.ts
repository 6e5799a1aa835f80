// The client directive `client:touche`: an island loads its code only when someone touches it, or when the address speaks of it.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers `client:touche` (see touche-directive.ts for what wakes an island). */
export function touche(): AstroIntegration {
  return {
    name: 'touche',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touche', entrypoint: fileURLToPath(new URL('./touche-directive.ts', import.meta.url)) });
      },
    },
  };
}
