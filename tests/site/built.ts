// The built sites, as files: the one at the root (DIST), and the one under a base path (DIST_BASE).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { expect } from 'vitest';

/** A page of a built site. */
export interface SitePage {
  readonly file: string; // "battleworld/regles/combat/index.html"
  readonly address: string; // under the base, as a browser asks for it: "/battleworld/regles/combat/"
  readonly html: string;
  readonly root: HTMLElement;
}
export interface Site {
  readonly folder: string;
  readonly base: string; // "/" or "/regles/"
  readonly files: ReadonlySet<string>; // with forward slashes, relative to the folder
  readonly pages: readonly SitePage[];
}

const listed = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .toSorted();

const pageOf = (folder: string, base: string, file: string): SitePage => {
  const html = readFileSync(join(folder, file), 'utf8');
  return {
    file,
    address: base + file.replace(/(^|\/)index\.html$/, '$1'),
    html,
    root: parse(html, { comment: false, blockTextElements: { script: true, style: true } }),
  };
};

const read = (folder: string, base: string): Site => {
  const files = listed(folder);
  return {
    folder,
    base,
    files: new Set(files),
    pages: files.filter((file) => file.endsWith('.html')).map((file) => pageOf(folder, base, file)),
  };
};

/** The site at the root. Throws, with what to do, when it is not built. */
export const siteAtRoot = (): Site => {
  const folder = process.env['DIST'] ?? './dist';
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site: run « npm run build », or name its folder by DIST.`);
  return read(folder, '/');
};
/** The site built with BASE=/regles/. Throws, with what to do, when it is not built. */
export const siteUnderBase = (): Site => {
  const folder = process.env['DIST_BASE'];
  if (folder === undefined || !existsSync(join(folder, 'index.html')))
    throw new Error(
      `${folder ?? 'DIST_BASE'} holds no site built under a base path: run « BASE=/regles/ npx astro build --outDir /tmp/regles » and name that folder by DIST_BASE. « npm test » does both.`,
    );
  return read(folder, '/regles/');
};

export const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** The file an address leads to, or undefined: a folder is its index, and only with its final slash (without it, a host redirects). */
export const fileOf = (site: Site, pathname: string): string | undefined => {
  if (!pathname.startsWith(site.base)) return undefined;
  const name = decodeURIComponent(pathname.slice(site.base.length));
  const file = name === '' || name.endsWith('/') ? `${name}index.html` : name;
  return site.files.has(file) ? file : undefined;
};

/** Bytes of a text or of a file, compressed as a host does at best. */
export const zipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;
export const textOf = (site: Site, file: string): string => readFileSync(join(site.folder, file), 'utf8');

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']([^"']+\.js)["']/g;
const LAZY_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g;
const resolved = (file: string, asked: string): string => posix.join(posix.dirname(file), asked);

/** What a built module imports: as it loads, and only when asked. Files of the site. */
export const importsOf = (
  site: Site,
  file: string,
): { readonly static: readonly string[]; readonly lazy: readonly string[] } => {
  const source = textOf(site, file);
  const all = (pattern: RegExp): readonly string[] =>
    [...source.matchAll(pattern)].map(([, asked = '']) => resolved(file, asked));
  return { static: all(STATIC_IMPORT), lazy: all(LAZY_IMPORT) };
};

/** What the registry of modes (in whatever file it comes) fetches for one of its modules, named as it names it: « ./battleworld/mode-combat.ts ». Fails when it knows none of that name. */
export const registered = (site: Site, name: string): string => {
  const key = `"${name}":`;
  const registry =
    [...site.files].find((file) => /^_astro\/.*\.js$/.test(file) && textOf(site, file).includes(key)) ?? '';
  const source = textOf(site, registry);
  const at = source.indexOf(key);
  expect(at, `the registry knows ${name}`).toBeGreaterThan(0);
  return resolved(registry, new RegExp(LAZY_IMPORT.source).exec(source.slice(at))?.[1] ?? '');
};

/** Modules and everything they import as they load, once each, in order. */
export const closure = (site: Site, roots: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(site, file).static.forEach(visit);
  };
  roots.forEach(visit);
  return [...seen];
};

/** Expects an empty list of faults; shows them all, one a line, when it is not. */
export const none = (faults: readonly unknown[]): void =>
  expect(faults.map((fault) => (typeof fault === 'string' ? fault : JSON.stringify(fault))).join('\n')).toBe('');
