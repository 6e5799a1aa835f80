// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';
import { touchDirective } from './src/plugins/directives.ts';
import askAhead from './src/integrations/ahead.ts';
import offlinePacks from './src/integrations/offline.ts';
import searchFiles from './src/integrations/search.ts';
import { typographyMdast } from './src/plugins/typography-mdast.ts';
import { checkIds } from './src/plugins/check-ids.ts';

/** Two scripts run while the page is read: the policy lets them in by their hashes. */
const earlyHashes = ['early-theme', 'early-table'].map((name) => {
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

/**
 * What is always asked for together, in one file: as several small ones it compresses worse. A group takes along what its files import, but for what a group before it has:
 * Preact alone, and what every page asks for, so that a page without a live island loads no more; what every island writes with, and says failures with; the small makers of the kernel; the frame and pieces of a scene; hexes as they are drawn; the board of Battle Beyond Space.
 */
const ENSEMBLES = [
  { name: 'preact', test: /node_modules\/(?:preact|nanostores)\// },
  {
    name: 'page',
    test: /vite\/preload-helper|src\/(?:site\/link|components\/play\/late|scripts\/(?:tools|reading))\.ts/,
  },
  {
    name: 'ecriture',
    test: /src\/(?:plugins\/typography|engine\/kernel\/result|components\/play\/(?:Failed|waiting))\.tsx?/,
  },
  { name: 'noyau', test: /src\/engine\/kernel\/(?:faults|json|once|options|steps|tags|work)\.ts/ },
  {
    name: 'scene',
    test: /src\/components\/scene\/(?:Caption|OverCell|Scene|SceneMenu|TimeLine|dice|emblem|fresh|mark|motion|pieces|settings|spots|swipe)\.tsx?/,
  },
  // small, and each asked for by two games: else the board of one would come along to the other
  { name: 'garde', test: /src\/components\/scene\/keeper\.ts/ },
  { name: 'tours', test: /src\/components\/scene\/turns\.ts/ },
  { name: 'hexagones', test: /src\/(?:engine\/hex\/(?:hex|layout)|components\/play\/hex-cells)\.ts/ },
  { name: 'formes', test: /src\/engine\/hex\/shapes\.ts/ },
  {
    name: 'espace',
    test: /src\/components\/battle-beyond-space\/(?:Space(?:Board|Cells|Layers|Tools)|ShipMark|StepsTrack|PartieView|PartieReading|space-(?:cells|lines|said|types)|told|marks|position|standing|words)\.tsx?/,
  },
];
/** @type {import('vite').Plugin} */
const ensembles = {
  name: 'ensembles',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups: ENSEMBLES } } } } } : null,
};

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
    plugins: [sansPrechargement, ensembles],
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
