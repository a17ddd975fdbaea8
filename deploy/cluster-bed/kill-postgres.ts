// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { killPostgres } from '@tessera/server/src/platform/db/embedded-postgres-process.ts'

/** kill -9 of a machine's PostgreSQL with all its sessions, if it runs. */
export function killPostgresOf(dataFolder: string): void {
  const pid = postmasterOf(join(dataFolder, 'postgres'))
  if (pid !== undefined) killPostgres(pid)
}

/** The pid in the file may belong to another program by now: only a postgres of this folder counts. */
function postmasterOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes('postgres') && command.includes(folder) ? pid : undefined
  } catch {
    return undefined
  }
}
