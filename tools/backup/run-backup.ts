// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { bucketStore, folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { FolderInUse } from '@tessera/server/src/platform/env/folder-lock.ts'
import { backUp } from './back-up.ts'
import { CannotDo } from './cannot-do.ts'
import { datedName, removeOldBackups } from './dated-backups.ts'
import { interruption } from './interruption.ts'
import { backupUsage, parseArguments, parseNightly, UsageError } from './parse-arguments.ts'

/**
 * Backs up an installation. Exit code 2 when the command line is wrong, 1 when there is no backup; the
 * message says why.
 */
const expected = [UsageError, CannotDo, EnvironmentError, FolderInUse]
try {
  const args = process.argv.slice(2)
  const nightly = parseNightly(args)
  const target = nightly
    ? { folder: join(nightly.into, datedName(Date.now())), keys: undefined }
    : parseArguments(args, 'to')
  loadEnvironmentFile()
  const environment = readEnvironment(process.env)
  const files =
    environment.fileBucket === undefined
      ? folderStore(environment.dataDir, systemChance)
      : bucketStore(environment.fileBucket)
  console.log(await backUp({ location: environment, files, signal: interruption() }, target))
  if (nightly) {
    const removed = await removeOldBackups(nightly.into, nightly.keep)
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`)
  }
} catch (error) {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  )
  if (error instanceof UsageError) console.error(`\n${backupUsage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
