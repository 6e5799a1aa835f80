// French typography of every sentence shown: sources are typed with ordinary spaces and apostrophes, the reader gets the right ones.
// Import-free on purpose: the build (MDX plugin, pages) and the islands call the same function.

const FINE = '\u202F'; // narrow no-break space: before ; ! ? and inside « »
const INSECABLE = '\u00A0'; // no-break space: before : and between a number and its unit
const ESPACE = '[ \\u00A0\\u202F]';

/** What must stay as typed inside a sentence: addresses, and the ids of rules (`bw.combat.egalite`, `ex.duel.3`). */
const INTACT = /(?:https?:\/\/|www\.)\S+|\b[a-z]+(?:[-\w]*\.[a-z0-9][-\w]*){2,}/g;
const MASQUE = '\uE000'; // stands for an intact part while the rules run; a private character, absent from any text

const UNITES = [
  'min', 'h', 's', 'cm', 'mm', 'm', 'g', 'kB', 'ko', 'Ko', 'Mo', 'px', '€', 'x', '×',
  'joueurs?', 'manches?', 'tours?', 'cases?', 'points?', 'jetons?', 'blessures?', 'dés?', 'cartes?', 'personnages?', 'modules?', 'pas', 'étapes?',
  'chapitres?', 'règles?', 'fois', 'ans',
].join('|');

const REGLES: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/\.\.\.(?!\.)/g, '…'],
  // a minus sign: alone before a digit, or alone between two numbers
  [/(^|[\s(«\u00A0\u202F])-(?=\d)/g, '$1−'],
  [/(\d[ \u00A0\u202F])-(?=[ \u00A0\u202F]\d)/g, '$1−'],
  // a pair of coordinates is one word: (2, −9)
  [/(\([−-]?\d+), (?=[−-]?\d+\))/g, `$1,${INSECABLE}`],
  // an interval of numbers: 30–60
  [/(?<![-\w.])(\d+)-(?=\d+(?![-\w]))/g, '$1–'],
  [new RegExp(`«${ESPACE}*`, 'g'), `«${FINE}`],
  [new RegExp(`(?<=\\S)${ESPACE}*»`, 'g'), `${FINE}»`],
  [new RegExp(`(?<=\\S)${ESPACE}+(?=[;!?])`, 'g'), FINE],
  [new RegExp(`(?<=\\S)${ESPACE}+(?=:(?!\\S))`, 'g'), INSECABLE],
  [new RegExp(`(?<=\\d)${ESPACE}*%`, 'g'), `${INSECABLE}%`],
  [new RegExp(`(?<=\\d)${ESPACE}(?=(?:${UNITES})(?![\\p{L}\\p{N}]))`, 'gu'), INSECABLE],
  [new RegExp(`(?<=(?<![\\p{L}])(?:l|p|n°))(\\.?)${ESPACE}(?=\\d)`, 'gu'), `$1${INSECABLE}`],
];

function phrase(text: string): string {
  return REGLES.reduce((out, [quoi, par]) => out.replace(quoi, par), text);
}

/** Sets the spaces, apostrophes, dots and signs of a French sentence. Idempotent; addresses and rule ids are left alone. */
export function typographie(text: string): string {
  const intacts: string[] = [];
  const masque = text.replace(INTACT, (part) => {
    intacts.push(part);
    return MASQUE;
  });
  let rang = 0;
  return phrase(masque).replaceAll(MASQUE, () => intacts[rang++] ?? '');
}

/**
 * Same for a piece of a sentence cut by markup, as in « <b>2</b> cases » or « <em>quoi</em> ! ». `avant` is what stands just
 * before the piece, `apres` just after ('' at the ends of a paragraph). Gives the piece alone.
 */
export function typographieEntre(avant: string, text: string, apres: string): string {
  // a neighbour counts only where the piece holds the space (or the sign) to set: nothing is set twice
  const gauche = /^[-\d \u00A0\u202F]/.test(text) ? avant.slice(-1) : '';
  const droite = /[ \u00A0\u202F]$/.test(text) && /^[;!?»:%]/.test(apres) ? apres.slice(0, 1) : '';
  const out = typographie(gauche + text + droite);
  return out.slice(gauche.length, out.length - droite.length);
}
