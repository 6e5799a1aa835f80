import { RULES as battleworld } from '../engine/battleworld/rules.ts';
import { RULINGS as battleworldRulings } from '../engine/battleworld/rulings.ts';
import { JEUX, type Jeu } from '../games.ts';
import type { GameSource } from './reponses.ts';

type Tables = Pick<GameSource, 'rules' | 'rulings'>;

/** The tables of each game that is ready: one line a game, as each is added. */
const TABLES: Partial<Record<Jeu['slug'], Tables>> = {
  battleworld: { rules: battleworld, rulings: battleworldRulings },
};

/** The games whose rules can be asked about. A game declared ready without its tables stops the build. */
export const SEARCHED_GAMES: readonly Omit<GameSource, 'glossary'>[] = JEUX.filter((jeu) => jeu.pret).map((jeu) => {
  const tables = TABLES[jeu.slug];
  if (tables === undefined) throw new Error(`src/integrations/jeux.ts: « ${jeu.slug} » est prêt mais n'a pas de tables pour la recherche`);
  return { jeu: jeu.slug, titre: jeu.nom, ...tables };
});
