// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createErrorReports } from '@tessera/telemetry/error-reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '@tessera/server-kit/log/create-log'
import { rootFolder } from '../../platform/env/environment.ts'
import { bareEnvironment } from '../../testing/bare-environment.ts'
import { freePort } from '../../testing/free-port.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'

/** Counterpart of a trace collector (OTLP over HTTP) and of an error collector (Sentry's envelopes). */
let outside: Server
let origin: string
let received: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
beforeAll(async () => {
  outside = createServer((request, response) => {
    let body = ''
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      .on('end', () => {
        received.push({ url: request.url ?? '', headers: request.headers, body })
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '30' }).end('{}')
      })
  })
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(() => {
  outside.close()
})
beforeEach(() => {
  ;[received, status] = [[], 200]
})

interface Event {
  message: { formatted: string }
  tags: Record<string, string>
  extra: Record<string, unknown>
  exception?: {
    values: { type: string; value: string; stacktrace: { frames: { filename: string; lineno: number }[] } }[]
  }
}
const events = (): Event[] =>
  received
    .filter(({ url }) => url.endsWith('/envelope/'))
    .map(({ body }) => {
      const [envelope = '', head = '', event = '', end] = body.split('\n')
      expect([Object.keys(JSON.parse(envelope) as object), JSON.parse(head), end]).toEqual([
        ['event_id'],
        { type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) },
        '',
      ])
      return JSON.parse(event) as Event
    })

describe('the reporter of errors', () => {
  let nowMs = 0
  const open = (dsn: string) => {
    const lines: string[] = []
    const reports = createErrorReports({
      dsn,
      service: 'platform',
      environment: 'production',
      release: '1.0.0',
      now: () => nowMs,
      hex: (bytes) => 'ab'.repeat(bytes),
      log: {
        warn: (_fields, message) => {
          lines.push(message)
        },
      },
    })
    const log = createLog('info', { write: () => undefined }, { onError: reports.take })
    return { log, reports, lines }
  }
  const dsn = (): string => origin.replace('//', '//public-key@') + '/team/7'

  it('sends what a log line says of an error, with its causes and without secrets', async () => {
    const { log, reports } = open(dsn())
    const error = new Error('GET https://a.example/x?token=Top-Secret failed', {
      cause: new TypeError('the first cause'),
    })
    log
      .child({ call: 'wallet.deposit' })
      .error(
        { reference: 'abc123', error, password: 'Top-Secret', body: { code: 'Top-Secret' } },
        'unexpected error',
      )
    log.warn({ error }, 'only a warning')
    await reports.close()
    expect(received).toHaveLength(1)
    expect(received[0]?.url).toBe('/team/api/7/envelope/')
    expect(received[0]?.headers['x-sentry-auth']).toMatch(
      /^Sentry sentry_version=7, .*sentry_key=public-key$/,
    )
    const [event] = events()
    expect(event).toMatchObject({
      message: { formatted: 'unexpected error' },
      level: 'error',
      platform: 'node',
      release: '1.0.0',
      environment: 'production',
      tags: { service: 'platform', reference: 'abc123' },
    })
    expect(event?.exception?.values.map(({ type, value }) => [type, value])).toEqual([
      ['TypeError', 'the first cause'],
      ['Error', 'GET https://a.example/x?[secret] failed'],
    ])
    expect(event?.exception?.values[1]?.stacktrace.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('outside-reports.test.ts'),
      lineno: expect.any(Number),
    })
    expect(received[0]?.body).not.toContain('Top-Secret')
  })

  it('sends 60 a minute at most, and pauses when the collector says that it is too much', async () => {
    nowMs = 120_000
    const { log, reports } = open(dsn())
    for (let number = 0; number < 100; number += 1) {
      log.error({ number }, 'again')
      await reports.close()
    }
    expect(received).toHaveLength(60)
    nowMs += 60_000
    status = 429
    log.error({}, 'refused')
    await reports.close()
    status = 200
    nowMs += 29_000
    log.error({}, 'kept to ourselves')
    nowMs += 2_000
    log.error({}, 'taken again')
    await reports.close()
    expect(
      events()
        .slice(60)
        .map(({ message }) => message.formatted),
    ).toEqual(['refused', 'taken again'])
  })

  it('logs once that nobody answers, and delays nobody', async () => {
    const { log, reports, lines } = open('http://key@127.0.0.1:1/1')
    log.error({}, 'lost')
    await reports.close()
    log.error({}, 'lost, too')
    await reports.close()
    expect(lines).toEqual(['error reports cannot be sent; they stay in the log'])
  })
})

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
const spans = (): Span[] =>
  received
    .filter(({ url }) => url === '/v1/traces')
    .flatMap(({ body }) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    )

