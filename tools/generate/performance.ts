// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { areas } from '../../bench/figures/index.ts'
import { headlines } from '../../bench/figures/headlines.ts'
import { withHeadlines } from '../../bench/print-headlines.ts'
import { printPerformance } from '../../bench/print-performance.ts'
import { readResults } from '../../bench/shared/results.ts'

/**
 * Prints docs/performance.md, what was measured, and the figures of README.md from bench/results; `--check` fails when
 * either is not what the results say, or when a figure misses its limit and nobody says why.
 */
const fileOf = (path: string): URL => new URL(`../../${path}`, import.meta.url)

try {
  const results = readResults()
  const printed = {
    'docs/performance.md': printPerformance(areas, results),
    'README.md': withHeadlines(readFileSync(fileOf('README.md'), 'utf8'), headlines, results),
  }
  for (const [path, text] of Object.entries(printed))
    if (!process.argv.includes('--check')) writeFileSync(fileOf(path), text)
    else if (!existsSync(fileOf(path)) || readFileSync(fileOf(path), 'utf8') !== text)
      throw new Error(`${path} is out of date; run: npm run generate -- performance`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
