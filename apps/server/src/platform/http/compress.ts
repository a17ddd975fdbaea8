// SPDX-License-Identifier: Apache-2.0
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)
/** For answers written for one visitor: quick compression of a few kilobytes, well below a millisecond. */
const quality = 4
/** Below this the headers cost more than is saved. */
const smallestLength = 1_000
/**
 * Lists shrink to a tenth, so most leave the compressor in one chunk. Memory outside the heap is not free
 * either: large buffers trigger the garbage collector.
 */
const pieceOf = (length: number): number => Math.max(1_024, length >> 3)

/** A content encoding; the better ones last. */
export const forms = ['plain', 'gzip', 'br'] as const
export type Form = (typeof forms)[number]

/**
 * The best encoding that the browser accepts for a body of this length (bytes or characters; only the order
 * of magnitude matters).
 */
export function formFor(accepted: string | undefined, length: number): Form {
  if (length < smallestLength) return 'plain'
  return /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'plain'
}

/** Compresses a body. */
export async function press(body: string | Buffer, form: Exclude<Form, 'plain'>): Promise<Buffer> {
  const length = Buffer.byteLength(body)
  if (form === 'gzip') return gzipped(body, { chunkSize: pieceOf(length) })
  // Given the size, it chooses matching tables: a third of the time for half a megabyte.
  return brotli(body, {
    chunkSize: pieceOf(length),
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  })
}

/** Decompresses a body. */
export const unpress = (body: Buffer, form: Form): Promise<Buffer> | Buffer =>
  form === 'br' ? unbrotli(body) : form === 'gzip' ? gunzipped(body) : body

/**
 * A text in the best encoding that the browser accepts, and the name of that encoding. Only for answers that
 * are the same for everybody: the length of a compressed answer that mixes secrets with an attacker's text
 * would give the secrets away.
 */
export async function compress(
  text: string | Buffer,
  accepted: string | undefined,
): Promise<{ body: string | Buffer; encoding?: string }> {
  const form = formFor(accepted, text.length)
  return form === 'plain' ? { body: text } : { body: await press(text, form), encoding: form }
}
