// What stands for a page where its link is shown: a picture and a description of its own, for each chapter and each example. That none is installed: budgets.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHOWN } from '../games/index.ts';
import { fileOf, none, siteAtRoot, type SitePage } from './built.ts';

const site = siteAtRoot();
const MOST = 40 * 1024;
const pages = site.pages.filter(({ address }) => /^\/[^/]+\/(?:regles|exemples)\/[^/]+\/$/.test(address));
const told = ({ root }: SitePage, name: string): string =>
  root.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
const imageOf = (page: SitePage): string =>
  fileOf(site, new URL(told(page, 'property="og:image"'), 'https://example.org').pathname) ?? '';

test('every chapter and every example is looked at', () => {
  expect(pages).toHaveLength(SHOWN.reduce((sum, { holds }) => sum + holds.chapters + holds.examples, 0));
});
describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  test('its picture is a PNG of 1200 by 630, light', () => {
    const file = imageOf(page);
    expect(file).not.toBe('');
    const bytes = readFileSync(join(site.folder, file));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(MOST);
  });
});
test.each([
  ['picture', imageOf],
  ['description', (page: SitePage) => told(page, 'name="description"')],
] as const)('no two pages share a %s', (_, of) => {
  const seen = new Map<string, string>();
  none(
    pages.flatMap((page) => {
      const before = seen.get(of(page));
      seen.set(of(page), page.address);
      return before === undefined ? [] : [`${page.address} as ${before}`];
    }),
  );
});
