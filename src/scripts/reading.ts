// Where the reader is and what was read, kept on this device only: « reprendre » on the home page and on each portal, chapters and rules seen.
import { keepSettings, readSettings } from './tools.ts';

export const KEY = 'rv.lecture';
export interface Spot {
  readonly jeu: string;
  readonly titre: string; // « Battleworld · Le combat »
  readonly href: string; // path of the chapter and fragment of the rule
}
export interface Reading {
  dernier?: Spot;
  lieux: Record<string, Spot>; // by game
  lus: Record<string, 1>; // 'battleworld/combat': its end was reached
  vues: Record<string, readonly string[]>; // 'battleworld/combat': ids of the rules seen
}
export const reading = (): Reading => readSettings<Reading>(KEY, { lieux: {}, lus: {}, vues: {} });

/** Follows the reader through a chapter: the rule being read, those that stayed on screen for a second, and whether the end was reached. */
export function followReading(page: HTMLElement): void {
  const { chapitre: chapter = '', titre: title = '' } = page.dataset;
  const jeu = chapter.split('/')[0] ?? '';
  const paragraphs = [...page.querySelectorAll<HTMLElement>('[data-regle]')];
  const here = new Set<Element>();
  const seenRules = new Set<string>(); // on this visit
  let timer = 0;
  // measured, not remembered: a reader may leave before the observer has spoken
  const rule = (): string => {
    const [above, below] = [innerHeight * 0.15, innerHeight * 0.9];
    const boxes = paragraphs.map((p) => p.getBoundingClientRect());
    const within = boxes.findIndex(({ top, bottom }) => bottom > above && top < below);
    const current = within === -1 ? boxes.findLastIndex(({ bottom }) => bottom <= above) : within;
    return current === -1 ? '' : `#${paragraphs[current]?.id ?? ''}`;
  };
  const note = (finished?: boolean): void => {
    const all = reading();
    const last = { jeu, titre: title, href: location.pathname + rule() };
    if (finished) all.lus[chapter] = 1;
    all.lieux[jeu] = all.dernier = last;
    all.vues[chapter] = [...new Set([...(all.vues[chapter] ?? []), ...seenRules])];
    keepSettings(KEY, all);
  };
  const inView = new IntersectionObserver(
    (entries) => {
      for (const e of entries) here[e.isIntersecting ? 'add' : 'delete'](e.target);
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        for (const { id } of here) seenRules.add(id);
        note();
      }, 1000);
    },
    { rootMargin: '-15% 0px -10%' },
  );
  const already = reading().vues[chapter] ?? [];
  for (const p of paragraphs) {
    if (already.includes(p.id)) p.dataset['vue'] = '';
    inView.observe(p);
  }
  const end = page.querySelector('.suite');
  if (end !== null) new IntersectionObserver((e) => e.some((x) => x.isIntersecting) && note(true)).observe(end);
  addEventListener('visibilitychange', () => document.hidden && note());
  addEventListener('pagehide', () => note());
}

/** Marks in the contents of a chapter the section being read: the last whose title has passed the upper third of the window. */
export function showPlaces(plan: HTMLElement): void {
  const links = [...plan.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const titles = links.map((a) => document.getElementById(decodeURIComponent(a.hash.slice(1))));
  const passages = new IntersectionObserver(
    () => {
      const here = titles.findLastIndex((title) => (title?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      for (const [i, lien] of links.entries()) lien.ariaCurrent = i === here ? 'true' : null;
    },
    { rootMargin: '9999px 0px -66%' },
  );
  for (const title of titles) if (title !== null) passages.observe(title);
}
