// What is fetched together comes in few files. Left to itself the bundler makes a file of each set of modules that the same hundred and fifty entries share: a table came in about a hundred of them, half below one kilobyte, and a phone spends more on a file than on its bytes.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { reached } from './reached.ts';

/** A module, by its path from the root: those that it imports as it loads, those that it asks for later, and its length as written. */
export interface Module {
  readonly imports: readonly string[];
  readonly asks: readonly string[];
  readonly length: number;
  readonly entry: boolean; // a page names it: it keeps a file of its own
}
type Modules = ReadonlyMap<string, Module>;

/** Of what is fetched in one go: how much it counts, and what a file costs it beside its bytes, in characters as written (a request, a task of the browser, a worse compression). A table fetches the most before its first picture; an example that is stepped, and a workshop, have tight budgets; a page that is only read weighs next to nothing. */
const KINDS = {
  table: { weight: 5, file: 2500 },
  work: { weight: 4, file: 1000 },
  read: { weight: 9, file: 450 },
  other: { weight: 1, file: 1500 },
  bare: { weight: 1e6, file: 0 },
};
interface Visit {
  readonly kind: keyof typeof KINDS;
  readonly fetched: ReadonlySet<string>; // modules
}
/** The script of every page: what is read weighs next to nothing. */
const BARE = /^src\/layouts\/Page\.astro\?/;

const PAGE = [BARE, /^node_modules\/@astrojs\/preact\/dist\/client\.js$/];
const PLAY = 'src/components/play/';
const MODE = /^src\/components\/([a-z-]+)\/(mode|reading)-(?!shared)([a-z-]+)\.ts$/;
const EDITOR = /^src\/components\/[a-z-]+\/Editor\.tsx$/;

/** What a reader fetches in one go: a page with its island, a table that a link opens, an example that is stepped, then taken over; what comes later, once asked for. */
const visitsOf = (modules: Modules): readonly Visit[] => {
  const ids = [...modules.keys()];
  const page = ids.filter((id) => PAGE.some((one) => one.test(id)));
  const asked = new Set([...modules.values()].flatMap(({ asks }) => asks));
  const visit = (kind: Visit['kind'], ...fetched: readonly string[]): Visit => ({
    kind,
    fetched: reached(fetched, (id) => modules.get(id)?.imports),
  });
  return ids.flatMap((id) => {
    const [, jeu = '', what, mode = ''] = MODE.exec(id) ?? [];
    if (BARE.test(id)) return [visit('bare', id)];
    if (modules.get(id)?.entry === true) return [visit(EDITOR.test(id) ? 'work' : 'other', ...page, id)];
    if (!asked.has(id)) return [];
    // some modes have no examples, and no reading
    const reading = [...page, `${PLAY}Example.tsx`, `src/components/${jeu}/reading-${mode}.ts`];
    if (what === 'reading') return [visit('read', ...reading)];
    if (what !== 'mode') return [visit('other', id)];
    const table = [`src/components/${jeu}/PlayTable.tsx`, `src/engine/scenario/${jeu}.ts`, `${PLAY}Table.tsx`];
    const lost = table.find((one) => !modules.has(one));
    if (lost !== undefined) throw new Error(`${id} is played by ${lost}, which is not there.`);
    return [visit('table', ...page, ...table, id), visit('work', ...reading, `${PLAY}Live.tsx`, id)];
  });
};

/** A file to be. */
interface Part {
  name: string | undefined; // of what is asked for by itself, whose file bears its name
  fetched: Uint8Array; // 1 for each visit that fetches it
  ids: readonly string[];
  length: number;
  readonly imports: Set<Part>;
}
const nameOf = (id: string): string => /([^/]+?)(?:\.[a-z]+)?(?:\?.*)?$/.exec(id)?.[1] ?? id;

/** What all visits save when two parts are one file: the file, less what some would fetch for nothing. */
const saved = (a: Part, b: Part, visits: readonly Visit[]): number => {
  let sum = 0;
  for (const [i, { kind }] of visits.entries()) {
    const { weight, file } = KINDS[kind];
    if (a.fetched[i] === 1) sum += weight * (b.fetched[i] === 1 ? file : -b.length);
    else if (b.fetched[i] === 1) sum -= weight * a.length;
  }
  return sum;
};
/** One thing asked for a file. And nothing that either imports is fetched by less visits: files never import one another in a circle, and bring nothing else along. */
const allowed = (a: Part, b: Part): boolean =>
  (a.name === undefined || b.name === undefined) &&
  [...a.imports, ...b.imports].every(
    (one) =>
      one === a || one === b || one.fetched.every((is, i) => is === 1 || (a.fetched[i] === 0 && b.fetched[i] === 0)),
  );

