// What a monkey sees of a table: where the game stands, what waits, what may be pressed. Runs in the page, all of it: nothing is imported by what is evaluated there.
import type { Page } from '@playwright/test';

export const KINDS = [
  'play',
  'fold',
  'type',
  'board',
  'curtain',
  'resume',
  'aside',
  'why',
  'undo',
  'redo',
  'jump',
  'again',
  'setting',
  'seat',
  'share',
  'dialog',
] as const;
export type Kind = (typeof KINDS)[number];
export interface Press {
  readonly at: number; // its place among what was seen: `pointAt` finds it again
  readonly kind: Kind;
  readonly label: string;
  readonly likely: boolean; // the page points at it: a cell that may be reached
}
export interface Sight {
  readonly pas: number;
  readonly ended: boolean;
  readonly waiting: string | undefined; // something is about to answer by itself: what it says
  readonly paused: boolean;
  readonly stopped: string | undefined; // a part of the page says that it failed
  readonly ask: string;
  readonly eyes: string | undefined; // who looks, undefined when the page does not tell: then two sights are not compared
  readonly struck: number; // lines of the log that were replaced
  readonly board: string;
  readonly log: string;
  readonly presses: readonly Press[];
}

/** Looks once nothing moves by itself any more, or once nothing has moved for `patience` ms. */
const lookInPage = async ({
  patience,
  hurried,
}: {
  readonly patience: number;
  readonly hurried: boolean;
}): Promise<Sight | undefined> => {
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const one = (selector: string, within: ParentNode = document): HTMLElement | null =>
    within.querySelector<HTMLElement>(selector);
  const text = (of: Element | null | undefined): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const game = (): HTMLElement | null => one('[data-partie]');
  const busy = (): string | undefined => {
    const line = [...document.querySelectorAll('.decide .busy')].find((p) => p.querySelector('button') === null);
    return line === undefined ? undefined : text(line);
  };
  await frame();
  await frame();
  const moves = (): string => `${game()?.dataset['pas'] ?? ''} ${busy() ?? ''}`;
  for (
    let since = performance.now(), last = moves();
    busy() !== undefined && !hurried && performance.now() - since < patience;
  ) {
    await new Promise((done) => setTimeout(done, 40));
    if (moves() === last) continue;
    [since, last] = [performance.now(), moves()];
  }
  const table = game();
  if (table === null) return undefined;
  const seen: Element[] = [];
  const presses: Press[] = [];
  const shows = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility() &&
      element.closest('[aria-disabled=true], :disabled') === null
    );
  };
  const offer = (
    kind: Kind,
    elements: Iterable<Element>,
    likely: (element: Element) => boolean = () => false,
  ): void => {
    for (const element of elements) {
      if (!shows(element)) continue;
      presses.push({
        at: seen.length,
        kind,
        label: (element.getAttribute('aria-label') ?? text(element.closest('label') ?? element)).slice(0, 90),
        likely: likely(element),
      });
      seen.push(element);
    }
  };
  const all = (selector: string): readonly Element[] => [...table.querySelectorAll(selector)];
  const beside = (element: Element): boolean => element.closest('.asides, .why-not') !== null;
  const dialog = one('dialog[open]');
  if (dialog !== null) offer('dialog', dialog.querySelectorAll('button, input'));
  else {
    offer(
      'play',
      all('.decide :is(.choices, .faces) button').filter(
        (element) => !beside(element) && element.closest('form') === null,
      ),
    );
    offer(
      'fold',
      all('.decide summary').filter((element) => !beside(element)),
    );
    offer('type', all('.decide form input'));
    offer(
      'board',
      all('.board :is(button, [role=gridcell], summary)').filter(
        (element) => element.closest('.beside, .odds') === null,
      ),
      (element) =>
        element.matches('button, [data-look], [data-picked]') || element.querySelector('[data-look]') !== null,
    );
    offer('curtain', all('[data-commande=montrer]'));
    offer('resume', all('.decide .busy button'));
    offer('aside', all('.asides :is(summary, button)'));
    offer('why', all('.why-not :is(summary, button)'));
    offer('undo', all('[data-commande=annuler]'));
    offer('redo', all('[data-commande=retablir]'));
    offer('jump', all('li[data-evenement]:not(.struck) button.log-n'));
    offer('again', all('[data-commande=recommencer]'));
    offer('setting', all('[data-reglage], .reveal button'));
    offer('seat', all('.seats select'));
    offer('share', all('[data-commande=partager]'));
  }
  (globalThis as unknown as { seenByMonkey: readonly Element[] }).seenByMonkey = seen;
  const board = one('.board', table)?.cloneNode(true) as HTMLElement | undefined;
  // what is at hand there, and not the position: zooms, totals, a sheet that was opened or folded meanwhile, what a cell that was picked offers, the names that have room in this frame
  for (const tool of board?.querySelectorAll(
    '.beside, .board-choices, .bw-card, .bw-roster, .cell-menu, .sb-foot, .bbs-solver, .foe-sheet-body, .map-said, .map-names, .panne',
  ) ?? [])
    tool.remove();
  const hands = [...table.querySelectorAll<HTMLSelectElement>('.seats select')].map(({ value }) => value);
  const hidden = one('[data-reglage=cacher]', table) as HTMLInputElement | null;
  const tour = one('.ask', table)?.dataset['tour'] ?? '';
  const held = all('.board [aria-pressed=true]').map(text); // what the board is asked to show
  const eyes = one('[data-rideau]', table) === null ? table.dataset['yeux'] : undefined; // a curtain stands for whoever comes
  return {
    pas: Number(table.dataset['pas']),
    ended: tour === 'end',
    waiting: busy(),
    paused: one('.decide .busy button', table) !== null,
    stopped: text(one('[data-panne]')) || undefined,
    ask: text(one('.ask', table)),
    eyes: eyes === undefined ? undefined : `${eyes} ${hands.join(' ')} ${String(hidden !== null)} ${held.join(' ')}`,
    struck: all('li.struck').length,
    board: text(board).replace(/ ?\([^()]*\)/g, ''), // « (case possible) »: what a piece in hand may do
    log: all('li[data-evenement]:not(.struck, .later) > div').map(text).join('\n'),
    presses,
  };
};
export const look = (page: Page, patience: number, hurried = false): Promise<Sight | undefined> =>
  page.evaluate(lookInPage, { patience, hurried });

/** The middle of what was seen, brought on screen; undefined when it has gone meanwhile, or when something else lies above it. */
export const pointAt = (page: Page, at: number): Promise<{ readonly x: number; readonly y: number } | undefined> =>
  page.evaluate((place) => {
    const element = (globalThis as unknown as { seenByMonkey: readonly Element[] }).seenByMonkey[place];
    if (element?.isConnected !== true) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit) ? { x, y } : undefined;
  }, at);

/** A list of hands or a box to tick, as its own control changes it. */
export const turn = (page: Page, at: number): Promise<void> =>
  page.evaluate((place) => {
    const element = (globalThis as unknown as { seenByMonkey: readonly Element[] }).seenByMonkey[place];
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (element instanceof HTMLElement) element.click();
  }, at);
