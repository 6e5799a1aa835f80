// What the pages know of the rulebooks, read at build time from src/engine/<jeu>/. Never imported by an island: RULES is heavy.
import type { Question, RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { gameOfRule } from './games.ts';
import { lien } from './link.ts';

type Table = Readonly<Record<string, RuleEntry>>;
const tables = import.meta.glob<Table>(['../engine/*/rules.ts', '!../engine/kernel/*'], {
  eager: true,
  import: 'RULES',
});
const rulingFiles = import.meta.glob<readonly Ruling[]>('../engine/*/rulings.ts', {
  eager: true,
  import: 'RULINGS',
});
const articlesOf = import.meta.glob<(source: string) => string>('../engine/*/articles.ts', {
  eager: true,
  import: 'articleOf',
});

const questionFiles = import.meta.glob<readonly Question[]>('../engine/*/questions.ts', {
  eager: true,
  import: 'QUESTIONS',
});
/** What players of a game ask most, each with the rule that answers. Throws where nothing is written: the build stops there. */
export function questions(jeu: string): readonly { readonly question: string; readonly rule: FoundRule }[] {
  const found = questionFiles[`../engine/${jeu}/questions.ts`];
  if (found === undefined) throw new Error(`« ${jeu} » est prêt, mais src/engine/${jeu}/questions.ts manque.`);
  return found.map(([entry, id]) => ({ question: entry, rule: ruleOf(id) }));
}

/** The rules of a game, in the order of its ledger; empty when the game is not written yet. */
export function rulesOf(jeu: string): Table {
  return tables[`../engine/${jeu}/rules.ts`] ?? {};
}
/** The rulings of a game, in order. */
export function rulingsOf(jeu: string): readonly Ruling[] {
  return rulingFiles[`../engine/${jeu}/rulings.ts`] ?? [];
}

export interface FoundRule extends RuleEntry {
  readonly id: string;
  readonly jeu: string;
  readonly href: string; // its paragraph, base path included
}
/** A rule by its id, with the address of its paragraph. Throws on an unknown id: the check of the ids runs first and says it better. */
export function ruleOf(id: string): FoundRule {
  const jeu = gameOfRule(id)?.slug ?? '';
  const value = rulesOf(jeu)[id];
  if (value === undefined) throw new Error(`Règle inconnue : « ${id} ».`);
  return { ...value, id, jeu, href: lien(`/${jeu}/regles/${value.chapter}/#${id}`) };
}
/** The rulings that a rule depends on: those that it names, in its order, then those that name it. */
export function rulingsOfRule({ id, jeu, rulings = [] }: FoundRule): readonly string[] {
  const others = rulingsOf(jeu).filter((ruling) => ruling.rules.includes(id) && !rulings.includes(ruling.id));
  return [...rulings, ...others.map((ruling) => ruling.id)];
}
/** A switch of the engine, under the ruling that leaves it open, in the words of the rulings page: for the workshops, which do not carry the whole of it. */
export interface Setting {
  readonly ruling: string; // "A14"
  readonly title: string;
  readonly key: string;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: string }[]; // the first is the default
}
export function settingsOf(jeu: string): readonly Setting[] {
  return rulingsOf(jeu).flatMap(({ id, title, options = [] }) =>
    options.map(({ key, values }) => ({ ruling: id, title, key, values })),
  );
}
/** The game whose page this is. Throws on a page of no game: a term or a ruling is always one game's. */
export function gameOfPage({ jeu }: Readonly<Record<string, string | undefined>>): string {
  if (jeu === undefined) throw new Error("Un terme ou un arbitrage est nommé hors des pages d'un jeu.");
  return jeu;
}
/** Where the official text says it (« article 2.1.5 »), for a game whose text numbers its articles; else undefined. */
export function article({ jeu, source }: FoundRule): string | undefined {
  return articlesOf[`../engine/${jeu}/articles.ts`]?.(source);
}
/** The address of a ruling: `lienArbitrage('battleworld', 'A14')`. */
export function rulingHref(jeu: string, n: string): string {
  return lien(`/${jeu}/arbitrages/#${n.toLowerCase()}`);
}
/** "A14" → "arbitrage 14". */
export function rulingName(n: string): string {
  return `arbitrage ${n.replace(/^A/, '')}`;
}
