import type { RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { PRETS } from '../games.ts';
import type { GameSource } from './reponses.ts';

// Integrations run outside the bundler, which finds these tables elsewhere (src/registre.ts): here they are imported by their path.
interface Tables {
  readonly RULES?: Readonly<Record<string, RuleEntry>>;
  readonly RULINGS?: readonly Ruling[];
}
const tables = (jeu: string, name: string): Promise<Tables> =>
  import(/* @vite-ignore */ new URL(`../engine/${jeu}/${name}.ts`, import.meta.url).href) as Promise<Tables>;

/** The games whose rules can be asked about. A game declared ready without its tables stops the build. */
export const SEARCHED_GAMES: readonly Omit<GameSource, 'glossary'>[] = await Promise.all(
  PRETS.map(async ({ slug, nom }) => {
    const [{ RULES }, { RULINGS }] = await Promise.all([tables(slug, 'rules'), tables(slug, 'rulings')]);
    if (RULES === undefined || RULINGS === undefined)
      throw new Error(
        `« ${slug} » est prêt, mais src/engine/${slug}/ n'a pas de RULES ou de RULINGS pour la recherche.`,
      );
    return { jeu: slug, titre: nom, rules: RULES, rulings: RULINGS };
  }),
);
