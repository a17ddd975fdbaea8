// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../platform/db/index.ts'
import { readLiveServers, type LiveServers } from '../../platform/env/read-live-servers.ts'
import type { LiveTransport, OpenTransport } from '../../platform/live/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { openTestNats, type TestNats } from '../../testing/nats-for-tests.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { subjectOf } from './choose-transports.ts'
import { createDatabaseTransport } from './database-transport.ts'
import { createNatsTransport } from './nats-transport.ts'

/** A NATS server comes with the system, not with npm: those tests are among the long ones. */
const long = Boolean(process.env['LONG_TESTS'])
const patience = { timeout: 30_000 }

/** One kind of transport on a real server that can be stopped and restarted. */
interface Kind {
  create(): LiveTransport
  takeAway(): Promise<void>
  giveBack(): Promise<void>
  close(): Promise<void>
}

interface Process {
  way: OpenTransport
  received: string[]
  said: string[]
  close(): Promise<void>
}
async function openProcess(transport: LiveTransport): Promise<Process> {
  const [received, said]: string[][] = [[], []]
  const way = transport.open({
    received: (text) => received!.push(text),
    opened: () => said!.push('opened'),
    lost: () => said!.push('lost'),
  })
  await expect.poll(() => said!.at(-1), patience).toBe('opened')
  return { way, received: received!, said: said!, close: way.close }
}

/** What every transport promises. */
function describeTransport(name: string, open: () => Promise<Kind>): void {
  describe(`between processes, ${name}`, () => {
    let kind: Kind
    const processes: Process[] = []
    const another = async (): Promise<Process> => {
      const process = await openProcess(kind.create())
      processes.push(process)
      return process
    }
    beforeAll(async () => {
      kind = await open()
    })
    afterAll(async () => {
      for (const { close } of processes) await close()
      await kind?.close()
    })

    it('delivers each text to every other process, once each and in order', async () => {
      const [one, two, three] = [await another(), await another(), await another()]
      const texts = Array.from({ length: 300 }, (_, n) => `${n} äöü ${'x'.repeat(n)}`)
      for (const text of texts) expect(await one.way.publish(text)).toBe(true)
      await two.way.publish('the last')
      for (const { received } of [two, three])
        await expect.poll(() => received.filter((text) => text !== 'the last'), patience).toEqual(texts)
      await expect.poll(() => one.received.at(-1), patience).toBe('the last')
    })

    it('accepts a text of its stated size, and none that is longer', async () => {
      const [one, two] = [await another(), await another()]
      const { mostBytes } = kind.create()
      expect(await one.way.publish('y'.repeat(mostBytes + 1))).toBe(false)
      expect(await one.way.publish('z'.repeat(mostBytes))).toBe(true)
      await expect.poll(() => two.received.map((text) => text.length), patience).toEqual([mostBytes])
    })

    it('reports that it is disconnected, publishes nothing meanwhile, and reconnects by itself', async () => {
      const [one, two] = [await another(), await another()]
      await kind.takeAway()
      await expect
        .poll(() => [one.said.includes('lost'), two.said.includes('lost')], patience)
        .toEqual([true, true])
      expect(await one.way.publish('into nothing')).toBe(false)
      await kind.giveBack()
      await expect.poll(() => [one.said.at(-1), two.said.at(-1)], patience).toEqual(['opened', 'opened'])
      expect(await one.way.publish('again')).toBe(true)
      await expect.poll(() => two.received, patience).toEqual(['again'])
    })

    it('is silent once it is closed', async () => {
      const [one, two, three] = [await another(), await another(), await another()]
      await two.close()
      await one.way.publish('for those who are there')
      await expect.poll(() => three.received, patience).toEqual(['for those who are there'])
      expect(two.received).toEqual([])
      expect(two.said).toEqual(['opened'])
    })
  })
}

