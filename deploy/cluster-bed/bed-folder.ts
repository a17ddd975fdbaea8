// SPDX-License-Identifier: Apache-2.0
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder, type FolderLock } from '@tessera/server/src/platform/env/folder-lock.ts'
import {
  canEnter,
  choosePostgresIdentity,
  type ProcessIdentity,
} from '@tessera/server/src/platform/db/embedded-postgres-identity.ts'
import { CannotDo } from './cannot-do.ts'
import type { ClusterPlan } from './cluster-plan.ts'
import { renderMachine, renderShared, type Files } from './render-configs.ts'

/**
 * The user for everything except our own servers: PostgreSQL refuses root. Undefined: the user who started
 * us.
 */
export function chooseIdentity(folder: string): ProcessIdentity | undefined {
  mkdirSync(folder, { recursive: true })
  const identity = choosePostgresIdentity(join(folder, 'one'))
  if (!canEnter(folder, identity))
    throw new CannotDo(
      `The user ${identity?.name}, as whom PostgreSQL runs, cannot enter ${folder}: choose an open folder (--folder).`,
    )
  return identity
}

/** One test bed per folder. Throws CannotDo when another one runs there. */
export async function lockBed(folder: string): Promise<FolderLock> {
  try {
    return await lockFolder(join(folder, 'bed.lock'), 'The test bed')
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new CannotDo(
      `A test bed runs in ${folder} already (process ${error.holderPid}): stop that one first, or choose another folder (--folder).`,
    )
  }
}

/** Writes the configuration of the programs into the folder: one folder for each machine, and one shared. */
export function writeConfigs(folder: string, plan: ClusterPlan, identity: ProcessIdentity | undefined): void {
  for (const name of ['logs', 'server']) mkdirSync(join(folder, name), { recursive: true })
  for (const machine of plan.machines) writeFiles(machine.dataFolder, renderMachine(plan, machine), identity)
  const shared = join(folder, 'shared')
  writeFiles(shared, renderShared(plan, shared), identity)
}

/** They contain passwords: nobody else may read them. */
export function writeFiles(folder: string, files: Files, identity: ProcessIdentity | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const path of [
    folder,
    ...Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 })
      return join(folder, name)
    }),
  ])
    if (identity) chownSync(path, identity.uid, identity.gid)
}
