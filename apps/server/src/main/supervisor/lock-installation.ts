// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, lockFolder, type FolderLock } from '../../platform/env/folder-lock.ts'
import type { Running } from './start-supervisor.ts'

/** How long a stopping installation may take to release the lock. */
const patienceMs = 10_000

/** One installation per data folder. Waits a moment, because the previous one may be stopping. */
export async function lockInstallation({ environment, undo, signal }: Running): Promise<void> {
  const lock = await takeLock(
    join(environment.dataDir, 'supervisor.lock'),
    `The installation in ${environment.dataDir}`,
    signal,
  )
  undo(() => lock.release())
}

async function takeLock(path: string, what: string, signal: AbortSignal): Promise<FolderLock> {
  const giveUpAt = performance.now() + patienceMs
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await lockFolder(path, what)
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > giveUpAt) throw error
      if (attempt === 0)
        console.log(
          `${what} is in use by process ${error.holderPid}; waiting a moment in case it is stopping …`,
        )
      await sleep(250, undefined, { signal })
    }
  }
}
