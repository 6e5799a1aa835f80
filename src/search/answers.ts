import MiniSearch from 'minisearch';
import { fold, words } from './fold.ts';
import { nearest } from './spelling.ts';
import { root, stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import { termsOf } from './terms.ts';
import type { Answer, Answers, AnswersFile } from './types.ts';

// One game's rules, searched by questions. MiniSearch holds the index and scores each term (BM25+);
// a question is then scored word by word, so that a rule covering the whole question beats one that repeats a single word of it.

interface Entry {
  readonly id: number;
  readonly titre: string;
  readonly alias: string;
  readonly texte: string;
  readonly rubrique: string;
  readonly contexte: string;
}
type Field = 'titre' | 'alias' | 'texte' | 'rubrique' | 'contexte';

/** Weights of the fields. `contexte` (rulings and examples that cite the rule) only tips the scales. */
const BOOST: Readonly<Record<Field, number>> = { titre: 1.2, alias: 1.6, texte: 1, rubrique: 0.8, contexte: 0.2 };
/** How much of a word counts as covered when the rule only has a relative of it. */
const WEIGHT = { exact: 1, corrected: 0.85, synonym: 0.6, prefix: 0.7, kin: 0.5 } as const;
/** A word found in the context alone covers that much of itself. */
const CONTEXT_COVER = 0.35;
const COVER_POWER = 1.5;
/** « Iron-Man peut-il passer par-dessus Hulk ? » asks about flying over, not about Hulk: a name illustrates, however rare it is. */
const NAME_WEIGHT = 0.5;
/** Answers far below the best only make a list longer. */
const FLOOR = 0.1;
const MOST = 30;
/** Above any score: what was asked for by its id comes first. */
const BY_ID = 1e6;

/** A word of the question and the index terms that may stand for it. */
interface Wanted {
  readonly alternatives: ReadonlyMap<string, number>;
  /** What the word is worth in the question: 0 when the game has nothing like it. */
  readonly rarity: number;
}

export interface GameIndex {
  readonly file: AnswersFile;
  readonly mini: MiniSearch<Entry>;
  readonly terms: ReadonlyMap<string, number>;
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** Terms that the texts always write with a capital: proper names. */
  readonly names: ReadonlySet<string>;
  readonly forms: ReadonlyMap<string, number>;
  /** Folded form → as the site writes it, accents on: what « Vouliez-vous dire » shows. */
  readonly written: ReadonlyMap<string, string>;
}

function entries(file: AnswersFile): Entry[] {
  const context = file.regles.map((): string[] => []);
  for (const [rules, text] of file.contexte) for (const rule of rules) context[rule]?.push(text);
  return file.regles.map(([id, titre, chapter, texte, alias], index) => ({
    id: index,
    titre,
    alias,
    texte,
    rubrique: `${file.chapitres[chapter]?.[1] ?? ''} ${id.split('.').slice(1).join(' ')}`,
    contexte: context[index]?.join(' ') ?? '',
  }));
}

/** Terms with a capital inside a sentence, and never without one anywhere. (Not read from aliases, which are typed as players type.) */
function properNames(texts: readonly string[]): ReadonlySet<string> {
  const capital = new Set<string>();
  const common = new Set<string>();
  for (const text of texts) {
    for (const word of words(text)) {
      const raw = text.slice(word.start, word.end);
      if (/^\p{Ll}/u.test(raw)) common.add(stem(word.form));
      else if (/^\p{Lu}\p{L}{2,}$/u.test(raw) && /[\p{L},»] $/u.test(text.slice(0, word.start))) capital.add(stem(word.form));
    }
  }
  return new Set([...capital].filter((term) => !common.has(term)));
}

/** Builds the index of a game: about 10 ms for 150 rules, in the browser as in the tests. */
export function makeIndex(file: AnswersFile): GameIndex {
  const mini = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => text.split(' '), processTerm: (term) => term, boost: BOOST, combineWith: 'OR' },
  });
  const docs = entries(file);
  mini.addAll(docs);
  const terms = new Map<string, number>();
  const forms = new Map<string, number>();
  const written = new Map<string, string>();
  for (const doc of docs) {
    const shown = `${doc.titre} ${doc.alias} ${doc.texte}`;
    for (const term of new Set(termsOf(`${shown} ${doc.rubrique}`))) terms.set(term, (terms.get(term) ?? 0) + 1);
    for (const word of words(shown)) {
      forms.set(word.form, (forms.get(word.form) ?? 0) + 1);
      if (!written.has(word.form)) written.set(word.form, shown.slice(word.start, word.end).toLowerCase());
    }
    for (const term of termsOf(doc.contexte)) if (!terms.has(term)) terms.set(term, 1);
  }
  const roots = new Map<string, string[]>();
  for (const term of terms.keys()) roots.set(root(term), [...(roots.get(root(term)) ?? []), term]);
  const names = properNames(docs.flatMap((doc) => [doc.titre, doc.texte]));
  return { file, mini, terms, roots, names, forms, written };
}

