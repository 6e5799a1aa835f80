// A question, or a game, sent to somebody: the address of an exercise, of a problem, of a scenario, and what its sender made of it. It carries no answer: the page finds it again.

/** What the sender needed: 1 for the first try; 0, not found. */
export interface Challenge {
  readonly address: string; // without it
  readonly tries: number;
}
const MARK = /&defi=(\d{1,2})$/;

export const challengeAddress = (address: string, tries: number): string => `${address}&defi=${Math.min(tries, 99)}`;

/** Undefined when nobody challenges. */
export const challengeOf = (hash: string): Challenge | undefined => {
  const found = MARK.exec(hash);
  return found === null ? undefined : { address: hash.replace(MARK, ''), tries: Number(found[1]) };
};

/** « trouvé du premier coup », « trouvé au 3e essai », « pas trouvé ». */
const madeOf = (tries: number): string => (tries === 0 ? 'pas trouvé' : `trouvé ${after(tries)}`);

const after = (tries: number): string => (tries === 1 ? 'du premier coup' : `au ${tries}e essai`);
/** The same of a game: « a terminé la partie au 3e essai ». Ordinary spaces. */
export const gameMade = (tries: number): string =>
  tries === 0 ? 'n’a pas terminé la partie' : `a terminé la partie ${after(tries)}`;
/** Said at the end of a game that somebody sent: one’s own tries, then theirs. Ordinary spaces. */
export const bothMade = (mine: number, sender: number): string =>
  `Vous avez terminé la partie ${after(mine)}. La personne qui vous défie ${gameMade(sender)}.`;

/** Said above the question. Ordinary spaces. */
export const challengeWords = (tries: number): string =>
  `On vous défie ! Résultat de la personne qui vous l’envoie : ${madeOf(tries)}. À vous.`;
/** Said before the address that is sent. */
export const challengeText = (what: string, tries: number): string =>
  `${what} : je l’ai ${tries === 0 ? 'manqué' : madeOf(tries)}. Et vous ?`;
