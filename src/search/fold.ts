// French text to comparable words. The same functions serve the build, the browser and the tests: an index and a query folded differently never meet.

/** A word of a text: where it stands in the original, and its folded form (lower case, no accent, œ as oe; the noun « dé » as `dé`). */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** « dé » folds to the commonest word of the language (« de »); it keeps its accent so that dice can be searched at all. */
export const DIE = 'dé';

/** Lower case, accents off, ligatures opened, every apostrophe straight. Idempotent, but its length differs from the original's. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ´`]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ORDINAL = /^(\d+)(?:e|er|re|eme|nd|nde)$/;
/** After these, an unaccented « de » or « des » can only be dice: people type without accents. */
const BEFORE_DIE = new Set([
  'le',
  'les',
  'mon',
  'ton',
  'son',
  'mes',
  'tes',
  'ses',
  'leur',
  'leurs',
  'quel',
  'quels',
  'chaque',
  'de',
  'mm',
]);

const FORMS = new Map<string, string>();
/** Of a word alone. A game says its words a hundred times each: they are folded once. */
function folded(raw: string): string {
  const known = FORMS.get(raw);
  if (known !== undefined) return known;
  const form = /^dés?$/i.test(raw.normalize('NFC')) ? DIE : fold(raw);
  FORMS.set(raw, form);
  return form;
}

function formOf(raw: string, before: string): string {
  const form = folded(raw);
  if ((form === 'de' && before !== 'de' && BEFORE_DIE.has(before)) || (form === 'des' && BEFORE_DIE.has(before)))
    return DIE;
  const ordinal = ORDINAL.exec(form);
  return ordinal?.[1] ?? form;
}

/** The words of a text in order. Apostrophes and hyphens separate: an elision leaves a fragment (`l`, `qu`) that the stop list drops. */
export function words(text: string): readonly Word[] {
  const found: Word[] = [];
  let before = '';
  for (const match of text.matchAll(WORD)) {
    const form = formOf(match[0], before);
    found.push({ start: match.index, end: match.index + match[0].length, form });
    before = form;
  }
  return found;
}

/** Text as Pagefind indexes it: straight apostrophes (it splits on ASCII punctuation only), nothing that only keeps a line whole, and open ligatures. Accents stay: it folds them. */
export function flatten(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'Ae');
}

const LIGATURES = /\b(c|s|n|v|b|man|ch)oe(u|uds?|uvre|uvres|urs?|ufs?|ux)\b|\boe(u|i)/gi;

/** The inverse of `flatten`, for display: curly apostrophes, and œ in the words that have it. */
export function unflatten(text: string): string {
  return text.replace(/'/g, '’').replace(LIGATURES, (word) => word.replace(/oe/, 'œ').replace(/Oe/, 'Œ'));
}
