import { definitionsOf } from './definitions.ts';
import { fold } from './fold.ts';
import { type GameIndex, makeIndex } from './game-index.ts';
import { type Lexicon, rarity, together } from './lexicon.ts';
import { understand, type Understood, type Wanted } from './question.ts';
import type { Answer, Answers, AnswersFile } from './types.ts';

// The rules that answer a question. It is scored word by word, so that a rule covering the whole question beats one that repeats a single word of it.

export { type GameIndex, makeIndex };

const COVER_POWER = 0.7;
/** How far the games that speak most of the words asked lead the others, when several are asked. */
const KINSHIP_POWER = 0.7;
/** What a game lacks counts a little all the same: its rules may say it otherwise. */
const KINSHIP_FLOOR = 0.02;
/** The game being read leads, unless another answers far better. */
const READ_WEIGHT = 2;
/** Answers far below the best only make a list longer. */
const FLOOR = 0.1;
const MOST = 30;
/** Above any score: what was asked for by its id comes first. */
const BY_ID = 1e6;

interface Tally {
  readonly score: number;
  readonly cover: number;
}
const NONE: Tally = { score: 0, cover: 0 };

/** The best alternative counts, not their sum: a rule does not answer better for saying one thing in several ways. */
function scoreWord(index: GameIndex, lexicon: Lexicon, word: Wanted, into: Map<number, Tally>): void {
  const bests = new Map<number, Tally>();
  for (const [term, weight] of word.alternatives) {
    // A relative rarer than the word typed must not weigh more than it.
    const scale = weight * Math.min(word.rarity, rarity(lexicon, term));
    for (const { rule, value, cover } of index.postings.get(term) ?? []) {
      const best = bests.get(rule) ?? NONE;
      bests.set(rule, { score: Math.max(best.score, value * scale), cover: Math.max(best.cover, cover * weight) });
    }
  }
  for (const [rule, { score, cover }] of bests) {
    const tally = into.get(rule) ?? NONE;
    into.set(rule, {
      score: tally.score + score,
      cover: tally.cover + (index.lexicon.named.has(word.term) ? 0 : cover * word.rarity),
    });
  }
}

/** Rules whose id is, or holds, what was typed: « bw.combat.egalite », « combat.egal ». Only for something that looks like an id. */
function byId(file: AnswersFile, query: string): readonly number[] {
  const typed = fold(query.trim());
  if (!/^[a-z0-9-]+\.[a-z0-9.-]*$/.test(typed)) return [];
  return file.regles
    .flatMap(([id], position) => (id.includes(typed) ? [position] : []))
    .sort((a, b) => (file.regles[a]?.[0].length ?? 0) - (file.regles[b]?.[0].length ?? 0));
}

function answer(file: AnswersFile, position: number, score: number): Answer | undefined {
  const record = file.regles[position];
  if (record === undefined) return undefined;
  const [id, title, chapterIndex, text] = record;
  const [url, chapter] = file.chapitres[chapterIndex] ?? ['', ''];
  return { id, game: file.jeu, gameTitle: file.titre, title, chapter, url: `${url}#${id}`, text, score };
}

const totalOf = (wanted: readonly Wanted[]): number => wanted.reduce((sum, { rarity: worth }) => sum + worth, 0);

/** The rules of one game that answer, best first; `scale`: what its scores are worth beside those of others. */
function search(
  index: GameIndex,
  lexicon: Lexicon,
  wanted: readonly Wanted[],
  query: string,
  scale: number,
): readonly Answer[] {
  const total = totalOf(wanted);
  // the name of the game is covered by each of its rules
  const named = totalOf(wanted.filter(({ term }) => index.lexicon.named.has(term)));
  const tallies = new Map<number, Tally>();
  for (const word of wanted) scoreWord(index, lexicon, word, tallies);
  const ranked = new Map<number, number>();
  for (const position of byId(index.file, query)) ranked.set(position, BY_ID - ranked.size);
  for (const [position, { score, cover }] of tallies) {
    if (!ranked.has(position))
      ranked.set(
        position,
        scale * score * ((cover + named) / total) ** COVER_POWER * (index.file.regles[position]?.[5] ?? 1),
      );
  }
  return [...ranked]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .flatMap(([position, score]) => answer(index.file, position, score) ?? []);
}

/** How much the game speaks of what is asked, beside the others: 1 when none speaks more of any word. */
function kinships(indexes: readonly GameIndex[], { wanted }: Understood): readonly number[] {
  const sums = indexes.map(() => 0);
  for (const { term, alternatives, rarity: worth } of wanted) {
    const rates = indexes.map(({ lexicon }) => {
      if (lexicon.named.has(term)) return 1;
      return (
        KINSHIP_FLOOR +
        [...alternatives].reduce(
          (most, [other, weight]) => Math.max(most, (weight * (lexicon.terms.get(other) ?? 0)) / lexicon.rules),
          0,
        )
      );
    });
    const most = Math.max(...rates);
    for (const [i, rate] of rates.entries()) sums[i] = (sums[i] ?? 0) + (worth * rate) / most;
  }
  const most = Math.max(...sums);
  return sums.map((sum) => (most === 0 ? 1 : (sum / most) ** KINSHIP_POWER));
}

let merged: { readonly indexes: readonly GameIndex[]; readonly lexicon: Lexicon } | undefined;
/** Merging takes a few ms: done once for the games asked about. */
function lexiconOf(indexes: readonly GameIndex[]): Lexicon {
  if (merged?.indexes.length !== indexes.length || merged.indexes.some((index, i) => index !== indexes[i])) {
    merged = { indexes, lexicon: together(indexes.map((index) => index.lexicon)) };
  }
  return merged.lexicon;
}

/** The rules of several games that answer a question, best first; `first`: the game being read. */
export function askAll(indexes: readonly GameIndex[], query: string, first?: string): Answers {
  const lexicon = lexiconOf(indexes);
  const understood = understand(lexicon, query);
  const kin = kinships(indexes, understood);
  const found = indexes
    .flatMap((index, i) =>
      search(index, lexicon, understood.wanted, query, (kin[i] ?? 1) * (index.file.jeu === first ? READ_WEIGHT : 1)),
    )
    .sort((a, b) => b.score - a.score);
  const best = Math.max(0, ...found.map(({ score }) => score).filter((score) => score < BY_ID / 2));
  return {
    definitions: definitionsOf(indexes, understood.suggestion ?? query, first),
    answers: found.filter(({ score }) => score > best * FLOOR).slice(0, MOST),
    suggestion: understood.suggestion,
    terms: new Set(understood.wanted.flatMap(({ alternatives }) => [...alternatives.keys()])),
  };
}

/** The rules of one game that answer a question, best first. */
export const ask = (index: GameIndex, query: string): Answers => askAll([index], query);
