import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { htmlFiles } from './html.ts';
import { SEARCHED_GAMES } from './searched-games.ts';
import { writePagefind } from './pages-pagefind.ts';
import { makeAnswers, readGlossary, readPages } from './answers.ts';
import { typeset } from '../plugins/typography.ts';
import { toWire } from '../search/wire.ts';

/** gzip bytes of one game's answers; with the reader (9 kB), the budget is 60 kB. */
const ANSWERS_LIMIT = 51_000;

export interface SearchReport {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

/** Builds both indexes of a built site: `recherche/<jeu>.json` (answers) and `pagefind/` (pages). */
export async function buildSearch(folder: string, root: string): Promise<SearchReport> {
  const lines: string[] = [];
  const warnings: string[] = [];
  const pages = await readPages(folder, await htmlFiles(folder));
  const titles = new Map<string, string>();
  await mkdir(join(folder, 'recherche'), { recursive: true });
  for (const game of SEARCHED_GAMES) {
    for (const [id, entry] of Object.entries(game.rules)) titles.set(id, entry.title);
    const glossary = await readGlossary(join(root, 'src/content/glossaire', game.jeu));
    const own = pages.filter(({ file: of }) => of.startsWith(`${game.jeu}/`) || of.startsWith('glossaire/'));
    const { file, missing } = makeAnswers({ ...game, glossary }, own);
    const ranks = new Map(file.regles.map(([id], rank) => [id, rank]));
    const questions = game.questions.flatMap(([asked, rule]) => {
      const rank = ranks.get(rule);
      return rank === undefined ? [] : [[typeset(asked), rank] as const];
    });
    const called = { noms: game.names, mots: game.words, questions };
    const json = JSON.stringify(toWire({ ...file, ...called }));
    const size = gzipSync(json, { level: 9 }).length;
    await writeFile(join(folder, 'recherche', `${game.jeu}.json`), json);
    lines.push(`${game.jeu}: ${file.regles.length} règles, ${(size / 1000).toFixed(1)} kB gzip`);
    if (missing.length > 0)
      warnings.push(
        `${game.jeu}: ${missing.length} règles sans paragraphe, introuvables (${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''})`,
      );
    if (size > ANSWERS_LIMIT) warnings.push(`${game.jeu}: l'index des réponses dépasse ${ANSWERS_LIMIT} octets gzip`);
  }
  const games = new Map(SEARCHED_GAMES.map((game) => [game.jeu, game.titre]));
  const written = await writePagefind(folder, pages, titles, games);
  lines.push(`pagefind: ${written.pages} pages, ${written.files} fichiers`);
  return { lines, warnings };
}

/** Search indexes, made from the built pages. To be listed before `horsLigne`, which installs them. */
export function searchFiles(): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'regles-vives:recherche',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { lines, warnings } = await buildSearch(fileURLToPath(dir), root);
        for (const line of lines) logger.info(line);
        for (const warning of warnings) logger.warn(warning);
      },
    },
  };
}

export default searchFiles;
