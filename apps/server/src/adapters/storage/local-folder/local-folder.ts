// SPDX-License-Identifier: Apache-2.0
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageUnavailable, type FileArea, type FileStore } from '../../../modules/messages/ports.ts'
import { filePath, isFileName } from '../file-paths.ts'

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/** Stores files in a folder of this machine, spread over subfolders by the beginning of their names. */
export function createLocalFolderStore(folder: string, uniqueSuffix: () => string): FileStore {
  const fileOf = (area: FileArea, name: string): string => join(folder, filePath(area, name))
  return {
    async keep(area, name, bytes) {
      const file = fileOf(area, name)
      // A file gets its name only when it is complete: one that is being written is never read.
      const unfinished = `${file}.${uniqueSuffix()}`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o750 })
        await writeFile(unfinished, bytes, { mode: 0o640 })
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw unavailable(error)
      }
    },
    async read(area, name) {
      if (!isFileName(name)) return undefined
      return readFile(fileOf(area, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw unavailable(error)
      })
    },
    remove: (area, name) =>
      rm(fileOf(area, name), { force: true }).catch((error: unknown) => {
        throw unavailable(error)
      }),
    async *list(area) {
      for (const beginning of await namesIn(join(folder, area)))
        yield* (await namesIn(join(folder, area, beginning))).filter(isFileName)
    },
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || codeOf(error) === 'ENOTDIR') return []
    throw unavailable(error)
  })

const unavailable = (error: unknown): StorageUnavailable =>
  new StorageUnavailable(
    'away',
    codeOf(error) === 'ENOSPC'
      ? 'the disk that holds the files is full'
      : `the folder of the files cannot be used (${codeOf(error) || 'unknown'})`,
    error,
  )
