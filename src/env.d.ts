// `client:touche` in .astro files (see src/plugins/touche.ts).
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch inside the island, or when the address concerns it; 'lecture' ignores `#s=` and `#p=`. */
    'client:touche'?: boolean | 'lecture';
  }
}
