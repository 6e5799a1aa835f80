import { typeset } from '../../plugins/typography.ts';
import { marks } from '../../search/terms.ts';
import type { Answer, AnswersFile, Definition } from '../../search/types.ts';
import { BASE } from './load.ts';
import type { PageHit } from './pages.ts';

// Results as elements. A result is one link, so that it can be an option of a listbox as well as an item of a list.

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

function marked(text: string): HTMLElement {
  return element('mark', '', text);
}

/** `text` with the words of the question highlighted. */
function highlighted(text: string, terms: ReadonlySet<string>): readonly (Node | string)[] {
  const out: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marks(text, terms)) {
    out.push(text.slice(at, start), marked(text.slice(start, end)));
    at = end;
  }
  out.push(text.slice(at));
  return out;
}

function result(
  url: string,
  where: string,
  title: readonly (Node | string)[],
  text: readonly (Node | string)[],
): HTMLAnchorElement {
  const link = element(
    'a',
    'recherche-resultat',
    element('span', 'recherche-titre', ...title),
    element('span', 'recherche-lieu', where),
    element('span', 'recherche-texte', ...text),
  );
  link.href = url;
  return link;
}

/** A rule that answers: title, game and chapter, its paragraph, linked to the paragraph. */
export function answerElement(answer: Answer, terms: ReadonlySet<string>): HTMLAnchorElement {
  const link = result(
    BASE + answer.url,
    `${answer.gameTitle} · ${answer.chapter}`,
    highlighted(typeset(answer.title), terms),
    highlighted(answer.text, terms),
  );
  link.dataset['resultat'] = '';
  link.dataset['regle'] = answer.id;
  link.dataset['jeu'] = answer.game;
  return link;
}

/** What a term means, linked to the rule that states it, else to the glossary. */
export function definitionElement({ term, gameTitle, ruleTitle, text, url, rule }: Definition): HTMLAnchorElement {
  const where = `${gameTitle} · ${ruleTitle === undefined ? 'Glossaire' : `la règle : ${ruleTitle}`}`;
  const link = result(BASE + url, typeset(where), [term], [text]);
  link.dataset['definition'] = rule ?? '';
  return link;
}

/** Somewhere else to look. */
export const wayElement = (address: string, title: string, where: string): HTMLAnchorElement =>
  result(BASE + address, where, [title], []);

/** A question that is asked often, linked to the rule that answers it. */
export function questionElement(
  [asked, rank]: NonNullable<AnswersFile['questions']>[number],
  { titre: game, chapitres: chapters, regles: rules }: AnswersFile,
  amongGames: boolean,
): HTMLAnchorElement {
  const [id = '', title = '', chapter = 0] = rules[rank] ?? [];
  const where = amongGames ? `${game} · ${title}` : title;
  const link = result(`${BASE}${chapters[chapter]?.[0] ?? ''}#${id}`, typeset(where), [asked], []);
  link.dataset['question'] = id;
  return link;
}

/** What shows the rule of an answer on the whole screen: answered by the script of every page. */
export function showElement(answer: Answer, tag: 'button' | 'div'): HTMLElement {
  const show = element(tag, 'montrer', 'Montrer');
  show.ariaLabel = `Montrer la règle\u00A0: ${typeset(answer.title)}`;
  show.dataset['montrer'] = answer.id;
  return show;
}

/** A page that holds the words, linked to its best section. */
export function pageElement(hit: PageHit): HTMLAnchorElement {
  const where = [hit.game, hit.section === '' ? '' : hit.page].filter((part) => part !== '').join(' · ');
  const title = hit.section === '' ? hit.page : hit.section;
  const link = result(
    hit.url,
    where,
    [typeset(title)],
    hit.excerpt.map(({ text, marked: found }) => (found ? marked(text) : text)),
  );
  link.dataset['resultatPage'] = '';
  return link;
}

export { element };
