// Every id named by a page must exist: rules, terms, rulings, examples, live cards. Pure: files and tables come in, faults come out.

export interface SourceFile {
  readonly path: string; // as shown to the writer
  readonly text: string;
  readonly jeu: string;
}
export interface KnownIds {
  readonly rules: ReadonlyMap<string, { readonly chapter: string; readonly rulings?: readonly string[] | undefined }>;
  readonly terms: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string> | undefined; // undefined: not written yet, not checked
  readonly examples: ReadonlySet<string> | undefined;
  readonly cards: ReadonlySet<string>; // live cards
}
export interface Fault {
  readonly path: string;
  readonly line: number; // from 1
  readonly message: string; // French, one sentence
}

const TAG = /<(Regle|Renvoi|Terme|Arbitrage|Exemple|CarteVive)\s+(?:id|n)="([^"]*)"/g;
const NAMES = {
  Regle: 'règle',
  Renvoi: 'règle',
  Terme: 'terme',
  Arbitrage: 'arbitrage',
  Exemple: 'exemple',
  CarteVive: 'carte vive',
} as const;
type Tag = keyof typeof NAMES;

interface Mention {
  readonly tag: Tag;
  readonly id: string;
  readonly line: number;
}

/** The tags of a page that name an id, with their line; fenced code is skipped. */
export function mentions(text: string): readonly Mention[] {
  let code = false;
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*(```|~~~)/.test(line)) code = !code;
    if (code) return [];
    return [...line.matchAll(TAG)].map((m) => ({ tag: m[1] as Tag, id: m[2] ?? '', line: i + 1 }));
  });
}

/** Edit distance, for « la plus proche ». */
export function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const rank = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      rank.push(Math.min(cost, (before[j] ?? 0) + 1, (rank[j - 1] ?? 0) + 1));
    }
    before = rank;
  }
  return before[b.length] ?? 0;
}

/** The known id nearest to `id`, or undefined when there is none at all. */
export function nearest(id: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let gap = Infinity;
  for (const one of known) {
    const d = distance(id, one);
    if (d < gap) [best, gap] = [one, d];
  }
  return best;
}

function unknown(name: string, id: string, known: Iterable<string>): string {
  const near = nearest(id, known);
  return `${name} « ${id} » : inconnu${name === 'règle' || name === 'carte vive' ? 'e' : ''}${near === undefined ? '' : ` ; l'identifiant connu le plus proche est « ${near} »`}.`;
}

function faultOf({ tag, id }: Mention, chapter: string | undefined, known: KnownIds): string | undefined {
  const tables = {
    Regle: known.rules,
    Renvoi: known.rules,
    Terme: known.terms,
    Arbitrage: known.rulings,
    Exemple: known.examples,
    CarteVive: known.cards,
  };
  const table = tables[tag];
  if (table === undefined) return undefined;
  if (!table.has(id)) return unknown(NAMES[tag], id, table.keys());
  const within = tag === 'Regle' ? known.rules.get(id)?.chapter : undefined;
  if (within !== undefined && chapter !== undefined && within !== chapter) {
    return `règle « ${id} » : elle appartient au chapitre « ${within} », pas à « ${chapter} ».`;
  }
  return undefined;
}

/** All the faults of the rule pages of one game, in order of file and line. */
export function faultsOfPages(files: readonly SourceFile[], known: KnownIds): readonly Fault[] {
  const faults: Fault[] = [];
  const anchors = new Map<string, string>();
  for (const { path, text } of files) {
    const chapter = /^chapitre:\s*['"]?([\w-]+)/m.exec(text)?.[1];
    for (const mention of mentions(text)) {
      const here = `${path}:${mention.line}`;
      const message = faultOf(mention, chapter, known);
      if (message !== undefined) faults.push({ path, line: mention.line, message });
      if (mention.tag !== 'Regle') continue;
      const first = anchors.get(mention.id);
      if (first !== undefined)
        faults.push({ path, line: mention.line, message: `règle « ${mention.id} » : déjà ancrée en ${first}.` });
      anchors.set(mention.id, here);
    }
  }
  return faults;
}

/** The rules that no page anchors yet. */
export function anchorless(files: readonly SourceFile[], known: KnownIds): readonly string[] {
  const anchors = new Set(
    files.flatMap(({ text }) =>
      mentions(text)
        .filter((m) => m.tag === 'Regle')
        .map((m) => m.id),
    ),
  );
  return [...known.rules.keys()].filter((id) => !anchors.has(id));
}

/** Faults of the glossary: the rule a term points at. */
export function faultsOfGlossary(files: readonly SourceFile[], known: KnownIds): readonly Fault[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    const line = lines.findIndex((l) => /^regle:/.test(l));
    const id = /^regle:\s*['"]?([\w.-]+)/.exec(lines[line] ?? '')?.[1];
    return id === undefined || known.rules.has(id)
      ? []
      : [{ path, line: line + 1, message: unknown('règle', id, known.rules.keys()) }];
  });
}
