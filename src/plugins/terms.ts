// Where a page first says a term of its game's glossary. Pure: a text and terms come in, places come out.

export interface KnownTerm {
  readonly id: string; // 'jeton-puissance'
  readonly form: RegExp; // whole words, from the place looked at ('y'): what a page writes for it
  readonly rule: string | undefined; // the rule that says it: a reader who is there needs no link
}
export interface Place {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const TOOLS = new Set([
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
function word(term: string, last: boolean): string {
  if (TOOLS.has(term.toLowerCase())) return escaped(term);
  if (last && /[^é]er$/.test(term)) return `${escaped(term.slice(0, -2))}(?:er|ez|ent|ant|ées?|és?|es?)`;
  if (term.endsWith('é')) return `${escaped(term)}e?s?`;
  if (term.endsWith('al')) return `${escaped(term.slice(0, -2))}(?:ales?|al|aux)`;
  if (/(?:eau|eu)$/.test(term)) return `${escaped(term)}x?`;
  return /[sxz]$/.test(term) ? escaped(term) : `${escaped(term)}s?`;
}

/**
 * What a page may write for a term: its words bent, its article kept, a capital when the term has one or a sentence begins. `dite`: what its file says instead (`forme`), for
 * a term that does not bend as others do, or a word that serves for other things and is told from them by what stands beside it; null: no neighbour tells, pages link it by hand.
 */
export function formOf(term: string, given?: string | null): RegExp | undefined {
  if (given === null) return undefined;
  const bent =
    given ??
    term
      .replace(/'/g, '’')
      .split(/(?=[ ’])|(?<=[ ’])/)
      .map((part, i, all) => (part === ' ' ? '[ \\u00A0]' : part === '’' ? '’' : word(part, i === all.length - 1)))
      .join('')
      .replace(/^le\[/, '(?:le|du|au)[');
  return new RegExp(`(?:${bent})(?![\\p{L}\\p{N}]|[-’]\\p{L})`, 'uy');
}

const WORD = /(?<![\p{L}\p{N}]|\p{L}-)[\p{L}\p{N}«+]/gu;
const lowerCase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const SENTENCE = /(?:^|[.!?…][\s\u00A0\u202F»)]*)$/;
/** Whether a sentence begins after these words; '': nothing is before. */
export const beginsSentence = (before: string): boolean => SENTENCE.test(before);

function atThis(text: string, start: number, fresh: boolean, terms: readonly KnownTerm[]): Place | undefined {
  const said = text.slice(0, start);
  const begins = said.trim() === '' ? fresh : beginsSentence(said);
  let best: Place | undefined;
  const attempt = (read: string): void => {
    for (const { id, form } of terms) {
      form.lastIndex = start;
      const found = form.exec(read);
      if (found !== null && found[0] !== '' && start + found[0].length > (best?.end ?? 0))
        best = { id, start, end: start + found[0].length };
    }
  };
  attempt(text);
  // a sentence gives its first word a capital that the term does not have
  if (begins) attempt(text.slice(0, start) + lowerCase(text.slice(start)));
  return best;
}

/** The terms that `texte` says, each at its first place, the longest where several begin; none overlaps. `neuf`: a sentence begins with the text. */
export function placesIn(text: string, fresh: boolean, terms: readonly KnownTerm[]): readonly Place[] {
  const places: Place[] = [];
  let end = 0;
  for (const { index } of text.matchAll(WORD)) {
    if (index < end) continue;
    // one said already still hides the shorter ones within it: « jeton Puissance » is not « Puissance »
    const place = atThis(text, index, fresh, terms);
    if (place === undefined) continue;
    end = place.end;
    if (!places.some(({ id }) => id === place.id)) places.push(place);
  }
  return places;
}
