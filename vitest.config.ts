import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SEED } from './tests/day.ts';

process.env['SEED'] ??= SEED; // of the day, once: workers may start after midnight

// Three projects: what runs on the sources alone (`npm run test:unit`), what reads the built site (DIST, dist/ unless told), and what visits it in Firefox (`npm run firefox`).
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(), // Vitest leaves a core idle unless told
    isolate: false, // modules keep no state that a test could leave behind: half the time
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/e2e/**', 'tests/firefox/**'],
        },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], fileParallelism: false, hookTimeout: 60_000 },
      },
    ],
  },
});
