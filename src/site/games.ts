// The games, in the order of the shelf: one line each. What a rulebook says is in src/engine; how a game is presented, in src/components/<jeu>/presentation.ts.
interface Ligne {
  readonly slug: string;
  readonly nom: string;
  readonly prefixe: string; // of rule ids
  readonly pret: boolean; // false: « en préparation », a portal and nothing else
}
const ETAGERE = [
  { slug: 'battleworld', nom: 'Battleworld', prefixe: 'bw', pret: true },
  { slug: 'battle-beyond-space', nom: 'Battle Beyond Space', prefixe: 'bbs', pret: true },
  { slug: 'battlefight', nom: 'BattleFight', prefixe: 'bf', pret: true },
  { slug: 'fields-of-eternia', nom: 'Fields of Eternia', prefixe: 'foe', pret: true },
  { slug: 'versus', nom: 'Versus', prefixe: 'vs', pret: true },
] as const satisfies readonly Ligne[];

export interface Jeu extends Ligne {
  readonly slug: (typeof ETAGERE)[number]['slug'];
}
export const JEUX: readonly Jeu[] = ETAGERE;

/** The games that can be read and played, in the order of the shelf: what is written of the others is nowhere shown. */
export const PRETS: readonly Jeu[] = JEUX.filter((jeu) => jeu.pret);

/** The game of a slug, or undefined. */
export function jeuDe(slug: string | undefined): Jeu | undefined {
  return JEUX.find((jeu) => jeu.slug === slug);
}
/** The game of a rule id (`bw.combat.egalite` → Battleworld), or undefined. */
export function jeuDeRegle(id: string): Jeu | undefined {
  const prefixe = id.split('.')[0];
  return JEUX.find((jeu) => jeu.prefixe === prefixe);
}
