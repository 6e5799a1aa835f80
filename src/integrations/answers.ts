import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { parse as parseYaml } from 'yaml';
import type { RuleEntry } from '../engine/kernel/rules.ts';
import type { Ruling } from '../engine/kernel/ruling.ts';
import { words } from '../search/fold.ts';
import { spokenTerm, termsOf } from '../search/terms.ts';
import type { AnswersFile, ChapterRecord, ContextRecord, RuleRecord, TermRecord } from '../search/types.ts';
import { addressOf, visibleText } from './html.ts';

/** What the answers of a game are made of, beside its pages. */
export interface GameSource {
  readonly jeu: string;
  readonly titre: string;
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly rulings: readonly Ruling[];
  /** Rule id → words that the glossary gives for its term. */
  readonly glossary: ReadonlyMap<string, readonly string[]>;
  /** Whole questions as players ask them, by rule (`src/engine/<jeu>/asked.json`). */
  readonly asked: Asked;
}
export type Asked = Readonly<Record<string, readonly string[]>>;
export interface Page {
  readonly file: string;
  readonly root: HTMLElement;
}
export interface AnswersResult {
  readonly file: AnswersFile;
  /** Rules of the table that no page shows: they cannot be found. */
  readonly missing: readonly string[];
}

/** Ambience and figures are told, not played: they yield to a rule that answers as well. */
const TOLD_WEIGHT = 0.75;

interface Found {
  readonly text: string;
  readonly chapter: number;
}

function titleOf(page: Page): string {
  const heading = page.root.querySelector('h1');
  return heading === null ? '' : visibleText(heading);
}

function paragraphs(
  pages: readonly Page[],
  chapters: ChapterRecord[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const page of pages) {
    let chapter = -1;
    for (const element of page.root.querySelectorAll('[data-regle]')) {
      const id = element.getAttribute('data-regle') ?? '';
      if (!ids.has(id) || element.id !== id || found.has(id)) continue;
      if (chapter < 0) chapter = chapters.push([addressOf(page.file), titleOf(page)]) - 1;
      found.set(id, { text: visibleText(element), chapter });
    }
  }
  return found;
}

/** Steps of examples, read from their logs: each event holds links to the rules it cites. */
function events(pages: readonly Page[], positions: ReadonlyMap<string, number>): readonly ContextRecord[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const event of page.root.querySelectorAll('[data-evenement]')) {
      const cited = event.querySelectorAll('a[href]').flatMap((link) => {
        const position = positions.get(decodeURIComponent((link.getAttribute('href') ?? '').split('#')[1] ?? ''));
        return position === undefined ? [] : [position];
      });
      if (cited.length === 0) continue;
      const text = visibleText(event);
      seen.set(text, new Set([...(seen.get(text) ?? []), ...cited]));
    }
  }
  return [...seen].map(([text, cited]) => [[...cited], text]);
}

function rulingContext(rulings: readonly Ruling[], positions: ReadonlyMap<string, number>): readonly ContextRecord[] {
  return rulings.flatMap((ruling): ContextRecord[] => {
    const cited = ruling.rules.flatMap((id) => positions.get(id) ?? []);
    return cited.length === 0 ? [] : [[cited, `${ruling.title}. ${ruling.choice}`]];
  });
}

/** The words of a text that count, each once, as they are written, less those that are said already: the words that players use are searched, never shown. */
function once(text: string, already: string): string {
  const kept = new Map<string, string>();
  const said = new Set(termsOf(already));
  for (const { form, start, end } of words(text)) {
    const term = spokenTerm(form);
    if (term !== null && !said.has(term) && !kept.has(form)) kept.set(form, text.slice(start, end));
  }
  return [...kept.values()].join(' ');
}

