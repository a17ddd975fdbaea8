// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test'
import { ensureGenerated } from '../tools/bootstrap/generated-files.mjs'
import { withoutWebGl } from './support/browser-options.ts'

// Also for whoever runs Playwright itself; its workers read this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined) await ensureGenerated()

/**
 * The journeys of a visitor, a member and an operator, in a real browser against a whole installation with a fresh database.
 *
 * Two small cores take about five seconds for a journey. So that everybody can run all tests before a change, those for
 * both widths run on a phone only where a phone differs most. Titles with @long are left to the long run, which runs those
 * for both widths on both, and the gallery: what tests of one part see most of, and what looks at hundreds of things one by
 * one. Every day a journey of each kind is run, and each that alone proves a row of docs/requirements.tsv.
 */
const long = process.env['LONG_TESTS'] === '1'
/** Those that take longest and see the same on both widths. */
const dailyOnPhonesAlone =
  /(?:whole-line|withdrawal-dispute|withdrawal-approval|accessible|safer-play)\.both\.spec\.ts$/
const onPhones = long
  ? /\.(both|phone)\.spec\.ts$/
  : /(?:\.phone|(?:whole-line|withdrawal-dispute|withdrawal-approval|accessible|safer-play)\.both)\.spec\.ts$/

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e/results',
  globalSetup: './server/global-setup.ts',
  ...(long ? {} : { grepInvert: /@long/ }),
  // One more than most machines have cores: journeys wait for pages a third of their time.
  workers: 3,
  fullyParallel: true,
  // A shared machine may stall for many seconds; what passes only at the second try is listed as flaky in the report.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  globalTimeout: (long ? 240 : 80) * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Snapshots of the page without film, where somebody looks for a failure (TRACE=1) or a journey is tried again: they slow every step.
    trace: {
      mode: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
      sources: false,
    },
    // A service worker answers before a journey can: only the journeys about it let it in.
    serviceWorkers: 'block',
    // What moves by itself stands still; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutWebGl,
  },
  projects: [
    {
      name: 'phone',
      testMatch: onPhones,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    ...(long
      ? [
          {
            name: 'gallery',
            testDir: './gallery',
            testMatch: /\.gallery\.spec\.ts$/,
            use: { viewport: { width: 900, height: 900 } },
          },
        ]
      : []),
    {
      name: 'wide',
      testIgnore: long ? [] : [dailyOnPhonesAlone],
      testMatch: /\.(both|wide)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
