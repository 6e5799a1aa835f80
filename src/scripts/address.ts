// /r/#<id>: goes to the rule, by its old id too (the page lists them: src/site/former-ids.ts); an unknown id gets the nearest one, with a word.
import { nearest } from '../plugins/ids.ts';
import { typeset } from '../plugins/typography.ts';

/** The fragment as it was meant; as it is when it is badly written. */
function asked(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}
function go(): void {
  const id = asked();
  if (id === '' || id === 'contenu') return;
  const links = new Map([...document.querySelectorAll<HTMLAnchorElement>('.adresses a[name]')].map((a) => [a.name, a]));
  const lien = links.get(id);
  if (lien !== undefined) return location.replace(lien.href);
  const box = document.querySelector<HTMLElement>('[data-inconnue]');
  const near = links.get(nearest(id, links.keys()) ?? '');
  if (box === null || near === undefined) return;
  const reference = document.createElement('a');
  reference.href = near.href;
  reference.textContent = near.textContent;
  box.replaceChildren(typeset(`Aucune règle ne s'appelle « ${id.slice(0, 80)} ». La plus proche : `), reference);
  box.hidden = false;
}
go();
addEventListener('hashchange', go);
