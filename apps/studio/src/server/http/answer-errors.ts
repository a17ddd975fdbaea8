// SPDX-License-Identifier: Apache-2.0
import { noteCode } from '@tessera/server-kit/requests/refusal-codes'
import { inRequest } from '@tessera/telemetry'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { RefusalBody, StudioRefusalCode } from '../../protocol.ts'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'
import type { StudioDeps } from '../deps.ts'
import { isRefusal, statusOf, StudioRefusal } from '../refusal.ts'

/** Refusals of HTTP itself, and of the file service: a file that may not be read counts as missing. */
const byHttpStatus: Readonly<Record<number, StudioRefusalCode>> = {
  400: 'studio.badRequest',
  403: 'studio.notFound',
  404: 'studio.notFound',
  413: 'studio.tooLarge',
  415: 'studio.wrongContentType',
}
const RETRY_AFTER_SECONDS = 2

/**
 * Every error has one format; an unexpected one is a reference number and a log line, without internal
 * details.
 */
export function answerErrors(app: FastifyInstance, deps: Pick<StudioDeps, 'log' | 'chance'>): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply, new StudioRefusal('studio.notFound')))
  // By the target alone, before a body is read.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(new StudioRefusal('studio.notFound'))
    else if (request.url.includes('%00')) done(new StudioRefusal('studio.badRequest'))
    else done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) return refuse(reply, error)
    if (isDatabaseUnreachable(error)) return refuse(reply, new StudioRefusal('studio.unavailable'))
    const known = error.statusCode === undefined ? undefined : byHttpStatus[error.statusCode]
    if (known) return refuse(reply, new StudioRefusal(known))
    const reference = deps.chance.hex(6)
    inRequest(request.id, () =>
      deps.log.error(
        { reference, method: request.method, path: request.routeOptions.url, reason: error.stack },
        'unexpected error',
      ),
    )
    const body: RefusalBody = { error: { code: 'studio.unexpected', reference } }
    return reply.code(500).send(body)
  })
}

function refuse(reply: FastifyReply, refusal: Pick<StudioRefusal, 'code' | 'details'>): FastifyReply {
  const status = statusOf(refusal.code)
  noteCode(reply, refusal.code)
  if (status === 503 || status === 429) reply.header('retry-after', RETRY_AFTER_SECONDS)
  const details =
    refusal.details && Object.keys(refusal.details).length > 0 ? { details: refusal.details } : {}
  const body: RefusalBody = { error: { code: refusal.code, ...details } }
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
