import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Written for each visitor: a quick compression of a few kilobytes, well below a millisecond. */
const quality = 4
/** Below this the headers cost more than is saved. */
const smallestCharacters = 1_000

/**
 * A text in the best form that the browser takes, and the name of that form. Only for what is the same for everybody: what
 * holds somebody's secrets beside words of a stranger could be guessed by its length.
 */
export async function compress(text: string, accepted: string | undefined): Promise<{ body: string | Buffer; encoding?: string }> {
  if (text.length < smallestCharacters) return { body: text }
  if (/\bbr\b/.test(accepted ?? '')) return { body: await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), encoding: 'br' }
  if (/\bgzip\b/.test(accepted ?? '')) return { body: await gzipped(text), encoding: 'gzip' }
  return { body: text }
}
