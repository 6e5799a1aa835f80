import { readFile } from 'node:fs/promises';
import type { Question, RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { READY_GAMES } from '../site/games.ts';
import type { Presentation } from '../site/presentation.ts';
import type { Asked, GameSource } from './answers.ts';

// Integrations run outside the bundler, which finds these tables elsewhere (src/site/rulebook.ts): here they are imported by their path.
interface Tables {
  readonly RULES?: Readonly<Record<string, RuleEntry>>;
  readonly RULINGS?: readonly Ruling[];
  readonly SEARCH_WORDS?: string;
  readonly QUESTIONS?: readonly Question[];
  readonly PRESENTATION?: Presentation;
}
const tables = (path: string): Promise<Tables> =>
  import(/* @vite-ignore */ new URL(`../${path}.ts`, import.meta.url).href) as Promise<Tables>;

const readAsked = async (slug: string): Promise<Asked> =>
  JSON.parse(await readFile(new URL(`../engine/${slug}/asked.json`, import.meta.url), 'utf8')) as Asked;

/** The games whose rules can be asked about. A game declared ready without its tables stops the build. */
export const SEARCHED_GAMES: readonly (Omit<GameSource, 'glossary'> & {
  readonly names: string; // in full
  readonly words: string;
  readonly questions: readonly Question[];
})[] = await Promise.all(
  READY_GAMES.map(async ({ slug, nom: name }) => {
    const [{ RULES }, { RULINGS }, { SEARCH_WORDS }, { QUESTIONS }, { PRESENTATION }] = await Promise.all([
      tables(`engine/${slug}/rules`),
      tables(`engine/${slug}/rulings`),
      tables(`engine/${slug}/search-words`),
      tables(`engine/${slug}/questions`),
      tables(`components/${slug}/presentation`),
    ]);
    if (RULES === undefined || RULINGS === undefined || SEARCH_WORDS === undefined || QUESTIONS === undefined)
      throw new Error(
        `« ${slug} » est prêt, mais src/engine/${slug}/ n'a pas de RULES, de RULINGS, de SEARCH_WORDS ou de QUESTIONS pour la recherche.`,
      );
    return {
      jeu: slug,
      titre: name,
      names: PRESENTATION?.nomComplet ?? name,
      rules: RULES,
      rulings: RULINGS,
      words: SEARCH_WORDS.trim(),
      asked: await readAsked(slug),
      questions: QUESTIONS,
    };
  }),
);