/** Words that these texts never write without a capital. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.flatMap((text) =>
    words(text).map(({ form, start }) => ({ form, capital: /\p{Lu}/u.test(text.charAt(start)) })),
  );
  const common = new Set(all.filter(({ capital }) => !capital).map(({ form }) => form));
  return new Set(all.map(({ form }) => form).filter((form) => !common.has(form)));
}

/** Context as it travels: it is searched, never shown. For each set of cited rules, the names that no rule says, once each: its other words found nothing more. */
function lean(contexts: readonly ContextRecord[], said: ReadonlySet<string>): readonly ContextRecord[] {
  const names = namesIn(contexts.map(([, text]) => text));
  const bySet = new Map<string, { readonly cited: readonly number[]; readonly kept: Map<string, string> }>();
  for (const [rules, text] of contexts) {
    const cited = [...rules].sort((a, b) => a - b);
    const group = bySet.get(cited.join()) ?? { cited, kept: new Map<string, string>() };
    bySet.set(cited.join(), group);
    for (const { form } of words(text)) {
      const [term] = names.has(form) ? termsOf(form) : [];
      if (term !== undefined && !said.has(term) && !group.kept.has(term)) group.kept.set(term, form);
    }
  }
  return [...bySet.values()]
    .filter(({ kept }) => kept.size > 0)
    .map(({ cited, kept }) => [cited, [...kept.values()].join(' ')]);
}

/** What the questions asked of each rule say that it does not. */
export const askedWords = (rules: readonly RuleRecord[], asked: Asked): readonly string[] =>
  rules.map(([id, title, , text, aliases]) => once((asked[id] ?? []).join(' '), `${title} ${text} ${aliases}`));

/** The glossary of a game, as its page shows it. */
function termsOfPage(
  pages: readonly Page[],
  jeu: string,
  positions: ReadonlyMap<string, number>,
): readonly TermRecord[] {
  const page = pages.find(({ file }) => file === 'glossaire/index.html');
  return (page?.root.querySelectorAll(`.glossaire[data-jeu="${jeu}"] dl > div`) ?? []).map((entry): TermRecord => {
    const [others] = entry.querySelectorAll('dt small').map(visibleText);
    const term = entry.querySelector('dt')?.firstChild?.text.trim() ?? '';
    const text = entry.querySelectorAll('dd > p').map(visibleText).join(' ');
    const rule = /#(.+)$/.exec(entry.querySelector('dd > a')?.getAttribute('href') ?? '')?.[1] ?? '';
    return [term, others?.split(', ') ?? [], text, entry.id, positions.get(decodeURIComponent(rule)) ?? null];
  });
}

/** The answers of a game, from its built pages. Rules keep the order of RULES, which is the order of reading. */
export function makeAnswers(source: GameSource, pages: readonly Page[]): AnswersResult {
  const ids = new Set(Object.keys(source.rules));
  const chapters: ChapterRecord[] = [];
  const found = paragraphs(pages, chapters, ids);
  const records: RuleRecord[] = [];
  const positions = new Map<string, number>();
  for (const [id, entry] of Object.entries(source.rules)) {
    const paragraph = found.get(id);
    if (paragraph === undefined) continue;
    positions.set(id, records.length);
    const aliases = once([...(entry.aliases ?? []), ...(source.glossary.get(id) ?? [])].join(' '), entry.title);
    const record = [id, entry.title, paragraph.chapter, paragraph.text, aliases] as const;
    records.push(entry.runs === 'text' ? [...record, TOLD_WEIGHT] : record);
  }
  // what others say of a rule helps by the words that no rule has: names, mostly
  const said = new Set(records.flatMap(([, title, , text, aliases]) => termsOf(`${title} ${text} ${aliases}`)));
  const context = lean([...rulingContext(source.rulings, positions), ...events(pages, positions)], said);
  return {
    file: {
      jeu: source.jeu,
      titre: source.titre,
      termes: termsOfPage(pages, source.jeu, positions),
      demandes: askedWords(records, source.asked),
      chapitres: chapters,
      regles: records,
      contexte: context,
    },
    missing: [...ids].filter((id) => !found.has(id)),
  };
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** Terms and synonyms of a glossary folder, by the rule each points to. A folder that does not exist yet is an empty glossary. */
export async function readGlossary(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const terms = new Map<string, readonly string[]>();
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => each.endsWith('.md')).sort()) {
    const text = await readFile(join(folder, name), 'utf8');
    const front: unknown = parseYaml(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
    if (typeof front !== 'object' || front === null) continue;
    const { terme, regle, synonymes } = front as {
      readonly terme?: unknown;
      readonly regle?: unknown;
      readonly synonymes?: unknown;
    };
    if (typeof regle !== 'string') continue;
    terms.set(regle, [...(terms.get(regle) ?? []), ...strings([terme]), ...strings(synonymes)]);
  }
  return terms;
}

export async function readPages(folder: string, files: readonly string[]): Promise<readonly Page[]> {
  return Promise.all(files.map(async (file) => ({ file, root: parse(await readFile(join(folder, file), 'utf8')) })));
}
