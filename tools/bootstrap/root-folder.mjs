// SPDX-License-Identifier: Apache-2.0
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const rootFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const cacheFolder = join(rootFolder, '.cache')

/**
 * Where Node caches compiled code, so that the next command starts sooner. Emptied with each installation.
 */
export const compiledFolder = join(cacheFolder, 'compiled')
