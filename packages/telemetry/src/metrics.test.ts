// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import {
  createMetrics,
  createRequestIds,
  inRequest,
  requestHeaders,
  serveMetrics,
  watchPool,
  type MetricsServer,
} from './index.ts'

let server: MetricsServer | undefined
afterEach(() => server?.close())
const warned: string[] = []

async function scrape(metrics = createMetrics()): Promise<string> {
  server = await serveMetrics({
    metrics,
    host: '127.0.0.1',
    port: 0,
    log: {
      warn: (_fields, message) => {
        warned.push(message)
      },
    },
  })
  return (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
}

describe('the figures of a process', () => {
  it('are answered in the text format of Prometheus, with those of the runtime', async () => {
    const metrics = createMetrics()
    const seen = metrics.counter('seen_total', 'What was seen', ['kind'])
    seen.of('a "b"\n').add()
    seen.of('c').add(2.5)
    metrics.counter('seen_total', 'The same again', ['kind']).of('c').add()
    const took = metrics.timing('took_seconds', 'How long')
    for (const seconds of [0.001, 0.2, 60]) took.of().observe(seconds)
    metrics.gauge('room', 'Room', ['disk']).watch(['one'], () => 7)
    watchPool(metrics, 'people', { totalCount: 5, idleCount: 2, waitingCount: 1, options: { max: 10 } })
    const text = await scrape(metrics)
    for (const line of [
      '# TYPE seen_total counter',
      'seen_total{kind="a \\"b\\"\\n"} 1',
      'seen_total{kind="c"} 3.5',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{le="0.001"} 1',
      'took_seconds_bucket{le="0.25"} 2',
      'took_seconds_bucket{le="10"} 2',
      'took_seconds_bucket{le="+Inf"} 3',
      'took_seconds_count 3',
      'room{disk="one"} 7',
      'tessera_pool_connections{pool="people",state="used"} 3',
      'tessera_pool_waiting{pool="people"} 1',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
  })

  it('count too many different labels together, so that nobody can make them grow without end', async () => {
    const metrics = createMetrics()
    for (let number = 0; number < 5_000; number += 1)
      metrics.counter('names_total', 'Names', ['name']).of(`name ${number}`).add()
    const lines = (await scrape(metrics)).split('\n').filter((line) => line.startsWith('names_total{'))
    expect(lines.length).toBeLessThanOrEqual(2_001)
    expect(lines).toContain('names_total{name="other"} 3000')
  })

  it('are answered without the one that cannot be read', async () => {
    const metrics = createMetrics()
    metrics.gauge('away', 'Away').watchAll(() => Promise.reject(new Error('the database is away')))
    metrics.gauge('there', 'There').watch([], () => 1)
    expect(await scrape(metrics)).toContain('\nthere 1\n')
    expect(warned).toContain('a figure could not be read')
    expect((await fetch(`http://127.0.0.1:${server!.port}/anything`)).status).toBe(404)
  })
})

describe('the id of a request', () => {
  it('is the one that its sender names, if it is well formed, or a new one', () => {
    const idOf = createRequestIds('abcd')
    expect(idOf({ 'x-request-id': '0f8e-12_34.5678' })).toBe('0f8e-12_34.5678')
    const made = ['short', 'with blank here', 'x'.repeat(65), 'a"}\n{"level":50', undefined].map((given) =>
      idOf({ 'x-request-id': given }),
    )
    expect(made).toEqual(['abcd-0001', 'abcd-0002', 'abcd-0003', 'abcd-0004', 'abcd-0005'])
  })

  it('follows the work of its request, and no other', async () => {
    const asked = (): Promise<Record<string, string>> =>
      new Promise((done) => setImmediate(() => done(requestHeaders())))
    expect(
      await Promise.all([inRequest('one-one-one', asked), inRequest('two-two-two', asked), asked()]),
    ).toEqual([{ 'x-request-id': 'one-one-one' }, { 'x-request-id': 'two-two-two' }, {}])
  })
})
