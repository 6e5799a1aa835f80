import { type Word, words } from './fold.ts';
import { families, type Lexicon, properNames, type Read } from './lexicon.ts';
import { linked } from './synonyms.ts';
import { spokenTerm, termOf } from './terms.ts';
import type { AnswersFile } from './types.ts';

// One game's rules, word by word: for each term, the rules that have it and how much each says of it (BM25F: the fields are weighed, summed, then saturated,
// so that a word of the title is worth several of the text, and the tenth mention next to nothing).

type Field = 'titre' | 'alias' | 'texte' | 'rubrique' | 'contexte' | 'demande';
/** Weights of the fields. `contexte` (rulings and examples that cite the rule) only tips the scales; `demande` is what players ask of it, in words of their own. */
const FIELDS: readonly (readonly [field: Field, boost: number])[] = [
  ['titre', 1.8],
  ['alias', 2.2],
  ['texte', 1],
  ['rubrique', 0.9],
  ['contexte', 0.25],
  ['demande', 0.6],
];
/** How soon a repeated word stops counting; how much a long text weakens what it says. */
const SATURATION = 1.2;
const LENGTH = 0.6;
/** Questions are as long for every rule: what differs is how much of them the rule lacks. */
const ASKED_LENGTH = 0.2;
/** A word found in the context alone covers that much of itself. */
const CONTEXT_COVER = 0.35;
/** So much when only a question says it. */
const ASKED_COVER = 0.7;

/** How much a rule says of a term, from 0 to 1; and how much of a word of the question that covers. */
export interface Posting {
  readonly rule: number;
  readonly value: number;
  readonly cover: number;
}

export interface GameIndex {
  readonly file: AnswersFile;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly lexicon: Lexicon;
}

/** The fields that hold words of players, who ask « combien » and « quand ». */
const SPOKEN: ReadonlySet<Field> = new Set(['alias', 'demande']);

type Texts = Readonly<Record<Field, string>>;

function textsOf(file: AnswersFile): readonly Texts[] {
  const context = file.regles.map((): string[] => []);
  for (const [rules, text] of file.contexte) for (const rule of rules) context[rule]?.push(text);
  return file.regles.map(([id, titre, chapter, texte, alias], index) => ({
    titre,
    alias,
    texte,
    rubrique: `${file.chapitres[chapter]?.[1] ?? ''} ${id.split('.').slice(1).join(' ')}`,
    contexte: context[index]?.join(' ') ?? '',
    demande: file.demandes?.[index] ?? '',
  }));
}

type Said = Readonly<Record<Field, readonly Word[]>>;
const byField = <T>(of: (field: Field) => T): Readonly<Record<Field, T>> =>
  Object.fromEntries(FIELDS.map(([field]) => [field, of(field)])) as Record<Field, T>;

/** Terms of a rule with their weights over its fields; `means`: the usual length of each field. */
function weigh(
  terms: Readonly<Record<Field, readonly string[]>>,
  means: Readonly<Record<Field, number>>,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [field, boost] of FIELDS) {
    const part = field === 'demande' ? ASKED_LENGTH : LENGTH;
    const share = boost / (1 - part + (part * terms[field].length) / (means[field] || 1));
    for (const term of terms[field]) weights.set(term, (weights.get(term) ?? 0) + share);
  }
  return weights;
}

/** What the texts are written with: forms and how they are spelt, as they are read. (Not from questions, which are typed in haste.) */
interface Vocabulary {
  readonly forms: Map<string, number>;
  readonly written: Map<string, string>;
  readonly read: Read[];
}
function learn({ forms, written, read }: Vocabulary, texts: Texts, said: Said): void {
  for (const field of ['titre', 'alias', 'texte'] as const) {
    const text = texts[field];
    if (field !== 'alias') read.push({ text, words: said[field] });
    for (const { form, start, end } of said[field]) {
      const count = forms.get(form);
      if (count === undefined) written.set(form, text.slice(start, end).toLowerCase());
      forms.set(form, (count ?? 0) + 1);
    }
  }
}

/** Builds the index of a game, stopping after each rule for whoever has something else to do. */
export function* building(file: AnswersFile): Generator<undefined, GameIndex, undefined> {
  const vocabulary: Vocabulary = { forms: new Map(), written: new Map(), read: [] };
  const fields: Readonly<Record<Field, readonly string[]>>[] = [];
  for (const texts of textsOf(file)) {
    const said = byField((field) => words(texts[field]));
    learn(vocabulary, texts, said);
    fields.push(
      byField((field) =>
        said[field].flatMap(({ form }) => (SPOKEN.has(field) ? spokenTerm(form) : termOf(form)) ?? []),
      ),
    );
    yield;
  }
  const means = byField(
    (field) => fields.reduce((sum, own) => sum + own[field].length, 0) / Math.max(1, fields.length),
  );
  const postings = new Map<string, Posting[]>();
  const terms = new Map<string, number>();
  for (const [rule, own] of fields.entries()) {
    const shown = new Set([...own.titre, ...own.alias, ...own.texte, ...own.rubrique]);
    const asked = new Set(own.demande);
    for (const [term, weight] of weigh(own, means)) {
      const known = shown.has(term) || asked.has(term);
      const cover = shown.has(term) ? 1 : known ? ASKED_COVER : CONTEXT_COVER;
      const posting = { rule, value: weight / (SATURATION + weight), cover };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
      terms.set(term, (terms.get(term) ?? 0) + Number(known));
    }
    yield;
  }
  const { forms, written, read } = vocabulary;
  const named = new Set(
    words(`${file.titre} ${file.noms ?? ''}`).flatMap(({ form }) => (form.length > 2 ? (termOf(form) ?? []) : [])),
  );
  const lexicon = {
    rules: fields.length,
    terms,
    roots: families(terms.keys()),
    called: linked(file.mots ?? ''),
    named,
    forms,
    written,
    names: properNames(read),
  };
  return { file, postings, lexicon };
}

/** The same at once: some 10 ms for 250 rules. */
export function makeIndex(file: AnswersFile): GameIndex {
  const steps = building(file);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
