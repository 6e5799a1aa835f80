// Pages that a game has of its own, beside those that all games have. src/components/<jeu>/outils.ts exports OUTILS, src/components/<jeu>/Outil.astro shows the one of a slug;
// src/styles/jeux/<jeu>-outils.css dresses them, or <jeu>-<slug>.css where there is one.
import { lien } from './link.ts';

export interface Outil {
  readonly slug: string; // last part of the address: /<jeu>/<slug>/
  readonly titre: string;
  readonly description: string; // of the page, for search engines
  readonly chapeau: string; // under its title, and beside its link on the portal
}
const parJeu = import.meta.glob<readonly Outil[]>('../components/*/outils.ts', { eager: true, import: 'OUTILS' });

/** The pages of a game's own, in order; none for most games. French, with ordinary spaces. */
export function outils(jeu: string): readonly Outil[] {
  return parJeu[`../components/${jeu}/outils.ts`] ?? [];
}
/** One of them. Throws on an unknown slug: the build stops there. */
export function outil(jeu: string, slug: string): Outil {
  const trouve = outils(jeu).find((un) => un.slug === slug);
  if (trouve === undefined) throw new Error(`« ${slug} » n'est pas une page de src/components/${jeu}/outils.ts.`);
  return trouve;
}
export function lienOutil(jeu: string, slug: string): string {
  return lien(`/${jeu}/${slug}/`);
}
