// SPDX-License-Identifier: Apache-2.0
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)
/** Written for each visitor: a quick compression of a few kilobytes, well below a millisecond. */
const quality = 4
/** Below this the headers cost more than is saved. */
const smallestLength = 1_000
/**
 * Lists shrink to a tenth, so that most leave the compressor in one piece. Memory outside of the heap is not
 * given away: so much of it calls the collector.
 */
const pieceOf = (length: number): number => Math.max(1_024, length >> 3)

/** A form in which a body travels; the better ones last. */
export const forms = ['plain', 'gzip', 'br'] as const
export type Form = (typeof forms)[number]

/**
 * The best form that the browser takes for a body of this length (bytes or characters, it is only about its
 * order).
 */
export function formFor(accepted: string | undefined, length: number): Form {
  if (length < smallestLength) return 'plain'
  return /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'plain'
}

/** Presses a body into a form. */
export async function press(body: string | Buffer, form: Exclude<Form, 'plain'>): Promise<Buffer> {
  const length = Buffer.byteLength(body)
  if (form === 'gzip') return gzipped(body, { chunkSize: pieceOf(length) })
  // Told how much will come, it chooses tables of that size: a third of the time for half a megabyte.
  return brotli(body, {
    chunkSize: pieceOf(length),
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
  })
}

/** The plain body of a pressed one. */
export const unpress = (body: Buffer, form: Form): Promise<Buffer> | Buffer =>
  form === 'br' ? unbrotli(body) : form === 'gzip' ? gunzipped(body) : body

/**
 * A text in the best form that the browser takes, and the name of that form. Only for what is the same for
 * everybody: what holds somebody's secrets beside words of a stranger could be guessed by its length.
 */
export async function compress(
  text: string | Buffer,
  accepted: string | undefined,
): Promise<{ body: string | Buffer; encoding?: string }> {
  const form = formFor(accepted, text.length)
  return form === 'plain' ? { body: text } : { body: await press(text, form), encoding: form }
}
