// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { rawConnection } from '../../testing/raw-connection.ts'
import { openTestRedis, type TestRedis } from '../../testing/redis-for-tests.ts'

/** Redis comes with the system, not with npm: it is among the long tests. */
const long = Boolean(process.env['LONG_TESTS'])
/** Sends a code to a phone; the contract limits how often one address may do so in a minute. */
const costly = '/wps/verification/sms/noLogin'
const perMinute = 30
const inAll = 3_000

/** The store that shares counts, and how to stop and restart it. */
interface Store {
  setting: string
  takeAway(): Promise<void>
  giveBack(): Promise<void>
}

let addresses = 0
const freshAddress = (): string => `198.51.100.${(addresses += 1)}`

/** One costly call of an address at a process: whether it was allowed. */
async function asks(server: TestServer, ip: string): Promise<boolean> {
  return (
    (await server.app.inject({ method: 'POST', url: costly, payload: {}, remoteAddress: ip })).statusCode !==
    429
  )
}

/** So many calls of one address, at alternating processes: how many were allowed. */
async function admitted(servers: TestServer[], ip: string, calls: number): Promise<number> {
  let count = 0
  for (let call = 0; call < calls; call++)
    if (await asks(servers[call % servers.length] as TestServer, ip)) count++
  return count
}

/**
 * The same for a call without a limit of its own. Counts are exchanged when the test asks, which the clock
 * does otherwise.
 */
async function admittedInAll(
  servers: TestServer[],
  ip: string,
  calls: number,
  exchangeEvery: number,
): Promise<number> {
  let count = 0
  for (let call = 0; call < calls; call += exchangeEvery) {
    const answers = await Promise.all(
      Array.from({ length: exchangeEvery }, (_, index) =>
        (servers[index % servers.length] as TestServer).app.inject({
          method: 'GET',
          url: '/wps/system/status',
          remoteAddress: ip,
        }),
      ),
    )
    count += answers.filter(({ statusCode }) => statusCode !== 429).length
    await exchange(servers)
  }
  return count
}

const exchange = async (servers: TestServer[]): Promise<void> => {
  for (const { platform } of servers) await platform.sharedCounts?.exchange()
}

