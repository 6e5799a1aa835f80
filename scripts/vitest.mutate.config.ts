import { defineConfig } from 'vitest/config';

// What `npm run mutate` runs for each planted fault: the tests of one folder.
export default defineConfig({
  test: { testTimeout: 60_000, include: [process.env['MUTATE_TESTS'] ?? 'src/**/*.test.ts'] },
});
