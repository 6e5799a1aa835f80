// The `?` dialog: the keys of the site; and the other help of the footer, « Signaler une erreur ». Fetched when asked for.
type Shortcut = readonly [touche: string, effet: string];
const SHORTCUTS: readonly (readonly [ou: string, touches: readonly Shortcut[]])[] = [
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
      ['p, puis q', 'partie : aller au plateau, puis revenir à la question'],
    ],
  ],
  [
    'Sur un plateau',
    [
      ['← → ↑ ↓', 'aller d’une case à l’autre'],
      ['Entrée ou Espace', 'choisir la case'],
    ],
  ],
  [
    'Sur celui de Battle Beyond Space',
    [
      ['v, a, c', 'vaisseau suivant, astéroïde ou sonde, case éclairée ; avec Maj, en arrière'],
      ['+ − 0', 'voir de plus près, de plus loin, en entier'],
    ],
  ],
];

const line = ([shortcut, effet]: Shortcut): string =>
  `<tr><th scope="row"><kbd>${shortcut}</kbd></th><td>${effet.replace(' :', '\u00A0:').replace(' ;', '\u202F;')}</td></tr>`;

/** Opens the list of keys; Esc or the button closes it. */
function openShortcuts(): void {
  let box = document.querySelector<HTMLDialogElement>('dialog#touches');
  if (box === null) {
    box = document.createElement('dialog');
    box.id = 'touches';
    box.setAttribute('aria-labelledby', 'touches-titre');
    const groups = SHORTCUTS.map(
      ([where, shortcuts]) =>
        `<tbody><tr><th colspan="2" scope="rowgroup">${where}</th></tr>${shortcuts.map(line).join('')}</tbody>`,
    ).join('');
    box.innerHTML = `<h2 id="touches-titre">Au clavier</h2><table>${groups}</table><form method="dialog"><p></p><button class="btn" autofocus>Fermer</button></form>`;
    document.body.append(box);
  }
  if (!box.open) box.showModal();
}

/** What the control of a help asks (`data-aide`); the keys, for whoever pressed one. */
export function openHelp(button?: HTMLElement): void {
  if (button?.dataset['aide'] === 'signaler') void import('./report.ts').then((m) => m.reportFault(button));
  else openShortcuts();
}
