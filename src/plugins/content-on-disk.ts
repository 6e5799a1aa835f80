// Reads the pages and the tables of every game from disk and lists their faults: for the build and for scripts/check-content.ts.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Example } from '../engine/kernel/example.ts';
import type { RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { fautesDesPages, fautesDuGlossaire, sansAncre, type Connus, type Faute, type Fichier } from './ids.ts';

interface Tables {
  readonly RULES?: Readonly<Record<string, RuleEntry>>;
  readonly RULINGS?: readonly Ruling[];
  readonly EXAMPLES?: readonly Example<unknown, unknown, string>[];
  readonly LIVE?: readonly { readonly id: string }[];
}

async function module(chemin: string): Promise<Tables | undefined> {
  if (!existsSync(chemin)) return undefined;
  const adresse = `${pathToFileURL(chemin).href}?t=${statSync(chemin).mtimeMs}`; // `astro dev` sees what was just written
  return (await import(/* @vite-ignore */ adresse)) as Tables;
}

function lus(racine: string, motif: string, jeu: string): readonly Fichier[] {
  return globSync(motif, { cwd: racine })
    .toSorted()
    .map((f) => ({ chemin: relative(racine, join(racine, f)), texte: readFileSync(join(racine, f), 'utf8'), jeu }));
}

export interface Bilan {
  readonly fautes: readonly Faute[];
  readonly sansAncre: readonly string[];
  readonly pages: number;
}

/** Checks the content of every game whose rules exist. `racine`: the project's folder. */
export async function bilan(racine: string): Promise<Bilan> {
  const jeux = globSync('src/engine/*/rules.ts', { cwd: racine })
    .map((f) => basename(join(f, '..')))
    .filter((jeu) => jeu !== 'kernel');
  const fautes: Faute[] = [];
  const orphelines: string[] = [];
  let pages = 0;
  for (const jeu of jeux.toSorted()) {
    const dossier = join(racine, 'src/engine', jeu);
    const textes = lus(racine, `src/content/${jeu}/[0-9]*.mdx`, jeu);
    const termes = lus(racine, `src/content/glossaire/${jeu}/*.md`, jeu);
    const regles = (await module(join(dossier, 'rules.ts')))?.RULES ?? {};
    const rulings = (await module(join(dossier, 'rulings.ts')))?.RULINGS;
    const exemples = (await module(join(dossier, 'examples.ts')))?.EXAMPLES;
    const cartes = (await module(join(dossier, 'live.ts')))?.LIVE ?? [];
    const connus: Connus = {
      regles: new Map(Object.entries(regles)),
      termes: new Set(termes.map((f) => basename(f.chemin, '.md'))),
      arbitrages: rulings && new Set(rulings.map((r) => r.id)),
      exemples: exemples && new Set(exemples.map((e) => e.id)),
      cartes: new Set(cartes.map((carte) => carte.id)),
    };
    fautes.push(...fautesDesPages(textes, connus), ...fautesDuGlossaire(termes, connus));
    orphelines.push(...sansAncre(textes, connus));
    pages += textes.length + termes.length;
  }
  return { fautes, sansAncre: orphelines, pages };
}

/** The faults as one French text, a line each. */
export function recit(fautes: readonly Faute[]): string {
  const titre = fautes.length === 1 ? '1 faute dans le contenu' : `${fautes.length} fautes dans le contenu`;
  return [`${titre} :`, ...fautes.map((f) => `  ${f.chemin}:${f.ligne} — ${f.message}`)].join('\n');
}
