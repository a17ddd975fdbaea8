// SPDX-License-Identifier: Apache-2.0
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 20_000_000

export interface LogFile {
  (line: string): void
  path: string
  descriptor: number
  close(): void
}

/** Appends to DATA_DIR/logs/<name>.log; a large file is renamed once to <name>.old.log. */
export function logFile(dataDir: string, name: string): LogFile {
  const folder = join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes)
    renameSync(path, join(folder, `${name}.old.log`))
  const descriptor = openSync(path, 'a', 0o600)
  return Object.assign(
    (line: string) => {
      writeSync(descriptor, `${line}\n`)
    },
    { path, descriptor, close: () => closeSync(descriptor) },
  )
}