/** The modules that the same visits fetch, and what each such part imports; what a page names itself alone. */
const partsOf = (modules: Modules, visits: readonly Visit[]): readonly Part[] => {
  const asked = new Set([...modules.values()].flatMap(({ asks }) => asks));
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, { length, entry }] of modules) {
    const fetched = Uint8Array.from(visits, (visit) => (visit.fetched.has(id) ? 1 : 0));
    const key = entry ? id : fetched.join('');
    const part = parts.get(key) ?? { name: undefined, fetched, ids: [], length: 0, imports: new Set() };
    part.name ??= entry || asked.has(id) ? nameOf(id) : undefined;
    part.ids = [...part.ids, id];
    part.length += length;
    parts.set(key, part);
    partOf.set(id, part);
  }
  for (const [id, { imports }] of modules)
    for (const one of imports) {
      const [from, to] = [partOf.get(id), partOf.get(one)];
      if (from !== undefined && to !== undefined && from !== to) from.imports.add(to);
    }
  return [...parts.values()];
};

/** Puts parts together, two by two, what saves most first, as long as it saves anything. */
const merged = (all: readonly Part[], visits: readonly Visit[]): void => {
  const gains = new Map(all.map((part) => [part, new Map<Part, number>()]));
  const weigh = (a: Part, b: Part): void => {
    const gain = saved(a, b, visits);
    if (gain > 0) gains.get(a)?.set(b, gain);
  };
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) weigh(a, b);
  for (;;) {
    let best: readonly [gain: number, a: Part, b: Part] | undefined;
    for (const [a, others] of gains)
      for (const [b, gain] of others) if (gain > (best?.[0] ?? 0) && allowed(a, b)) best = [gain, a, b];
    if (best === undefined) return;
    const [, a, b] = best;
    a.name ??= b.name;
    a.fetched = a.fetched.map((is, i) => is | (b.fetched[i] ?? 0));
    a.ids = [...a.ids, ...b.ids];
    a.length += b.length;
    b.ids = [];
    for (const one of b.imports) a.imports.add(one);
    for (const one of all) if (one.imports.delete(b)) one.imports.add(a);
    a.imports.delete(a);
    gains.delete(b);
    gains.set(a, new Map());
    for (const [one, others] of gains) {
      others.delete(a);
      others.delete(b);
      if (one !== a) weigh(a, one);
    }
  }
};

/** The file of each module, by name; none for what a page names itself. The same whatever the order in which modules were read: an update must not fetch again what has not changed. */
export const filesOf = (read: Modules): ReadonlyMap<string, string> => {
  const modules = new Map([...read].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const visits = visitsOf(modules);
  const parts = partsOf(modules, visits).filter(({ ids: [id = ''] }) => modules.get(id)?.entry !== true);
  merged(parts, visits);
  const longest = (ids: readonly string[]): string =>
    ids.reduce((a, b) => ((modules.get(b)?.length ?? 0) > (modules.get(a)?.length ?? 0) ? b : a), '');
  const named = parts.map((part) => [part.name ?? nameOf(longest(part.ids)), part.ids.toSorted()] as const);
  const files = new Map<string, string>();
  for (const [name, ids] of named) {
    const alone = named.filter(([other]) => other === name).length === 1;
    const mark = createHash('sha256')
      .update(ids[0] ?? '')
      .digest('hex')
      .slice(0, 4);
    for (const id of ids) files.set(id, alone ? name : `${name}-${mark}`);
  }
  return files;
};

/** Tells the bundler, once it knows all modules of the site. */
export const together = (): Plugin => {
  let files: ReadonlyMap<string, string> = new Map();
  const inside = (id: string): string =>
    id.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, '');
  return {
    name: 'together',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: 'allow-extension',
                output: {
                  codeSplitting: {
                    includeDependenciesRecursively: false, // each has its own file
                    groups: [{ name: (id: string) => files.get(inside(id)) ?? null }],
                  },
                },
              },
            },
          }
        : null,
    buildEnd() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        modules.set(inside(id), {
          imports: info?.importedIds.map(inside) ?? [],
          asks: info?.dynamicallyImportedIds.map(inside) ?? [],
          length: info?.code?.length ?? 0,
          entry: info?.isEntry === true,
        });
      }
      files = filesOf(modules);
    },
  };
};
