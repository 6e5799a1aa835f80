import { defineConfig } from 'vitest/config';

// Unit tests sit beside their module; what runs over the built site is in tests/site, over a browser in tests/e2e (Playwright).
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 30_000,
  },
});
