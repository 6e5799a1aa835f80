import type { HTMLElement } from 'node-html-parser';
import { close, createIndex } from 'pagefind';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { veil } from '../search/veil.ts';
import { addressOf, isElement, isSilent, visibleText } from './html.ts';
import type { Page } from './answers.ts';

// Pagefind reads pages rewritten for it: text without the words that nobody asks for (src/search/veil.ts), one record per page, one heading per rule
// (its sub-results hang on headings), and nothing of the controls, nor of the logs of examples: they say over and over what the rules say.

/** Its own interface, and the reader for pages in no known language. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\b|^wasm\.unknown|\.css$|playground/;

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A text of the page, as Pagefind reads it. */
const said = (text: string): string => escape(veil(text));

/** The rules and headings of a page in order, as plain blocks; `titles` gives a rule its heading. */
function body(element: HTMLElement, titles: ReadonlyMap<string, string>, out: string[]): void {
  let loose = '';
  const flush = (): void => {
    if (loose.trim() !== '') out.push(`<p>${said(loose)}</p>`);
    loose = '';
  };
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      loose += child.text;
      continue;
    }
    if (
      isSilent(child) ||
      child.tagName === 'H1' ||
      child.classList.contains('kicker') ||
      child.hasAttribute('data-evenement')
    )
      continue;
    const rule = child.getAttribute('data-regle');
    const nested = child.querySelector('[data-regle], h2, h3, h4, p, li, table') !== null;
    if (rule !== undefined && child.id === rule) {
      flush();
      out.push(`<h4 id="${escape(rule)}">${said(titles.get(rule) ?? '')}</h4><p>${said(visibleText(child))}</p>`);
    } else if (child.tagName === 'SUMMARY' && element.id !== '') {
      // of a part that opens at its own address
      flush();
      out.push(`<h3 id="${escape(element.id)}">${said(visibleText(child))}</h3>`);
    } else if (/^H[2-6]$/.test(child.tagName)) {
      flush();
      // Without an address of its own a heading is only words: a sub-result must lead somewhere.
      const text = said(visibleText(child));
      out.push(child.id === '' ? `<p>${text}</p>` : `<h2 id="${escape(child.id)}">${text}</h2>`);
    } else if (nested) {
      flush();
      body(child, titles, out);
    } else {
      const text = visibleText(child);
      if (/^(?:P|LI|DIV|TR|FIGCAPTION|DD|DT)$/.test(child.tagName)) {
        flush();
        if (text !== '') out.push(`<p>${said(text)}</p>`);
      } else loose += ` ${text} `;
    }
  }
  flush();
}

/** A page as Pagefind should read it, or undefined when it is not to be found: a page to be searched says so by `data-pagefind-body` on its `<main>`. */
export function pageForPagefind(
  page: Page,
  titles: ReadonlyMap<string, string>,
  games: ReadonlyMap<string, string>,
): string | undefined {
  const main = page.root.querySelector('main');
  if (main?.hasAttribute('data-pagefind-body') !== true) return undefined;
  const heading = main.querySelector('h1') ?? page.root.querySelector('title');
  const title = heading === null ? '' : visibleText(heading);
  const jeu = page.file.split('/')[0] ?? '';
  const filter = games.has(jeu) ? `<span data-pagefind-filter="jeu">${jeu}</span>` : '';
  const meta = `<span data-pagefind-meta="jeu">${said(games.get(jeu) ?? '')}</span>`;
  const out: string[] = [];
  body(main, titles, out);
  return `<!doctype html><html lang="fr"><body><div hidden data-pagefind-ignore>${filter}${meta}</div><main data-pagefind-body><h1 data-pagefind-meta="title">${said(title)}</h1>${out.join('\n')}</main></body></html>`;
}

/** Writes `pagefind/` in the built site. Returns how many pages and files it holds. */
export async function writePagefind(
  folder: string,
  pages: readonly Page[],
  titles: ReadonlyMap<string, string>,
  games: ReadonlyMap<string, string>,
): Promise<{ readonly pages: number; readonly files: number }> {
  const { index, errors } = await createIndex({ forceLanguage: 'fr' });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join('; ')}`);
  let indexed = 0;
  try {
    for (const page of pages) {
      const content = pageForPagefind(page, titles, games);
      if (content === undefined) continue;
      const added = await index.addHTMLFile({ url: `/${addressOf(page.file)}`, content });
      if (added.errors.length > 0) throw new Error(`Pagefind, ${page.file}: ${added.errors.join('; ')}`);
      indexed += 1;
    }
    const built = await index.getFiles();
    if (built.errors.length > 0) throw new Error(`Pagefind: ${built.errors.join('; ')}`);
    const kept = built.files.filter((file) => !UNUSED.test(file.path));
    await rm(join(folder, 'pagefind'), { recursive: true, force: true });
    for (const file of kept) {
      const target = join(folder, 'pagefind', file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file.content);
    }
    return { pages: indexed, files: kept.length };
  } finally {
    await close();
  }
}
