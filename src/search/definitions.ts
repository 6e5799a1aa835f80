import { words } from './fold.ts';
import type { GameIndex } from './game-index.ts';
import { stem } from './stem.ts';
import type { AnswersFile, Definition, TermRecord } from './types.ts';

// « Ça veut dire quoi, Stable ? », « c'est quoi un DPA », « stable »: a question that says a term of the glossary and nothing else asks for its definition.

/** The words that ask for a meaning, folded. */
const MEANING = new Set(
  'c ca sa cela ce est cest quoi koi qu que veut dire signifie un une le la les l d de du des a t y il en definition definir mot terme sens quel quelle sont sert'.split(
    ' ',
  ),
);
const bare = (text: string): string =>
  words(text)
    .filter(({ form }) => !MEANING.has(form))
    .map(({ form }) => stem(form))
    .join(' ');

interface Named {
  readonly own: string;
  readonly others: readonly string[];
  readonly term: TermRecord;
}
const NAMED = new WeakMap<AnswersFile, readonly Named[]>();
/** The terms of a game by what they are called. A glossary is read once. */
function namedIn(file: AnswersFile): readonly Named[] {
  const known = NAMED.get(file);
  if (known !== undefined) return known;
  const named = (file.termes ?? []).map((term) => ({ own: bare(term[0]), others: term[1].map(bare), term }));
  NAMED.set(file, named);
  return named;
}

function definition(
  { jeu, titre: title, chapitres: chapters, regles: rules }: AnswersFile,
  [term, , text, anchor, rank]: TermRecord,
): Definition {
  const rule = rank === null ? undefined : rules[rank];
  const url = rule === undefined ? `glossaire/#${anchor}` : `${chapters[rule[2]]?.[0] ?? ''}#${rule[0]}`;
  return { term, game: jeu, gameTitle: title, text, url, rule: rule?.[0], ruleTitle: rule?.[1] };
}

/** What the games say of a term that is all that the question asks about: by its own name first, the game being read first. */
export function definitionsOf(indexes: readonly GameIndex[], query: string, first?: string): readonly Definition[] {
  const asked = bare(query);
  if (asked === '') return [];
  const found = indexes.flatMap(({ file }) => {
    const named = namedIn(file);
    const own = named.find((one) => one.own === asked);
    const one = own ?? named.find(({ others }) => others.includes(asked));
    return one === undefined
      ? []
      : [{ told: definition(file, one.term), rank: (own ? 0 : 1) - (file.jeu === first ? 2 : 0) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ told }) => told);
}
