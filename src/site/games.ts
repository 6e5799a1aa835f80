// The games, in the order of the shelf: one line each. What a rulebook says is in src/engine; how a game is presented, in src/components/<jeu>/presentation.ts.
interface Line {
  readonly slug: string;
  readonly nom: string;
  readonly prefixe: string; // of rule ids
  readonly pret: boolean; // false: « en préparation », a portal and nothing else
}
const ROWS = [
  { slug: 'battleworld', nom: 'Battleworld', prefixe: 'bw', pret: true },
  { slug: 'battle-beyond-space', nom: 'Battle Beyond Space', prefixe: 'bbs', pret: true },
  { slug: 'battlefight', nom: 'BattleFight', prefixe: 'bf', pret: true },
  { slug: 'fields-of-eternia', nom: 'Fields of Eternia', prefixe: 'foe', pret: true },
  { slug: 'versus', nom: 'Versus', prefixe: 'vs', pret: true },
] as const satisfies readonly Line[];

export interface Game extends Line {
  readonly slug: (typeof ROWS)[number]['slug'];
}
export const SHELF: readonly Game[] = ROWS;

/** The games that can be read and played, in the order of the shelf: what is written of the others is nowhere shown. */
export const READY_GAMES: readonly Game[] = SHELF.filter((jeu) => jeu.pret);

/** The game of a slug, or undefined. */
export function gameOf(slug: string | undefined): Game | undefined {
  return SHELF.find((jeu) => jeu.slug === slug);
}
/** The game of a rule id (`bw.combat.egalite` → Battleworld), or undefined. */
export function gameOfRule(id: string): Game | undefined {
  const prefixe = id.split('.')[0];
  return SHELF.find((jeu) => jeu.prefixe === prefixe);
}
