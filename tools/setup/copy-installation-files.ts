// SPDX-License-Identifier: Apache-2.0
import { copyFiles } from '@tessera/server/src/adapters/storage/copy-files.ts'
import { bucketStore, folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import { StorageUnavailable } from '@tessera/server/src/modules/messages/ports.ts'
import type { Chance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { CannotDo } from './cannot-do.ts'

export interface CopyDeps {
  database: Database
  clock: Clock
  chance: Chance
  location: Pick<Environment, 'dataDir' | 'fileBucket'>
}

/**
 * Copies uploaded pictures between the data folder and the bucket. Throws CannotDo if not all of them could
 * be copied.
 */
export async function copyInstallationFiles(
  { database, clock, chance, location }: CopyDeps,
  to: 'bucket' | 'folder',
): Promise<string> {
  if (location.fileBucket === undefined)
    throw new CannotDo(
      'There is no bucket: set FILES_ENDPOINT, FILES_BUCKET, FILES_ACCESS_KEY and FILES_SECRET_KEY.',
    )
  const [folder, bucket] = [folderStore(location.dataDir, chance), bucketStore(location.fileBucket)]
  const result = await (to === 'bucket' ? copyFiles(folder, bucket) : copyFiles(bucket, folder)).catch(
    (error: unknown) => {
      if (error instanceof StorageUnavailable)
        throw new CannotDo(`The copy stopped: ${error.message}. What was copied stays; run it again.`)
      throw error
    },
  )
  const { copied, there, damaged } = result
  await database.transaction((tx) =>
    recordCommandLineAction(tx, {
      action: 'copyFiles',
      subject: `files:${to}`,
      after: { copied, there, damaged: damaged.length },
      nowMs: clock.now(),
    }),
  )
  const done = `${copied} files copied and read back, ${there} were there already.`
  if (damaged.length > 0)
    throw new CannotDo(
      `${done} ${damaged.length} are damaged where they come from and were not copied: ${damaged.slice(0, 20).join(', ')}`,
    )
  return done
}
