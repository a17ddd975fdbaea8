// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CannotDo } from './cannot-do.ts'
import type { Part } from './manifest.ts'

/** Counts and digests the data that passes. */
function createMeter(): { stream: Transform; measured(): { bytes: number; sha256: string } } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a part of a backup and answers its digest. It is on the disk when this resolves. */
export async function writePart(
  folder: string,
  path: string,
  source: Readable,
  ...through: Transform[]
): Promise<Part> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const meter = createMeter()
  await pipeline([source, ...through, meter.stream, createWriteStream(file, { mode: 0o600, flush: true })])
  return { path, ...meter.measured() }
}

/**
 * Compares every part of a backup with the manifest. Throws CannotDo for the first that is missing, cut short
 * or altered.
 */
export async function checkParts(folder: string, parts: readonly Part[]): Promise<void> {
  for (const { path, bytes, sha256 } of parts) {
    const found = await measure(join(folder, path))
    if (!found) throw new CannotDo(`The backup in ${folder} is not whole: ${path} is missing.`)
    if (found.bytes < bytes)
      throw new CannotDo(
        `The backup in ${folder} was cut short: ${path} has ${found.bytes} of ${bytes} bytes.`,
      )
    if (found.sha256 !== sha256)
      throw new CannotDo(
        `The backup in ${folder} was altered: ${path} has another digest than its manifest says.`,
      )
  }
}

async function measure(file: string): Promise<{ bytes: number; sha256: string } | undefined> {
  const meter = createMeter()
  try {
    await pipeline(createReadStream(file), meter.stream, async (source) => {
      for await (const _ of source) {
        /* counted on its way */
      }
    })
    return meter.measured()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
