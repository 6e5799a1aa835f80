// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { VERSION as SVGO } from 'svgo';
import { touchDirective } from './src/plugins/directives.ts';
import askAhead from './src/integrations/ahead.ts';
import offlinePacks from './src/integrations/offline.ts';
import searchFiles from './src/integrations/search.ts';
import { together } from './src/integrations/together.ts';
import { typographyMdast } from './src/plugins/typography-mdast.ts';
import { checkIds } from './src/plugins/check-ids.ts';

/** Two scripts run while the page is read: the policy lets them in by their hashes. */
const earlyHashes = ['early-theme', 'early-link'].map((name) => {
  const script = readFileSync(new URL(`./src/scripts/${name}.js`, import.meta.url), 'utf8').trim();
  return /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);
});

/**
 * Vite wraps every dynamic import in a helper that preloads and adds style sheets. Preloading is off and Astro links the sheets of
 * a page in its head, so the helper has nothing to do: a rule page saves its 0.9 kB.
 * @type {import('vite').Plugin}
 */
const sansPrechargement = {
  name: 'sans-prechargement',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (charge) => charge();' : null),
  // nor does the list of files that the helper would have preloaded: names that do not compress, in the script of every page
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk')
          part.code = part.code
            .replace(/^const __vite__mapDeps=.*\n/m, '')
            .replace(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '');
      }
    },
  },
};

/** Of what the sprites of emblems are made: their addresses bear it, so that a browser need not ask again, at each piece that is drawn, whether they have changed. */
const emblems = createHash('sha256');
for (const folder of readdirSync(new URL('./src/components/', import.meta.url)).sort()) {
  const file = new URL(`./src/components/${folder}/emblems.ts`, import.meta.url);
  if (existsSync(file)) emblems.update(readFileSync(file));
}
emblems.update(readFileSync(new URL('./src/site/sprites.ts', import.meta.url)));
emblems.update(createRequire(import.meta.url)('@iconify-json/game-icons/package.json').version + SVGO);

const processor = satteri({ features: { smartPunctuation: false }, mdastPlugins: [typographyMdast] });

export default defineConfig({
  output: 'static',
  site: process.env.SITE ?? 'https://example.org',
  base: process.env.BASE ?? '/',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  markdown: { processor, syntaxHighlight: false },
  integrations: [checkIds(), mdx({ processor }), preact(), touchDirective(), askAhead(), searchFiles(), offlinePacks()], // pages → search index → offline worker: the worker must see every file of the others
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: earlyHashes },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    define: { 'import.meta.env.EMBLEMES': JSON.stringify(emblems.digest('hex').slice(0, 8)) },
    plugins: [sansPrechargement, together()],
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      // Astro's own mark in each page of MDX: the bundler drops it, as it should
      rolldownOptions: {
        onLog: (level, log, passOn) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('use astro:') ? undefined : passOn(level, log),
      },
    },
  },
});
