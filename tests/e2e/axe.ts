// axe over what a page shows, in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { awake, expect, test } from './kit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe finds: by all its rules, or by those named. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  ); // a colour half-way is no colour
  // Without frames the old way sees as much; with what passed left out, a page takes a quarter of the time.
  expect(page.frames()).toHaveLength(1);
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: [...TAGS] } : { type: 'rule' as const, values: [...rules] };
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
};

/** What is looked at: a page, or what opens on it. */
export type Seen = readonly [what: string, address: string, act?: ((page: Page) => Promise<unknown>) | undefined];
/** One test for each. */
export const noViolation = (states: readonly Seen[]): void => {
  for (const [what, address, act] of states) {
    test(`${what}: no violation, in either theme`, async ({ page }) => {
      await page.goto(address);
      await act?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), colorScheme).toEqual([]);
      }
    });
  }
};
/** Every page, as it opens: all rules in the light theme; in the dark one, those that a theme can break (the document is the same). */
export const noViolationIn = (slices: readonly (readonly string[])[]): void => {
  for (const [i, addresses] of slices.entries()) {
    test(`pages as they open: no violation, in either theme (${i + 1}/${slices.length})`, async ({ page }) => {
      test.setTimeout(20_000 * addresses.length);
      for (const address of addresses) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(address);
        for (const island of await page.locator('astro-island[client=geste]').all()) await awake(island); // it changes colours as it wakes
        expect(await violations(page), `${address}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect(await violations(page, ['color-contrast', 'link-in-text-block']), `${address}, dark`).toEqual([]);
      }
    });
  }
};
