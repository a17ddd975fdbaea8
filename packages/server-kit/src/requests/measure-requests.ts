// SPDX-License-Identifier: Apache-2.0
import type { Counter, Metrics, Timing } from '@tessera/telemetry'
import type { FastifyInstance, onResponseHookHandler, RouteOptions } from 'fastify'
import { codeOf } from './refusal-codes.ts'

export interface MeasureOptions {
  metrics: Metrics
  log: { info(fields: object, message: string): void }
  /** Whether to log each request too: which call, its status and duration; nothing about the caller. */
  accessLog: boolean
  /** The name under which the requests of a route count. */
  callOf(route: RouteOptions): string
}

const perMs = 1_000

/** Counts and times every request by call and status, and refusals by code. Set up before the routes. */
export function measureRequests(
  app: FastifyInstance,
  { metrics, log, accessLog, callOf }: MeasureOptions,
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
  app.addHook('onRoute', (route) => {
    const call = callOf(route)
    const known = new Map<number, { answered: Counter; took: Timing }>()
    const of = (status: number): { answered: Counter; took: Timing } => {
      const made = {
        answered: requests.of(call, String(status)),
        took: durations.of(call, `${Math.floor(status / 100)}xx`),
      }
      known.set(status, made)
      return made
    }
    const measure: onResponseHookHandler = (request, reply, done) => {
      const { statusCode: status, elapsedTime: ms } = reply
      const { answered, took } = known.get(status) ?? of(status)
      answered.add()
      took.observe(ms / perMs)
      if (status >= 400) refusals.of(call, codeOf(reply) ?? `HTTP_${status}`).add()
      if (accessLog)
        log.info(
          {
            request: request.id,
            method: request.method,
            route: route.url,
            call,
            status,
            ms: Math.round(ms * 10) / 10,
          },
          'a request was answered',
        )
      done()
    }
    route.onResponse = [...[route.onResponse ?? []].flat(), measure]
  })
}
