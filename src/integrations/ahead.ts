// What a table or a workshop is made of, asked for at once where a link opens it: its files import one another seven deep, and each depth is a journey to the host and back.
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
/** What such a page hands to `early-link.js`: names below the folder of scripts. */
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

/** A page that links open: its address under that of its game, what any link needs there, and what more each mode does, by the name of its module. */
interface Page {
  readonly address: string;
  readonly needs: (jeu: string) => readonly string[];
  readonly modes: (jeu: string) => RegExp; // its group is the mode
}
export const TABLE: Page = {
  address: 'jouer',
  needs: (jeu) => ['src/components/play/Table.tsx', `src/engine/scenario/${jeu}.ts`], // the last: what links are read with
  modes: (jeu) => new RegExp(`^src/components/${jeu}/mode-(?!shared)([a-z-]+)\\.ts$`),
};
export const WORKSHOP: Page = {
  address: 'atelier',
  needs: (jeu) => [`src/components/${jeu}/editor/post.ts`, 'src/components/atelier/reading.ts'],
  modes: (jeu) => new RegExp(`^src/components/${jeu}/editor/kit-([a-z-]+)\\.tsx$`), // where kinds of scenarios have parts of their own
};

/** What a page of a game needs, beside the files that wake it: for each of its modes, what is not needed by all. */
export const aheadOf = (
  files: readonly BuiltFile[],
  { needs, modes }: Page,
  jeu: string,
  waking: readonly string[],
): Ahead => {
  const all = closureOf(files, [...waking, ...needs(jeu).map((one) => fileOf(files, one))]);
  const names = (list: readonly string[]): readonly string[] => list.map((one) => one.replace(/^.*\//, ''));
  const ofMode = (module: string): readonly string[] =>
    names(closureOf(files, [fileOf(files, module)]).filter((one) => !all.includes(one)));
  const own = new Map<string, readonly string[]>();
  for (const module of files.flatMap(({ holds }) => holds)) {
    const mode = modes(jeu).exec(module)?.[1];
    if (mode !== undefined) own.set(`${jeu}~${mode}`, ofMode(module));
  }
  return { folder: (all[0] ?? '').replace(/[^/]*$/, ''), all: names(all), modes: Object.fromEntries(own) };
};

const MARK = '<meta name="avance"';
/** Writes it in each page that has a place for it. */
const writeAhead = async (folder: string, files: readonly BuiltFile[], base: string): Promise<void> => {
  for (const { slug } of READY_GAMES)
    for (const kind of [TABLE, WORKSHOP]) {
      const page = join(folder, slug, kind.address, 'index.html');
      const html = await readFile(page, 'utf8');
      if (!html.includes(MARK)) throw new Error(`${page} has no place for what is asked for ahead`);
      const waking = [...html.matchAll(/ (?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) =>
        url.slice(base.length),
      );
      const ahead = aheadOf(files, kind, slug, waking);
      const text = JSON.stringify({ ...ahead, folder: base + ahead.folder }).replaceAll('"', '&quot;');
      await writeFile(page, html.replace(MARK, `${MARK} content="${text}"`));
    }
};

/** Tells the pages of tables and workshops what to ask for ahead. To be listed before what installs the pages. */
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
