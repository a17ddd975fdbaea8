// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPictures } from '@tessera/server/src/platform/pictures/index.ts'
import { cataloguePictures } from './catalogue-pictures.ts'
import { prewarmPictures } from './prewarm-pictures.ts'

/**
 * Makes the pictures of the demonstration catalogue and stores them in a cache folder: node
 * demo/pictures/prewarm.ts --cache FOLDER
 */
const { values } = parseArgs({
  options: { cache: { type: 'string' }, width: { type: 'string', default: '300' } },
})
if (values.cache === undefined) {
  console.error('Say where the pictures go: node demo/pictures/prewarm.ts --cache FOLDER')
  process.exit(2)
}
const pictures = createPictures({ cacheDir: resolve(values.cache), concurrency: 2, log: console })
const startedMs = performance.now()
await prewarmPictures(pictures, cataloguePictures(Number(values.width)), (done, all) => {
  if (process.stdout.isTTY || done === all)
    process.stdout.write(
      `\rPictures: ${done} of ${all}, ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
    )
})
process.stdout.write('\n')
