// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { areas } from '../../bench/figures/index.ts'
import { printPerformance } from '../../bench/print-performance.ts'
import { readResults } from '../../bench/shared/results.ts'

/**
 * Prints docs/performance.md, what was measured, from bench/results; `--check` fails when the page is not what the
 * results say, or when a figure misses its limit and nobody says why.
 */
const target = new URL('../../docs/performance.md', import.meta.url)

try {
  const printed = printPerformance(areas, readResults())
  if (!process.argv.includes('--check')) writeFileSync(target, printed)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== printed)
    throw new Error('docs/performance.md is out of date; run: npm run generate -- performance')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
