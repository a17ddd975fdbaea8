// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw, statusOf } from '../../testing/raw-request.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let port: number
let token: string

beforeAll(async () => {
  server = await openTestServer({ publicUrl: 'https://play.example.com' })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
  token = (await server.member('dora01')).token ?? ''
})
afterAll(() => server.close())

/** One address of each kind that the platform serves, including refused and missing ones. */
const addresses = [
  '/wps/system/status',
  '/wps/member/info',
  '/wps/nothing',
  '/ops/overview',
  '/docs',
  '/docs/docs.css',
  '/docs/openapi.json',
  '/health/live',
  '/health/ready',
  '/robots.txt',
  '/sitemap.xml',
  '/app.webmanifest',
  '/app.mobileconfig',
  '/media/nothing.avif',
  '/favicon.svg',
  '/vendors/hub88/none/user/balance',
  '/reports/policy',
]
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('every answer, of whatever kind', () => {
  it.each(addresses)(
    '%s declares its type, may run nothing else, cannot be framed elsewhere, and requires https permanently',
    async (url) => {
      const { headers, rawPayload } = await ask(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'/)
      for (const part of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part)
      if (rawPayload.length === 0) return
      expect(headers['content-type']).toMatch(
        /^(text\/(html|css|plain)|application\/(json|xml|manifest\+json)|image\/svg\+xml); charset=utf-8$/,
      )
    },
  )

  it.each(addresses)('%s redirects nowhere else, even without TLS', async (url) => {
    const { statusCode, headers } = await server.app.inject({
      url,
      headers: { host: 'localhost', 'x-forwarded-proto': 'http' },
    })
    expect([statusCode >= 300 && statusCode < 400, headers.location]).toEqual([false, undefined])
  })

  it.each(addresses)('%s names no program and no version', async (url) => {
    const { headers } = await ask(url)
    expect(['server', 'x-powered-by', 'via'].filter((name) => name in headers)).toEqual([])
  })

  it('to a call is stored by no proxy and no browser', async () => {
    for (const url of [
      '/wps/member/info',
      '/wps/v2/wallets/balance',
      '/wps/member/sessions',
      '/ops/overview',
    ]) {
      expect((await ask(url, { authorization: `Bearer ${token}` })).headers['cache-control'], url).toBe(
        'no-store',
      )
    }
  })
})

describe('requests that nobody may make', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])(
    'the method %s is refused and returns nothing',
    async (method) => {
      const answer = await sendRaw(
        port,
        `${method} /wps/system/status HTTP/1.1\r\nHost: localhost\r\nX-Echo: given-back\r\nConnection: close\r\n\r\n`,
        1_000,
      )
      expect(statusOf(answer) === 0 || statusOf(answer) >= 400, answer.split('\r\n')[0]).toBe(true)
      expect(answer).not.toContain('given-back')
    },
  )

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.svn/entries',
    '/assets/',
    '/package.json',
    '/node_modules/',
    '/console/.git/config',
    '/media/',
    '/docs/../.env',
    '/src/main.ts',
    '/apps/server/src/main/start.ts',
  ])('the file or folder %s is not there', async (url) => {
    expect((await ask(url)).statusCode).toBe(404)
  })
})

describe('an ambiguous request', () => {
  const body = '{"data":"x"}'
  it.each([
    ['two lengths', `Content-Length: ${body.length}\r\nContent-Length: 3\r\n`],
    ['a length and parts', `Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`],
    ['parts that are no parts', 'Transfer-Encoding: identity, chunked, x\r\n'],
    ['a length with a sign', 'Content-Length: +3\r\n'],
    ['a name with a blank behind it', 'Content-Length : 3\r\n'],
    ['a folded line', 'X-A: b\r\n c\r\nContent-Length: 3\r\n'],
    ['a line without its end', 'X-A: b\nTransfer-Encoding: chunked\r\n'],
  ])('is refused and ends its connection: %s', async (_name, lines) => {
    const smuggled = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const answer = await sendRaw(
      port,
      `POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lines}\r\n${body}${smuggled}`,
      1_500,
    )
    expect(statusOf(answer)).toBe(400)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(answer).not.toContain('"status":"ok"')
  })
})

describe('a request from another site', () => {
  it('is never authorised by cookies alone, in any form that needs no preflight', async () => {
    const forged = {
      cookie: `sessionBinding=${token}; operatorBinding=${token}`,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answers = await Promise.all(
        (['/wps/v2/withdrawals', '/wps/member/password', '/ops/settings'] as const).map((url) =>
          server.app.inject({
            method: 'POST',
            url,
            headers: { host: 'localhost', 'content-type': type, ...forged },
            payload: '--x--',
          }),
        ),
      )
      for (const { statusCode, headers } of answers) {
        expect(statusCode).toBeGreaterThanOrEqual(400)
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
    }
  })
})

describe('a new installation', () => {
  it('has no account, no vendor and no default key', async () => {
    const empty = await openTestServer()
    const owner = new pg.Client({ connectionString: empty.ownerUrl })
    await owner.connect()
    try {
      for (const table of [
        'member',
        'identity_credential',
        'operator',
        'vendor_account',
        'payment_account',
        'identity_secret',
        'seal_key',
      ]) {
        expect((await owner.query(`select 1 from ${table}`)).rows, table).toEqual([])
      }
    } finally {
      await owner.end()
      await empty.close()
    }
  })
})
