import { defineConfig } from 'vitest/config'
import { FilesInOrder } from './apps/server/src/testing/files-in-order.ts'
import { ensureGenerated } from './tools/bootstrap/generated-files.mjs'
import { unchangedEnumerations } from './tools/enumerations/unchanged.ts'

// Also for whoever runs vitest itself. It has to be before any test is read.
await ensureGenerated()

/**
 * What starts many processes one after another and seldom breaks by itself. `npm test` leaves it to
 * `npm run test:long`; named on the command line it always runs.
 */
const longOnly = [
  'apps/server/src/main/start.test.ts',
  'apps/server/src/main/supervisor/supervisor.test.ts',
  'apps/server/src/main/whole-server/keys.test.ts',
  'apps/server/src/modules/sportsbook/whole-season.test.ts',
  'apps/server/src/platform/db/embedded-postgres.test.ts',
  'apps/studio/src/server/start.test.ts',
  'apps/studio/src/server/crash/owner/two-studios.test.ts',
  'apps/studio/src/games/fishing/pond/par/whole-simulation.test.ts',
  'apps/studio/src/games/slots/cascades/par/whole-simulation.test.ts',
  'demo/line/line.test.ts',
  'tools/archive/quarters.test.ts',
  'tools/backup/{backup,runbook}.test.ts',
  'tools/bootstrap/interrupted.test.ts',
  'tools/operator/operator.test.ts',
  'tools/rehearse/{rehearse,past-the-proxy}.test.ts',
  'tools/setup/{change-keys,lost-key}.test.ts',
  'tools/vendor/vendor.test.ts',
]
const never = [
  '**/node_modules/**',
  '**/dist/**',
  '**/fixtures/**',
  ...(process.env['DAILY_TESTS'] === '1' ? [...longOnly, ...unchangedEnumerations()] : []),
]

/**
 * What all projects have alike. Tests prove what is done and never how fast, so the limits only end what hangs, and a
 * machine with much else to do stays far below them.
 */
const alike = {
  exclude: never,
  pool: 'forks' as const,
  // One more than most machines have cores: tests wait for the database and for each other a third of their time.
  maxWorkers: 3,
  testTimeout: 480_000,
  hookTimeout: 480_000,
  expect: { poll: { timeout: 240_000 } },
}

export default defineConfig({
  test: {
    // For all projects together: one PostgreSQL, one order.
    globalSetup: ['apps/server/src/testing/postgres-for-tests.ts'],
    sequence: { sequencer: FilesInOrder },
    projects: [
      {
        // Files one after another in the same process: to read the whole server anew for each cost more than most of their
        // tests. Nothing of a platform lives in a module, so they share code and no state.
        test: {
          ...alike,
          name: 'server',
          isolate: false,
          include: [
            '{apps/server,bench,packages,demo,deploy,tools}/**/*.test.{ts,tsx}',
            'apps/studio/src/{client,fair,games,runtime}/**/*.test.{ts,tsx}',
          ],
          setupFiles: [
            'apps/server/src/testing/types-of-values.ts',
            'apps/server/src/testing/one-connection-at-a-time.ts',
            'apps/server/src/testing/seeds-of-properties.ts',
          ],
        },
      },
      {
        // In processes where the server's code was never loaded.
        test: {
          ...alike,
          name: 'studio',
          isolate: false,
          include: ['apps/studio/**/*.test.{ts,tsx}'],
          exclude: [...never, 'apps/studio/src/{client,fair,games,runtime}/**'],
        },
      },
      {
        // What runs in browsers keeps state in modules and finds globals there: each file has its own.
        test: {
          ...alike,
          name: 'pages',
          pool: 'threads',
          include: ['apps/{web,backoffice}/**/*.test.{ts,tsx}'],
        },
      },
    ],
    // Only with `npm run coverage`, which the daily run does without: it costs time and memory.
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html', 'lcov'],
      reportsDirectory: '.cache/coverage',
      include: ['{apps,packages,demo,deploy,tools}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/generated/**', '**/testing/**', '**/fixtures/**'],
    },
    // One slow promise that nobody awaits must not pass unseen.
    dangerouslyIgnoreUnhandledErrors: false,
  },
})
