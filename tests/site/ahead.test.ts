// What the page of a table tells to ask for ahead, where a link opens it (src/integrations/ahead.ts): on both built sites, every mode that its list offers, in files that are there.
import { describe, expect, test } from 'vitest';
import { SHOWN } from '../games/index.ts';
import type { Ahead } from '../../src/integrations/ahead.ts';
import { fileOf, importsOf, siteAtRoot, siteUnderBase } from './built.ts';

describe.each([siteAtRoot(), siteUnderBase()].map((site) => [site.base, site] as const))('under %s', (_, site) => {
  test.each(SHOWN.map(({ jeu }) => [jeu] as const))('%s', (jeu) => {
    const page = site.pages.find(({ file }) => file === `${jeu}/jouer/index.html`);
    const told = page?.root.querySelector('meta[name=avance]');
    const { folder, all, modes } = JSON.parse(told?.getAttribute('content') ?? '') as Ahead;
    const offered = Object.values(JSON.parse(told?.getAttribute('data-prets') ?? '') as Record<string, string>);
    expect(offered.length).toBeGreaterThanOrEqual(10);
    expect(offered.filter((mode) => !Object.hasOwn(modes, mode))).toEqual([]);
    const files = [...new Set([...all, ...Object.values(modes).flat()])];
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((name) => fileOf(site, folder + name) === undefined)).toEqual([]);
    // a phone spends more on a file than on a kilobyte (src/integrations/together.ts)
    for (const [mode, own] of Object.entries(modes)) expect(all.length + own.length, mode).toBeLessThanOrEqual(75);
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
