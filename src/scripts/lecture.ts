// Where the reader is, kept on this device only: « reprendre » on the home page, chapters read on the portal.
import { garder, lire } from './outils.ts';

export const CLE = 'rv.lecture';
export interface Endroit {
  readonly jeu: string;
  readonly titre: string; // « Battleworld · Le combat »
  readonly href: string; // path of the chapter and fragment of the rule
}
export interface Lecture {
  dernier?: Endroit;
  lus: Record<string, 1>; // 'battleworld/combat'
}
export const lecture = (): Lecture => lire<Lecture>(CLE, { lus: {} });

/** Follows the reader through a chapter: the last rule seen, and whether the end was reached. */
export function suivre(page: HTMLElement): void {
  const { chapitre = '', titre = '' } = page.dataset;
  const jeu = chapitre.split('/')[0] ?? '';
  let regle = '';
  const vue = new IntersectionObserver(
    (entrees) => {
      for (const e of entrees) if (e.isIntersecting) regle = e.target.id;
    },
    { rootMargin: '-15% 0px -65%' },
  );
  for (const paragraphe of page.querySelectorAll('[data-regle]')) vue.observe(paragraphe);
  const noter = (fini: boolean): void => {
    const { lus } = lecture();
    if (fini) lus[chapitre] = 1;
    garder(CLE, { dernier: { jeu, titre, href: location.pathname + (regle && `#${regle}`) }, lus });
  };
  const fin = page.querySelector('.suite');
  if (fin !== null) new IntersectionObserver((e) => e.some((x) => x.isIntersecting) && noter(true)).observe(fin);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && noter(false));
  addEventListener('pagehide', () => noter(false));
}