function behaviour(open: (owner: TestServer) => Promise<Store>): void {
  let alone: TestServer
  let store: Store
  let two: [TestServer, TestServer]

  beforeAll(async () => {
    alone = await openTestServer()
    store = await open(alone)
    const shared = {
      databaseUrl: alone.ownerUrl,
      vaultKeyFile: join(alone.dataDir, 'vault.key'),
      limitsStore: store.setting,
    }
    two = [await openTestServer(shared), await openTestServer(shared)]
  })
  afterAll(async () => {
    for (const server of two ?? []) await server.close()
    await alone?.close()
  })

  it('let a sender who alternates between two processes make as many costly calls as at one', async () => {
    expect(await admitted([alone], freshAddress(), 3 * perMinute)).toBe(perMinute)
    expect(await admitted(two, freshAddress(), 3 * perMinute)).toBe(perMinute)
  })

  it('also hold for a hundred calls at once', async () => {
    const ip = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, call) => asks(two[call % 2] as TestServer, ip)),
    )
    expect(answers.filter(Boolean)).toHaveLength(perMinute)
  })

  it('let them make as many calls in total as at one, apart from those of the last moments', async () => {
    const [ip, exchangeEvery] = [freshAddress(), 20]
    const count = await admittedInAll(two, ip, inAll + 100, exchangeEvery)
    expect(count).toBeGreaterThanOrEqual(inAll)
    expect(count).toBeLessThanOrEqual(inAll + exchangeEvery)
  })

  it("count a stranger's failed signatures over both", async () => {
    const remoteAddress = freshAddress()
    const fail = async ({ app }: TestServer): Promise<number> =>
      (await app.inject({ method: 'POST', url: '/payments/nobody/notify', payload: {}, remoteAddress }))
        .statusCode
    const [one, other] = two
    for (let call = 0; call < 8; call++) await fail(other)
    const usual = await fail(other)
    for (let call = 0; call < 120; call++) await fail(one)
    const refused = await fail(one)
    expect([usual, refused]).toEqual([404, 429])
    // A process receives the others' counts with the next one of its own.
    await fail(other)
    await exchange(two)
    expect(await fail(other)).toBe(429)
  })

  it('refuse before a body is read, although the count is stored elsewhere', async () => {
    const ip = freshAddress()
    await two[0].app.listen({ host: '127.0.0.1', port: 0 })
    const port = (two[0].app.server.address() as AddressInfo).port
    const local = '127.0.0.1'
    expect(await admitted([two[1]], local, perMinute)).toBe(perMinute)
    const connection = await rawConnection(port)
    onTestFinished(connection.close)
    connection.write(
      [
        `POST ${costly} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        'content-length: 9000',
        '',
        '',
      ].join('\r\n'),
    )
    expect((await connection.answer()).status).toBe(429)
    expect(await asks(two[1], ip)).toBe(true)
  })

  it('are counted by each process alone while the store is unavailable, which is logged once and raises an alert, and together again afterwards', async () => {
    const ip = freshAddress()
    await store.takeAway()
    expect(await admitted(two, ip, 4 * perMinute)).toBe(2 * perMinute)
    for (const server of two) {
      const said = server
        .logged()
        .split('\n')
        .filter((line) => line.includes('counts of requests are not shared'))
      expect(said).toHaveLength(1)
      await expect.poll(() => server.hasLogged('limits.storeAway')).toBe(true)
    }
    await store.giveBack()
    await expect
      .poll(async () => {
        await exchange(two)
        return two.every((server) => server.hasLogged('counts of requests are shared again'))
      })
      .toBe(true)
    expect(await admitted(two, freshAddress(), 3 * perMinute)).toBe(perMinute)
    const { alerts } = await alertsOf(alone)
    expect(alerts.filter(({ kind }) => kind === 'limits.storeAway')).toHaveLength(1)
  })

  it('start again with the next minute', async () => {
    const ip = freshAddress()
    expect(await admitted(two, ip, 2 * perMinute)).toBe(perMinute)
    for (const server of two) server.clock.advance(60_000)
    expect(await admitted(two, ip, 2 * perMinute)).toBe(perMinute)
  })
}

const alertsOf = async ({ platform }: TestServer) => ({
  alerts: await platform.database.query<{ kind: string }>(sql`select kind from operator_alert`),
})

describe('limits that two processes share in the database', () => {
  let owner: pg.Client
  let database: TestServer
  behaviour(async (server) => {
    database = server
    owner = new pg.Client({ connectionString: server.ownerUrl })
    await owner.connect()
    return {
      setting: 'database',
      async takeAway() {
        await owner.query('alter table request_count rename to request_count_gone')
      },
      async giveBack() {
        await owner.query('alter table request_count_gone rename to request_count')
      },
    }
  })
  afterAll(() => owner?.end())

  it('store nothing that names an address, and nothing for longer than two minutes', async () => {
    const rows = async () =>
      database.platform.database.query<{ key: string }>(sql`select key from request_count`)
    const stored = await rows()
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter(({ key }) => key.includes('198.51'))).toEqual([])
    await database.modules.jobs.all
      .find(({ name }) => name === 'platform.cleanUpRequestCounts')
      ?.run(Date.now() + 121_000)
    expect(await rows()).toEqual([])
  })
})

describe.runIf(long)('limits that two processes share in Redis', () => {
  let redis: TestRedis
  behaviour(async () => {
    redis = await openTestRedis()
    return { setting: redis.url, takeAway: () => redis.stop(), giveBack: () => redis.start() }
  })
  afterAll(() => redis?.stop())
})
