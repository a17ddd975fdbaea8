// SPDX-License-Identifier: Apache-2.0
// The installation with hot reload: servers restart and pages reload when a file changes.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { ensureGenerated } from './generated-files.mjs'

/** Sentences and calls that are edited meanwhile appear, too: what is made of them is made anew. */
const sources = ['packages/texts/locales', 'packages/contract/src']
/** Editors write a file in several steps. */
const quietMs = 200
let waiting: NodeJS.Timeout | undefined
let making = Promise.resolve()

function makeSoon(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    making = making.then(ensureGenerated).catch((error: unknown) => console.error(String(error)))
  }, quietMs)
}
for (const folder of sources) watch(join(rootFolder, folder), { recursive: true }, makeSoon).unref()

process.argv.push('--dev')
await import('@tessera/server/src/main/supervisor.ts')
