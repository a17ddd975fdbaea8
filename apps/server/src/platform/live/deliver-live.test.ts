// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemChance } from '../chance/chance.ts'
import { manualClock } from '../clock/clock.ts'
import { openDatabase, sql } from '../db/index.ts'
import type { MemberActor } from '../http/index.ts'
import { silentLog } from '../log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDatabaseTransport } from '../../adapters/live/database-transport.ts'
import { deliverLive } from './deliver-live.ts'
import { createLive, type Live } from './live-hub.ts'
import { parcelsOf } from './parcels.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const actor = (memberId: bigint): MemberActor => ({
  kind: 'member',
  memberId,
  username: `m${memberId}`,
  agent: false,
  sessionKey: `s${memberId}`,
  trial: false,
  provenAtMs: null,
  strongAtMs: null,
})

/** One process of the platform, as far as these tests need it: its own pages and its own connections. */
function openProcess(clock = manualClock()) {
  const pool = openDatabase({ url: database.url, role: 'tessera_app', connections: 3, log: silentLog() })
  const live = createLive()
  const log = silentLog()
  const stop = deliverLive({
    live,
    transports: [createDatabaseTransport({ database: pool, log })],
    clock,
    chance: systemChance,
    log,
    onLost: () => undefined,
  })
  let closed: Promise<void> | undefined
  return { live, clock, close: () => (closed ??= stop().then(() => pool.close())) }
}
function openPage(live: Live, memberId?: bigint): { topic: string; payload: { mainBalance?: number } }[] {
  const seen: { topic: string; payload: { mainBalance?: number } }[] = []
  const connection = {
    actor: undefined,
    send: (frame: string) => {
      seen.push(JSON.parse(frame) as (typeof seen)[number])
    },
    close: () => undefined,
  }
  live.add(connection)
  if (memberId !== undefined) live.identify(connection, actor(memberId))
  return seen
}
const balance = (mainBalance: number) => ({ mainBalance: units(mainBalance), currency: 'USD' })
/** Waits until the processes have heard of each other. */
const met = (...processes: { live: Live }[]) =>
  expect.poll(() => processes.every(({ live }) => live.isOpen(-1n))).toBe(true)

describe('what happens on one process', () => {
  let one: ReturnType<typeof openProcess> | undefined
  let two: ReturnType<typeof openProcess> | undefined
  beforeEach(async () => {
    const [first, second] = [openProcess(), openProcess()]
    await met(first, second)
    one = first
    two = second
    return async () => {
      await first.close()
      await second.close()
    }
  })

  it('is seen on the open pages of the other, once each, in order, and only by those it is for', async () => {
    if (!one || !two) return expect.unreachable()
    const [mineHere, mineThere, anothers, visitors] = [
      openPage(one.live, 7n),
      openPage(two.live, 7n),
      openPage(two.live, 8n),
      openPage(two.live),
    ]
    for (let sum = 1; sum <= 50; sum++) one.live.publish('wallet.balance', balance(sum), 7n)
    await expect.poll(() => mineThere.length).toBe(50)
    expect(mineThere.map(({ topic, payload }) => [topic, payload.mainBalance])).toEqual(
      Array.from({ length: 50 }, (_, n) => ['wallet.balance', n + 1]),
    )
    expect(mineThere).toEqual(mineHere)
    two.live.publish('wallet.balance', balance(99), 7n)
    await expect.poll(() => mineHere.at(-1)?.payload.mainBalance).toBe(99)
    expect([mineHere.length, mineThere.length, anothers.length, visitors.length]).toEqual([51, 51, 0, 0])
  })

  it('is prepared even without open pages here, because the other process may have some', async () => {
    if (!one || !two) return expect.unreachable()
    expect(one.live.isOpen(7n)).toBe(true)
    await two.close()
    await expect.poll(() => one?.live.isOpen(7n)).toBe(false)
  })

  it('is no longer prepared for a process that has left, although its heartbeat arrives later', async () => {
    if (!one || !two) return expect.unreachable()
    await two.close()
    await expect.poll(() => one?.live.isOpen(7n)).toBe(false)
    const page = openPage(one.live, 7n)
    const late = openDatabase({ url: database.url, role: 'tessera_app', connections: 1, log: silentLog() })
    const say = (parcel: object) => late.query(sql`select pg_notify('live', ${JSON.stringify(parcel)})`)
    await say({ from: 'late', leaves: true, messages: [] })
    await say({ from: 'late', ways: ['database'], messages: [] })
    await say({
      from: 'late',
      messages: [{ topic: 'wallet.balance', payload: { mainBalance: 1, currency: 'USD' }, memberId: 7 }],
    })
    await expect.poll(() => page.length).toBe(1)
    expect(one.live.isOpen(8n)).toBe(false)
    await late.close()
  })

  it('is no longer published when the other has been silent for half a minute', () => {
    if (!one) return expect.unreachable()
    one.clock.advance(30_001)
    expect(one.live.isOpen(7n)).toBe(false)
  })
})

