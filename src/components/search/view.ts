import { typographie } from '../../plugins/typography.ts';
import { askAll } from '../../search/answers.ts';
import type { GameIndex } from '../../search/game-index.ts';
import type { Answer, Answers } from '../../search/types.ts';
import { LATE } from '../play/late.ts';
import { loadAsked } from './load.ts';
import { searchPages, type PageHit } from './pages.ts';
import { answerElement, element, pageElement, questionElement, showElement } from './render.ts';

// One question at a time: answers at once, pages a moment later, « aucun résultat » only when both are known.

/** Answers shown before « Afficher les autres réponses ». */
const FIRST = 5;
/** Pagefind starts after this pause in typing (ms): its answer is the second layer. */
const PAGES_PAUSE = 120;
/** From a question to its answers drawn, in the browser's own timeline; its detail is the question. */
const MEASURE = 'recherche';

export interface ViewOptions {
  /** Where the results go. */
  readonly list: HTMLElement;
  /** Live region: tells how many there are. */
  readonly status: HTMLElement;
  /** « Vouliez-vous dire… » */
  readonly hint: HTMLElement;
  /** The game being read: its answers lead. */
  readonly first?: string | undefined;
  /** Results as options of a listbox (dialog) or as a list (page). */
  readonly kind: 'options' | 'liste';
  /** Someone accepts the correction. */
  readonly onCorrection: (query: string) => void;
  /** After each drawing. */
  readonly onShown?: () => void;
}

interface Shown {
  readonly query: string;
  readonly found: Answers;
  /** Undefined until Pagefind has answered; 'missing' when it cannot. */
  readonly pages: readonly PageHit[] | 'missing' | undefined;
  readonly whole: boolean;
}

