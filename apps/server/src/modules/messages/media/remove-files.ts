// SPDX-License-Identifier: Apache-2.0
import type { Database } from '../../../platform/db/index.ts'
import type { FileStore } from '../ports.ts'
import { decideRemovals, finishRemoval, forgetRemovals, takeRemovals } from './file-removals.ts'
import { lockFiles, orphans } from './media-store.ts'

interface RemovalDeps {
  database: Database
  files: FileStore
}

/** Removes files whose removal was decided. A job retries those that the store does not remove now. */
export async function removeFiles(
  { database, files }: RemovalDeps,
  names: readonly string[],
  nowMs: number,
): Promise<void> {
  for (const name of names) {
    const removed = await files.remove('public', name).then(
      () => true,
      () => false,
    )
    if (!removed) return
    await finishRemoval(database, name, nowMs)
  }
}

/** Removes those of the files that no picture of any brand uses: the remains of a failed upload. */
export async function removeUnusedFiles(
  deps: RemovalDeps,
  names: readonly string[],
  nowMs: number,
): Promise<void> {
  const unused = await deps.database.transaction(async (tx) => {
    await lockFiles(tx)
    const found = await orphans(tx, names)
    await decideRemovals(tx, found, nowMs)
    return found
  })
  await removeFiles(deps, unused, nowMs)
}

/** Removes what could not be removed when it was decided, and deletes old decisions. */
export async function removeDueFiles(deps: RemovalDeps, nowMs: number): Promise<void> {
  await removeFiles(deps, await takeRemovals(deps.database, nowMs), nowMs)
  await forgetRemovals(deps.database, nowMs)
}
