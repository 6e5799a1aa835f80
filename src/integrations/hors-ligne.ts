import { rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';
import type { OfflineFacts } from '../scripts/hors-ligne-etat.ts';
import { addressOf } from './html.ts';

/** What a phone may be asked to store (bytes, files). */
const MAX_BYTES = 3_000_000;
const MAX_FILES = 300;
/** Named after their content: their address is their revision. */
const HASHED = /^_astro\//;
const PRECACHED = ['**/*.{html,css,js,json,svg,png,webp,ico,woff2,webmanifest,txt,wasm,pf_meta,pf_index,pf_fragment,pf_filter,pagefind}'];

export interface OfflineReport extends OfflineFacts {
  readonly warnings: readonly string[];
}

/** Bundles the worker and gives it the list of every file of the site. To be run last: what is written after it is not installed. */
export async function buildWorker(folder: string, root: string): Promise<OfflineReport> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const scratch = await mkdtemp(join(tmpdir(), 'sw-'));
  try {
    const bundle = join(scratch, 'sw.js');
    await build({ entryPoints: [join(root, 'src/sw.ts')], outfile: bundle, bundle: true, minify: true, format: 'iife', target: 'es2022', legalComments: 'none', define: { 'process.env.NODE_ENV': '"production"' } });
    // A first pass counts, so that the file that tells the size is itself part of what is installed.
    const facts = join(folder, 'hors-ligne.json');
    await writeFile(facts, JSON.stringify({ version, octets: 0, fichiers: 0 }));
    const options = {
      swSrc: bundle,
      swDest: join(folder, 'sw.js'),
      globDirectory: folder,
      globPatterns: PRECACHED,
      globIgnores: ['sw.js', '**/*.map', 'apercu.png'],
      dontCacheBustURLsMatching: HASHED,
      maximumFileSizeToCacheInBytes: MAX_BYTES,
      manifestTransforms: [(entries: readonly { url: string; revision: string | null; size: number }[]) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) || './' })) })],
    };
    const first = await injectManifest(options);
    const counted: OfflineFacts = { version, octets: first.size, fichiers: first.count };
    await writeFile(facts, JSON.stringify(counted));
    const { warnings } = await injectManifest(options);
    const over = [
      ...(counted.octets > MAX_BYTES ? [`le site installé pèse ${counted.octets} octets, plus que ${MAX_BYTES}`] : []),
      ...(counted.fichiers > MAX_FILES ? [`le site installé compte ${counted.fichiers} fichiers, plus que ${MAX_FILES}`] : []),
    ];
    await stat(options.swDest);
    return { ...counted, warnings: [...warnings, ...over] };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The offline worker, made after the pages and the search indexes. Never remove `sw.js` from a published site: installed readers would keep the last version for ever. */
export function horsLigne(): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'regles-vives:hors-ligne',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { octets, fichiers, warnings } = await buildWorker(fileURLToPath(dir), root);
        logger.info(`${fichiers} fichiers, ${(octets / 1e6).toFixed(2)} Mo hors ligne`);
        for (const warning of warnings) logger.warn(warning);
      },
    },
  };
}

export default horsLigne;
