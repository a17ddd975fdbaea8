// SPDX-License-Identifier: Apache-2.0
import { createRequestIds, requestIdHeader, type Metrics } from '@tessera/telemetry'
import type { FastifyInstance, FastifyReply, onResponseHookHandler } from 'fastify'
import type { Log } from '../log.ts'

/** Made at the start of a process, so that ids of two processes differ. */
export const requestIds = (
  prefix: string,
): ((sent: { headers: Readonly<Record<string, unknown>> }) => string) => {
  const idOf = createRequestIds(prefix)
  return ({ headers }) => idOf(headers)
}

const codes = new WeakMap<FastifyReply, string>()
/** Stores the code of a refusal. */
export const noteCode = (reply: FastifyReply, code: string): unknown => codes.set(reply, code)

/**
 * Returns the request's id with every answer; counts and times requests by route and status, and refusals by
 * code; writes a log line for each if configured. Call it before the routes are added.
 */
export function measureRequests(
  app: FastifyInstance,
  { metrics, log, accessLog }: { metrics: Metrics; log: Log; accessLog: boolean },
): void {
  const requests = metrics.counter(
    'tessera_requests_total',
    'Requests that were answered, by call and status',
    ['call', 'status'],
  )
  const durations = metrics.timing(
    'tessera_request_duration_seconds',
    'How long requests took, by call and class of status',
    ['call', 'class'],
  )
  const refusals = metrics.counter(
    'tessera_refusals_total',
    'Requests that were refused, by call and what the refusal is called',
    ['call', 'code'],
  )
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
  app.addHook('onRoute', (route) => {
    const call = /^\/(api|operator|health)\//.test(route.url) ? route.url : 'page'
    const measure: onResponseHookHandler = (request, reply, done) => {
      const status = reply.statusCode
      requests.of(call, String(status)).add()
      durations.of(call, `${Math.floor(status / 100)}xx`).observe(reply.elapsedTime / 1_000)
      if (status >= 400) refusals.of(call, codes.get(reply) ?? `HTTP_${status}`).add()
      if (accessLog)
        log.info(
          {
            request: request.id,
            method: request.method,
            route: route.url,
            status,
            ms: Math.round(reply.elapsedTime * 10) / 10,
          },
          'a request was answered',
        )
      done()
    }
    route.onResponse = [...[route.onResponse ?? []].flat(), measure]
  })
}
