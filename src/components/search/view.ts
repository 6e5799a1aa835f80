import { typeset } from '../../plugins/typography.ts';
import { askAll } from '../../search/answers.ts';
import { keepSearch, type Search } from '../../kept/searches.ts';
import type { GameIndex } from '../../search/game-index.ts';
import type { Answers } from '../../search/types.ts';
import { LATE } from '../play/late.ts';
import { loadAsked } from './load.ts';
import { answersShown, FIRST, type Kind, pagesShown } from './lists.ts';
import { searchPages, type PageHit } from './pages.ts';
import { element } from './render.ts';
import { beforeTyping, nothingFound } from './ways.ts';

// One question at a time: answers at once, pages a moment later, « aucun résultat » only when both are known.

/** What a question found, and not another way to look. */
const FOUND = '[data-definition], [data-resultat], [data-resultat-page], .montrer';
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
  readonly kind: Kind;
  /** The reader takes a question that is offered (a correction, a near word, an earlier one), in a game or in all of them. */
  readonly onAsk: (query: string, jeu: string | undefined) => void;
  /** After each drawing. */
  readonly onShown?: () => void;
}

interface Shown {
  readonly query: string;
  readonly jeu: string | undefined;
  readonly indexes: readonly GameIndex[];
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
export function statusText(
  { answers: { length: answers }, definitions: { length: defined } }: Pick<Answers, 'answers' | 'definitions'>,
  pages: number | 'missing' | undefined,
): string {
  if (pages === 'missing')
    return `${answers === 0 ? 'Aucune règle' : count(answers, 'réponse', 'réponses')}. La recherche dans les pages n’est pas arrivée.`;
  if (answers + defined === 0 && pages === undefined) return '';
  if (answers + defined === 0 && pages === 0) return 'Aucun résultat';
  const told = [
    ...(defined === 0 ? [] : [count(defined, 'définition', 'définitions')]),
    answers === 0 ? 'Aucune règle' : count(answers, 'réponse', 'réponses'),
    ...(pages ? [count(pages, 'page', 'pages')] : []),
  ];
  return told.join(', ');
}

function showHint({ hint, onAsk }: ViewOptions, { found: { suggestion }, jeu }: Shown): void {
  delete hint.dataset['panne'];
  hint.hidden = suggestion === undefined;
  if (suggestion === undefined) return;
  const button = element('button', 'recherche-correction', suggestion);
  button.type = 'button';
  button.addEventListener('click', () => onAsk(suggestion, jeu));
  hint.replaceChildren('Vouliez-vous dire ', button, typeset(' ?'));
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
  const pages = shown.pages === 'missing' ? [] : (shown.pages ?? []);
  const made = [...answersShown(options.kind, shown.found, shown.whole, onMore), ...pagesShown(options.kind, pages)];
  const known = shown.pages !== undefined && shown.pages !== 'missing';
  options.list.replaceChildren(...(made.length === 0 && known ? nothingFound(options, shown) : made));
  showHint(options, shown);
  if (shown.pages === 'missing') offerRetry(options, onRetry);
  options.status.textContent = statusText(
    shown.found,
    typeof shown.pages === 'object' ? shown.pages.length : shown.pages,
  );
  options.onShown?.();
}

function clear(options: ViewOptions, message = ''): void {
  options.list.replaceChildren();
  options.hint.hidden = true;
  options.status.textContent = typeset(message);
  options.onShown?.();
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
  let asked: Search | undefined;
  // a question is worth keeping once something it found was taken
  options.list.addEventListener('click', ({ target }) => {
    if (asked !== undefined && target instanceof Element && target.closest(FOUND) !== null) keepSearch(asked);
  });

  async function addPages(shown: Shown, mine: number, again: () => void): Promise<void> {
    await new Promise((resolve) => {
      timer = setTimeout(resolve, PAGES_PAUSE);
    });
    const pages = await inTime(searchPages(shown.found.suggestion ?? shown.query, shown.jeu)).catch(
      () => 'missing' as const,
    );
    if (mine !== turn) return;
    draw(options, { ...shown, pages, whole: options.list.querySelectorAll('[data-resultat]').length > FIRST }, again);
  }

  async function ask(query: string, jeu: string | undefined): Promise<void> {
    turn += 1;
    const mine = turn;
    const start = performance.now();
    const again = (): void => void ask(query, jeu);
    clearTimeout(timer);
    asked = query.trim() === '' ? undefined : { question: query.trim(), jeu };
    if (query.trim() === '') {
      clear(options);
      const offer = (indexes: readonly GameIndex[]): void => {
        if (mine !== turn) return;
        options.list.replaceChildren(...beforeTyping(options, indexes, jeu, () => offer(indexes)));
        options.onShown?.();
      };
      offer([]); // what was asked before is here at once
      offer(await inTime(loadAsked(jeu)).catch(() => [])); // a question will tell
      return;
    }
    try {
      const indexes = await inTime(loadAsked(jeu));
      if (mine !== turn) return;
      const shown: Shown = {
        query: query.trim(),
        jeu,
        indexes,
        found: askAll(indexes, query, options.first),
        pages: undefined,
        whole: false,
      };
      draw(options, shown, again);
      performance.clearMeasures(MEASURE);
      performance.measure(MEASURE, { start, detail: shown.query });
      await addPages(shown, mine, again);
    } catch {
      if (mine !== turn) return;
      clear(options, 'La recherche n’est pas arrivée. Vérifiez la connexion, puis réessayez.');
      offerRetry(options, again);
    }
  }

  return { ask };
}
