/** What the pages that are alike for every game say of theirs: src/components/<jeu>/mots.ts exports MOTS. French, with ordinary spaces. */
export interface Mots {
  readonly jouer: { readonly description: string; readonly chapeau: string };
  readonly atelier: { readonly description: string; readonly chapeau: string; readonly sansScript: string };
  readonly aide: { readonly description: string };
}
const parJeu = import.meta.glob<Mots>('../components/*/mots.ts', { eager: true, import: 'MOTS' });

/** Throws for a game that is ready and has none: the build stops there. */
export function mots(jeu: string): Mots {
  const trouves = parJeu[`../components/${jeu}/mots.ts`];
  if (trouves === undefined) throw new Error(`« ${jeu} » est prêt, mais src/components/${jeu}/mots.ts manque.`);
  return trouves;
}
