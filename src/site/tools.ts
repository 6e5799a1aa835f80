// Pages that a game has of its own, beside those that all games have. src/components/<jeu>/outils.ts exports OUTILS, src/components/<jeu>/Outil.astro shows the one of a slug;
// src/styles/jeux/<jeu>-outils.css dresses them, or <jeu>-<slug>.css where there is one.
import { lien } from './link.ts';

export interface Tool {
  readonly slug: string; // last part of the address: /<jeu>/<slug>/
  readonly titre: string;
  readonly description: string; // of the page, for search engines
  readonly chapeau: string; // under its title, and beside its link on the portal
}
const byGame = import.meta.glob<readonly Tool[]>('../components/*/outils.ts', { eager: true, import: 'OUTILS' });

/** The pages of a game's own, in order; none for most games. French, with ordinary spaces. */
export function toolsOf(jeu: string): readonly Tool[] {
  return byGame[`../components/${jeu}/outils.ts`] ?? [];
}
/** One of them. Throws on an unknown slug: the build stops there. */
export function toolOf(jeu: string, slug: string): Tool {
  const found = toolsOf(jeu).find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`« ${slug} » n'est pas une page de src/components/${jeu}/outils.ts.`);
  return found;
}
export function toolHref(jeu: string, slug: string): string {
  return lien(`/${jeu}/${slug}/`);
}
