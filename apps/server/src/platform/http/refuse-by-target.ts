// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses by its target alone, before a body is read: an address that nobody answers, and one with the sign
 * NUL, which no text may hold and the database has no place for. The number is for scopes that answer in a
 * form of their own.
 */
export function refuseByTarget(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(Object.assign(fault('call.notFound'), { statusCode: 404 }))
    else if (request.url.includes('%00')) done(Object.assign(fault('call.malformed'), { statusCode: 400 }))
    else done()
  })
}
