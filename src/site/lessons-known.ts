// Which games are taught: for all pages, without their lessons.
const taught = import.meta.glob('../engine/*/lessons/index.ts');
export const hasLessons = (jeu: string): boolean => `../engine/${jeu}/lessons/index.ts` in taught;