function rarity(index: GameIndex, term: string): number {
  const n = index.file.regles.length;
  return Math.log(1 + n / (1 + (index.terms.get(term) ?? 0)));
}

function add(into: Map<string, number>, index: GameIndex, term: string, weight: number): void {
  if (index.terms.has(term) && (into.get(term) ?? 0) < weight) into.set(term, weight);
}

/** The alternatives of one term: itself, what players say for it, its family. */
function relatives(into: Map<string, number>, index: GameIndex, term: string, weight: number): void {
  add(into, index, term, weight);
  for (const other of synonyms(term)) add(into, index, other, weight * WEIGHT.synonym);
  for (const kin of index.roots.get(root(term)) ?? []) add(into, index, kin, weight * WEIGHT.kin);
}

function byPrefix(into: Map<string, number>, index: GameIndex, form: string): void {
  for (const term of index.terms.keys()) if (term.startsWith(form)) add(into, index, term, WEIGHT.prefix);
}

/** The rarity of a word is that of its closest alternatives: the word itself when the game has it. */
function worth(index: GameIndex, alternatives: ReadonlyMap<string, number>): number {
  const closest = Math.max(0, ...alternatives.values());
  const rarities = [...alternatives].filter(([, weight]) => weight === closest).map(([term]) => rarity(index, term) * (index.names.has(term) ? NAME_WEIGHT : 1));
  return rarities.length === 0 ? 0 : Math.min(...rarities);
}

interface Understood {
  readonly wanted: readonly Wanted[];
  readonly suggestion: string | undefined;
}

/** Question → wanted words. The last one may be unfinished; the unknown ones are completed, else corrected. */
function understand(index: GameIndex, query: string): Understood {
  const found = words(query);
  const wanted: Wanted[] = [];
  let suggestion = query;
  let shift = 0;
  let corrected = false;
  for (const [position, word] of found.entries()) {
    const last = position === found.length - 1 && word.end === query.length;
    if (STOP_WORDS.has(word.form) && !(last && found.length === 1)) continue;
    const alternatives = new Map<string, number>();
    const term = stem(word.form);
    relatives(alternatives, index, term, WEIGHT.exact);
    if (last && word.form.length > 1) byPrefix(alternatives, index, word.form);
    const known = index.terms.has(term) || index.forms.has(word.form) || synonyms(term).length > 0;
    if (!known && word.form.length > 3 && alternatives.size === 0) byPrefix(alternatives, index, word.form);
    if (!known && alternatives.size === 0) {
      const near = nearest(word.form, { counts: index.forms });
      if (near !== undefined) {
        relatives(alternatives, index, stem(near), WEIGHT.corrected);
        const shown = index.written.get(near) ?? near;
        suggestion = suggestion.slice(0, word.start + shift) + shown + suggestion.slice(word.end + shift);
        shift += shown.length - (word.end - word.start);
        corrected = true;
      }
    }
    wanted.push({ alternatives, rarity: worth(index, alternatives) });
  }
  return { wanted, suggestion: corrected ? suggestion : undefined };
}

