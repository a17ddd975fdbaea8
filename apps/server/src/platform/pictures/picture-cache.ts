// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by key, each written completely or not at all. */
export interface PictureCache {
  /** The bytes stored under a key, or undefined. */
  read(key: string): Promise<Buffer | undefined>
  write(key: string, bytes: Buffer): Promise<void>
}

/** A cache in a folder, which is created on first use. Several processes may share it. */
export function createPictureCache(folder: string): PictureCache {
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async write(key, bytes) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.draft`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

/** A key made of everything that determines the bytes of a picture; the order of fields does not matter. */
export function pictureKey(inputs: Record<string, unknown>): string {
  return createHash('sha256').update(canonical(inputs)).digest('hex')
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join(',')}}`
}
