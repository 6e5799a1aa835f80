import type { Word } from './fold.ts';
import { root } from './stem.ts';
import type { Linked } from './synonyms.ts';
import { termOf } from './terms.ts';

// The vocabulary of one game, or of several together: what a question is understood with, and what its words are worth.

export interface Lexicon {
  /** How many rules. */
  readonly rules: number;
  /** Index term → how many rules show it or are asked for with it (those that only have it in their context not counted, the term itself kept). */
  readonly terms: ReadonlyMap<string, number>;
  /** The terms of one family, by their root. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** Terms that the texts always write with a capital: proper names. */
  readonly names: ReadonlySet<string>;
  /** What players call the things of these games, by term. */
  readonly called: Linked;
  /** The terms of the games' own names: they say which game is asked about, and nothing of its rules. */
  readonly named: ReadonlySet<string>;
  /** Folded forms, with how often they are used: what a misspelling is corrected to. */
  readonly forms: ReadonlyMap<string, number>;
  /** Folded form → as the site writes it, accents on: what « Vouliez-vous dire » shows. */
  readonly written: ReadonlyMap<string, string>;
}

/** What a term is worth: the rarer, the more. */
export const rarity = ({ rules, terms }: Pick<Lexicon, 'rules' | 'terms'>, term: string): number =>
  Math.log(1 + rules / (1 + (terms.get(term) ?? 0)));

export interface Read {
  readonly text: string;
  readonly words: readonly Word[];
}
/** Terms with a capital inside a sentence, and never without one anywhere. (Not read from aliases, which are typed as players type.) */
export function properNames(texts: readonly Read[]): ReadonlySet<string> {
  const capital = new Set<string>();
  const common = new Set<string>();
  for (const { text, words } of texts) {
    for (const { start, end, form } of words) {
      const first = text.charAt(start);
      if (first !== first.toUpperCase()) common.add(form);
      else if (
        end - start > 2 &&
        /^\p{Lu}\p{L}{2,}$/u.test(text.slice(start, end)) &&
        /[\p{L},»] $/u.test(text.slice(Math.max(0, start - 2), start))
      )
        capital.add(form);
    }
  }
  const usual = new Set([...common].map(termOf));
  return new Set([...capital].flatMap((form) => (usual.has(termOf(form)) ? [] : (termOf(form) ?? []))));
}

export function families(terms: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const roots = new Map<string, string[]>();
  for (const term of terms) {
    const kin = roots.get(root(term));
    if (kin === undefined) roots.set(root(term), [term]);
    else kin.push(term);
  }
  return roots;
}

function summed(maps: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const map of maps) for (const [key, value] of map) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}

function joined(maps: readonly Linked[]): Linked {
  const lists = new Map<string, readonly string[]>();
  for (const map of maps) for (const [key, list] of map) lists.set(key, [...(lists.get(key) ?? []), ...list]);
  return lists;
}

/** Several games as one: a word is worth the same in all of them, and one that any of them knows is not a misspelling. */
export function together(all: readonly Lexicon[]): Lexicon {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const terms = summed(all.map((each) => each.terms));
  const common = new Set(all.flatMap((each) => [...each.terms.keys()].filter((term) => !each.names.has(term))));
  return {
    rules: all.reduce((sum, each) => sum + each.rules, 0),
    terms,
    roots: families(terms.keys()),
    names: new Set(all.flatMap((each) => [...each.names]).filter((term) => !common.has(term))),
    called: joined(all.map((each) => each.called)),
    named: new Set(all.flatMap((each) => [...each.named])),
    forms: summed(all.map((each) => each.forms)),
    written: new Map(all.toReversed().flatMap((each) => [...each.written])),
  };
}
