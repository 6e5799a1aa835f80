// The toast of the frame.
let toast: HTMLElement | undefined;
let minuteur = 0;
/** Says a short thing at the foot of the window, and to screen readers, for three seconds. */
export function annoncer(texte: string): void {
  if (toast === undefined) {
    toast = document.createElement('div');
    toast.className = 'toast';
    toast.role = 'status';
    toast.popover = 'manual';
    document.body.append(toast);
  }
  const boite = toast;
  boite.showPopover();
  boite.textContent = texte;
  clearTimeout(minuteur);
  minuteur = window.setTimeout(() => boite.hidePopover(), 3000);
}
