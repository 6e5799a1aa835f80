import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from './html.ts';

/** What an address may not hold in XML. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The sitemap of a built site: every page but the one for those that are missing. `home` is the address of the site with its base path. */
export const sitemapOf = (pages: readonly string[], home: URL): string => {
  const lines = pages.toSorted().map((page) => `<url><loc>${escaped(new URL(page, home).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`;
};

/** Pages for the people who make the site. */
export const UNLISTED: readonly string[] = ['scene/'];

/** Writes sitemap.xml beside the pages, and its address at the end of robots.txt. */
export async function writeSitemap(folder: string, home: URL): Promise<void> {
  const files = (await readdir(folder, { recursive: true, encoding: 'utf8' })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = files
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map(addressOf)
    .filter((page) => !UNLISTED.includes(page));
  await writeFile(join(folder, 'sitemap.xml'), sitemapOf(pages, home));
  await appendFile(join(folder, 'robots.txt'), `Sitemap: ${new URL('sitemap.xml', home).href}\n`);
}
