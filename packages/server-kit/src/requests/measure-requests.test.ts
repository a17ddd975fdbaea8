// SPDX-License-Identifier: Apache-2.0
import { createMetrics, serveMetrics } from '@tessera/telemetry'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { measureRequests } from './measure-requests.ts'
import { noteCode } from './refusal-codes.ts'
import { requestIdOptions, returnRequestIds } from './request-ids.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A server with a route that answers and one that refuses, and what it has logged. */
function served(accessLog: boolean) {
  const metrics = createMetrics()
  const logged: object[] = []
  const app = Fastify(requestIdOptions('one'))
  returnRequestIds(app)
  measureRequests(app, {
    metrics,
    log: { info: (fields) => void logged.push(fields) },
    accessLog,
    callOf: ({ url }) => url.slice(1),
  })
  app.get('/bets', async () => 'yes')
  app.get('/seats', async (_request, reply) => {
    noteCode(reply, 'TABLE_FULL')
    return reply.code(409).send('no')
  })
  closing.push(() => app.close())
  return {
    app,
    logged,
    async figures(): Promise<string> {
      const server = await serveMetrics({ metrics, host: '127.0.0.1', port: 0, log: { warn() {} } })
      closing.push(() => server.close())
      return (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    },
  }
}

it('counts requests under the name that the server gives their route, and refusals by their code', async () => {
  const { app, figures } = served(false)
  await app.inject('/bets')
  await app.inject('/bets')
  await app.inject('/seats')
  const text = await figures()
  expect(text).toContain('tessera_requests_total{call="bets",status="200"} 2')
  expect(text).toContain('tessera_request_duration_seconds_count{call="seats",class="4xx"} 1')
  expect(text).toContain('tessera_refusals_total{call="seats",code="TABLE_FULL"} 1')
  expect(text).not.toContain('tessera_refusals_total{call="bets"')
})

it('logs each request with its id only if that is wanted, and returns the id with the answer', async () => {
  const quiet = served(false)
  await quiet.app.inject('/bets')
  expect(quiet.logged).toEqual([])
  const { app, logged } = served(true)
  const named = await app.inject({ url: '/bets', headers: { 'x-request-id': 'a-request-1' } })
  const unnamed = await app.inject('/seats')
  expect([named, unnamed].map(({ headers }) => headers['x-request-id'])).toEqual(['a-request-1', 'one-0001'])
  expect(logged).toMatchObject([
    { request: 'a-request-1', method: 'GET', route: '/bets', call: 'bets', status: 200 },
    { request: 'one-0001', method: 'GET', route: '/seats', call: 'seats', status: 409 },
  ])
})