interface Tally {
  readonly score: number;
  readonly cover: number;
}

/** The best alternative counts, not their sum: a rule does not answer better for saying one thing in several ways. */
function scoreWord(index: GameIndex, word: Wanted, into: Map<number, Tally>): void {
  const bests = new Map<number, Tally>();
  for (const [term, weight] of word.alternatives) {
    // A relative rarer than the word typed must not weigh more than it.
    const scale = weight * Math.min(1, word.rarity / rarity(index, term));
    for (const result of index.mini.search(term)) {
      const share = Object.values(result.match).flat().some((field) => field !== 'contexte') ? 1 : CONTEXT_COVER;
      const best = bests.get(result.id as number) ?? { score: 0, cover: 0 };
      bests.set(result.id as number, { score: Math.max(best.score, result.score * scale), cover: Math.max(best.cover, share * weight) });
    }
  }
  for (const [id, { score, cover }] of bests) {
    const tally = into.get(id) ?? { score: 0, cover: 0 };
    into.set(id, { score: tally.score + score, cover: tally.cover + cover * word.rarity });
  }
}

/** Rules whose id is, or holds, what was typed: « bw.combat.egalite », « combat.egal ». Only for something that looks like an id. */
function byId(file: AnswersFile, query: string): readonly number[] {
  const typed = fold(query.trim());
  if (!/^[a-z0-9-]+\.[a-z0-9.-]*$/.test(typed)) return [];
  return file.regles.flatMap(([id], position) => (id.includes(typed) ? [position] : [])).sort((a, b) => (file.regles[a]?.[0].length ?? 0) - (file.regles[b]?.[0].length ?? 0));
}

function answer(file: AnswersFile, position: number, score: number): Answer | undefined {
  const record = file.regles[position];
  if (record === undefined) return undefined;
  const [id, title, chapterIndex, text] = record;
  const [url, chapter] = file.chapitres[chapterIndex] ?? ['', ''];
  return { id, game: file.jeu, gameTitle: file.titre, title, chapter, url: `${url}#${id}`, text, score };
}

/** The rules of one game that answer a question, best first. */
export function ask(index: GameIndex, query: string): Answers {
  const { wanted, suggestion } = understand(index, query);
  const total = wanted.reduce((sum, word) => sum + word.rarity, 0);
  const tallies = new Map<number, Tally>();
  for (const word of wanted) scoreWord(index, word, tallies);
  const ranked = new Map<number, number>();
  for (const position of byId(index.file, query)) ranked.set(position, BY_ID - ranked.size);
  for (const [position, { score, cover }] of tallies) {
    if (!ranked.has(position)) ranked.set(position, score * (cover / total) ** COVER_POWER * (index.file.regles[position]?.[5] ?? 1));
  }
  const best = Math.max(0, ...[...ranked.values()].filter((score) => score < BY_ID / 2));
  const answers = [...ranked]
    .filter(([, score]) => score > best * FLOOR)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MOST)
    .flatMap(([position, score]) => answer(index.file, position, score) ?? []);
  return { answers, suggestion, terms: new Set(wanted.flatMap((word) => [...word.alternatives.keys()])) };
}

/** The answers of several games: those of `first` lead, then the others by score. */
export function askAll(indexes: readonly GameIndex[], query: string, first?: string): Answers {
  const all = indexes.map((index) => ask(index, query));
  const answers = all
    .flatMap((each) => each.answers)
    .sort((a, b) => Number(b.game === first) - Number(a.game === first) || b.score - a.score);
  const exact = all.some((each) => each.suggestion === undefined && each.answers.length > 0);
  return {
    answers,
    suggestion: exact && all.length > 1 ? undefined : all.find((each) => each.suggestion !== undefined)?.suggestion,
    terms: new Set(all.flatMap((each) => [...each.terms])),
  };
}
