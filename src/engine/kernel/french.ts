// Small change of French sentences, for every mode's text: lists, elision, agreement. Spaces and apostrophes are ordinary ones: the page sets them.

/** « A », « A et B », « A, B et C »; with another last word, « A, B ou C ». Nothing for no name. */
export const listOf = (names: readonly string[], last: 'et' | 'ou' | 'ni' = 'et'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;

/** A vowel that is heard: not « onze », « oui »; the y of « Yves »; the h of « homme » (of other h, none: « de Hulk »). */
const VOWEL = '[aeiouàâäéèêëîïôöùûüœæ]';
const MUTE = 'h(?:omme|abit|eur|éroï|istoir|umain|umeur|onneur|ôte|ôpit|erbe|uile|armoni)';
const HEARD = new RegExp(`^(?!onz|oui\\b)(?:${VOWEL}|y(?!${VOWEL})|${MUTE})`, 'i');
/** Whether a little word loses its vowel before this name. */
export const elides = (name: string): boolean => HEARD.test(name);
/** A little word that ends in a vowel, then a name: « que Hulk », « qu'Ultron »; « la tuile », « l'attaque ». The word is lower case. */
export const elide = (word: string, name: string): string =>
  elides(name) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;
/** « de Hulk », « d'Ultron »; a name that has its article contracts it: « du module », « des Héros », « de la base ». */
export const de = (name: string): string => {
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return /^les /i.test(name) ? `des ${name.slice(4)}` : elide('de', name);
};
/** « à Hulk », « au module », « aux Héros ». */
export const au = (name: string): string => {
  if (/^le /i.test(name)) return `au ${name.slice(3)}`;
  return /^les /i.test(name) ? `aux ${name.slice(4)}` : `à ${name}`;
};
export const que = (name: string): string => elide('que', name);

/** The plural begins at 2: « 0 pas », « 1,5 pas », « −1 pas » are singular. */
export const isPlural = (count: number): boolean => Math.abs(count) >= 2;
/** The word that agrees, alone: « retiré », « retirés ». */
export const agree = (count: number, one: string, many = `${one}s`): string => (isPlural(count) ? many : one);
/** A number and the word that agrees with it: « 1 jeton », « 2 jetons ». */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${agree(count, one, many)}`;
/** A sentence's first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
