import type { Game } from './games.ts';

/** How a game is presented, on the shelf and on its portal: src/components/<jeu>/presentation.ts exports PRESENTATION. French, with ordinary spaces. */
export interface Presentation {
  readonly nomComplet?: string; // where it is not its name
  readonly joueurs: string;
  readonly duree: string; // or what measures a game
  readonly phrase: string; // on the cover
  readonly texte: string; // on the portal
  readonly parties?: readonly (readonly [titre: string, premier: string])[]; // how its chapters are grouped: each group begins with the chapter of that address
  readonly vitrine?: { readonly exemple: string; readonly etape: number }; // the moment of an example that shows it on the home page and on its portal
}
const byGame = import.meta.glob<Presentation>('../components/*/presentation.ts', {
  eager: true,
  import: 'PRESENTATION',
});

/** Throws for a game of the shelf that has none: the build stops there. */
export function presentation(jeu: string): Presentation {
  const found = byGame[`../components/${jeu}/presentation.ts`];
  if (found === undefined)
    throw new Error(`« ${jeu} » est sur l'étagère, mais src/components/${jeu}/presentation.ts manque.`);
  return found;
}

/** The games that have a moment to show, with the example and the step of it. */
export const exposed = (games: readonly Game[]) =>
  games.flatMap(({ slug, nom: name }) => {
    const { vitrine } = presentation(slug);
    return vitrine === undefined ? [] : [{ slug, nom: name, id: `${slug}.${vitrine.exemple}`, etape: vitrine.etape }];
  });
