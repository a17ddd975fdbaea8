// SPDX-License-Identifier: Apache-2.0
import { fileAreas, type FileArea, type FileStore } from '../../modules/messages/ports.ts'
import { isIntact } from './file-places.ts'

export interface CopiedFiles {
  copied: number
  /** They were there already, whole. */
  there: number
  /**
   * Places of files whose bytes are not those that their name promises: nothing was copied in their stead.
   */
  damaged: string[]
}

const atOnce = 8

/**
 * Copies every file of one store into another. What is there already and whole is not copied again, so that a
 * copy that was interrupted is simply begun anew; each copy is read back and held against the digest in its
 * name. Throws StorageUnavailable when one of the two does not answer; what was copied until then stays.
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
    // Removed while we were at it.
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
