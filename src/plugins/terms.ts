// Where a page first says a term of its game's glossary. Pure: a text and terms come in, places come out.

export interface TermeConnu {
  readonly id: string; // 'jeton-puissance'
  readonly forme: RegExp; // whole words, from the place looked at ('y'): what a page writes for it
  readonly regle: string | undefined; // the rule that says it: a reader who is there needs no link
}
export interface Place {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
}

const echappe = (mot: string): string => mot.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const OUTILS = new Set([
  'de',
  'd',
  'du',
  'des',
  'à',
  'au',
  'en',
  'la',
  'le',
  'les',
  'l',
  'ou',
  'se',
  's',
  'si',
  'et',
  'tout',
  'le',
]);

/** A word as sentences bend it: nouns take a plural, participles a gender too, verbs in -er their present. */
function mot(terme: string, dernier: boolean): string {
  if (OUTILS.has(terme.toLowerCase())) return echappe(terme);
  if (dernier && /[^é]er$/.test(terme)) return `${echappe(terme.slice(0, -2))}(?:er|ez|ent|ant|ées?|és?|es?)`;
  if (terme.endsWith('é')) return `${echappe(terme)}e?s?`;
  if (terme.endsWith('al')) return `${echappe(terme.slice(0, -2))}(?:ales?|al|aux)`;
  if (/(?:eau|eu)$/.test(terme)) return `${echappe(terme)}x?`;
  return /[sxz]$/.test(terme) ? echappe(terme) : `${echappe(terme)}s?`;
}

/**
 * What a page may write for a term: its words bent, its article kept, a capital when the term has one or a sentence begins. `dite`: what its file says instead (`forme`), for
 * a term that does not bend as others do, or a word that serves for other things and is told from them by what stands beside it; null: no neighbour tells, pages link it by hand.
 */
export function formeDe(terme: string, dite?: string | null): RegExp | undefined {
  if (dite === null) return undefined;
  const bent =
    dite ??
    terme
      .replace(/'/g, '’')
      .split(/(?=[ ’])|(?<=[ ’])/)
      .map((part, i, tous) => (part === ' ' ? '[ \\u00A0]' : part === '’' ? '’' : mot(part, i === tous.length - 1)))
      .join('')
      .replace(/^le\[/, '(?:le|du|au)[');
  return new RegExp(`(?:${bent})(?![\\p{L}\\p{N}]|[-’]\\p{L})`, 'uy');
}

const MOT = /(?<![\p{L}\p{N}]|\p{L}-)[\p{L}\p{N}«+]/gu;
const minuscule = (texte: string): string => texte.charAt(0).toLowerCase() + texte.slice(1);
const PHRASE = /(?:^|[.!?…][\s\u00A0\u202F»)]*)$/;
/** Whether a sentence begins after these words; '': nothing is before. */
export const commencePhrase = (avant: string): boolean => PHRASE.test(avant);

function enCe(texte: string, debut: number, neuf: boolean, termes: readonly TermeConnu[]): Place | undefined {
  const dit = texte.slice(0, debut);
  const commence = dit.trim() === '' ? neuf : commencePhrase(dit);
  let mieux: Place | undefined;
  const essaie = (lu: string): void => {
    for (const { id, forme } of termes) {
      forme.lastIndex = debut;
      const trouve = forme.exec(lu);
      if (trouve !== null && trouve[0] !== '' && debut + trouve[0].length > (mieux?.fin ?? 0))
        mieux = { id, debut, fin: debut + trouve[0].length };
    }
  };
  essaie(texte);
  // a sentence gives its first word a capital that the term does not have
  if (commence) essaie(texte.slice(0, debut) + minuscule(texte.slice(debut)));
  return mieux;
}

/** The terms that `texte` says, each at its first place, the longest where several begin; none overlaps. `neuf`: a sentence begins with the text. */
export function placesDans(texte: string, neuf: boolean, termes: readonly TermeConnu[]): readonly Place[] {
  const places: Place[] = [];
  let fin = 0;
  for (const { index } of texte.matchAll(MOT)) {
    if (index < fin) continue;
    // one said already still hides the shorter ones within it: « jeton Puissance » is not « Puissance »
    const place = enCe(texte, index, neuf, termes);
    if (place === undefined) continue;
    fin = place.fin;
    if (!places.some(({ id }) => id === place.id)) places.push(place);
  }
  return places;
}
