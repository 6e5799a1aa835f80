// The build that comes after one, made from it in seconds: every script and style sheet under another name, pages and data that tell their version, another worker.
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorker } from '../../src/integrations/offline.ts';

export const NEXT = '9.9.9';
/** What a script of the next build leaves in the page that loads it; what its data hold. */
export const MARK = 'deLaVersionSuivante';

const filesIn = async (folder: string, pattern: RegExp): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Writes the next build of a site into an empty folder. */
export const makeNext = async (from: string, to: string): Promise<void> => {
  await cp(from, to, { recursive: true });
  const assets = join(to, '_astro');
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name));
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(/([^.]+)(\.\w+)$/, (_, hash: string, end: string) => `${[...hash].toReversed().join('')}${end}`),
    ]),
  );
  const any = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of await filesIn(to, /\.(?:html|js|css|json)$/)) {
    if (/[/\\](?:hors-ligne|pagefind)[/\\]|[/\\]sw\.js$/.test(file)) continue;
    const text = (await readFile(file, 'utf8')).replace(any, (name) => renamed.get(name) ?? name);
    const marked = /[/\\]_astro[/\\][^/\\]*\.js$/.test(file)
      ? `${text}\n;globalThis.${MARK}=true;`
      : file.endsWith('.html')
        ? text.replace(/data-version="[^"]*"/, `data-version="${NEXT}"`)
        : /[/\\]exemples[/\\][^/\\]*\.json$/.test(file)
          ? text.replace(/^\{/, `{"${MARK}":true,`)
          : text;
    await writeFile(file, marked);
  }
  for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next));
  await rm(join(to, 'sw.js'));
  await buildWorker(to, process.cwd(), NEXT);
};
