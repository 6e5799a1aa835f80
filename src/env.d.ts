// `client:touche`, `client:geste` and `client:vient` in .astro files (see src/plugins/directives.ts).
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch inside the island, or when the address concerns it; 'lecture' ignores `#s=` and `#p=`. */
    'client:touche'?: boolean | 'lecture';
    /** Hydrates at the first gesture on the page; at once when the address has a fragment, or when the device keeps something under the key given. */
    'client:geste'?: boolean | string;
    /** Hydrates with the page; when nothing else is to be done there, or once on screen. */
    'client:vient'?: boolean | 'oisif' | 'visible';
  }
}

declare global {
  interface ImportMetaEnv {
    /** Of what the sprites of emblems are made (astro.config.mjs). */
    readonly EMBLEMES?: string;
  }
}
