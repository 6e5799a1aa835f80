// The toast of the frame.
import feuille from '../styles/toast.css?url';
import { feuilleDeStyle } from './style-sheet.ts';

let toast: HTMLElement | undefined;
let minuteur = 0;
function cacher(): void {
  toast?.hidePopover();
  toast?.replaceChildren();
}
const COURT = 3000;
const LONG = 8000; // time to read, and to change one's mind
/** Says a short thing at the foot of the window, and to screen readers, for three seconds; longer when it can be taken back (« Annuler »). */
export function annoncer(texte: string, reprendre?: () => void): void {
  if (toast === undefined) {
    toast = document.createElement('div');
    toast.className = 'toast';
    toast.role = 'status';
    toast.popover = 'manual';
    document.body.append(toast);
  }
  const boite = toast;
  void feuilleDeStyle(feuille).then(() => boite.textContent !== '' && boite.showPopover());
  boite.textContent = texte;
  if (reprendre !== undefined) {
    const bouton = document.createElement('button');
    bouton.type = 'button';
    bouton.textContent = 'Annuler';
    bouton.addEventListener('click', () => {
      cacher();
      reprendre();
    });
    boite.append(' ', bouton);
  }
  clearTimeout(minuteur);
  minuteur = window.setTimeout(cacher, reprendre === undefined ? COURT : LONG);
}
