// Fetched when the device refuses to keep the pinned rules: said where the reader is, with the way to lose nothing.
import { saveFile } from '../kept/file.ts';
import { toFragment } from './pins.ts';

const WORDS =
  'Cet appareil ne garde pas vos règles épinglées\u00A0: la place y manque, ou le navigateur refuse. La liste n’a pas changé.';
const FILE = 'Règles épinglées. Ouvrez cette adresse pour les retrouver';

/** Says so once a page, after (or at the head of) an element; `ids`: the list that the reader wanted, `liste`: the page of pinned rules. */
export function tellRefusal(
  where: Element,
  place: 'afterend' | 'beforebegin' | 'beforeend',
  ids: readonly string[],
  list: string,
): void {
  document.querySelector('[data-non-garde]')?.remove();
  const box = document.createElement('div');
  box.className = 'unkept';
  box.role = 'alert';
  box.dataset['nonGarde'] = '';
  const said = document.createElement('p');
  said.textContent = WORDS;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.textContent = 'Enregistrer dans un fichier';
  button.addEventListener('click', () =>
    saveFile(
      'regles-epinglees.txt',
      `${FILE}\u00A0:\n${new URL(list, location.href).href}#${toFragment(ids)}\n`,
      'text/plain',
    ),
  );
  box.append(said, button);
  where.insertAdjacentElement(place, box);
}
