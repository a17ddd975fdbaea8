import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const rootFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cacheFolder = join(rootFolder, '.cache')
