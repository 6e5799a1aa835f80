import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitemapOf, writeSitemap } from './sitemap.ts';

test('addresses are whole, under the base path, and fit for XML', () => {
  const written = sitemapOf(['b&b/', ''], new URL('https://jeux.test/regles/'));
  expect([...written.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://jeux.test/regles/',
    'https://jeux.test/regles/b&amp;b/',
  ]);
});

test('every page of the folder but the missing one, and robots.txt says where', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
  try {
    await mkdir(join(folder, 'jeu', 'regles'), { recursive: true });
    for (const file of ['index.html', '404.html', 'jeu/index.html', 'jeu/regles/index.html'])
      await writeFile(join(folder, file), '');
    await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
    await writeSitemap(folder, new URL('https://jeux.test/'));
    expect((await readFile(join(folder, 'sitemap.xml'), 'utf8')).match(/https:\/\/jeux\.test[^<]*/g)).toEqual([
      'https://jeux.test/',
      'https://jeux.test/jeu/',
      'https://jeux.test/jeu/regles/',
    ]);
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toMatch(
      /^Sitemap: https:\/\/jeux\.test\/sitemap\.xml$/m,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
