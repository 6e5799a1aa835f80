/** What the pages that are alike for every game say of theirs: src/components/<jeu>/mots.ts exports MOTS. French, with ordinary spaces. */
export interface Words {
  readonly jouer: { readonly description: string; readonly chapeau: string };
  readonly atelier: { readonly description: string; readonly chapeau: string; readonly sansScript: string };
  readonly aide: { readonly description: string };
}
const byGame = import.meta.glob<Words>('../components/*/mots.ts', { eager: true, import: 'MOTS' });

/** Throws for a game that is ready and has none: the build stops there. */
export function wordsOf(jeu: string): Words {
  const found = byGame[`../components/${jeu}/mots.ts`];
  if (found === undefined) throw new Error(`« ${jeu} » est prêt, mais src/components/${jeu}/mots.ts manque.`);
  return found;
}
