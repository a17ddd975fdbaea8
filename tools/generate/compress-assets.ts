// SPDX-License-Identifier: Apache-2.0
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|html)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this size the headers cost more than compression saves. */
const smallestBytes = 500

/**
 * Writes a .br and a .gz beside every text file of a built browser app, as small as possible, so that the
 * server only has to send them. Fonts and pictures are compressed already. Answers how many files were
 * compressed.
 */
export async function compressAssets(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const done = await Promise.all(files.map(compressFile))
  return done.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path)
  const [small, medium] =
    content.length < smallestBytes
      ? [content, content]
      : await Promise.all([
          brotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }),
          gzipped(content, { level: 9 }),
        ])
  const worthIt = small.length < content.length
  await Promise.all([
    keep(`${path}.br`, worthIt ? small : undefined),
    keep(`${path}.gz`, worthIt ? medium : undefined),
  ])
  return worthIt
}

async function keep(path: string, content: Buffer | undefined): Promise<void> {
  if (content) await writeFile(path, content)
  else await rm(path, { force: true })
}
