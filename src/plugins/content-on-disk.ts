// Reads the pages and the tables of every game from disk and lists their faults: for the build and for scripts/check-content.ts.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Example } from '../engine/kernel/example.ts';
import type { RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { faultsOfPages, faultsOfGlossary, anchorless, type KnownIds, type Fault, type SourceFile } from './ids.ts';

interface Tables {
  readonly RULES?: Readonly<Record<string, RuleEntry>>;
  readonly RULINGS?: readonly Ruling[];
  readonly EXAMPLES?: readonly Example<unknown, unknown, string>[];
  readonly LIVE?: readonly { readonly id: string }[];
}

async function module(path: string): Promise<Tables | undefined> {
  if (!existsSync(path)) return undefined;
  const address = `${pathToFileURL(path).href}?t=${statSync(path).mtimeMs}`; // `astro dev` sees what was just written
  return (await import(/* @vite-ignore */ address)) as Tables;
}

function read(root: string, pattern: string, jeu: string): readonly SourceFile[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((f) => ({ path: relative(root, join(root, f)), text: readFileSync(join(root, f), 'utf8'), jeu }));
}

export interface Report {
  readonly faults: readonly Fault[];
  readonly anchorless: readonly string[];
  readonly pages: number;
}

/** Checks the content of every game whose rules exist. `racine`: the project's folder. */
export async function reportOf(root: string): Promise<Report> {
  const games = globSync('src/engine/*/rules.ts', { cwd: root })
    .map((f) => basename(join(f, '..')))
    .filter((jeu) => jeu !== 'kernel');
  const faults: Fault[] = [];
  const orphans: string[] = [];
  let pages = 0;
  for (const jeu of games.toSorted()) {
    const folder = join(root, 'src/engine', jeu);
    const textes = read(root, `src/content/${jeu}/[0-9]*.mdx`, jeu);
    const terms = read(root, `src/content/glossaire/${jeu}/*.md`, jeu);
    const rules = (await module(join(folder, 'rules.ts')))?.RULES ?? {};
    const rulings = (await module(join(folder, 'rulings.ts')))?.RULINGS;
    const examples = (await module(join(folder, 'examples.ts')))?.EXAMPLES;
    const cards = (await module(join(folder, 'live.ts')))?.LIVE ?? [];
    const known: KnownIds = {
      rules: new Map(Object.entries(rules)),
      terms: new Set(terms.map((f) => basename(f.path, '.md'))),
      rulings: rulings && new Set(rulings.map((r) => r.id)),
      examples: examples && new Set(examples.map((e) => e.id)),
      cards: new Set(cards.map((card) => card.id)),
    };
    faults.push(...faultsOfPages(textes, known), ...faultsOfGlossary(terms, known));
    orphans.push(...anchorless(textes, known));
    pages += textes.length + terms.length;
  }
  return { faults, anchorless: orphans, pages };
}

/** The faults as one French text, a line each. */
export function summaryOf(faults: readonly Fault[]): string {
  const title = faults.length === 1 ? '1 faute dans le contenu' : `${faults.length} fautes dans le contenu`;
  return [`${title} :`, ...faults.map((f) => `  ${f.path}:${f.line} — ${f.message}`)].join('\n');
}
