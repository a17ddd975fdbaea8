// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { bucketStore, folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { StorageUnavailable, type FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { createLocalFolderStore } from '@tessera/server/src/adapters/storage/local-folder/local-folder.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import {
  type Environment,
  loadEnvironmentFile,
  readEnvironment,
} from '@tessera/server/src/platform/env/environment.ts'
import { FolderInUse } from '@tessera/server/src/platform/env/folder-lock.ts'
import { CannotDo } from '../backup/cannot-do.ts'
import { withInstallationDatabase } from '../backup/installation-database.ts'
import { interruption } from '../backup/interruption.ts'
import { withOwner } from '../backup/owner-client.ts'
import { archiveOld, listPartitions, readPartition } from './archive.ts'
import { archiveUsage, parseArchiveArguments, UsageError } from './parse-arguments.ts'

/**
 * Archives old postings, facts, tickets, rounds and bets. Exit code 2 when the command line is wrong, 1 when
 * something was not done; the message says what.
 */
const expected = [UsageError, CannotDo, EnvironmentError, FolderInUse, StorageUnavailable]

function storeOf(environment: Environment, folder: string | undefined): FileStore {
  if (folder !== undefined)
    return createLocalFolderStore(resolve(folder), () => systemChance.bytes(6).toString('hex'))
  return environment.fileBucket === undefined
    ? folderStore(environment.dataDir, systemChance)
    : bucketStore(environment.fileBucket)
}

function yearsAgo(years: number): number {
  const at = new Date(systemClock.now())
  at.setUTCFullYear(at.getUTCFullYear() - years)
  return at.getTime()
}

try {
  const given = parseArchiveArguments(process.argv.slice(2))
  loadEnvironmentFile()
  const environment = readEnvironment(process.env)
  console.log(
    await withInstallationDatabase(environment, (ownerUrl) =>
      withOwner(
        ownerUrl,
        (client) => {
          if (given.command === 'list') return listPartitions(client, given.kinds)
          const store = storeOf(environment, given.folder)
          return given.command === 'run'
            ? archiveOld(client, store, yearsAgo(given.keepYears), given.kinds)
            : readPartition(client, store, given.kind, given.period)
        },
        interruption(),
      ),
    ),
  )
} catch (error) {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  )
  if (error instanceof UsageError) console.error(`\n${archiveUsage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
