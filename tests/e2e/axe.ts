// axe over what a page shows, in both themes.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './kit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a theme can break where the document is the same. */
export const THEMED = ['color-contrast', 'link-in-text-block'] as const;
/** A colour half-way is no colour: waits for what is moving. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
/** What axe finds: by all its rules, or by those named. */
export const violations = async (
  page: Page,
  rules?: readonly string[],
  within?: string, // the whole page unless told
): Promise<readonly string[]> => {
  await settled(page);
  expect(page.frames()).toHaveLength(1); // axe is put in the one there is
  // Once a page: to read its half megabyte takes longer than a look in a second theme.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: [...TAGS] } : { type: 'rule' as const, values: [...rules] };
  const found = await page.evaluate(
    async ({ within: place, ...options }) => {
      const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        place ?? document,
        options,
      );
      return all.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    { runOnly, resultTypes: ['violations' as const], within },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
};

/** What is looked at: a page, or what opens on it. */
export type Seen = readonly [what: string, address: string, act?: ((page: Page) => Promise<unknown>) | undefined];
/** One test for each: by all the rules, then by those that a theme alone can break. */
export const noViolation = (states: readonly Seen[]): void => {
  for (const [what, address, act] of states) {
    test(`${what}: no violation, in either theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(address);
      await act?.(page);
      expect(await violations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page, THEMED), 'dark').toEqual([]);
    });
  }
};
