import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SEED } from './tests/day.ts';

process.env['SEED'] ??= SEED; // of the day, once: workers may start after midnight

// Two projects: what runs on the sources alone (`npm run test:unit`), and what reads the built site (DIST, dist/ unless told).
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
          exclude: ['tests/site/**', 'tests/e2e/**'],
        },
      },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
