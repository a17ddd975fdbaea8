import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthwhile = /\.(?:js|css|html|svg|json|txt)$/
const leastBytes = 1_024

/** A Vite plugin that lays each text file of a build beside itself as .br and .gz, so that the server need not compress. */
export function compressed() {
  let folder = ''
  return {
    name: 'tessera-compressed',
    apply: 'build' as const,
    configResolved(config: { root: string; build: { outDir: string } }) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && worthwhile.test(entry.name)) compressFile(join(entry.parentPath, entry.name))
      }
    },
  }
}

function compressFile(path: string): void {
  const content = readFileSync(path)
  if (content.length < leastBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
