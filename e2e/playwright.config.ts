// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test'
import { ensureGenerated } from '../tools/bootstrap/generated-files.mjs'

// Also for whoever runs Playwright itself; its workers read this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined) await ensureGenerated()

/** The journeys of a visitor, a member and an operator, in a real browser against a whole installation with a fresh database. */
const browserArguments = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu-rasterization',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const executablePath = process.env['CHROMIUM_PATH']

/**
 * Two small cores take about five seconds for a journey. So that everybody can run all tests before a change, those for
 * both widths run on a phone only where a phone differs most; the long tests run every one of them, the gallery, and what looks at hundreds of things one by one.
 */
const long = process.env['LONG_TESTS'] === '1'
/** Those that take longest and see the same on both widths. */
const dailyOnPhonesAlone =
  /(?:whole-line|withdrawal-dispute|withdrawal-approval|accessible|safer-play)\.both\.spec\.ts$/
const onPhones = long
  ? /\.(both|phone)\.spec\.ts$/
  : /(?:\.phone|(?:whole-line|withdrawal-dispute|withdrawal-approval|accessible|safer-play)\.both)\.spec\.ts$/

/**
 * What tests of one part see most of, or what seldom breaks by itself. Every day a journey of each kind is left: the whole line, ways
 * in, registration, deposit, launch, lobby, search, brands, shell, contracts, rewards, limits, console, themes. `npm run test:long` runs all.
 */
const longOnly = new RegExp(
  String.raw`(?:${[
    'console-access',
    'console-contents',
    'console-games',
    'console-settings',
    'console-security',
    'hostile-contents',
    'surfaces',
    'whole-routes',
    'languages-spoken',
    'centers',
    'content\\.pages',
    'content\\.winners',
    'features',
    'header',
    'identity\\.keys',
    'identity\\.payloads',
    'identity\\.recovery',
    'identity\\.sessions',
    'identity\\.security',
    'lobby-state',
    'mall',
    'promotions',
    'ranks',
    'red-envelope',
    'remembered',
    'shell-closed',
    'shell-places',
    'sliding',
    'console-brands',
    'console-bonuses',
    'console-contracts',
    'console-promotions',
    'console-lines',
    'console-member-bonuses',
    'console-people',
    'content\\.messages',
    'contracts',
    'contract-offers',
    'drops',
    'entrance',
    'games',
    'keyboard',
    'languages',
    'lobby-member',
    'preview',
    'pwa',
    'trouble',
    'payment-accounts',
    'identity-check',
    'deposit-match',
    'tables',
    '/rewards',
  ].join('|')})\.[a-z]+\.spec\.ts$`,
)

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.cache/e2e/results',
  globalSetup: './server/global-setup.ts',
  testIgnore: long ? [] : [longOnly],
  ...(long ? {} : { grepInvert: /@long/ }),
  workers: 2,
  fullyParallel: true,
  // A shared machine may stall for many seconds; what passes only at the second try is listed as flaky in the report.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  globalTimeout: (long ? 180 : 30) * 60_000,
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
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
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
      testIgnore: long ? [] : [longOnly, dailyOnPhonesAlone],
      testMatch: /\.(both|wide)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
