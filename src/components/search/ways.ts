import { forgetSearches, recentSearches } from '../../kept/searches.ts';
import { typeset } from '../../plugins/typography.ts';
import { words } from '../../search/fold.ts';
import type { GameIndex } from '../../search/game-index.ts';
import { alike } from '../../search/spelling.ts';
import { GAMES } from './load.ts';
import { group, item, type Kind, press } from './lists.ts';
import { element, questionElement, wayElement } from './render.ts';

// What to do when there is no answer: nothing is asked yet, or nothing is found.

interface Asking {
  readonly kind: Kind;
  readonly onAsk: (query: string, jeu: string | undefined) => void;
}

/** Nothing is asked yet: what was asked before, and what players of the game ask most (of each game, when all are searched). */
export function beforeTyping(
  { kind, onAsk }: Asking,
  indexes: readonly GameIndex[],
  jeu: string | undefined,
  onForgotten: () => void,
): readonly HTMLElement[] {
  const recent = recentSearches(jeu).map((one) => press(kind, one.question, () => onAsk(one.question, one.jeu ?? jeu)));
  const forget = press(kind, 'Effacer ces recherches', () => {
    forgetSearches(jeu);
    onForgotten();
  });
  forget.classList.add('recherche-effacer');
  const frequent = indexes.flatMap(({ file }) =>
    (file.questions ?? [])
      .slice(0, jeu === undefined ? 1 : undefined)
      .map((question) => item(kind, questionElement(question, file, jeu === undefined))),
  );
  return [
    ...(recent.length > 0 ? [group(kind, 'Recherches récentes', [...recent, forget])] : []),
    ...(frequent.length > 0 ? [group(kind, 'On le demande souvent', frequent)] : []),
  ];
}

interface Unanswered {
  readonly query: string;
  readonly jeu: string | undefined;
  readonly indexes: readonly GameIndex[];
}
const NEAR = 3;
/** Words that the games know and that look like those of the question, as they are written. */
function nearWords(indexes: readonly GameIndex[], query: string): readonly string[] {
  const near = words(query).flatMap(({ form }) =>
    indexes.flatMap(({ lexicon: { forms, written } }) =>
      alike(form, { counts: forms }, NEAR).map((word) => written.get(word) ?? word),
    ),
  );
  return [...new Set(near)].slice(0, NEAR);
}

/** Nothing is found: the nearest words, the other games, the glossary, the rules. */
export function nothingFound({ kind, onAsk }: Asking, { query, jeu, indexes }: Unanswered): readonly HTMLElement[] {
  const empty = element(
    'p',
    'recherche-vide',
    typeset(`Aucun résultat pour « ${query} ». Essayez avec moins de mots, ou ceux du jeu.`),
  );
  empty.dataset['aucunResultat'] = '';
  const near = nearWords(indexes, query).map((word) => press(kind, word, () => onAsk(word, jeu)));
  const game = GAMES.find(({ slug }) => slug === jeu);
  const ways = [
    ...(game === undefined ? [] : [press(kind, 'Chercher dans tous les jeux', () => onAsk(query, undefined))]),
    item(
      kind,
      wayElement(
        game === undefined ? 'glossaire/' : `glossaire/#g-${game.slug}`,
        'Le glossaire',
        'Chaque terme en une ou deux phrases',
      ),
    ),
    ...(game === undefined
      ? []
      : [item(kind, wayElement(`${game.slug}/regles/`, `Les règles de ${game.nom}`, 'Tous les chapitres'))]),
  ];
  return [
    empty,
    ...(near.length > 0 ? [group(kind, 'Mots proches', near)] : []),
    group(kind, 'Par un autre chemin', ways),
  ];
}
