// The `?` dialog: the keys of the site. Fetched when asked for.
const TOUCHES: readonly (readonly [string, string])[] = [
  ['Ctrl K ou /', 'chercher une règle'],
  ['← →', 'dans un exemple : un pas en arrière, un pas en avant'],
  ['Début, Fin', 'premier pas, dernier pas'],
  ['↑ ↓', 'phase précédente, phase suivante'],
  ['Espace', 'faire défiler, arrêter'],
  ['Espace ou Entrée', 'partie en main : exécuter l’étape qui attend'],
  ['Ctrl Z, Ctrl Y', 'annuler, rétablir'],
  ['Échap', 'fermer ce qui est ouvert'],
  ['?', 'cette liste'],
];

/** Opens the list of keys; Esc or the button closes it. */
export function ouvrirAide(): void {
  let boite = document.querySelector<HTMLDialogElement>('dialog#touches');
  if (boite === null) {
    boite = document.createElement('dialog');
    boite.id = 'touches';
    boite.setAttribute('aria-labelledby', 'touches-titre');
    const lignes = TOUCHES.map(([touche, effet]) => `<tr><th scope="row"><kbd>${touche}</kbd></th><td>${effet.replace(' :', '\u00A0:')}</td></tr>`).join('');
    boite.innerHTML = `<h2 id="touches-titre">Au clavier</h2><table>${lignes}</table><form method="dialog"><p></p><button class="btn" autofocus>Fermer</button></form>`;
    document.body.append(boite);
  }
  if (!boite.open) boite.showModal();
}
