// Where the reader is and what was read, kept on this device only: « reprendre » on the home page and on each portal, chapters and rules seen.
import { garder, lire } from './tools.ts';

export const CLE = 'rv.lecture';
export interface Endroit {
  readonly jeu: string;
  readonly titre: string; // « Battleworld · Le combat »
  readonly href: string; // path of the chapter and fragment of the rule
}
export interface Lecture {
  dernier?: Endroit;
  lieux: Record<string, Endroit>; // by game
  lus: Record<string, 1>; // 'battleworld/combat': its end was reached
  vues: Record<string, readonly string[]>; // 'battleworld/combat': ids of the rules seen
}
export const lecture = (): Lecture => lire<Lecture>(CLE, { lieux: {}, lus: {}, vues: {} });

/** Follows the reader through a chapter: the rule being read, those that stayed on screen for a second, and whether the end was reached. */
export function suivre(page: HTMLElement): void {
  const { chapitre = '', titre = '' } = page.dataset;
  const jeu = chapitre.split('/')[0] ?? '';
  const paragraphes = [...page.querySelectorAll<HTMLElement>('[data-regle]')];
  const ici = new Set<Element>();
  const vues = new Set<string>(); // on this visit
  let minuteur = 0;
  // measured, not remembered: a reader may leave before the observer has spoken
  const regle = (): string => {
    const [haut, bas] = [innerHeight * 0.15, innerHeight * 0.9];
    const boites = paragraphes.map((p) => p.getBoundingClientRect());
    const dedans = boites.findIndex(({ top, bottom }) => bottom > haut && top < bas);
    const lue = dedans === -1 ? boites.findLastIndex(({ bottom }) => bottom <= haut) : dedans;
    return lue === -1 ? '' : `#${paragraphes[lue]?.id ?? ''}`;
  };
  const noter = (fini?: boolean): void => {
    const tout = lecture();
    const dernier = { jeu, titre, href: location.pathname + regle() };
    if (fini) tout.lus[chapitre] = 1;
    tout.lieux[jeu] = tout.dernier = dernier;
    tout.vues[chapitre] = [...new Set([...(tout.vues[chapitre] ?? []), ...vues])];
    garder(CLE, tout);
  };
  const vue = new IntersectionObserver(
    (entrees) => {
      for (const e of entrees) ici[e.isIntersecting ? 'add' : 'delete'](e.target);
      clearTimeout(minuteur);
      minuteur = window.setTimeout(() => {
        for (const { id } of ici) vues.add(id);
        noter();
      }, 1000);
    },
    { rootMargin: '-15% 0px -10%' },
  );
  const deja = lecture().vues[chapitre] ?? [];
  for (const p of paragraphes) {
    if (deja.includes(p.id)) p.dataset['vue'] = '';
    vue.observe(p);
  }
  const fin = page.querySelector('.suite');
  if (fin !== null) new IntersectionObserver((e) => e.some((x) => x.isIntersecting) && noter(true)).observe(fin);
  addEventListener('visibilitychange', () => document.hidden && noter());
  addEventListener('pagehide', () => noter());
}

/** Marks in the contents of a chapter the section being read: the last whose title has passed the upper third of the window. */
export function situer(plan: HTMLElement): void {
  const liens = [...plan.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const titres = liens.map((a) => document.getElementById(decodeURIComponent(a.hash.slice(1))));
  const passages = new IntersectionObserver(
    () => {
      const ici = titres.findLastIndex((titre) => (titre?.getBoundingClientRect().top ?? Infinity) < innerHeight / 3);
      for (const [i, lien] of liens.entries()) lien.ariaCurrent = i === ici ? 'true' : null;
    },
    { rootMargin: '9999px 0px -66%' },
  );
  for (const titre of titres) if (titre !== null) passages.observe(titre);
}
