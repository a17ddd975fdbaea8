// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { createPublicKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { allCalls } from '@tessera/contract'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { createCallClient } from '@tessera/server/src/testing/call-client.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import {
  studioTestDatabase,
  testDatabase,
  type TestDatabase,
} from '@tessera/server/src/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ask } from '../backup/backup-for-tests.ts'
import {
  findProxy,
  type FrontProxy,
  gamesHost,
  judgeConfiguration,
  makeSurroundings,
  proxyNames,
  siteHost,
  startProxy,
} from './front-proxy-for-tests.ts'
import { createHttpsClient, type HttpsClient, visitorsAddress } from './https-client-for-tests.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tessera-proxies-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const account = { username: 'anna77', password: 'Correct-horse-9' }
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const program = { accept: 'application/json' }

const found = Object.fromEntries(
  await Promise.all(proxyNames.map(async (name) => [name, await findProxy(name)] as const)),
)

const example = (path: string): string => readFileSync(join(rootFolder, 'deploy', path), 'utf8')

describe('the examples', () => {
  it('take bodies as large as the largest that a call takes', () => {
    const largest = Math.max(...allCalls.map(({ largestBodyBytes }) => largestBodyBytes))
    const [, nginx] = /client_max_body_size (\d+)m;/.exec(example('nginx/tessera.conf')) ?? []
    const [, caddy] = /max_size (\d+)MB/.exec(example('caddy/Caddyfile')) ?? []
    for (const millions of [nginx, caddy])
      expect(Number(millions) * 1_000_000).toBeGreaterThanOrEqual(largest)
  })

  it('tell programs what a busy platform tells them, and people nothing that names an operator', () => {
    const faults = JSON.parse(
      readFileSync(join(rootFolder, 'packages/texts/locales/en/faults.json'), 'utf8'),
    ) as Record<string, string>
    expect(JSON.parse(example('maintenance/maintenance.json'))).toEqual({
      success: false,
      value: null,
      message: faults['fault.call.unavailable'],
      code: 'UNAVAILABLE',
    })
    const text = example('maintenance/maintenance.html')
    expect(text).not.toMatch(/tessera|https?:|<script|url\(/i)
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('prefers-color-scheme: light')
  })
})

/** The platform behind the proxy. A second one on the same port continues on the same database. */
interface Installation {
  database: TestDatabase
  port: number
  server: TestServer | undefined
  start(): Promise<TestServer>
}

async function openInstallation(): Promise<Installation> {
  const database = await testDatabase()
  const vaultKey = randomBytes(32).toString('base64')
  const installation: Installation = {
    database,
    port: await freePort(),
    server: undefined,
    async start() {
      const server = await openTestServer({
        databaseUrl: database.url,
        vaultKey,
        publicUrl: `https://${siteHost}`,
        trustedProxies: ['127.0.0.1'],
      })
      await server.platform.settings.write('identity.botCheckDifficulty', 8, 'test')
      await server.app.listen({ host: '127.0.0.1', port: installation.port })
      installation.server = server
      return server
    },
  }
  return installation
}

/** The real process of the games, for the operator whose wallet is at this port. */
async function startStudio(folder: string, port: number, walletPort: number, databaseUrl: string) {
  const operatorKey = join(folder, 'operator-key.pub.pem')
  writeFileSync(
    operatorKey,
    createPublicKey(inject('operatorKeyPem')).export({ type: 'spki', format: 'pem' }).toString(),
  )
  const child = spawn(process.execPath, [join(rootFolder, 'apps/studio/src/server/start.ts')], {
    stdio: 'ignore',
    env: {
      ...bareEnvironment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      STUDIO_PORT: String(port),
      STUDIO_URL: `https://${gamesHost}`,
      OPERATOR_ORIGINS: `https://${siteHost}`,
      OPERATOR_WALLET_URL: `http://127.0.0.1:${walletPort}/vendors/hub88/studio`,
      OPERATOR_PUBLIC_KEY_FILE: operatorKey,
      STUDIO_PRIVATE_KEY_FILE: join(folder, 'studio-key.pem'),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The studio ended with ${child.exitCode}.`)
    await sleep(50)
  }
  return child
}

describe.each(proxyNames)('%s in front of the platform', (name) => {
  const path = found[name] ?? ''
  describe.skipIf(path === '')('as the example has it, where the machine has the program', () => {
    const folder = join(scratch, name)
    let installation: Installation
    let studio: ChildProcess
    let studioDatabase: TestDatabase
    let proxy: FrontProxy
    let visitor: HttpsClient
    let player: HttpsClient

    beforeAll(async () => {
      installation = await openInstallation()
      const games = await freePort()
      const surroundings = await makeSurroundings(folder, [installation.port], games)
      expect(judgeConfiguration({ name, program: path, surroundings })).toBe('')
      studioDatabase = await studioTestDatabase()
      await installation.start()
      studio = await startStudio(folder, games, installation.port, studioDatabase.url)
      proxy = await startProxy(name, path, surroundings)
      visitor = createHttpsClient(surroundings.https, siteHost, surroundings.certificate.cert)
      player = createHttpsClient(surroundings.https, gamesHost, surroundings.certificate.cert)
    })
    afterAll(async () => {
      await proxy?.stop()
      studio?.kill('SIGKILL')
      await installation.server?.close()
      await installation.database.close()
      await studioDatabase?.close()
    })

    it('is an example that the program accepts, and would not with a word that it does not know', () => {
      const { surroundings } = proxy
      const broken = judgeConfiguration(
        { name, program: path, surroundings: { ...surroundings, folder } },
        (text) => text.replace(name === 'nginx' ? 'proxy_connect_timeout' : 'lb_policy', 'no_such_word'),
      )
      expect(broken).toContain('no_such_word')
    })

    it('logs a member in by https, and gives the platform the address of the visitor and not the one that they claim', async () => {
      const server = installation.server!
      await server.modules.identity.openAccount({ ...account, currency: 'USD', ofAge: 18 })
      const client = createCallClient(visitor.asServer(), server.clock)
      const { envelope, cookies } = await client.call(
        'identity.login',
        { ...account, ...(await client.botCheck()) },
        { headers: { origin: `https://${siteHost}`, 'x-forwarded-for': '203.0.113.9' } },
      )
      expect(envelope).toMatchObject({ success: true })
      expect(cookies.filter((line) => !/; Secure/i.test(line))).toEqual([])
      expect(cookies.length).toBeGreaterThan(0)
      // The log is written within a second.
      await expect
        .poll(() => ask(installation.database.url, 'select distinct ip from identity_login_log'))
        .toEqual([{ ip: visitorsAddress }])

      const socket = visitor.openWebSocket('/live', {
        origin: `https://${siteHost}`,
        cookie: cookies.map((line) => line.split(';')[0]).join('; '),
      })
      const topics: string[] = []
      socket.on('message', (data) => {
        topics.push((JSON.parse(String(data)) as { topic: string }).topic)
      })
      await once(socket, 'open')
      socket.send(JSON.stringify({ token: envelope.value.token }))
      await expect.poll(() => topics).toContain('hello')
      socket.terminate()
    })

    it('sends a visitor from http to https', async () => {
      const location = await new Promise<string | undefined>((resolve, reject) => {
        get(
          {
            host: '127.0.0.1',
            port: proxy.surroundings.http,
            path: '/about?a=1',
            headers: { host: siteHost },
          },
          ({ headers }) => resolve(headers.location),
        ).on('error', reject)
      })
      expect(location?.replace(`:${proxy.surroundings.https}`, '')).toBe(`https://${siteHost}/about?a=1`)
    })

    it('leads to the page at the address of the live line, too', async () => {
      const direct = await fetch(`http://127.0.0.1:${installation.port}/live`, {
        headers: { ...page, 'x-forwarded-for': '198.51.100.1' },
      })
      expect((await visitor.ask({ path: '/live', headers: page })).status).toBe(direct.status)
    })

    it('leads to the games by their own name, with their live lines', async () => {
      expect(await player.ask({ path: '/health/ready' })).toMatchObject({ status: 200 })
      const socket = player.openWebSocket('/live', { origin: `https://${gamesHost}` })
      await once(socket, 'open')
      socket.terminate()
    })

    it('leaves refusals and how long answers may be cached to the platform', async () => {
      const answer = await visitor.ask({ path: '/wps/nothing', headers: program })
      expect(answer.status).toBe(404)
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'NOT_FOUND' })
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('shows a page to people and tells programs, while the platform is away, and the site again afterwards', async () => {
      await installation.server?.close()
      installation.server = undefined
      const forPeople = await visitor.ask({ path: '/sportsbook', headers: page })
      expect(forPeople.status).toBe(503)
      expect(forPeople.headers).toMatchObject({
        'retry-after': '30',
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('text/html'),
      })
      expect(forPeople.body).toBe(
        readFileSync(join(rootFolder, 'deploy/maintenance/maintenance.html'), 'utf8'),
      )
      const askForProgram = async (method: string) => ({
        method,
        ...(await visitor.ask({
          method,
          path: '/wps/login',
          headers: program,
          ...(method === 'GET' ? {} : { body: '{}' }),
        })),
      })
      for (const { method, status, headers, body } of await Promise.all(
        ['GET', 'POST', 'PUT', 'DELETE'].map(askForProgram),
      )) {
        expect([method, status, headers['retry-after']]).toEqual([method, 503, '30'])
        expect(headers['content-type']).toContain('application/json')
        expect(JSON.parse(body)).toMatchObject({ success: false, value: null, code: 'UNAVAILABLE' })
      }
      // The games are still there.
      expect(await player.ask({ path: '/health/ready' })).toMatchObject({ status: 200 })

      await installation.start()
      expect(await visitor.ask({ path: '/health/ready', headers: page })).toMatchObject({ status: 200 })
      expect((await visitor.ask({ path: '/tessera-maintenance.html', headers: page })).status).not.toBe(503)
    })
  })
})
