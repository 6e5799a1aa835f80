// The drawer « Sommaire » of a chapter: the other chapters of its game, as the page of its rules lists them. Fetched as it opens; without them, their link stays.
import feuille from '../styles/regles.css?url';
import { styleSheet } from './style-sheet.ts';

export async function fillContents(plan: HTMLElement): Promise<void> {
  plan.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) plan.hidePopover();
  });
  const place = plan.querySelector('[data-chapitres]');
  const to = place?.querySelector('a');
  if (!place || !to) return;
  const [answer] = await Promise.all([fetch(to.href), styleSheet(feuille)]);
  if (!answer.ok) return;
  const list = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.parties-regles');
  if (list === null) return;
  for (const needless of list.querySelectorAll('span, small')) needless.remove();
  for (const lien of list.querySelectorAll('a')) if (lien.pathname === location.pathname) lien.ariaCurrent = 'page';
  place.after(document.adoptNode(list));
}
