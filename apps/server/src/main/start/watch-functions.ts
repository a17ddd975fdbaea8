// SPDX-License-Identifier: Apache-2.0
import { readFunctionFiles, serverFunctions } from '../../platform/db/function-files.ts'
import type { Queries } from '../../platform/db/index.ts'
import {
  findOlderFunctions,
  readRecordedFunctions,
  type RecordedFunction,
} from '../../platform/db/recorded-functions.ts'

/**
 * Answers whether the database has every function that this process calls, in the text of this release or of a
 * newer one. A rollout replaces functions under the processes that run (docs/decisions/0025-functions-in-files.md), and
 * two builds may bear one version; so a process that has once found its own texts only asks afterwards whether
 * they are all still there. Throws when the database does not answer.
 */
export function watchFunctions(db: Queries): () => Promise<boolean> {
  const files = readFunctionFiles(serverFunctions.folder)
  const isThere = (recorded: readonly RecordedFunction[]): boolean =>
    files.every(({ name }) => recorded.some((one) => one.name === name))
  let foundOwn = false
  return async () => {
    const recorded = await readRecordedFunctions(db, serverFunctions.schema)
    foundOwn ||= findOlderFunctions(recorded, files).length === 0
    return foundOwn && isThere(recorded)
  }
}
