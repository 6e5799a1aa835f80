// What the pages of tables and workshops tell to ask for ahead, where a link opens them (src/integrations/ahead.ts): on both built sites, in files that are there; for a table, every mode that its list offers.
import { describe, expect, test } from 'vitest';
import { SHOWN } from '../games/index.ts';
import type { Ahead } from '../../src/integrations/ahead.ts';
import { fileOf, importsOf, siteAtRoot, siteUnderBase } from './built.ts';

describe.each([siteAtRoot(), siteUnderBase()].map((site) => [site.base, site] as const))('under %s', (_, site) => {
  const toldBy = (page: string): { readonly ahead: Ahead; readonly ready: string } => {
    const told = site.pages.find(({ file }) => file === `${page}index.html`)?.root.querySelector('meta[name=avance]');
    return {
      ahead: JSON.parse(told?.getAttribute('content') ?? '') as Ahead,
      ready: told?.getAttribute('data-prets') ?? '',
    };
  };
  test.each(SHOWN.map(({ jeu }) => [jeu] as const))('%s: its workshop', (jeu) => {
    const { folder, all, modes } = toldBy(`${jeu}/atelier/`).ahead;
    expect(all.length).toBeGreaterThan(20);
    const files = [...new Set([...all, ...Object.values(modes).flat()])];
    expect(files.filter((name) => fileOf(site, folder + name) === undefined)).toEqual([]);
    for (const [mode, own] of Object.entries(modes)) expect(own.length, mode).toBeGreaterThan(0);
  });
  test.each(SHOWN.map(({ jeu }) => [jeu] as const))('%s: its table', (jeu) => {
    const { ahead, ready } = toldBy(`${jeu}/jouer/`);
    const { folder, all, modes } = ahead;
    const offered = Object.values(JSON.parse(ready) as Record<string, string>);
    expect(offered.length).toBeGreaterThanOrEqual(10);
    expect(offered.filter((mode) => !Object.hasOwn(modes, mode))).toEqual([]);
    const files = [...new Set([...all, ...Object.values(modes).flat()])];
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((name) => fileOf(site, folder + name) === undefined)).toEqual([]);
    // a phone spends more on a file than on a kilobyte (src/integrations/together.ts)
    for (const [mode, own] of Object.entries(modes)) expect(all.length + own.length, mode).toBeLessThanOrEqual(78);
  });
  test('no file imports itself by way of others', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way, file].join(' → '));
      if (done.has(file) || way.includes(file)) return;
      for (const one of importsOf(site, file).static) visit(one, [...way, file]);
      done.add(file);
    };
    const scripts = [...site.files].filter((file) => /^_astro\/.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(100);
    for (const file of scripts) visit(file, []);
    expect(circles).toEqual([]);
  });
});
