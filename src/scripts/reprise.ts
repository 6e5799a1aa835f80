// What the home page and the portals show of the reader's place: « reprendre », and « lu » beside the chapters read.
import type { Lecture } from './lecture.ts';

function reprendre(lieu: HTMLElement, dernier: Lecture['dernier']): void {
  const lien = lieu.querySelector('a');
  if (dernier === undefined || lien === null || !/^\/(?!\/)/.test(dernier.href)) return;
  if ((lieu.dataset['reprendre'] ?? '') !== '' && lieu.dataset['reprendre'] !== dernier.jeu) return;
  lien.href = dernier.href;
  lien.append(` ${dernier.titre}`);
  lieu.hidden = false;
}

/** Fills the slots of the page: `[data-reprendre]` (of any game, or of the one it names) and `[data-chapitre-lien]`. */
export function initReprise({ dernier, lus }: Lecture): void {
  for (const lieu of document.querySelectorAll<HTMLElement>('[data-reprendre]')) reprendre(lieu, dernier);
  for (const ligne of document.querySelectorAll<HTMLElement>('[data-chapitre-lien]')) {
    if (lus[ligne.dataset['chapitreLien'] ?? ''] === 1) ligne.insertAdjacentText('beforeend', ' · lu');
  }
}