describe('a platform process that reports to collectors', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outside-'))
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  it('continues the trace of a browser down to the statements, without their values, and reports the error that ends it', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const script = fileURLToPath(new URL('../start.ts', import.meta.url))
    const child = spawn(process.execPath, [script], {
      stdio: 'ignore',
      env: {
        ...bareEnvironment,
        DATA_DIR: dataDir,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: database.url,
        OTEL_EXPORTER_OTLP_ENDPOINT: origin,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=open%20sesame',
        SENTRY_DSN: `${origin.replace('//', '//public-key@')}/1`,
        NODE_OPTIONS: `--import=${fileURLToPath(new URL('../../testing/fail-on-signal.mjs', import.meta.url))}`,
      },
    })
    const ended = new Promise<number | null>((done) => {
      child.once('exit', done)
    })
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/health/ready`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200)
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const answer = await fetch(`http://127.0.0.1:${port}/wps/relay/MCSFE_getListAnnouncements`, {
      headers: {
        'user-agent': 'sent-by-somebody',
        cookie: 'a=sent-by-somebody',
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'x-request-id': 'seen-in-a-trace',
      },
    })
    expect(answer.status).toBe(200)
    // A request is counted once its answer has gone.
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      .toMatch(/^tessera_requests_total\{call="messages\.\w+",status="200"\} 1$/m)
    child.kill('SIGUSR2')
    expect(await ended).toBe(1)

    const ours = spans().filter((span) => span.traceId === traceId)
    const named = (name: string): Span | undefined => ours.find((span) => span.name === name)
    const request = named('GET /wps/relay/MCSFE_getListAnnouncements')
    const call = named('messages.announcements') ?? ours.find((span) => span.parentSpanId === request?.spanId)
    const statement = ours.find((span) => span.parentSpanId === call?.spanId)
    expect(request).toMatchObject({
      parentSpanId: '00f067aa0ba902b7',
      attributes: expect.arrayContaining([
        { key: 'tessera.request', value: { stringValue: 'seen-in-a-trace' } },
      ]),
    })
    expect(call?.parentSpanId).toBe(request?.spanId)
    expect(statement?.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue).toMatch(
      /^\s*select .*\$1/s,
    )
    expect(received.find(({ url }) => url === '/v1/traces')?.headers['x-collector-key']).toBe('open sesame')
    expect(received.map(({ body }) => body).join()).not.toContain('sent-by-somebody')
    expect(events()).toEqual([
      expect.objectContaining({
        tags: { service: 'platform', reference: expect.stringMatching(/^[0-9a-f]{12}$/) },
        exception: { values: [expect.objectContaining({ value: 'a promise that nobody owns' })] },
      }),
    ])
  })

  it('loads the libraries of traces and metrics only if they are configured', () => {
    const loads = globSync(
      ['apps/{server,studio}/src/**/*.ts', 'packages/{server-kit,telemetry}/src/**/*.ts'],
      { cwd: rootFolder },
    ).filter(
      (file) =>
        !file.includes('node_modules') &&
        /^import (?!type).*from '(@opentelemetry|prom-client|\.\/open-traces|\.\/error-reports)|telemetry\/(open-traces|error-reports)'/m.test(
          readFileSync(join(rootFolder, file), 'utf8'),
        ),
    )
    expect(loads.filter((file) => !file.endsWith('.test.ts'))).toEqual([
      'packages/telemetry/src/open-traces.ts',
    ])
  })
})
