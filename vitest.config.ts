import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    globalSetup: ['apps/server/src/testing/postgres-for-tests.ts'],
    setupFiles: ['apps/server/src/testing/one-connection-at-a-time.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Only with `npm run coverage`, which the daily run does without: it costs time and memory.
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html', 'lcov'],
      reportsDirectory: '.cache/coverage',
      include: ['{apps,packages,tools}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/generated/**', '**/testing/**', '**/fixtures/**'],
    },
    // One slow promise that nobody awaits must not pass unseen.
    dangerouslyIgnoreUnhandledErrors: false,
  },
})