export interface SearchView {
  /** Shows the results of a question. The last call wins. */
  readonly ask: (query: string, jeu: string | undefined) => Promise<void>;
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n > 1 ? many : one}`;
}

/** What the live region says. */
export function statusText(answers: number, pages: number | 'missing' | undefined): string {
  if (pages === 'missing')
    return `${answers === 0 ? 'Aucune règle' : count(answers, 'réponse', 'réponses')}. La recherche dans les pages n’est pas arrivée.`;
  if (answers === 0 && pages === undefined) return '';
  if (answers === 0 && pages === 0) return 'Aucun résultat';
  const told = [
    answers === 0 ? 'Aucune règle' : count(answers, 'réponse', 'réponses'),
    ...(pages ? [count(pages, 'page', 'pages')] : []),
  ];
  return told.join(', ');
}

type Kind = ViewOptions['kind'];

function option<E extends HTMLElement>(made: E): E {
  made.setAttribute('role', 'option');
  made.setAttribute('aria-selected', 'false');
  made.tabIndex = -1;
  return made;
}
const item = (kind: Kind, link: HTMLAnchorElement): HTMLElement =>
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

function group(kind: Kind, title: string, items: readonly HTMLElement[]): HTMLElement {
  if (kind === 'liste')
    return element('section', 'recherche-groupe', element('h2', '', title), element('ol', '', ...items));
  const heading = element('div', 'recherche-groupe-titre', title);
  heading.setAttribute('role', 'presentation');
  const made = element('div', 'recherche-groupe', heading, ...items);
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', title);
  return made;
}

function more(kind: Kind, left: number, onMore: () => void): HTMLElement {
  const label = left === 1 ? "Afficher l'autre réponse" : `Afficher les ${left} autres réponses`;
  const button = element(kind === 'liste' ? 'button' : 'div', 'recherche-plus', typographie(label));
  if (button instanceof HTMLButtonElement) button.type = 'button';
  else button.setAttribute('role', 'option');
  button.dataset['plus'] = '';
  button.addEventListener('click', onMore);
  return kind === 'liste' ? element('li', '', button) : button;
}

function nothing(query: string): HTMLElement {
  const empty = element(
    'p',
    'recherche-vide',
    typographie(`Aucun résultat pour « ${query} ». Essayez avec moins de mots, ou ceux du jeu.`),
  );
  empty.dataset['aucunResultat'] = '';
  return empty;
}

function groups(kind: Kind, shown: Shown, onMore: () => void): readonly HTMLElement[] {
  const { answers, terms } = shown.found;
  const pages = shown.pages === 'missing' ? [] : (shown.pages ?? []);
  const items = answers.slice(0, shown.whole ? answers.length : FIRST).map((answer) => answerItem(kind, answer, terms));
  const left = answers.length - items.length;
  if (left > 0) items.push(more(kind, left, onMore));
  const made = [
    ...(items.length > 0 ? [group(kind, 'Réponses', items)] : []),
    ...(pages.length > 0
      ? [
          group(
            kind,
            'Dans les pages',
            pages.map((hit) => item(kind, pageElement(hit))),
          ),
        ]
      : []),
  ];
  return made.length === 0 && shown.pages !== undefined && shown.pages !== 'missing' ? [nothing(shown.query)] : made;
}

function showHint({ hint, onCorrection }: ViewOptions, suggestion: string | undefined): void {
  delete hint.dataset['panne'];
  hint.hidden = suggestion === undefined;
  if (suggestion === undefined) return;
  const button = element('button', 'recherche-correction', suggestion);
  button.type = 'button';
  button.addEventListener('click', () => onCorrection(suggestion));
  hint.replaceChildren('Vouliez-vous dire ', button, typographie(' ?'));
}

/** After the hint: the way to ask again for what has not come, which the live region tells. */
function offerRetry({ hint }: ViewOptions, onRetry: () => void): void {
  const button = element('button', 'btn', 'Réessayer');
  button.type = 'button';
  button.dataset['commande'] = 'reessayer';
  button.addEventListener('click', onRetry);
  if (hint.hidden) hint.replaceChildren();
  hint.append(button);
  hint.dataset['panne'] = '';
  hint.hidden = false;
}

function draw(options: ViewOptions, shown: Shown, onRetry: () => void): void {
  const onMore = (): void => {
    draw(options, { ...shown, whole: true }, onRetry);
    // In a list the button that had the focus is gone: the first result it revealed takes it.
    if (options.kind === 'liste') options.list.querySelectorAll<HTMLElement>('[data-resultat]')[FIRST]?.focus();
  };
  options.list.replaceChildren(...groups(options.kind, shown, onMore));
  showHint(options, shown.found.suggestion);
  if (shown.pages === 'missing') offerRetry(options, onRetry);
  options.status.textContent = statusText(
    shown.found.answers.length,
    typeof shown.pages === 'object' ? shown.pages.length : shown.pages,
  );
  options.onShown?.();
}

function clear(options: ViewOptions, message = ''): void {
  options.list.replaceChildren();
  options.hint.hidden = true;
  options.status.textContent = typographie(message);
  options.onShown?.();
}

/** Nothing is asked yet: what players of the game ask most. */
function frequent(kind: Kind, indexes: readonly GameIndex[]): readonly HTMLElement[] {
  const items = indexes.flatMap(({ file }) =>
    (file.questions ?? []).map(([asked, rank]) => item(kind, questionElement(asked, file, rank))),
  );
  return items.length === 0 ? [] : [group(kind, 'On le demande souvent', items)];
}

/** Rejected when it does not come in time. */
const inTime = <T>(coming: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('late')), LATE);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Draws the results of questions into a list, and says how many there are. */
export function createView(options: ViewOptions): SearchView {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function addPages(shown: Shown, jeu: string | undefined, mine: number, again: () => void): Promise<void> {
    await new Promise((resolve) => {
      timer = setTimeout(resolve, PAGES_PAUSE);
    });
    const pages = await inTime(searchPages(shown.found.suggestion ?? shown.query, jeu)).catch(() => 'missing' as const);
    if (mine !== turn) return;
    draw(options, { ...shown, pages, whole: options.list.querySelectorAll('[data-resultat]').length > FIRST }, again);
  }

  async function ask(query: string, jeu: string | undefined): Promise<void> {
    turn += 1;
    const mine = turn;
    const start = performance.now();
    const again = (): void => void ask(query, jeu);
    clearTimeout(timer);
    if (query.trim() === '') {
      clear(options);
      const indexes = jeu === undefined ? [] : await inTime(loadAsked(jeu)).catch(() => []); // a question will tell
      if (mine !== turn) return;
      options.list.replaceChildren(...frequent(options.kind, indexes));
      options.onShown?.();
      return;
    }
    try {
      const indexes = await inTime(loadAsked(jeu));
      if (mine !== turn) return;
      const shown: Shown = {
        query: query.trim(),
        found: askAll(indexes, query, options.first),
        pages: undefined,
        whole: false,
      };
      draw(options, shown, again);
      performance.clearMeasures(MEASURE);
      performance.measure(MEASURE, { start, detail: shown.query });
      await addPages(shown, jeu, mine, again);
    } catch {
      if (mine !== turn) return;
      clear(options, 'La recherche n’est pas arrivée. Vérifiez la connexion, puis réessayez.');
      offerRetry(options, again);
    }
  }

  return { ask };
}
