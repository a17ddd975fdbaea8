// SPDX-License-Identifier: Apache-2.0
import { createRequestIds, requestIdHeader } from '@tessera/telemetry'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * Options of an HTTP server that names each request by its sender's id or by a new one. The prefix is made at
 * the start of a process, so that ids of two processes differ.
 */
export function requestIdOptions(
  prefix: string,
): Pick<FastifyServerOptions, 'genReqId'> & { requestIdHeader: false } {
  const idOf = createRequestIds(prefix)
  return { genReqId: ({ headers }) => idOf(headers), requestIdHeader: false }
}

/** Returns the id of a request with its answer. */
export function returnRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
}
