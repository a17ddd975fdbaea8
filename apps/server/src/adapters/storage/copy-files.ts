// SPDX-License-Identifier: Apache-2.0
import { fileAreas, type FileArea, type FileStore } from '../../modules/messages/ports.ts'
import { isIntact } from './file-paths.ts'

export interface CopiedFiles {
  copied: number
  /** They already existed, complete. */
  there: number
  /** Paths of files whose bytes do not match their name: they were not copied. */
  damaged: string[]
}

const atOnce = 8

/**
 * Copies every file of one store into another. Complete files are not copied again, so an interrupted copy
 * can simply be repeated; each copy is read back and compared with the digest in its name. Throws
 * StorageUnavailable when one of the two does not answer; what was copied until then stays.
 */
export async function copyFiles(from: FileStore, to: FileStore): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: 0, there: 0, damaged: [] }
  for (const area of fileAreas) {
    let batch: Promise<void>[] = []
    for await (const name of from.list(area)) {
      batch.push(copyFile(area, name))
      if (batch.length < atOnce) continue
      await Promise.all(batch)
      batch = []
    }
    await Promise.all(batch)
  }
  return result

  async function copyFile(area: FileArea, name: string): Promise<void> {
    if (await isWhole(to, area, name)) {
      result.there += 1
      return
    }
    const bytes = await from.read(area, name)
    // Deleted in the meantime.
    if (!bytes) return
    if (isIntact(name, bytes)) await to.keep(area, name, bytes)
    if (await isWhole(to, area, name)) result.copied += 1
    else result.damaged.push(`${area}/${name}`)
  }
}

async function isWhole(store: FileStore, area: FileArea, name: string): Promise<boolean> {
  const bytes = await store.read(area, name)
  return bytes !== undefined && isIntact(name, bytes)
}
