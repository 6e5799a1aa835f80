import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { injectManifest, type ManifestTransform } from 'workbox-build';
import { READY_GAMES } from '../site/games.ts';
import { packAddress, PACKS } from '../site/packs.ts';
import type { OfflineFacts } from '../scripts/offline-state.ts';
import { addressOf, pathIn } from './html.ts';
import { makePacks } from './packs.ts';
import { writeSitemap } from './sitemap.ts';

/** What a phone may be asked to store (bytes), and to ask for (files). */
const MAX_BYTES = 4_000_000;
const MAX_FILES = 25;
/** Not for readers, or not to be kept. */
const LEFT_OUT =
  /^(?:sw\.js|_headers|apercu\.png)$|^(?:scene|captures)\/|^[^/]+\/(?:regles|exemples)\/[^/]+\.png$|\.map$/;
/** Kept as they are: fonts, which every page has asked for already and the browser still has; and what tells the size of the rest. */
const FACTS = 'hors-ligne.json';
const ALONE = /^_astro\/[^/]+\.woff2$|^hors-ligne\.json$/;
/** Named after their content: their address is their revision. */
const HASHED = /^_astro\//;

export interface OfflineReport extends OfflineFacts {
  readonly warnings: readonly string[];
}

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();

/** Writes the packs and the file that tells what they weigh. */
async function writePacks(folder: string, version: string): Promise<OfflineFacts> {
  await rm(join(folder, PACKS), { recursive: true, force: true });
  const files = await filesOf(folder);
  const packed = await Promise.all(
    files
      .filter((file) => !ALONE.test(file))
      .map(async (file) => ({ address: addressOf(file), content: await readFile(pathIn(folder, file)) })),
  );
  const packs = makePacks(packed, [...READY_GAMES.map(({ slug }) => slug), 'pagefind']);
  await mkdir(join(folder, PACKS));
  for (const [name, content] of packs) await writeFile(pathIn(folder, packAddress(name)), content);
  const alone = files.filter((file) => ALONE.test(file) && file !== FACTS);
  const sizes = [
    ...[...packs.values()].map(({ length }) => length),
    ...(await Promise.all(alone.map(async (file) => (await stat(pathIn(folder, file))).size))),
  ];
  const facts: OfflineFacts = {
    version,
    octets: sizes.reduce((sum, size) => sum + size, 0),
    fichiers: sizes.length + 1,
  };
  await writeFile(join(folder, FACTS), JSON.stringify(facts));
  return facts;
}

const versionIn = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** What each file must be: a site that changes while it is fetched must not be stored half of one version, half of the other. */
const sealed =
  (folder: string): ManifestTransform =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        integrity: `sha256-${createHash('sha256')
          .update(await readFile(pathIn(folder, entry.url)))
          .digest('base64')}`,
      })),
    ),
  });

/** Bundles the worker and gives it the list of what to install. To be run last: what is written after it is not installed. */
export async function buildWorker(folder: string, root: string, version = versionIn(root)): Promise<OfflineReport> {
  const facts = await writePacks(folder, version);
  const scratch = await mkdtemp(join(tmpdir(), 'sw-'));
  try {
    const bundle = join(scratch, 'sw.js');
    await build({
      entryPoints: [join(root, 'src/sw.ts')],
      outfile: bundle,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const { warnings } = await injectManifest({
      swSrc: bundle,
      swDest: join(folder, 'sw.js'),
      globDirectory: folder,
      globPatterns: [`${PACKS}*.pack`, '_astro/*.woff2', FACTS],
      dontCacheBustURLsMatching: HASHED,
      maximumFileSizeToCacheInBytes: MAX_BYTES,
      manifestTransforms: [sealed(folder)],
    });
    const over = [
      ...(facts.octets > MAX_BYTES ? [`le site installé pèse ${facts.octets} octets, plus que ${MAX_BYTES}`] : []),
      ...(facts.fichiers > MAX_FILES
        ? [`le site installé compte ${facts.fichiers} fichiers, plus que ${MAX_FILES}`]
        : []),
    ];
    return { ...facts, warnings: [...warnings, ...over] };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The offline worker, made after the pages and the search indexes. Never remove `sw.js` from a published site: installed readers would keep the last version for ever. */
export function offlinePacks(): AstroIntegration {
  let root = process.cwd();
  let home = new URL('https://example.org/');
  return {
    name: 'regles-vives:hors-ligne',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        home = new URL(config.base.replace(/\/*$/, '/'), config.site ?? home);
      },
      'astro:build:done': async ({ dir, logger }) => {
        await writeSitemap(fileURLToPath(dir), home); // it is installed too
        const { octets: bytes, fichiers: count, warnings } = await buildWorker(fileURLToPath(dir), root);
        logger.info(`${count} fichiers, ${(bytes / 1e6).toFixed(2)} Mo hors ligne`);
        for (const warning of warnings) logger.warn(warning);
      },
    },
  };
}

export default offlinePacks;
