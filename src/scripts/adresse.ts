// /r/#<id>: goes to the rule; an unknown id gets the nearest one, with a word.
import { plusProche } from '../plugins/ids.ts';
import { typographie } from '../plugins/typographie.ts';

function aller(): void {
  const id = decodeURIComponent(location.hash.slice(1)).trim();
  if (id === '' || id === 'contenu') return;
  const liens = new Map([...document.querySelectorAll<HTMLAnchorElement>('.adresses a[name]')].map((a) => [a.name, a]));
  const lien = liens.get(id);
  if (lien !== undefined) return location.replace(lien.href);
  const boite = document.querySelector<HTMLElement>('[data-inconnue]');
  const proche = liens.get(plusProche(id, liens.keys()) ?? '');
  if (boite === null || proche === undefined) return;
  const renvoi = document.createElement('a');
  renvoi.href = proche.href;
  renvoi.textContent = proche.name;
  boite.replaceChildren(typographie(`Aucune règle ne s'appelle « ${id.slice(0, 80)} ». La plus proche : `), renvoi);
  boite.hidden = false;
}
aller();
addEventListener('hashchange', aller);
