// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '@tessera/server/src/platform/db/embedded-postgres-binaries.ts'

/** Where something was measured; what nobody wrote down at the time is missing. */
export interface Machine {
  cpu: string
  cores: number
  memoryMegabytes?: number
  system: string
  node?: string
  postgres?: string
}

/** This machine, with the built-in PostgreSQL. */
export const thisMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryMegabytes: Math.round(totalmem() / 1e6),
  system: nameOfSystem(),
  node: process.versions.node,
  postgres: findPostgresBinaries(join(import.meta.dirname, '../../.cache/bench'), undefined).version.replace(
    /-.*/,
    '',
  ),
})

function nameOfSystem(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    if (name !== undefined) return name
  } catch {
    // Other systems than Linux have no such file.
  }
  return `${type()} ${release()}`
}
