import { typeset } from '../../plugins/typography.ts';
import type { Answer, Answers } from '../../search/types.ts';
import type { PageHit } from './pages.ts';
import { answerElement, definitionElement, element, pageElement, showElement } from './render.ts';

// Results in groups: options of the dialog's listbox, or lists of the page.

/** Results as options of a listbox (dialog) or as a list (page). */
export type Kind = 'options' | 'liste';
/** Answers shown before « Afficher les autres réponses ». */
export const FIRST = 5;

function option<E extends HTMLElement>(made: E): E {
  made.setAttribute('role', 'option');
  made.setAttribute('aria-selected', 'false');
  made.tabIndex = -1;
  return made;
}
export const item = (kind: Kind, link: HTMLAnchorElement): HTMLElement =>
  kind === 'liste' ? element('li', '', link) : option(link);

/** An answer, and what shows it on the whole screen: beside the link in a list, an option of its own in the dialog (→ goes to it). */
function answerItem(kind: Kind, answer: Answer, terms: ReadonlySet<string>): HTMLElement {
  const link = answerElement(answer, terms);
  const show = showElement(answer, kind === 'liste' ? 'button' : 'div');
  return kind === 'liste'
    ? element('li', 'recherche-reponse', link, show)
    : presented(element('div', 'recherche-reponse', option(link), option(show)));
}
function presented(row: HTMLElement): HTMLElement {
  row.setAttribute('role', 'presentation');
  return row;
}

export function group(kind: Kind, title: string, items: readonly HTMLElement[]): HTMLElement {
  if (kind === 'liste')
    return element('section', 'recherche-groupe', element('h2', '', title), element('ol', '', ...items));
  const heading = element('div', 'recherche-groupe-titre', title);
  heading.setAttribute('role', 'presentation');
  const made = element('div', 'recherche-groupe', heading, ...items);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', title);
  return made;
}

/** Something to press, among the results. */
export function press(kind: Kind, label: string, onPress: () => void): HTMLElement {
  const button = element(kind === 'liste' ? 'button' : 'div', 'recherche-plus', typeset(label));
  if (button instanceof HTMLButtonElement) button.type = 'button';
  else option(button);
  button.dataset['plus'] = '';
  button.addEventListener('click', onPress);
  return kind === 'liste' ? element('li', '', button) : button;
}
const more = (left: number): string =>
  left === 1 ? "Afficher l'autre réponse" : `Afficher les ${left} autres réponses`;

/** Definitions, when a term is all that was asked about, then the rules that answer. */
export function answersShown(
  kind: Kind,
  { definitions, answers, terms }: Answers,
  whole: boolean,
  onMore: () => void,
): readonly HTMLElement[] {
  const defined = definitions.map((each) => item(kind, definitionElement(each)));
  const items = answers.slice(0, whole ? answers.length : FIRST).map((answer) => answerItem(kind, answer, terms));
  const left = answers.length - items.length;
  if (left > 0) items.push(press(kind, more(left), onMore));
  return [
    ...(defined.length > 0 ? [group(kind, defined.length === 1 ? 'Définition' : 'Définitions', defined)] : []),
    ...(items.length > 0 ? [group(kind, 'Réponses', items)] : []),
  ];
}
export function pagesShown(kind: Kind, pages: readonly PageHit[]): readonly HTMLElement[] {
  const items = pages.map((hit) => item(kind, pageElement(hit)));
  return items.length > 0 ? [group(kind, 'Dans les pages', items)] : [];
}