describe('a process that is alone', () => {
  it('publishes nothing', async () => {
    const alone = openProcess()
    const page = openPage(alone.live, 7n)
    alone.live.publish('wallet.balance', balance(5), 7n)
    expect(page).toHaveLength(1)
    expect(alone.live.isOpen(8n)).toBe(false)
    await alone.close()
  })
})

describe('a better transport than the database', () => {
  /**
   * Two processes over two databases: one is the better transport, which then fails; the other replaces it.
   */
  async function openBoth() {
    const better = await testDatabase()
    const lost: string[] = []
    const open = () => {
      const log = silentLog()
      const live = createLive()
      const pools = [better, database].map(({ url }) =>
        openDatabase({ url, role: 'tessera_app', connections: 2, log }),
      )
      const [first, last] = pools.map((pool) => createDatabaseTransport({ database: pool, log }))
      const transports = [{ ...first!, name: 'the better way' }, last!]
      const stop = deliverLive({
        live,
        transports,
        clock: manualClock(),
        chance: systemChance,
        log,
        onLost: (name) => {
          lost.push(name)
        },
      })
      return {
        live,
        close: async () => {
          await stop()
          for (const pool of pools) await pool.close()
        },
      }
    }
    return { better, lost, one: open(), two: open() }
  }
  /** Collects what is published on each database from now on. */
  async function listenTo(url: string): Promise<{ said: string[]; close(): Promise<void> }> {
    const client = new pg.Client({ connectionString: url })
    const said: string[] = []
    client.on('notification', ({ payload }) => said.push(payload ?? ''))
    client.on('error', () => undefined)
    await client.connect()
    await client.query('listen live')
    return { said, close: () => client.end() }
  }
  async function onServer(url: string, statement: string): Promise<void> {
    const admin = new URL(url)
    const name = admin.pathname.slice(1)
    admin.pathname = '/postgres'
    const client = new pg.Client({ connectionString: admin.href })
    await client.connect()
    await client.query(statement.replace('NAME', name))
    await client.end()
  }

  it('is used while all listen to it; when it is gone the database is used, pages reload, and the loss is reported', async () => {
    const { better, lost, one, two } = await openBoth()
    const spare = await listenTo(database.url)
    const page = openPage(two.live, 7n)
    const sums = () => page.flatMap(({ payload }) => payload.mainBalance ?? [])
    let sum = 0
    /** Publishes until the spare transport is, or is not, used. */
    const carriedBy = (isSpare: boolean) =>
      expect
        .poll(async () => {
          spare.said.length = 0
          sum += 1
          one.live.publish('wallet.balance', balance(sum), 7n)
          await expect.poll(() => sums().includes(sum)).toBe(true)
          return spare.said.some((text) => text.includes('wallet.balance'))
        })
        .toBe(isSpare)
    await met(one, two)
    await carriedBy(false)
    expect(page.filter(({ topic }) => topic === 'missed')).toEqual([])

    await onServer(better.url, 'alter database NAME allow_connections false')
    await onServer(
      better.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'NAME'",
    )
    await expect.poll(() => lost).toEqual(['the better way', 'the better way'])
    await expect.poll(() => page.filter(({ topic }) => topic === 'missed').length).toBe(1)
    await carriedBy(true)

    await onServer(better.url, 'alter database NAME allow_connections true')
    await carriedBy(false)
    expect(sums()).toEqual(Array.from({ length: sum }, (_, n) => n + 1))
    for (const { close } of [spare, one, two, better]) await close()
  })
})

describe('parcels', () => {
  it('hold as much as the database takes at once, in order, and leave out what is too large for one', () => {
    const messages = Array.from({ length: 300 }, (_, n) => ({
      topic: 'wallet.balance' as const,
      payload: { note: 'x'.repeat(n === 150 ? 9_000 : 90), n },
      memberId: n,
    }))
    const parcels = parcelsOf(messages, 7_999)
    expect(parcels.flat().map(({ memberId }) => memberId)).toEqual(
      messages.map(({ memberId }) => memberId).filter((id) => id !== 150),
    )
    for (const parcel of parcels)
      expect(Buffer.byteLength(JSON.stringify({ from: 'x'.repeat(12), messages: parcel }))).toBeLessThan(
        8_000,
      )
    expect(parcels.length).toBeLessThan(8)
  })
})

describe('a message that no process of ours would send', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '"x"',
    '{"from":"x"}',
    '{"from":1,"messages":[]}',
    '{"from":"x","messages":[null]}',
    '{"from":"x","messages":[{"topic":"constructor","payload":{}}]}',
    '{"from":"x","messages":{"length":9}}',
  ])('is ignored: %s', async (said) => {
    const [one, two] = [openProcess(), openProcess()]
    await met(one, two)
    const page = openPage(two.live, 7n)
    const owner = openDatabase({ url: database.url, role: 'tessera_app', connections: 1, log: silentLog() })
    await owner.query(sql`select pg_notify('live', ${said})`)
    one.live.publish('wallet.balance', balance(1), 7n)
    await expect.poll(() => page.length).toBe(1)
    await Promise.all([one.close(), two.close(), owner.close()])
  })
})
