// SPDX-License-Identifier: Apache-2.0
import { bucketStore, folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { FolderInUse } from '@tessera/server/src/platform/env/folder-lock.ts'
import { restore } from './restore.ts'
import { CannotDo } from './cannot-do.ts'
import { interruption } from './interruption.ts'
import { isVerification, parseArguments, restoreUsage, UsageError } from './parse-arguments.ts'
import { verifyInstallation } from './verify-installation.ts'

/**
 * Restores an installation. Exit code 2 when the command line is wrong, 1 when nothing was restored; the message says
 * why.
 */
const expected = [UsageError, CannotDo, EnvironmentError, FolderInUse]
try {
  const args = process.argv.slice(2)
  const backup = isVerification(args) ? undefined : parseArguments(args, 'from')
  loadEnvironmentFile()
  const environment = readEnvironment(process.env)
  const files =
    environment.fileBucket === undefined
      ? folderStore(environment.dataDir, systemChance)
      : bucketStore(environment.fileBucket)
  const deps = { location: environment, files, clock: systemClock, signal: interruption() }
  console.log(backup ? await restore(deps, backup) : await verifyInstallation(deps))
} catch (error) {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  )
  if (error instanceof UsageError) console.error(`\n${restoreUsage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
