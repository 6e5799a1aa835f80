import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type HTMLElement, NodeType, TextNode, type Node } from 'node-html-parser';

// Reading built pages: every index is made from what the reader sees, not from the sources.

/** Parts of a page that are not its text: controls, drawings, margins that repeat ids and links. */
const SILENT_TAGS = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'NAV',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'DIALOG',
  'ASIDE',
]);
/** The margin of a rule, and the marks of rulings inside a sentence. */
const SILENT_CLASSES = ['refs', 'ruling'] as const;
const BLOCK_TAGS = new Set([
  'P',
  'DIV',
  'LI',
  'UL',
  'OL',
  'DL',
  'DT',
  'DD',
  'TR',
  'TD',
  'TH',
  'TABLE',
  'SECTION',
  'ARTICLE',
  'HEADER',
  'FOOTER',
  'FIGURE',
  'FIGCAPTION',
  'BR',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'CAPTION',
]);

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** True for an element whose text no index should hold. A page can mark any of its own with `data-pagefind-ignore`. */
export function isSilent(element: HTMLElement): boolean {
  return (
    SILENT_TAGS.has(element.tagName) ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.hasAttribute('data-pagefind-ignore') ||
    element.hasAttribute('popover') ||
    element.hasAttribute('hidden') ||
    element.getAttribute('role') === 'tooltip' ||
    SILENT_CLASSES.some((name) => element.classList.contains(name))
  );
}

function collect(node: Node, out: string[]): void {
  if (node instanceof TextNode) {
    out.push(node.text);
    return;
  }
  if (!isElement(node) || isSilent(node)) return;
  const parent = node.parentNode;
  // A value of our own must not lose its label on the way to a result, nor a note its heading.
  if (node.tagName === 'SMALL' && parent.classList.contains('valeur')) {
    out.push(` (${node.text.trim()})`);
    return;
  }
  if (node.tagName === 'B' && parent.classList.contains('absent')) {
    out.push(`${node.text.trim()}\u00A0: `);
    return;
  }
  const block = BLOCK_TAGS.has(node.tagName);
  if (block) out.push(' ');
  for (const child of node.childNodes) collect(child, out);
  if (block) out.push(' ');
}

/** The text of an element as a reader sees it: entities decoded, blocks apart, ordinary white space collapsed (no-break spaces stay). */
export function visibleText(element: HTMLElement): string {
  const out: string[] = [];
  for (const child of element.childNodes) collect(child, out);
  return out
    .join('')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** Every HTML file under a folder, as paths relative to it, with forward slashes, sorted. */
export async function htmlFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** `battleworld/index.html` → `battleworld/`, `404.html` as it is: the address under the base, without leading slash. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

export function pathIn(folder: string, file: string): string {
  return join(folder, ...file.split('/'));
}
