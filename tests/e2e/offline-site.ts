// What the tests of the installed site share: a server of their own, to be closed or changed, and what a page owes without network.
import type { BrowserContext, Page } from '@playwright/test';
import { resolve } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { BASE } from './servers.ts';
import { expect, test } from './kit.ts';

export interface OwnSite {
  readonly name: string;
  readonly base: string;
  readonly folder: () => string;
}
export const SITES: readonly OwnSite[] = [
  { name: 'at the root', base: '/', folder: () => resolve(process.env['DIST'] ?? 'dist') },
  {
    name: 'under a base path',
    base: BASE,
    folder: (): string => {
      const folder = process.env['DIST_BASE'];
      if (folder === undefined)
        throw new Error(
          `DIST_BASE names no folder: build with « BASE=${BASE} npx astro build --outDir /tmp/regles », or run « npm test »`,
        );
      return resolve(folder);
    },
  },
];

/** A site that no other test visits: its worker is its own. Tests that run side by side have each a hundred of ports: what one closes, another never takes. */
export const serveAlone = (root: string, base: string): ReturnType<typeof serve> =>
  serve({ root, base, port: 4500 + 100 * test.info().parallelIndex });

export const READY = /^Prêt hors ligne · \d,\d\sMo · version \d+\.\d+\.\d+$/;
/** Visits once, waits until all is on the device. */
export const install = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await expect(page.locator('[data-hors-ligne="pret"]').first()).toHaveText(READY, { timeout: 60_000 });
};

/** Notes what was asked for and did not come; a page left before its time is no fault, nor is the update that the browser looks for in vain. */
export const watchRequests = (context: BrowserContext, faults: string[]): void => {
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED' && !request.url().endsWith('/sw.js')) faults.push(`${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
};
/** Takes out what a test provoked. */
export const expected = (faults: string[], pattern: RegExp): void =>
  void faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
