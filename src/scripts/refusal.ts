// Fetched when the device refuses to keep the pinned rules: said where the reader is, with the way to lose nothing.
import { saveFile } from '../kept/file.ts';
import { enFragment } from './pins.ts';

const DIT =
  'Cet appareil ne garde pas vos règles épinglées\u00A0: la place y manque, ou le navigateur refuse. La liste n’a pas changé.';
const FICHIER = 'Règles épinglées. Ouvrez cette adresse pour les retrouver';

/** Says so once a page, after (or at the head of) an element; `ids`: the list that the reader wanted, `liste`: the page of pinned rules. */
export function direRefus(
  ou: Element,
  place: 'afterend' | 'beforebegin' | 'beforeend',
  ids: readonly string[],
  liste: string,
): void {
  document.querySelector('[data-non-garde]')?.remove();
  const boite = document.createElement('div');
  boite.className = 'unkept';
  boite.role = 'alert';
  boite.dataset['nonGarde'] = '';
  const dit = document.createElement('p');
  dit.textContent = DIT;
  const bouton = document.createElement('button');
  bouton.type = 'button';
  bouton.className = 'btn';
  bouton.textContent = 'Enregistrer dans un fichier';
  bouton.addEventListener('click', () =>
    saveFile(
      'regles-epinglees.txt',
      `${FICHIER}\u00A0:\n${new URL(liste, location.href).href}#${enFragment(ids)}\n`,
      'text/plain',
    ),
  );
  boite.append(dit, bouton);
  ou.insertAdjacentElement(place, boite);
}
