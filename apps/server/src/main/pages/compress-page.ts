import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** A page is written for each visitor: a quick compression of a few kilobytes, far below a millisecond. */
const quality = 5

/** The page in the best form that the browser takes, and the name of that form; pages hold no secrets of anybody. */
export async function compressPage(html: string, accepted: string | undefined): Promise<{ body: string | Buffer; encoding?: string }> {
  if (/\bbr\b/.test(accepted ?? '')) return { body: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted ?? '')) return { body: await gzipped(html), encoding: 'gzip' }
  return { body: html }
}
