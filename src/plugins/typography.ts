// French typography of every sentence shown: sources are typed with ordinary spaces and apostrophes, the reader gets the right ones.
// Import-free on purpose: the build (MDX plugin, pages) and the islands call the same function.

const FINE = '\u202F'; // narrow no-break space: before ; ! ? and inside « »
const NO_BREAK = '\u00A0'; // no-break space: before : and between a number and its unit
const SPACE = '[ \\u00A0\\u202F]';

/** What must stay as typed inside a sentence: addresses, and the ids of rules (`bw.combat.egalite`, `ex.duel.3`). */
const UNTOUCHED = /(?:https?:\/\/|www\.)\S+|\b[a-z]+(?:[-\w]*\.[a-z0-9][-\w]*){2,}/g;
const MASK = '\uE000'; // stands for an intact part while the rules run; a private character, absent from any text

/** A number: not the end of a name (D8, c4, J1); « 2e » is one. */
const NUMBER = '(?<![\\p{L}\\d])\\d+(?:er?|re)?';
/** Words that a number does not count: the line may break before them. */
const TOOLS =
  'et|ou|à|a|de|du|des|d|en|dans|sur|sous|contre|pour|par|avec|sans|aux?|l[ae]?|les|une?|est|sont|ont|puis|mais|qu[ei]?|ne?|se|si|dont';

type Rule = readonly [what: RegExp, by: string];
const RULES: readonly Rule[] = [
  [/'/g, '’'],
  [/\.\.\.(?!\.)/g, '…'],
  [new RegExp(`«${SPACE}*`, 'g'), `«${FINE}`],
  [new RegExp(`(?<=\\S)${SPACE}*»`, 'g'), `${FINE}»`],
  [new RegExp(`(?<=\\S)${SPACE}+(?=[;!?])`, 'g'), FINE],
  [new RegExp(`(?<=\\S)${SPACE}+(?=:(?!\\S))`, 'g'), NO_BREAK],
  // a verb and its pronoun, on one line: y a-t-il (no family of the site has a no-break hyphen)
  [/-t-(?=[ieo])/g, '-\u2060t-\u2060'],
];
/** A name with a hyphen, in a sentence: He-Man, Man-At-Arms. A label, which is a name and a word more at most, may have to break it. */
const NAMES: Rule = [/(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu})/gu, '-\u2060'];
const isSentence = (text: string): boolean => / \S+ /.test(text);
/** A name as a sentence has it. */
export const inSentence = (name: string): string => name.replace(...NAMES);
/** What only a sentence with a number has: most have none, and letters of all alphabets are slow to tell. */
const OF_NUMBERS: readonly Rule[] = [
  // a minus sign: alone before a digit, or alone between two numbers
  [/(^|[\s(«\u00A0\u202F])-(?=\d)/g, '$1−'],
  [/(\d[ \u00A0\u202F])-(?=[ \u00A0\u202F]\d)/g, '$1−'],
  // a pair of coordinates is one word: (2, −9)
  [/(\([−-]?\d+), (?=[−-]?\d+\))/g, `$1,${NO_BREAK}`],
  // an interval of numbers: 30–60
  [/(?<![-\w.])(\d+)-(?=\d+(?![-\w]))/g, '$1–'],
  [new RegExp(`(?<=\\d)${SPACE}*%`, 'g'), `${NO_BREAK}%`],
  // thousands: 400 000
  [new RegExp(`(?<=(?<![\\p{L}\\d,])\\d{1,3})${SPACE}(?=\\d{3}(?!\\d))`, 'gu'), FINE],
  // a number and what it counts: 2 cases, 3 dégâts, 5 €, 2e tour
  [new RegExp(`(?<=${NUMBER})${SPACE}(?=[€×]|(?!(?:${TOOLS})(?![\\p{L}\\d]))\\p{L})`, 'gu'), NO_BREAK],
  // two numbers said together: 2 sur 3, 16 contre 11, 1 ou 2; a sign and its number: 8 + 2
  [new RegExp(`(?<=\\d)${SPACE}(sur|contre|à|ou)${SPACE}(?=\\d)`, 'g'), `${NO_BREAK}$1${NO_BREAK}`],
  [new RegExp(`(?<=\\d[ \\u00A0\\u202F][+−×=])${SPACE}(?=\\d)`, 'g'), NO_BREAK],
  [new RegExp(`(?<=(?<![\\p{L}])(?:l|p|n°))(\\.?)${SPACE}(?=\\d)`, 'gu'), `$1${NO_BREAK}`],
];

function sentence(text: string): string {
  const rules = /\d/.test(text) ? [...RULES, ...OF_NUMBERS] : RULES;
  const said = rules.reduce((out, [what, by]) => out.replace(what, by), text);
  return isSentence(text) ? inSentence(said) : said;
}

const known = new Map<string, string>(); // a page says most of its sentences again at each step: they are set once
/** Sets the spaces, apostrophes, dots and signs of a French sentence. Idempotent; addresses and rule ids are left alone. */
export function typeset(text: string): string {
  let set = known.get(text);
  if (set === undefined) {
    const untouched = text.includes('.') || text.includes('/') ? (text.match(UNTOUCHED) ?? []) : [];
    let rank = 0;
    set =
      untouched.length === 0
        ? sentence(text)
        : sentence(text.replace(UNTOUCHED, MASK)).replaceAll(MASK, () => untouched[rank++] ?? '');
    if (known.size > 4_000) known.clear();
    known.set(text, set);
  }
  return set;
}

/**
 * Same for a piece of a sentence cut by markup, as in « <b>2</b> cases » or « <em>quoi</em> ! ». `avant` is what stands just
 * before the piece, `apres` just after ('' at the ends of a paragraph). Gives the piece alone.
 */
export function typesetBetween(before: string, text: string, after: string): string {
  // a neighbour counts only where the piece holds the space (or the sign) to set: nothing is set twice
  const left = /^[-\d \u00A0\u202F]/.test(text) ? before.slice(-1) : '';
  const right = /[ \u00A0\u202F]$/.test(text) ? (/^(?:[;!?»:%]|[\p{L}\d]+)/u.exec(after)?.[0] ?? '') : '';
  const out = typeset(left + text + right);
  return out.slice(left.length, out.length - right.length);
}
