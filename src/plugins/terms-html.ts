// On a page of a game, the first place where a term of its glossary is said becomes its link, as if `<Terme>` had been written there. What is linked by hand stays.
import { beginsSentence, placesIn, type KnownTerm } from './terms.ts';
import { before, piecesOf, isText } from './typography-html.ts';

/** Elements whose words are not prose: names, controls, drawings, what runs. Their words are never linked. */
const CLOSED = new Set([
  'a',
  'aside',
  'astro-island',
  'b',
  'button',
  'caption',
  'code',
  'dt',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'kbd',
  'label',
  'legend',
  'nav',
  'noscript',
  'option',
  'pre',
  'script',
  'select',
  'small',
  'strong',
  'style',
  'summary',
  'svg',
  'template',
  'textarea',
  'th',
  'time',
]);
/** Elements that hold nothing. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const TAG = /^<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>$/i; // not the pieces that hold their whole element, a script or some code
const RULE = /\sdata-regle="([^"]+)"/;
const SAID = /\shref="[^"]*\/glossaire\/#[\w-]+\.([^"]+)"/;
/** Margins, notices and lists of links, as search leaves them out too; and what speaks of the site, not of the game. */
const OUTSIDE_TEXT = /\sdata-(?:pagefind-ignore|sans-termes)(?=[\s=>]|$)/;

/**
 * `html` after `typographieHtml`, whose spaces and apostrophes the terms are read with; `adresse`: of a term's definition, by its id. Only what stands in `<main>` is
 * read; headings, links, bold labels, controls and islands are left alone, and so is a term within the rule that says it.
 */
export function linkTerms(html: string, terms: readonly KnownTerm[], address: (id: string) => string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0 || terms.length === 0) return html;
  const rulesOf = new Map(terms.map(({ id, rule }) => [id, rule]));
  const said = new Set<string>();
  const open: { readonly name: string; readonly close: boolean; readonly rule: string | undefined }[] = [];
  const linked = (text: string, fresh: boolean, rule: string | undefined): string => {
    let out = '';
    let from = 0;
    for (const { id, start: of, end: a } of placesIn(text, fresh, terms)) {
      if (said.has(id) || (rule !== undefined && rulesOf.get(id) === rule)) continue;
      said.add(id);
      out += `${text.slice(from, of)}<a class="terme" href="${address(id)}">${text.slice(of, a)}</a>`;
      from = a;
    }
    return out + text.slice(from);
  };
  const pieces = piecesOf(html.slice(start, end));
  const seen = pieces.map((piece, i) => {
    const here = open.at(-1);
    if (isText(piece))
      return here === undefined || here.close ? piece : linked(piece, beginsSentence(before(pieces, i)), here.rule);
    const [, closing, nameRead = '', attributes = '', isVoid] = TAG.exec(piece) ?? [];
    const name = nameRead.toLowerCase();
    if (name === '') return piece;
    if (closing === '/') {
      const rank = open.findLastIndex((one) => one.name === name);
      if (rank >= 0) open.length = rank;
    } else if (isVoid !== '/' && !VOID.has(name)) {
      if (name === 'a' && here?.close !== true) said.add(SAID.exec(attributes)?.[1] ?? '');
      open.push({
        name: name,
        close: here?.close === true || CLOSED.has(name) || OUTSIDE_TEXT.test(attributes),
        rule: RULE.exec(attributes)?.[1] ?? here?.rule,
      });
    }
    return piece;
  });
  return html.slice(0, start) + seen.join('') + html.slice(end);
}
