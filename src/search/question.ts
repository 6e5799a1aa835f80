import { words } from './fold.ts';
import { type Lexicon, rarity } from './lexicon.ts';
import { nearest } from './spelling.ts';
import { root, stem } from './stem.ts';
import { FAINT_WORDS } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import { spokenTerm } from './terms.ts';

// A question, word by word: what each may stand for in the texts, and what it is worth.

/** How much of a word counts as covered when the rule only has a relative of it. */
const WEIGHT = { exact: 1, corrected: 0.85, synonym: 0.6, prefix: 0.7, kin: 0.6 } as const;
/** « Iron-Man peut-il passer par-dessus Hulk ? » asks about flying over, not about Hulk: a name illustrates, however rare it is. */
const NAME_WEIGHT = 0.8;
/** « Combien » prefers a rule that is asked for a number; it finds none. */
const ASKING_WEIGHT = 0.5;
const FAINT_WEIGHT = 0.7;
/** The name of a game counts as much as a rather rare word. */
const GAME_RARITY = 3;

/** Index terms that may stand for a word, with how much of it they cover. */
type Alternatives = ReadonlyMap<string, number>;
/** A word of the question. */
export interface Wanted {
  readonly term: string;
  readonly alternatives: Alternatives;
  /** What the word is worth in the question: 0 when nothing is like it. */
  readonly rarity: number;
}
export interface Understood {
  readonly wanted: readonly Wanted[];
  /** The question with its misspelt words replaced, or undefined when nothing was. */
  readonly suggestion: string | undefined;
}
type Pair = readonly [term: string, weight: number];

/** The term itself, what players say for it, its family. */
const relatives = (lexicon: Lexicon, term: string, weight: number): readonly Pair[] => [
  [term, weight],
  ...[...synonyms(term), ...(lexicon.called.get(term) ?? [])].map((other): Pair => [other, weight * WEIGHT.synonym]),
  ...(lexicon.roots.get(root(term)) ?? []).map((kin): Pair => [kin, weight * WEIGHT.kin]),
];
const begunBy = (lexicon: Lexicon, form: string): readonly Pair[] =>
  [...lexicon.terms.keys()].filter((term) => term.startsWith(form)).map((term) => [term, WEIGHT.prefix]);

/** Those that the texts have, each at its best. */
function known(lexicon: Lexicon, pairs: readonly Pair[]): Alternatives {
  const kept = new Map<string, number>();
  for (const [term, weight] of pairs)
    if (lexicon.terms.has(term) && (kept.get(term) ?? 0) < weight) kept.set(term, weight);
  return kept;
}

/** The rarity of a word is that of its closest alternatives: the word itself when the texts have it. */
function worth(lexicon: Lexicon, term: string, alternatives: Alternatives): number {
  if (lexicon.named.has(term)) return GAME_RARITY;
  const closest = Math.max(0, ...alternatives.values());
  const rarities = [...alternatives]
    .filter(([, weight]) => weight === closest)
    .map(([other]) => rarity(lexicon, other) * (lexicon.names.has(other) ? NAME_WEIGHT : 1));
  return rarities.length === 0 ? 0 : Math.min(...rarities);
}

/** What a word may stand for; the word it was corrected to, when it was. One being typed (`open`) may be the beginning of another. */
function meant(
  lexicon: Lexicon,
  form: string,
  open: boolean,
): { readonly alternatives: Alternatives; readonly near?: string | undefined } {
  const term = stem(form);
  const here = relatives(lexicon, term, WEIGHT.exact);
  const alternatives = known(lexicon, open && form.length > 1 ? [...here, ...begunBy(lexicon, form)] : here);
  if (
    alternatives.size > 0 ||
    lexicon.named.has(term) ||
    lexicon.forms.has(form) ||
    synonyms(term).length > 0 ||
    lexicon.called.has(term)
  )
    return { alternatives };
  const begun = form.length > 3 ? known(lexicon, begunBy(lexicon, form)) : alternatives;
  if (begun.size > 0) return { alternatives: begun };
  const near = nearest(form, { counts: lexicon.forms });
  return near === undefined
    ? { alternatives }
    : { alternatives: known(lexicon, relatives(lexicon, stem(near), WEIGHT.corrected)), near };
}

/** Question → wanted words. The last one may be unfinished; the unknown ones are completed, else corrected. */
export function understand(lexicon: Lexicon, query: string): Understood {
  const found = words(query);
  const wanted: Wanted[] = [];
  let suggestion = query;
  let shift = 0;
  for (const [position, { form, start, end }] of found.entries()) {
    const last = position === found.length - 1 && end === query.length;
    const asking = spokenTerm(form);
    if (asking?.startsWith('?') === true) {
      if (lexicon.terms.has(asking))
        wanted.push({
          term: asking,
          alternatives: new Map([[asking, 1]]),
          rarity: rarity(lexicon, asking) * ASKING_WEIGHT,
        });
      continue;
    }
    if (asking === null && !(last && found.length === 1)) continue;
    const { alternatives, near } = meant(lexicon, form, last);
    if (near !== undefined) {
      const shown = lexicon.written.get(near) ?? near;
      suggestion = suggestion.slice(0, start + shift) + shown + suggestion.slice(end + shift);
      shift += shown.length - (end - start);
    }
    const term = stem(near ?? form);
    wanted.push({
      term,
      alternatives,
      rarity: worth(lexicon, term, alternatives) * (FAINT_WORDS.has(form) ? FAINT_WEIGHT : 1),
    });
  }
  return { wanted, suggestion: suggestion === query ? undefined : suggestion };
}
