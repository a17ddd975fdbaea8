// SPDX-License-Identifier: Apache-2.0
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequests } from '../../testing/hostile-requests.ts'
import { hostileMethods, hostileTargets } from '../../testing/hostile-targets.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { rawConnection, type RawAnswer } from '../../testing/raw-connection.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><!--head--><title>x</title><!--/head--></head><body></body></html>'
let folder: string
let server: TestServer
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  await writeFile(join(folder, 'package.json'), 'a secret of the machine')
  for (const app of ['site', 'console']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true })
    await writeFile(join(folder, app, 'index.html'), page)
    await writeFile(join(folder, app, '.sources'), 'a secret of the build')
    await writeFile(join(folder, app, 'assets/a-1.js'), 'one')
  }
  server = await openTestServer({ built: { site: join(folder, 'site'), console: join(folder, 'console') } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The raw answer to a request; undefined if the connection was closed without one. */
async function ask(request: string): Promise<RawAnswer | undefined> {
  const connection = await rawConnection(port)
  connection.write(Buffer.from(request, 'latin1'))
  return connection
    .answer()
    .catch(() => undefined)
    .finally(connection.close)
}

const requestFor = (method: string, target: string): string =>
  `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`

/** What is wrong with an answer, whatever the request; nothing if all is well. */
function faultsOf(what: string, answer: RawAnswer | undefined): string[] {
  const { status = 400, head = '', body = '' } = answer ?? {}
  // 501 and 503 say what is not offered and what is unavailable just now: both are intended.
  const failed = !(status >= 100 && (status < 500 || status === 501 || status === 503))
  const leaks = /secret|node_modules|\.ts:\d|at Object\.|\/work\/|\/tmp\//.test(head + body)
  return failed || leaks ? [`${what}: ${status} ${body.slice(0, 200)}`] : []
}

describe('a request that no well-meaning client sends', () => {
  it.each(hostileMethods)(
    'to any of many targets with %s is answered or refused, and never with an internal error',
    async (method) => {
      const found: string[] = []
      for (const target of hostileTargets)
        found.push(...faultsOf(`${method} ${target.slice(0, 80)}`, await ask(requestFor(method, target))))
      expect(found).toEqual([])
    },
    60_000,
  )

  it.each(hostileRequests)(
    'with %s is answered or refused, and never with an internal error',
    async (what, request) => {
      expect(faultsOf(what, await ask(request))).toEqual([])
      expect((await ask(requestFor('GET', '/health/live')))?.status).toBe(200)
    },
  )

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/console/..%2fpackage.json',
    '/assets/',
    '/.sources',
    '/assets/../.sources',
  ])('for %s finds nothing', async (target) => {
    expect((await ask(requestFor('GET', target)))?.status).toBe(404)
  })

  it('leaves no internal error in the log', () => {
    expect(
      server
        .logged()
        .split('\n')
        .filter((line) => line.includes('unexpected error')),
    ).toEqual([])
  })
})
