// The `?` dialog: the keys of the site; and the other help of the footer, « Signaler une erreur ». Fetched when asked for.
type Touche = readonly [touche: string, effet: string];
const TOUCHES: readonly (readonly [ou: string, touches: readonly Touche[]])[] = [
  [
    'Partout',
    [
      ['Ctrl K ou /', 'chercher une règle'],
      ['Échap', 'fermer ce qui est ouvert'],
      ['?', 'cette liste'],
    ],
  ],
  ['Dans la recherche', [['↓ ↑ puis →', 'choisir une réponse, puis la montrer en grand']]],
  ['Sur une page de règles', [['p', 'épingler la règle que vous lisez, ou la retirer']]],
  [
    'Dans un exemple',
    [
      ['← →', 'une étape en arrière, une étape en avant'],
      ['↑ ↓', 'phase précédente, phase suivante'],
      ['Début, Fin', 'première étape, dernière étape'],
      ['Espace', 'faire défiler, arrêter'],
    ],
  ],
  [
    'Dans une partie, dans l’atelier',
    [
      ['Ctrl Z', 'annuler'],
      ['Ctrl Y ou Ctrl Maj Z', 'rétablir'],
      ['Espace ou Entrée', 'partie : exécuter l’étape qui attend'],
    ],
  ],
  [
    'Sur un plateau',
    [
      ['← → ↑ ↓', 'aller d’une case à l’autre'],
      ['Entrée ou Espace', 'choisir la case'],
    ],
  ],
];

const ligne = ([touche, effet]: Touche): string =>
  `<tr><th scope="row"><kbd>${touche}</kbd></th><td>${effet.replace(' :', '\u00A0:')}</td></tr>`;

/** Opens the list of keys; Esc or the button closes it. */
function ouvrirTouches(): void {
  let boite = document.querySelector<HTMLDialogElement>('dialog#touches');
  if (boite === null) {
    boite = document.createElement('dialog');
    boite.id = 'touches';
    boite.setAttribute('aria-labelledby', 'touches-titre');
    const groupes = TOUCHES.map(
      ([ou, touches]) =>
        `<tbody><tr><th colspan="2" scope="rowgroup">${ou}</th></tr>${touches.map(ligne).join('')}</tbody>`,
    ).join('');
    boite.innerHTML = `<h2 id="touches-titre">Au clavier</h2><table>${groupes}</table><form method="dialog"><p></p><button class="btn" autofocus>Fermer</button></form>`;
    document.body.append(boite);
  }
  if (!boite.open) boite.showModal();
}

/** What the control of a help asks (`data-aide`); the keys, for whoever pressed one. */
export function aider(bouton?: HTMLElement): void {
  if (bouton?.dataset['aide'] === 'signaler') void import('./report.ts').then((m) => m.signaler(bouton));
  else ouvrirTouches();
}
