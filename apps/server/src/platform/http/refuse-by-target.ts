// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses a request by its address alone, before its body is read: an unknown address, or one with NUL, which
 * the database cannot store. The status code is for scopes with their own answer format.
 */
export function refuseByTarget(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) done(Object.assign(fault('call.notFound'), { statusCode: 404 }))
    else if (request.url.includes('%00')) done(Object.assign(fault('call.malformed'), { statusCode: 400 }))
    else done()
  })
}
