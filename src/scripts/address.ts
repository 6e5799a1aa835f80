// /r/#<id>: goes to the rule, by its old id too (the page lists them: src/site/former-ids.ts); an unknown id gets the nearest one, with a word.
import { plusProche } from '../plugins/ids.ts';
import { typographie } from '../plugins/typography.ts';

/** The fragment as it was meant; as it is when it is badly written. */
function demandee(): string {
  const texte = location.hash.slice(1);
  try {
    return decodeURIComponent(texte).trim();
  } catch {
    return texte;
  }
}
function aller(): void {
  const id = demandee();
  if (id === '' || id === 'contenu') return;
  const liens = new Map([...document.querySelectorAll<HTMLAnchorElement>('.adresses a[name]')].map((a) => [a.name, a]));
  const lien = liens.get(id);
  if (lien !== undefined) return location.replace(lien.href);
  const boite = document.querySelector<HTMLElement>('[data-inconnue]');
  const proche = liens.get(plusProche(id, liens.keys()) ?? '');
  if (boite === null || proche === undefined) return;
  const renvoi = document.createElement('a');
  renvoi.href = proche.href;
  renvoi.textContent = proche.textContent;
  boite.replaceChildren(typographie(`Aucune règle ne s'appelle « ${id.slice(0, 80)} ». La plus proche : `), renvoi);
  boite.hidden = false;
}
aller();
addEventListener('hashchange', aller);
