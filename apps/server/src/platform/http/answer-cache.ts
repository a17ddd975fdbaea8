// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { formFor, forms, press, unpress, type Form } from './compress.ts'
import { bodyOf, type Answer } from './envelope.ts'

/** An answer shared by many callers: its ETag, and its body in the best encoding that the browser accepts. */
export interface CachedAnswer {
  etag: string
  inForm(accepted: string | undefined): Promise<{ body: Buffer; encoding?: string }>
}

/** Identifies an answer: who may share it, and a state that changes whenever it must be built again. */
export interface AnswerState {
  audience: string
  version: string
}

export interface AnswerCache {
  /**
   * The answer to a question: the cached one if it was built in the same state, else a new one, which
   * replaces it.
   */
  get(question: string, state: AnswerState, make: () => Promise<Answer>): Promise<CachedAnswer>
}

const mostBytes = 40_000_000
const mostAnswers = 6_000

/** One body, in the smallest of the encodings that were requested. */
interface Held {
  etag: string
  version: string
  form: Form
  body: Buffer
  plainLength: number
}

/** Copies a body into its own memory: a slice would hold on to the whole larger buffer. */
function alone(body: string | Buffer): Buffer {
  if (typeof body !== 'string' && body.length === body.buffer.byteLength) return body
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(body))
  if (typeof body === 'string') copy.write(body)
  else body.copy(copy)
  return copy
}

/** The ETag of an answer, a hash of its content. Weak, because it is the same for every compression. */
const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Whether the caller already has the answer with this ETag. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => one.trim() === etag || one.trim() === '*')

/**
 * Caches the most recently requested answers that are the same for everybody. They are bytes outside the
 * heap, so the garbage collector has nothing to scan, and mostly compressed: all lists of a large platform
 * fit.
 */
export function createAnswerCache(): AnswerCache {
  const stored = new Map<string, Held>()
  let bytes = 0

  function put(key: string, held: Held): void {
    bytes += held.body.length - (stored.get(key)?.body.length ?? 0)
    // Most recently used goes last.
    stored.delete(key)
    stored.set(key, held)
    for (const [oldest, { body }] of stored) {
      if (bytes <= mostBytes && stored.size <= mostAnswers) break
      stored.delete(oldest)
      bytes -= body.length
    }
  }

  const answerOf = (key: string, held: Held): CachedAnswer => ({
    etag: held.etag,
    async inForm(accepted) {
      const wanted = formFor(accepted, held.plainLength)
      const body = await bodyIn(held, wanted)
      if (forms.indexOf(wanted) > forms.indexOf(held.form) && stored.get(key) === held)
        put(key, { ...held, form: wanted, body: alone(body) })
      return wanted === 'plain' ? { body } : { body, encoding: wanted }
    },
  })

  return {
    async get(question, { audience, version }, make) {
      const key = `${audience} ${question}`
      const known = stored.get(key)
      if (known?.version === version) {
        put(key, known)
        return answerOf(key, known)
      }
      const body = alone(bodyOf((await make()).envelope))
      const etag = etagOf(body)
      // Most catalogue changes leave most answers unchanged.
      const held =
        known?.etag === etag
          ? { ...known, version }
          : { etag, version, form: 'plain' as const, body, plainLength: body.length }
      put(key, held)
      return answerOf(key, held)
    },
  }
}

async function bodyIn({ form, body }: Held, wanted: Form): Promise<Buffer> {
  if (form === wanted) return body
  const plain = await unpress(body, form)
  return wanted === 'plain' ? plain : press(plain, wanted)
}
