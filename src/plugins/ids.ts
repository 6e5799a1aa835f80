// Every id named by a page must exist: rules, terms, rulings, examples, live cards. Pure: files and tables come in, faults come out.

export interface Fichier {
  readonly chemin: string; // as shown to the writer
  readonly texte: string;
  readonly jeu: string;
}
export interface Connus {
  readonly regles: ReadonlyMap<string, { readonly chapter: string; readonly rulings?: readonly string[] | undefined }>;
  readonly termes: ReadonlySet<string>;
  readonly arbitrages: ReadonlySet<string> | undefined; // undefined: not written yet, not checked
  readonly exemples: ReadonlySet<string> | undefined;
  readonly cartes: ReadonlySet<string>; // live cards
}
export interface Faute {
  readonly chemin: string;
  readonly ligne: number; // from 1
  readonly message: string; // French, one sentence
}

const BALISE = /<(Regle|Renvoi|Terme|Arbitrage|Exemple|CarteVive)\s+(?:id|n)="([^"]*)"/g;
const NOMS = {
  Regle: 'règle',
  Renvoi: 'règle',
  Terme: 'terme',
  Arbitrage: 'arbitrage',
  Exemple: 'exemple',
  CarteVive: 'carte vive',
} as const;
type Balise = keyof typeof NOMS;

interface Mention {
  readonly balise: Balise;
  readonly id: string;
  readonly ligne: number;
}

/** The tags of a page that name an id, with their line; fenced code is skipped. */
export function mentions(texte: string): readonly Mention[] {
  let code = false;
  return texte.split('\n').flatMap((ligne, i) => {
    if (/^\s*(```|~~~)/.test(ligne)) code = !code;
    if (code) return [];
    return [...ligne.matchAll(BALISE)].map((m) => ({ balise: m[1] as Balise, id: m[2] ?? '', ligne: i + 1 }));
  });
}

/** Edit distance, for « la plus proche ». */
export function distance(a: string, b: string): number {
  let avant = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const rang = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (avant[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      rang.push(Math.min(change, (avant[j] ?? 0) + 1, (rang[j - 1] ?? 0) + 1));
    }
    avant = rang;
  }
  return avant[b.length] ?? 0;
}

/** The known id nearest to `id`, or undefined when there is none at all. */
export function plusProche(id: string, connus: Iterable<string>): string | undefined {
  let mieux: string | undefined;
  let ecart = Infinity;
  for (const connu of connus) {
    const d = distance(id, connu);
    if (d < ecart) [mieux, ecart] = [connu, d];
  }
  return mieux;
}

function inconnu(nom: string, id: string, connus: Iterable<string>): string {
  const proche = plusProche(id, connus);
  return `${nom} « ${id} » : inconnu${nom === 'règle' || nom === 'carte vive' ? 'e' : ''}${proche === undefined ? '' : ` ; l'identifiant connu le plus proche est « ${proche} »`}.`;
}

function fauteDe({ balise, id }: Mention, chapitre: string | undefined, connus: Connus): string | undefined {
  const tables = {
    Regle: connus.regles,
    Renvoi: connus.regles,
    Terme: connus.termes,
    Arbitrage: connus.arbitrages,
    Exemple: connus.exemples,
    CarteVive: connus.cartes,
  };
  const table = tables[balise];
  if (table === undefined) return undefined;
  if (!table.has(id)) return inconnu(NOMS[balise], id, table.keys());
  const chez = balise === 'Regle' ? connus.regles.get(id)?.chapter : undefined;
  if (chez !== undefined && chapitre !== undefined && chez !== chapitre) {
    return `règle « ${id} » : elle appartient au chapitre « ${chez} », pas à « ${chapitre} ».`;
  }
  return undefined;
}

/** All the faults of the rule pages of one game, in order of file and line. */
export function fautesDesPages(fichiers: readonly Fichier[], connus: Connus): readonly Faute[] {
  const fautes: Faute[] = [];
  const ancres = new Map<string, string>();
  for (const { chemin, texte } of fichiers) {
    const chapitre = /^chapitre:\s*['"]?([\w-]+)/m.exec(texte)?.[1];
    for (const mention of mentions(texte)) {
      const ici = `${chemin}:${mention.ligne}`;
      const message = fauteDe(mention, chapitre, connus);
      if (message !== undefined) fautes.push({ chemin, ligne: mention.ligne, message });
      if (mention.balise !== 'Regle') continue;
      const deja = ancres.get(mention.id);
      if (deja !== undefined)
        fautes.push({ chemin, ligne: mention.ligne, message: `règle « ${mention.id} » : déjà ancrée en ${deja}.` });
      ancres.set(mention.id, ici);
    }
  }
  return fautes;
}

/** The rules that no page anchors yet. */
export function sansAncre(fichiers: readonly Fichier[], connus: Connus): readonly string[] {
  const ancres = new Set(
    fichiers.flatMap(({ texte }) =>
      mentions(texte)
        .filter((m) => m.balise === 'Regle')
        .map((m) => m.id),
    ),
  );
  return [...connus.regles.keys()].filter((id) => !ancres.has(id));
}

/** Faults of the glossary: the rule a term points at. */
export function fautesDuGlossaire(fichiers: readonly Fichier[], connus: Connus): readonly Faute[] {
  return fichiers.flatMap(({ chemin, texte }) => {
    const lignes = texte.split('\n');
    const ligne = lignes.findIndex((l) => /^regle:/.test(l));
    const id = /^regle:\s*['"]?([\w.-]+)/.exec(lignes[ligne] ?? '')?.[1];
    return id === undefined || connus.regles.has(id)
      ? []
      : [{ chemin, ligne: ligne + 1, message: inconnu('règle', id, connus.regles.keys()) }];
  });
}
