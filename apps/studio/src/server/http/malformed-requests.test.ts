// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileRequests } from '../../../../server/src/testing/hostile-requests.ts'
import { hostileMethods, hostileTargets } from '../../../../server/src/testing/hostile-targets.ts'
import { rawConnection, type RawAnswer } from '../../../../server/src/testing/raw-connection.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import { buildApp } from './build-app.ts'

let server: TestStudio
let app: FastifyInstance
let folder: string
let port: number

beforeAll(async () => {
  server = await testStudio()
  folder = mkdtempSync(join(tmpdir(), 'client-'))
  writeFileSync(join(folder, 'package.json'), 'a secret of the machine')
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  for (const file of ['index.html', 'verify.html', '.sources', 'assets/a-1.js'])
    writeFileSync(join(folder, 'built', file), file === '.sources' ? 'a secret of the build' : 'one')
  app = await buildApp(server.studio.deps, server.studio.rooms, {
    operatorOrigins: [],
    trusts: () => false,
    clientFolder: join(folder, 'built'),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

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

function faultsOf(what: string, answer: RawAnswer | undefined): string[] {
  const { status = 400, head = '', body = '' } = answer ?? {}
  const failed = !(status >= 100 && (status < 500 || status === 501))
  const leaks = /secret|node_modules|\.ts:\d|at Object\.|\/work\/|\/tmp\//.test(head + body)
  return failed || leaks ? [`${what}: ${status} ${body.slice(0, 200)}`] : []
}

describe('a request to the studio that no well-behaved client sends', () => {
  it.each(hostileMethods)(
    'to any of many targets with %s is answered or refused, and never with an internal error',
    async (method) => {
      const found: string[] = []
      for (const target of hostileTargets) {
        server.clock.advance(1_000)
        found.push(...faultsOf(`${method} ${target.slice(0, 80)}`, await ask(requestFor(method, target))))
      }
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
    ['/assets/', 404],
    ['/%00', 400],
    ['/help/%2e%2e', 404],
    ['/assets/../../package.json', 404],
    ['/.sources', 404],
    ['/assets/a-1.js', 200],
  ])('for %s answers %i', async (target, status) => {
    expect((await ask(requestFor('GET', target)))?.status).toBe(status)
  })

  it('leaves no internal error in the log', () => {
    expect(server.logged.filter((line) => line.includes('unexpected error'))).toEqual([])
  })
})

describe('before the studio reads a body', () => {
  const head = (path: string, headers: readonly string[] = []): string =>
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      'content-length: 9000',
      ...headers,
      '',
      '',
    ].join('\r\n')

  it.each([
    ['/api/bets/dice', 401],
    ['/api/rounds/x/open', 401],
    ['/api/session', 405],
    ['/api/nothing', 404],
  ])('%s is refused with %i by its head alone', async (path, status) => {
    expect((await ask(head(path, [`authorization: Bearer ${'x'.repeat(43)}`])))?.status).toBe(status)
  })

  it('a session of another game is refused', async () => {
    const session = await server.launch('dice')
    expect((await ask(head('/api/bets/mines', [`authorization: Bearer ${session}`])))?.status).toBe(403)
  })
})

describe('the rate limit of an address', () => {
  it('applies to a client that invents sessions, a new one each time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        server.ask(String(index).padStart(43, 'x'), 'GET', '/api/session'),
      ),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30)
    const session = await server.launch('dice', 'neighbour')
    expect((await server.ask(session, 'GET', '/api/session')).status).toBe(200)
  })

  it('is that of the player, whatever surrounds the session', async () => {
    const session = await server.launch('dice', 'changing')
    const headers = (index: number): RequestInit => ({
      headers: { authorization: index % 2 === 0 ? `Bearer ${session}` : session },
    })
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) => fetch(`${server.studio.address}/api/rounds`, headers(index))),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })
})
