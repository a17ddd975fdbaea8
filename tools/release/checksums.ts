// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const checksumsName = 'SHA256SUMS'

/** The SHA-256 of every file in a folder but the list of checksums itself, by name. */
export async function checksumsOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name !== checksumsName).sort()
  const sums = new Map<string, string>()
  for (const name of names) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, name)), hash)
    sums.set(name, hash.digest('hex'))
  }
  return sums
}

/** Writes the list of checksums of a folder, as `sha256sum -c` reads it. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines = [...(await checksumsOf(folder))].map(([name, sum]) => `${sum}  ${name}\n`)
  await writeFile(join(folder, checksumsName), lines.join(''))
}
