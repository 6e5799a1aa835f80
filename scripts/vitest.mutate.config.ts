import { defineConfig } from 'vitest/config';

// What `npm run mutate` runs for each planted fault: the tests of one folder, or of those that the command names (patterns between spaces).
export default defineConfig({
  test: { testTimeout: 60_000, include: (process.env['MUTATE_TESTS'] ?? 'src/**/*.test.ts').split(' ') },
});
