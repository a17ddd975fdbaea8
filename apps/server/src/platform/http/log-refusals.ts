// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'
import { codeOf } from '@tessera/server-kit/requests/refusal-codes'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { createThrottle } from './throttle.ts'

/**
 * Refused for lack of a session, a role or valid input, or for sending too much. A mere "not found" says
 * nothing about the caller.
 */
const refused = new Set([400, 401, 403, 405, 413, 415, 429])
const perAddressEachMinute = 10
const inAllEachMinute = 600

/**
 * Logs a line for each refused request: when, from where, which call and why, but nothing that was sent.
 * Floods are limited to ten lines a minute per address, with a note that there were more, and 600 in all. Set
 * up before the routes.
 */
export function logRefusals(app: FastifyInstance, { clock, log }: { clock: Clock; log: Log }): void {
  const throttle = createThrottle(clock)
  app.addHook('onResponse', async (request, reply) => {
    if (!refused.has(reply.statusCode)) return
    const {
      ip,
      method,
      routeOptions: { url: route = 'none' },
    } = request
    const line = {
      request: request.id,
      status: reply.statusCode,
      refusal: codeOf(reply),
      method,
      route,
      ip,
    }
    const address = addressKey(ip)
    if (throttle.admit(address, perAddressEachMinute)) {
      if (throttle.admit('all', inAllEachMinute)) log.info(line, 'a request was refused')
    } else if (throttle.admit(`${address} more`, 1) && throttle.admit('all', inAllEachMinute)) {
      log.warn(line, 'requests of one address are refused more often than is written down')
    }
  })
}
