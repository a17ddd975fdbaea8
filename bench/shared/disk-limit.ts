// SPDX-License-Identifier: Apache-2.0
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const pageBytes = 8_192
const pages = 512

/**
 * How often per second one page can be durably written to the disk of `folder`: a caller who waits for each
 * bet before making the next cannot be faster, whatever the program. The file is filled first, as the
 * database does with its log.
 */
export function durableWritesPerSecond(folder: string, seconds: number): number {
  const path = join(folder, 'disk-limit')
  const file = openSync(path, 'w')
  try {
    const page = Buffer.alloc(pageBytes, 1)
    for (let at = 0; at < pages; at += 1) writeSync(file, page, 0, pageBytes, at * pageBytes)
    fdatasyncSync(file)
    let writes = 0
    const startedMs = performance.now()
    while (performance.now() - startedMs < seconds * 1_000) {
      writeSync(file, page, 0, pageBytes, (writes % pages) * pageBytes)
      fdatasyncSync(file)
      writes += 1
    }
    return (writes / (performance.now() - startedMs)) * 1_000
  } finally {
    closeSync(file)
    rmSync(path)
  }
}