async function openDatabaseKind(): Promise<Kind> {
  const database: TestDatabase = await testDatabase()
  const pools: Database[] = []
  const asAdministrator = async (...statements: string[]): Promise<void> => {
    const url = new URL(database.url)
    const name = url.pathname.slice(1)
    url.pathname = '/postgres'
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    for (const statement of statements) await client.query(statement.replaceAll('NAME', name))
    await client.end()
  }
  return {
    create() {
      const pool = openDatabase({ url: database.url, role: 'tessera_app', connections: 2, log: silentLog() })
      pools.push(pool)
      return createDatabaseTransport({ database: pool, log: silentLog() })
    },
    takeAway: () =>
      asAdministrator(
        'alter database NAME allow_connections false',
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'NAME'",
      ),
    giveBack: () => asAdministrator('alter database NAME allow_connections true'),
    async close() {
      for (const pool of pools) await pool.close()
      await database.close()
    },
  }
}

async function openNatsKind(): Promise<Kind> {
  const server = await openTestNats('--user', 'tessera', '--pass', 'p,@:/x')
  const servers = readLiveServers(server.url.replace('//', '//tessera:p%2C%40%3A%2Fx@'))!
  return {
    create: () => natsTransport(servers),
    takeAway: server.stop,
    giveBack: server.start,
    close: server.stop,
  }
}
const natsTransport = (servers: LiveServers): LiveTransport =>
  createNatsTransport({ servers, subject: async () => 'tessera.live.test', log: silentLog() })

describeTransport('notifications of PostgreSQL', openDatabaseKind)
if (long) describeTransport('NATS', openNatsKind)

describe.runIf(long)('NATS that refuses', () => {
  it.each([
    ['a wrong password', ['--user', 'tessera', '--pass', 'right'], 'tessera:wrong@'],
    ['nobody who says no name', ['--auth', 'secret'], ''],
    ['a connection without TLS, where TLS is demanded', [], 'tls'],
  ])('%s is said with its reason, and tried again', async (_, args, login) => {
    const server: TestNats = await openTestNats(...args)
    const servers = readLiveServers(
      login === 'tls' ? server.url.replace('nats:', 'tls:') : server.url.replace('//', `//${login}`),
    )!
    const reasons: string[] = []
    const way = natsTransport(servers).open({
      received: () => expect.unreachable(),
      opened: () => reasons.push('opened'),
      lost: (reason) => reasons.push(reason),
    })
    await expect.poll(() => reasons.length, patience).toBeGreaterThan(1)
    expect(reasons[0]).toMatch(/authorization|tls/i)
    expect(reasons).not.toContain('opened')
    expect(await way.publish('x')).toBe(false)
    await way.close()
    await server.stop()
  })

  it('accepts clients with its token', async () => {
    const server = await openTestNats('--auth', 's3cret')
    const one = await openProcess(natsTransport(readLiveServers(server.url.replace('//', '//s3cret@'))!))
    expect(await one.way.publish('x')).toBe(true)
    await one.close()
    await server.stop()
  })
})

describe('the subject of an installation', () => {
  it('is the same for all its processes, and differs for another database on the same server', async () => {
    const [one, other] = [await testDatabase(), await testDatabase()]
    const pools = [one, one, other].map(({ url }) =>
      openDatabase({ url, role: 'tessera_app', connections: 1, log: silentLog() }),
    )
    const [mine, mineToo, anothers] = await Promise.all(pools.map(subjectOf))
    expect(mine).toBe(mineToo)
    expect(mine).toMatch(/^tessera\.live\.[0-9a-f]{24}$/)
    expect(anothers).not.toBe(mine)
    for (const pool of pools) await pool.close()
    await one.close()
    await other.close()
  })
})

describe('addresses of NATS', () => {
  it('name several servers, a user or a token, and TLS', () => {
    expect(readLiveServers('nats://a:4222, nats://b')).toEqual({
      addresses: ['a:4222', 'b:4222'],
      tls: false,
      token: undefined,
    })
    expect(readLiveServers('tls://me:s%2Ct@a:1,tls://b:2')).toEqual({
      addresses: ['a:1', 'b:2'],
      tls: true,
      user: 'me',
      password: 's,t',
    })
    expect(readLiveServers('nats://s3cret@[::1]:4222')).toEqual({
      addresses: ['[::1]:4222'],
      tls: false,
      token: 's3cret',
    })
  })
  it.each([
    '',
    ',',
    'a:4222',
    'http://a',
    'nats://',
    'nats://a/x',
    'nats://a?x',
    'nats://a,redis://b',
    'nats://%zz@a',
  ])('are refused when they are none: %s', (text) => {
    expect(readLiveServers(text)).toBeUndefined()
  })
})
