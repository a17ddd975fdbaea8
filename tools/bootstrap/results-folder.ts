// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../.cache/test-results')

/** Where `npm test` writes what its parts report. */
export const resultsOfTests = {
  folder,
  vitest: `${folder}/vitest.json`,
  playwright: `${folder}/playwright.json`,
}
