// The drawer « Sommaire » of a chapter: the other chapters of its game, as the page of its rules lists them. Fetched as it opens; without them, their link stays.
import feuille from '../styles/regles.css?url';
import { feuilleDeStyle } from './style-sheet.ts';

export async function remplir(plan: HTMLElement): Promise<void> {
  plan.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) plan.hidePopover();
  });
  const place = plan.querySelector('[data-chapitres]');
  const vers = place?.querySelector('a');
  if (!place || !vers) return;
  const [reponse] = await Promise.all([fetch(vers.href), feuilleDeStyle(feuille)]);
  if (!reponse.ok) return;
  const liste = new DOMParser().parseFromString(await reponse.text(), 'text/html').querySelector('.parties-regles');
  if (liste === null) return;
  for (const inutile of liste.querySelectorAll('span, small')) inutile.remove();
  for (const lien of liste.querySelectorAll('a')) if (lien.pathname === location.pathname) lien.ariaCurrent = 'page';
  place.after(document.adoptNode(liste));
}
