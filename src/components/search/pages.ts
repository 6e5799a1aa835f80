import { typeset } from '../../plugins/typography.ts';
import { flatten, fold, words } from '../../search/fold.ts';
import { STOP_WORDS } from '../../search/stop-words.ts';
import { unveil } from '../../search/veil.ts';
import { BASE } from './load.ts';

// Pagefind, under the answers: whole pages, with the rule of the page that holds most of the words.

/** A piece of an excerpt: plain, or one of the words searched. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}
export interface PageHit {
  readonly url: string;
  readonly page: string;
  readonly section: string;
  readonly game: string;
  readonly excerpt: readonly Piece[];
}

interface SubResult {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly weighted_locations?: readonly { readonly balanced_score: number }[];
}
interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly SubResult[];
}
interface Found {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<Fragment>;
}
interface Pagefind {
  readonly options: (options: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
    options?: { readonly filters?: Readonly<Record<string, string>> },
  ) => Promise<{ readonly results: readonly Found[] }>;
}

/** Pages shown, each with its best section. */
const SHOWN = 4;

let starting: Promise<Pagefind> | undefined;

async function start(): Promise<Pagefind> {
  const address = `${BASE}pagefind/pagefind.js`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A fixed tag: by default it asks for its entry file under the current time, which no cache can hold.
  await pagefind.options({ baseUrl: BASE, bundlePath: `${BASE}pagefind/`, excerptLength: 22, metaCacheTag: '1' });
  await pagefind.init();
  return pagefind;
}

function load(): Promise<Pagefind> {
  starting ??= start();
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

/** The words that Pagefind should look for, as it indexed them: stop words out, since it wants every word of a query. */
export function pageQuery(query: string): readonly string[] {
  const flat = flatten(query);
  return words(flat)
    .filter((word) => !STOP_WORDS.has(word.form))
    .map((word) => flat.slice(word.start, word.end));
}

/** Every word together; when no page has them all, one search a word, scores added. */
async function find(pagefind: Pagefind, query: readonly string[], jeu: string | undefined): Promise<readonly Found[]> {
  const options = jeu === undefined ? {} : { filters: { jeu } };
  const together = (await pagefind.search(query.join(' '), options)).results;
  if (together.length > 0 || query.length < 2) return together;
  const found = new Map<string, Found>();
  for (const word of query) {
    for (const result of (await pagefind.search(word, options)).results) {
      found.set(result.id, { ...result, score: result.score + (found.get(result.id)?.score ?? 0), data: result.data });
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};

/** Stand for `<mark>` and `</mark>` while an excerpt is typeset whole: a space depends on what stands on both sides of it. */
const [ON, OFF] = ['\uE002', '\uE003'];
/** What is left of a sentence cut before or after: a mark that closes nothing, or opens nothing. */
const LOOSE = /^[\s»)\];:!?.,·]+|[\s«(\[·]+$/g;

/** An excerpt of Pagefind (escaped text with `<mark>`) as pieces, typeset; no markup of it reaches the page. */
export function pieces(excerpt: string): readonly Piece[] {
  const plain = excerpt
    .replace(/<mark>/g, ON)
    .replace(/<\/mark>/g, OFF)
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return typeset(unveil(plain).replace(LOOSE, ''))
    .split(/(\uE002[^\uE003]*\uE003)/)
    .filter((part) => part !== '')
    .map((part) => ({ marked: part.startsWith(ON), text: part.replace(/[\uE002\uE003]/g, '') }));
}

/** The section that holds most of the words; among equals, the one where they weigh most. The top of a page only when it says more than its rules. */
function weight(section: SubResult): number {
  const found = new Set([...section.excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map((match) => fold(match[1] ?? '')));
  const total = (section.weighted_locations ?? []).reduce((sum, location) => sum + location.balanced_score, 0);
  return found.size + (section.url.includes('#') ? 1 : 0) + total / (1 + total);
}

function hit(fragment: Fragment): PageHit {
  const page = unveil(fragment.meta['title'] ?? '');
  const best = [...fragment.sub_results].sort((a, b) => weight(b) - weight(a))[0];
  const section = best === undefined ? '' : unveil(best.title);
  return {
    url: best?.url ?? fragment.url,
    page,
    section: section === page ? '' : section,
    game: unveil(fragment.meta['jeu'] ?? ''),
    excerpt: pieces(best?.excerpt ?? fragment.excerpt),
  };
}

/** The pages that hold the words of a question, best first. Rejects when the index cannot be read. */
export async function searchPages(query: string, jeu: string | undefined): Promise<readonly PageHit[]> {
  const wanted = pageQuery(query);
  if (wanted.length === 0) return [];
  const found = await find(await load(), wanted, jeu);
  return Promise.all(found.slice(0, SHOWN).map(async (result) => hit(await result.data())));
}
