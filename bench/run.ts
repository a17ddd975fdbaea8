// SPDX-License-Identifier: Apache-2.0
import { runBench, UsageError } from './run-bench.ts'

/**
 * `npm run bench -- <name> [options]`: runs bench/<name>, which starts its own server and database, prints a table and
 * then each figure as `figure <name> <number>`, and stores them in bench/results. Exits with a code other than 0 when it
 * failed or a figure misses its limit.
 */
try {
  await runBench(process.argv.slice(2))
  console.log('\nStored in bench/results; npm run generate -- performance prints docs/performance.md anew.')
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
