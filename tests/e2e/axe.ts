// axe over what a page shows, in both themes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './kit.ts';

const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))); // a colour half-way is no colour
  const { violations: found } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`));
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
