const LONG = 16; // digits of the longest number
/** How a name is filed: without accents nor capitals, its numbers all as long. */
const filed = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'") // before letters
    .replace(/\d+/g, (digits) => digits.padStart(LONG, '0'));
const byCode = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The order of a French dictionary, for names: accents and capitals do not count unless nothing else differs, numbers go by their value; negative when `a` comes first.
 * What `Intl.Collator` answers too, whose rules take 10 ms to be read, 40 on a phone, as a table opens.
 */
export const inFrench = (a: string, b: string): number => byCode(filed(a), filed(b)) || byCode(a, b);
