// What the tests in Firefox share: the browser, driven over WebDriver BiDi, and the built site, served for them alone.
import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

/** How long (ms) a page may take to answer, on a busy machine. */
const PATIENCE = 20_000;
const PORT = 4720; // none of those of the tests in Chromium

export interface Visit {
  readonly page: Page;
  /** What went wrong unseen: console errors, uncaught exceptions. */
  readonly faults: string[];
  readonly close: () => Promise<void>;
}
export interface Firefox {
  /** A reader who was never here before: nothing kept, unless it is given. */
  readonly visit: (kept?: Readonly<Record<string, unknown>>) => Promise<Visit>;
  readonly url: (path: string) => string;
  /** The network is gone for good. */
  readonly stopServer: () => void;
}

const executablePath = (): string => {
  const named = process.env['FIREFOX'];
  if (named === undefined) throw new Error('FIREFOX names no browser: run « npm run firefox »');
  return named;
};

const watch = (page: Page, faults: string[]): void => {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
};

/** One Firefox and one server for the tests of a file. */
export const firefox = (): Firefox => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve({ root: resolve(process.env['DIST'] ?? 'dist'), base: '/', port: PORT });
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executablePath(),
      extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR' },
    });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  const visit = async (kept: Readonly<Record<string, unknown>> = {}): Promise<Visit> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.setDefaultTimeout(PATIENCE);
    await page.evaluateOnNewDocument((records: string) => {
      for (const [key, value] of Object.entries(JSON.parse(records) as Record<string, unknown>))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }, JSON.stringify(kept));
    const faults: string[] = [];
    watch(page, faults);
    return { page, faults, close: () => context.close() };
  };
  return { visit, url: (path) => server.url + path, stopServer: () => server.close() };
};

/** Waits until the first such element is seen; its text. */
export const seen = async (page: Page, selector: string): Promise<string> => {
  const found = await page.waitForSelector(selector, { visible: true });
  return (await found?.evaluate((element) => element.textContent)) ?? '';
};
export const press = (page: Page, selector: string): Promise<void> => page.locator(selector).click();
/** What is to be said of the first such element, waited for. */
export const becomes = (page: Page, selector: string, attribute: string) =>
  expect.poll(() => page.$eval(selector, (element, name) => element.getAttribute(name), attribute).catch(() => null), {
    timeout: PATIENCE,
  });
/** Waits until the island around an element runs, and its keys with it. */
export const awake = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction(
    (inside: string) => document.querySelector(inside)?.closest('astro-island')?.hasAttribute('ssr') === false,
    {},
    selector,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
/** Control and a letter. */
export const chord = async (page: Page, letter: 'a' | 'k' | 'z'): Promise<void> => {
  await page.keyboard.down('Control');
  await page.keyboard.press(letter);
  await page.keyboard.up('Control');
};
/** Writes in a field, in place of what it holds, key after key. */
export const write = async (page: Page, field: string, text: string): Promise<void> => {
  await page.focus(field);
  await chord(page, 'a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
};
/** Opens the search from the keyboard, asks, and waits for the rules that answer; the first of them. */
export const ask = async (page: Page, question: string): Promise<string | null> => {
  await chord(page, 'k');
  await page.waitForSelector('dialog[open] [role=combobox]', { visible: true });
  await page.keyboard.type(question);
  await seen(page, 'dialog[open] [data-resultat-page]');
  return page.$eval('dialog[open] [data-resultat]', (first) => first.getAttribute('data-regle'));
};
