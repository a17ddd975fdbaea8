// SPDX-License-Identifier: Apache-2.0
import { noteCode } from '@tessera/server-kit/requests/refusal-codes'
import { languageOf as languageOfCode } from '@tessera/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from './compress.ts'
import { bodyOf, type Answer } from './envelope.ts'
import { holds, type CachedAnswer } from './answer-cache.ts'
import { shippedTexts, type BrandTexts } from '../texts/brand-texts.ts'
import type { Say } from './sentence.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The sentences of the brand whose host was called, once that is known. */
    texts?: BrandTexts
  }
}

/**
 * The caller's language: from the header, or the platform's default when the header names none that we have.
 */
export const languageOf = (request: FastifyRequest): string => {
  const header = request.headers.language
  return languageOfCode(typeof header === 'string' ? header : undefined)
}

/** Says sentences to the caller: in their language, and in the words of the brand once it is known. */
export const sayTo =
  (request: FastifyRequest): Say =>
  (key, values) =>
    (request.texts ?? shippedTexts).say(languageOf(request), key, values)

const jsonType = 'application/json; charset=utf-8'

/** Sends an answer in the envelope; never cached. */
export function send(reply: FastifyReply, answer: Answer, body = bodyOf(answer.envelope)): FastifyReply {
  noteCode(reply, answer.envelope.code)
  if (answer.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(answer.retryAfterSeconds))
  return reply.status(answer.status).header('cache-control', 'no-store').type(jsonType).send(body)
}

/** Sends an answer that is the same for everybody, compressed. */
export async function sendOpen(
  reply: FastifyReply,
  answer: Answer,
  accepted: string | undefined,
): Promise<FastifyReply> {
  const { body, encoding } = await compress(bodyOf(answer.envelope), accepted)
  if (encoding !== undefined)
    void reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
  return send(reply, answer, body)
}

/** Sends an answer that browsers cache and revalidate, or a 304 when theirs is still valid. */
export async function sendCached(
  reply: FastifyReply,
  answer: CachedAnswer,
  { 'if-none-match': known, 'accept-encoding': accepted }: FastifyRequest['headers'],
): Promise<FastifyReply> {
  void reply
    .header('etag', answer.etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, language')
  if (holds(known, answer.etag)) return reply.status(304).send()
  const { body, encoding } = await answer.inForm(accepted)
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.status(200).type(jsonType).send(body)
}
