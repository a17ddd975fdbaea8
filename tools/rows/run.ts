// SPDX-License-Identifier: Apache-2.0
import { resultsOfTests } from '../bootstrap/results-folder.ts'
import { provenRows } from './proven-rows.ts'
import { readLongRunRows, readRows } from './read-rows.ts'
import { summarizeRows } from './summarize-rows.ts'

/**
 * `npm run rows`: which rows of docs/requirements.tsv the last `npm test` has proven, by area, and each that it has not.
 * Exit code 1 if one is missing.
 */
const { areas, missing, faults, total } = summarizeRows(
  readRows(),
  provenRows(resultsOfTests),
  readLongRunRows(),
)
for (const line of areas) console.log(line)
for (const { id, requirement } of missing) console.log(`missing ${id}  ${requirement}`)
for (const fault of faults) console.log(fault)
console.log(total)
process.exitCode = missing.length + faults.length > 0 ? 1 : 0
