// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs'

const script = 'apps/studio/src/server/start.ts'

/** The process number of the studio whose data lies in this folder. Reads /proc; throws if there is none. */
export function findStudioProcess(dataDir: string): number {
  const found = readdirSync('/proc').find(
    (name) =>
      /^\d+$/.test(name) &&
      read(`/proc/${name}/cmdline`).includes(script) &&
      read(`/proc/${name}/environ`).split('\0').includes(`DATA_DIR=${dataDir}`),
  )
  if (found === undefined) throw new Error('the process of the studio was not found')
  return Number(found)
}

/** A process may end, or belong to somebody else, while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
