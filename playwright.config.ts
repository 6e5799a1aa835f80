import { defineConfig, devices } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { systemChromium } from './scripts/machine.mjs';
import { SEED } from './tests/day.ts';

// The machine's Chromium when it has one, Playwright's own otherwise. Found once: the workers read this file too.
const chromium = (process.env['CHROMIUM'] ??= systemChromium() ?? '');
/** `BROWSER=webkit`: Playwright's own WebKit, for the tests that ask nothing of Chromium alone (README). */
const webkit = process.env['BROWSER'] === 'webkit';
process.env['SEED'] ??= SEED; // of the day, once too: workers may start after midnight

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/servers.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // a second try keeps the trace of what failed, and hides nothing: what passes only then has failed
  retries: process.env['CI'] === undefined ? 0 : 1,
  failOnFlakyTests: true,
  workers: Math.max(2, availableParallelism()) + 1,
  timeout: 90_000, // a busy machine may take thrice its time
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices[webkit ? 'Desktop Safari' : 'Desktop Chrome'],
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:4321/',
    locale: 'fr-FR',
    trace: process.env['CI'] === undefined ? 'off' : 'on-first-retry',
    serviceWorkers: 'block', // but where offline is what is tested
    permissions: webkit ? [] : ['clipboard-read', 'clipboard-write'],
    launchOptions: webkit ? {} : { args: ['--no-sandbox'], ...(chromium === '' ? {} : { executablePath: chromium }) },
  },
});
