// SPDX-License-Identifier: Apache-2.0
import { requestIdOptions, returnRequestIds } from '@tessera/server-kit/requests/request-ids'
import { inRequest } from '@tessera/telemetry'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { fault } from '@tessera/contract'
import type { Chance } from '../chance/chance.ts'
import type { Log } from '../log/log.ts'
import { endStalledReaders } from './end-stalled-readers.ts'
import { answerError } from './errors.ts'
import { refuseConnection, serversPatience, timeoutsOf, type Patience } from './patience.ts'
import { readJsonBodies } from './read-json.ts'
import { refuseByTarget } from './refuse-by-target.ts'
import { sayTo, send } from './send-answer.ts'
import { addSecurityHeaders, type SecurityHeaders } from './security-headers.ts'

export interface ServerOptions {
  log: Log
  chance: Chance
  /**
   * Proxies that are trusted to name a request's origin: addresses and networks, or a function called for
   * each request.
   */
  trustedProxies: string[] | ((address: string) => boolean)
  headers: SecurityHeaders
  /** How long to wait for slow clients; has a default. */
  patience?: Patience
}

const largestBodyBytes = 64 * 1024

/** An HTTP server without routes: limits, headers, and one shape for all errors, wherever they are thrown. */
export function createHttpServer({
  log,
  chance,
  trustedProxies,
  headers,
  patience = serversPatience,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    ...requestIdOptions(chance.bytes(4).toString('hex')),
    bodyLimit: largestBodyBytes,
    ...timeoutsOf(patience),
    exposeHeadRoutes: true,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    // An address that the router cannot parse, such as malformed percent encoding or an overlong segment.
    frameworkErrors: (_error, request, reply) => {
      void send(reply, answerError(fault('call.malformed'), sayTo(request as FastifyRequest), log, chance))
    },
    clientErrorHandler: refuseConnection,
  })
  app.decorateRequest('texts', undefined)
  returnRequestIds(app)
  endStalledReaders(app.server, patience.readers)
  readJsonBodies(app)
  addSecurityHeaders(app, headers)
  refuseByTarget(app)
  app.setErrorHandler((error, request, reply) =>
    inRequest(request.id, () => send(reply, answerError(error, sayTo(request), log, chance))),
  )
  app.setNotFoundHandler((request, reply) =>
    send(reply, answerError(fault('call.notFound'), sayTo(request), log, chance)),
  )
  return app
}
