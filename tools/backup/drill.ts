// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@tessera/server/src/adapters/storage/choose-store.ts'
import type { FileStore } from '@tessera/server/src/modules/messages/ports.ts'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import { backUp } from './back-up.ts'
import type { KeyLocation } from './check-keys.ts'
import type { InstallationLocation } from './installation-database.ts'
import { readManifest } from './manifest.ts'
import type { BackupArguments } from './parse-arguments.ts'
import { restore } from './restore.ts'
import { verifyInstallation } from './verify-installation.ts'

export interface DrillDeps {
  location: InstallationLocation & KeyLocation
  files: FileStore
  clock: Clock
  /** Where the drill makes its own folder. */
  temporaryFolder?: string
  signal?: AbortSignal
}

/**
 * A restore drill: restores a backup, or one that it makes now, into a PostgreSQL of its own, verifies ledger,
 * record, files and keys there, and removes it again. Changes nothing of the installation. Answers what to print;
 * throws CannotDo with a sentence.
 */
export async function drill(deps: DrillDeps, backup?: BackupArguments): Promise<string> {
  const scratch = await mkdtemp(join(deps.temporaryFolder ?? tmpdir(), 'tessera-restore-drill-'))
  try {
    const source = backup ?? { folder: join(scratch, 'backup'), keys: join(scratch, 'keys') }
    if (!backup) await backUp({ ...deps, isTrial: true }, source)
    const { madeAt } = await readManifest(source.folder)
    const location = { ...deps.location, dataDir: join(scratch, 'data'), databaseUrl: undefined }
    const target = { ...deps, location, files: folderStore(location.dataDir, systemChance) }
    const beganMs = deps.clock.now()
    // A studio that runs elsewhere has its key there, where this backup could not read it.
    await restore({ ...target, seedKey: backup ? 'here' : 'maybeElsewhere' }, source)
    const restoredMs = deps.clock.now()
    const found = await verifyInstallation(target)
    return [
      `A backup as of ${madeAt} was restored in ${seconds(restoredMs - beganMs)} and verified in ${seconds(deps.clock.now() - restoredMs)}.`,
      found,
      'The restored copy is removed again. The drill is passed.',
    ].join('\n')
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
