// SPDX-License-Identifier: Apache-2.0
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const rootFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cacheFolder = join(rootFolder, '.cache')

/** Node's cache of compiled code, which makes the next command start sooner. Each installation empties it. */
export const compiledFolder = join(cacheFolder, 'compiled')
