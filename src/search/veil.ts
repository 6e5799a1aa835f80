// Pagefind indexes every word of a page, and a third of them can never be asked for: queries leave stop words out. In the text that it reads, each of the commonest
// is therefore one private character, that it does not index and gives back in its excerpts: the index is a third lighter, and « l'attaque » is found as « attaque ».
import { flatten, unflatten, words } from './fold.ts';
import { STOP_WORDS } from './stop-words.ts';

/** As they are written. The order is that of the characters: build and browser share it, nothing keeps it. */
const FORMS = `
de la le un l' une à les en et est d' du ne pas sur il n' au a plus dans pour ou des qui sa se son s' par ce on que sans qu' elle tout avec vous non ses peut nous
puis comme quand dit y si fait c' ni sont lui votre va aussi où encore passe cet ont jeu tous aux faire toujours jusqu' cette mais être faut donc droit sert vos
possible déjà celle là dont doit vers toute hors celui toutes veut quoi ils leur ces vient sous tant ceux quel leurs alors dès soit combien quelle celles font elles
`
  .trim()
  .split(/\s+/);
const FIRST = 0xe100;
/** A capital is the same character, so much further. */
const CAPITAL = 0x100;
const CODES = new Map(FORMS.map((form, i) => [form, FIRST + i]));
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:'(?=\p{L})|(?![\p{L}\p{N}']))/gu;
const VEILED = /([\uE100-\uE2FF]) ?/g;

/** A text as Pagefind reads it. */
export const veil = (text: string): string =>
  flatten(text).replace(WORD, (word) => {
    const lower = word.toLowerCase();
    const code = CODES.get(lower);
    if (code === undefined) return word;
    return String.fromCharCode(code + (word === lower ? 0 : CAPITAL)) + (lower.endsWith("'") ? ' ' : '');
  });

/** A text of Pagefind as it is shown. */
export const unveil = (text: string): string =>
  unflatten(
    text.replace(VEILED, (veiled, character: string) => {
      const code = character.charCodeAt(0) - FIRST;
      const form = FORMS[code % CAPITAL] ?? '';
      const shown = code < CAPITAL ? form : form.charAt(0).toUpperCase() + form.slice(1);
      return form.endsWith("'") ? shown : shown + veiled.slice(1);
    }),
  );

/** Forms that a query could ask for: there must be none. */
export const askable = (): readonly string[] =>
  FORMS.filter((form) => words(form).some((word) => !STOP_WORDS.has(word.form)));
