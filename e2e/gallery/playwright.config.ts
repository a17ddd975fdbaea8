// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/**
 * The parts of the design system alone, without an installation: npm run gallery -- --baselines, or npx playwright
 * test -c e2e/gallery/playwright.config.ts
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: undefined,
  outputDir: '../../.cache/e2e/gallery-results',
  projects: journeys.projects
    ?.filter(({ name }) => name === 'gallery')
    .map((project) => ({ ...project, testDir: '.' })),
})
