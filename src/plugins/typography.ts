// French typography of every sentence shown: sources are typed with ordinary spaces and apostrophes, the reader gets the right ones.
// Import-free on purpose: the build (MDX plugin, pages) and the islands call the same function.

const FINE = '\u202F'; // narrow no-break space: before ; ! ? and inside « »
const INSECABLE = '\u00A0'; // no-break space: before : and between a number and its unit
const ESPACE = '[ \\u00A0\\u202F]';

/** What must stay as typed inside a sentence: addresses, and the ids of rules (`bw.combat.egalite`, `ex.duel.3`). */
const INTACT = /(?:https?:\/\/|www\.)\S+|\b[a-z]+(?:[-\w]*\.[a-z0-9][-\w]*){2,}/g;
const MASQUE = '\uE000'; // stands for an intact part while the rules run; a private character, absent from any text

/** A number: not the end of a name (D8, c4, J1); « 2e » is one. */
const NOMBRE = '(?<![\\p{L}\\d])\\d+(?:er?|re)?';
/** Words that a number does not count: the line may break before them. */
const OUTILS =
  'et|ou|à|a|de|du|des|d|en|dans|sur|sous|contre|pour|par|avec|sans|aux?|l[ae]?|les|une?|est|sont|ont|puis|mais|qu[ei]?|ne?|se|si|dont';

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
  // thousands: 400 000
  [new RegExp(`(?<=(?<![\\p{L}\\d,])\\d{1,3})${ESPACE}(?=\\d{3}(?!\\d))`, 'gu'), FINE],
  // a number and what it counts: 2 cases, 3 dégâts, 5 €, 2e tour
  [new RegExp(`(?<=${NOMBRE})${ESPACE}(?=[€×]|(?!(?:${OUTILS})(?![\\p{L}\\d]))\\p{L})`, 'gu'), INSECABLE],
  // two numbers said together: 2 sur 3, 16 contre 11, 1 ou 2; a sign and its number: 8 + 2
  [new RegExp(`(?<=\\d)${ESPACE}(sur|contre|à|ou)${ESPACE}(?=\\d)`, 'g'), `${INSECABLE}$1${INSECABLE}`],
  [new RegExp(`(?<=\\d[ \\u00A0\\u202F][+−×=])${ESPACE}(?=\\d)`, 'g'), INSECABLE],
  [new RegExp(`(?<=(?<![\\p{L}])(?:l|p|n°))(\\.?)${ESPACE}(?=\\d)`, 'gu'), `$1${INSECABLE}`],
];

function phrase(text: string): string {
  return REGLES.reduce((out, [quoi, par]) => out.replace(quoi, par), text);
}

const known = new Map<string, string>(); // a page says most of its sentences again at each step: they are set once
/** Sets the spaces, apostrophes, dots and signs of a French sentence. Idempotent; addresses and rule ids are left alone. */
export function typographie(text: string): string {
  let set = known.get(text);
  if (set === undefined) {
    const intacts = text.match(INTACT) ?? [];
    let rang = 0;
    set = phrase(text.replace(INTACT, MASQUE)).replaceAll(MASQUE, () => intacts[rang++] ?? '');
    if (known.size > 4_000) known.clear();
    known.set(text, set);
  }
  return set;
}

/**
 * Same for a piece of a sentence cut by markup, as in « <b>2</b> cases » or « <em>quoi</em> ! ». `avant` is what stands just
 * before the piece, `apres` just after ('' at the ends of a paragraph). Gives the piece alone.
 */
export function typographieEntre(avant: string, text: string, apres: string): string {
  // a neighbour counts only where the piece holds the space (or the sign) to set: nothing is set twice
  const gauche = /^[-\d \u00A0\u202F]/.test(text) ? avant.slice(-1) : '';
  const droite = /[ \u00A0\u202F]$/.test(text) ? (/^(?:[;!?»:%]|[\p{L}\d]+)/u.exec(apres)?.[0] ?? '') : '';
  const out = typographie(gauche + text + droite);
  return out.slice(gauche.length, out.length - droite.length);
}
