// What a table is made of, asked for at once where a link opens it: its files import one another seven deep, and each depth is a journey to the host and back.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { READY_GAMES } from '../site/games.ts';
import { reached } from './reached.ts';

/** A built file: the modules that it holds, the one that it stands for, and the files that it imports as it loads. */
export interface BuiltFile {
  readonly name: string; // "_astro/Table.D7JXDgWR.js"
  readonly holds: readonly string[]; // paths from the root, with forward slashes
  readonly standsFor: string | undefined;
  readonly imports: readonly string[];
}
/** What the page of a table hands to `early-table.js`: names below the folder of scripts. */
export interface Ahead {
  readonly folder: string;
  readonly all: readonly string[];
  readonly modes: Readonly<Record<string, readonly string[]>>; // "battleworld~partie", as links write it
}

/** Some built files and all that these import as they load. */
export const closureOf = (files: readonly BuiltFile[], names: readonly string[]): readonly string[] => {
  const byName = new Map(files.map((file) => [file.name, file]));
  return [...reached(names, (name) => byName.get(name)?.imports)];
};
/** The file that a module comes in. Throws when none holds it. */
const fileOf = (files: readonly BuiltFile[], module: string): string => {
  const file = files.find(({ standsFor }) => standsFor === module) ?? files.find(({ holds }) => holds.includes(module));
  if (file === undefined) throw new Error(`no built file holds ${module}`);
  return file.name;
};

const modesOf = (files: readonly BuiltFile[], jeu: string): readonly string[] => {
  const pattern = new RegExp(`^src/components/${jeu}/mode-(?!shared)([a-z-]+)\\.ts$`);
  return [...new Set(files.flatMap(({ holds }) => holds.flatMap((one) => pattern.exec(one)?.[1] ?? [])))];
};

/** What the table of a game needs, beside the files that wake its page: for each of its modes, what is not needed by all. */
export const aheadOf = (files: readonly BuiltFile[], jeu: string, waking: readonly string[]): Ahead => {
  const all = closureOf(files, [
    ...waking,
    fileOf(files, 'src/components/play/Table.tsx'),
    fileOf(files, `src/engine/scenario/${jeu}.ts`), // what links are read with
  ]);
  const names = (list: readonly string[]): readonly string[] => list.map((one) => one.replace(/^.*\//, ''));
  return {
    folder: (all[0] ?? '').replace(/[^/]*$/, ''),
    all: names(all),
    modes: Object.fromEntries(
      modesOf(files, jeu).map((mode) => [
        `${jeu}~${mode}`,
        names(
          closureOf(files, [fileOf(files, `src/components/${jeu}/mode-${mode}.ts`)]).filter(
            (one) => !all.includes(one),
          ),
        ),
      ]),
    ),
  };
};

const MARK = '<meta name="avance"';
/** Writes it in the page of each table. */
const writeAhead = async (folder: string, files: readonly BuiltFile[], base: string): Promise<void> => {
  for (const { slug } of READY_GAMES) {
    const page = join(folder, slug, 'jouer/index.html');
    const html = await readFile(page, 'utf8');
    if (!html.includes(MARK)) throw new Error(`${page} has no place for what is asked for ahead`);
    const waking = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) =>
      url.slice(base.length),
    );
    const ahead = aheadOf(files, slug, waking);
    const text = JSON.stringify({ ...ahead, folder: base + ahead.folder }).replaceAll('"', '&quot;');
    await writeFile(page, html.replace(MARK, `${MARK} content="${text}"`));
  }
};

/** Tells each table's page what to ask for ahead. To be listed before what installs the pages. */
export function askAhead(): AstroIntegration {
  const files: BuiltFile[] = [];
  let base = '/';
  let root = '';
  const inside = (id: string): string =>
    id.replaceAll('\\', '/').replace(/\?.*$/, '').replace(root.replaceAll('\\', '/'), '');
  return {
    name: 'regles-vives:avance',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'avance',
                apply: 'build',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_, bundle) => {
                  for (const part of Object.values(bundle)) {
                    if (part.type !== 'chunk') continue;
                    files.push({
                      name: part.fileName,
                      holds: part.moduleIds.map(inside),
                      standsFor: part.facadeModuleId === null ? undefined : inside(part.facadeModuleId),
                      imports: part.imports,
                    });
                  }
                },
              },
            ],
          },
        });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir }) => await writeAhead(fileURLToPath(dir), files, base),
    },
  };
}

export default askAhead;
