import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileArea, FileStore } from '../../../modules/messages/ports.ts'

const safeName = /^[A-Za-z0-9_-]{8,80}\.[a-z0-9]{3,5}$/
const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Keeps files in a folder of this machine, spread over sub-folders by the beginning of their names. */
export function createLocalFolderStore(folder: string, uniqueSuffix: () => string): FileStore {
  const placeOf = (area: FileArea, name: string): { folder: string; file: string } => {
    if (!safeName.test(name)) throw new Error('a stored file has a name that the house did not make')
    const place = join(folder, area, name.slice(0, 2))
    return { folder: place, file: join(place, name) }
  }
  return {
    async keep(area, name, bytes) {
      const place = placeOf(area, name)
      await mkdir(place.folder, { recursive: true, mode: 0o750 })
      // Under its own name only once it is whole: a file that is being written is never read.
      const unfinished = `${place.file}.${uniqueSuffix()}`
      await writeFile(unfinished, bytes, { mode: 0o640 })
      await rename(unfinished, place.file)
    },
    async read(area, name) {
      if (!safeName.test(name)) return undefined
      return readFile(placeOf(area, name).file).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
    },
    remove: (area, name) => rm(placeOf(area, name).file, { force: true }),
  }
}
