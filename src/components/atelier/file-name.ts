// The name of an exported file, made of a scenario's own.
const LONGEST = 60;
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** « Un duel de héros » of Battleworld to « battleworld-un-duel-de-heros.json »: accents folded, words kept. */
export const fileName = (jeu: string, name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[œæßøł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return `${jeu}-${plain === '' ? 'scenario' : plain}.json`;
};
