// What is kept goes out as a file too: where the device refuses to keep, and for whoever wants to be sure.

/** « Un duel de héros » → « un-duel-de-heros »; nothing where no letter is left. */
export const fileWords = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
/** Hands a text over to the browser, to be saved. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
