// What is kept goes out as a file too: where the device refuses to keep, and for whoever wants to be sure.

const LONGEST = 60; // characters of a name: some file systems stop at 143
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
/** « Un duel de héros » → « un-duel-de-heros »: accents folded, words kept; nothing where no letter is left. */
export const fileWords = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
/** The file of a scenario of a game: « battleworld-un-duel-de-heros.json ». */
export const scenarioFile = (jeu: string, name: string): string => `${jeu}-${fileWords(name) || 'scenario'}.json`;
/** Hands a text over to the browser, to be saved. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
