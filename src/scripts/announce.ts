// The toast of the frame.
import feuille from '../styles/toast.css?url';
import { styleSheet } from './style-sheet.ts';

let toast: HTMLElement | undefined;
let timer = 0;
function hide(): void {
  toast?.hidePopover();
  toast?.replaceChildren();
}
const SHORT = 3000;
const LONG = 8000; // time to read, and to change one's mind
/** Says a short thing at the foot of the window, and to screen readers, for three seconds; longer when it can be taken back (« Annuler »). */
export function announce(text: string, takeBack?: () => void): void {
  if (toast === undefined) {
    toast = document.createElement('div');
    toast.className = 'toast';
    toast.role = 'status';
    toast.popover = 'manual';
    document.body.append(toast);
  }
  const box = toast;
  void styleSheet(feuille).then(() => box.textContent !== '' && box.showPopover());
  box.textContent = text;
  if (takeBack !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Annuler';
    button.addEventListener('click', () => {
      hide();
      takeBack();
    });
    box.append(' ', button);
  }
  clearTimeout(timer);
  timer = window.setTimeout(hide, takeBack === undefined ? SHORT : LONG);
}
