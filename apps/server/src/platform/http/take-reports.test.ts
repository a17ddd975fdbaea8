// SPDX-License-Identifier: Apache-2.0
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { manualClock } from '../clock/clock.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { takeReports } from './take-reports.ts'

let app: FastifyInstance
let lines: string[]
const clock = manualClock()

beforeEach(async () => {
  lines = []
  app = Fastify({ bodyLimit: 64 * 1024 })
  await takeReports(app, {
    clock,
    log: createLog('info', {
      write: (line) => {
        lines.push(line)
      },
    }),
  })
})
afterEach(() => app.close())

const send = (url: string, body: unknown, type = 'application/csp-report', remoteAddress = '10.1.1.1') =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const stopped = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'document-uri': 'https://play.example/rng?token=secret#x',
    'blocked-uri': 'https://evil.example/a.js?q=1',
    'script-sample': 'secret',
    'line-number': 3,
  },
}

it('writes what a policy stopped into the log, without queries and samples', async () => {
  expect((await send('/reports/policy', stopped)).statusCode).toBe(204)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    report: {
      directive: 'script-src-elem',
      page: 'https://play.example/rng',
      blocked: 'https://evil.example/a.js',
      line: 3,
    },
  })
  expect(lines[0]).not.toContain('secret')
})

it('reads the newer form of reports, at most ten of them', async () => {
  const report = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', documentURL: 'https://play.example/', blockedURL: 'data' },
  }
  await send(
    '/reports/policy',
    Array.from({ length: 40 }, () => report),
    'application/reports+json',
  )
  expect(lines).toHaveLength(10)
  expect(lines[0]).toContain('img-src')
})

it('logs a part of a page that broke with its reference', async () => {
  await send(
    '/reports/page',
    {
      reference: 'ab12cd34',
      region: 'header',
      page: '/rng?token=secret',
      message: 'x'.repeat(9_000),
      stack: 'at https://play.example/a.js?token=secret:1:2',
      token: 'secret',
    },
    'application/json',
  )
  const { report } = JSON.parse(lines[0]!) as { report: Record<string, string> }
  expect(report).toMatchObject({ reference: 'ab12cd34', region: 'header', page: '/rng' })
  expect(report['message']!.length).toBeLessThan(500)
  expect(lines[0]).not.toContain('secret')
})

it('ignores what is not a report', async () => {
  for (const body of ['', '{', '[]', 'null', '"x"', '7'])
    expect((await send('/reports/policy', body)).statusCode).toBeLessThan(500)
  expect((await send('/reports/policy', 'a=1', 'text/plain')).statusCode).toBe(415)
  expect((await send('/reports/policy', 'x'.repeat(20_000))).statusCode).toBe(413)
  expect(lines).toEqual([])
})

it('drops the reports of an address that sends too many, and accepts them again a minute later', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => send('/reports/policy', stopped)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  expect((await send('/reports/policy', stopped, 'application/csp-report', '10.1.1.2')).statusCode).toBe(204)
  clock.advance(60_000)
  expect((await send('/reports/policy', stopped)).statusCode).toBe(204)
})

it('leaves other addresses their share, however much one sends', async () => {
  await Promise.all(
    Array.from({ length: 700 }, (_, index) =>
      send('/reports/policy', stopped, 'application/csp-report', `2001:db8::${index.toString(16)}`),
    ),
  )
  expect(lines).toHaveLength(30)
  expect((await send('/reports/policy', stopped, 'application/csp-report', '10.1.1.2')).statusCode).toBe(204)
})
