import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemChance } from '../chance/chance.ts'
import { manualClock } from '../clock/clock.ts'
import { openDatabase, sql } from '../db/index.ts'
import type { MemberActor } from '../http/index.ts'
import { silentLog } from '../log/log.ts'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { carryLive, parcelsOf } from './carry-live.ts'
import { createLive, type Live } from './live-hub.ts'

let database: TestDatabase
beforeAll(async () => { database = await testDatabase() })
afterAll(() => database.close())

const actor = (memberId: number): MemberActor => ({ kind: 'member', memberId, username: `m${memberId}`, agent: false, sessionKey: `s${memberId}`, trial: false, provenAtMs: null, strongAtMs: null })

/** What a process of the house has of this: its own pages, its own connections. */
function openProcess(clock = manualClock()) {
  const pool = openDatabase({ url: database.url, role: 'tessera_app', connections: 3, log: silentLog() })
  const live = createLive()
  const stop = carryLive({ live, database: pool, clock, chance: systemChance, log: silentLog() })
  let closed: Promise<void> | undefined
  return { live, clock, close: () => (closed ??= stop().then(() => pool.close())) }
}
function openPage(live: Live, memberId?: number): { topic: string; payload: { sumBalance?: number } }[] {
  const seen: { topic: string; payload: { sumBalance?: number } }[] = []
  const connection = { actor: undefined, send: (frame: string) => { seen.push(JSON.parse(frame) as (typeof seen)[number]) }, close: () => undefined }
  live.add(connection)
  if (memberId !== undefined) live.identify(connection, actor(memberId))
  return seen
}
const balance = (sumBalance: number) => ({ sumBalance: units(sumBalance), currency: 'USD' })
/** The others have been heard. */
const met = (...processes: { live: Live }[]) => expect.poll(() => processes.every(({ live }) => live.isOpen(-1)), { timeout: 10_000 }).toBe(true)

describe('what happens on one process', () => {
  let one: ReturnType<typeof openProcess> | undefined
  let two: ReturnType<typeof openProcess> | undefined
  beforeEach(async () => {
    const [first, second] = [openProcess(), openProcess()]
    await met(first, second)
    one = first
    two = second
    return async () => { await first.close(); await second.close() }
  })

  it('is seen on the open pages of the other, once each, in its order, and by those for whom it is', async () => {
    if (!one || !two) return expect.unreachable()
    const [mineHere, mineThere, anothers, visitors] = [openPage(one.live, 7), openPage(two.live, 7), openPage(two.live, 8), openPage(two.live)]
    for (let sum = 1; sum <= 50; sum++) one.live.publish('wallet.balance', balance(sum), 7)
    await expect.poll(() => mineThere.length, { timeout: 5_000 }).toBe(50)
    expect(mineThere.map(({ topic, payload }) => [topic, payload.sumBalance])).toEqual(Array.from({ length: 50 }, (_, n) => ['wallet.balance', n + 1]))
    expect(mineThere).toEqual(mineHere)
    two.live.publish('wallet.balance', balance(99), 7)
    await expect.poll(() => mineHere.at(-1)?.payload.sumBalance, { timeout: 5_000 }).toBe(99)
    expect([mineHere.length, mineThere.length, anothers.length, visitors.length]).toEqual([51, 51, 0, 0])
  })

  it('is asked for although nobody here looks, since somebody there may', async () => {
    if (!one || !two) return expect.unreachable()
    expect(one.live.isOpen(7)).toBe(true)
    await two.close()
    await expect.poll(() => one?.live.isOpen(7), { timeout: 5_000 }).toBe(false)
  })

  it('is kept to itself again when the other has been silent for half a minute', () => {
    if (!one) return expect.unreachable()
    one.clock.advance(30_001)
    expect(one.live.isOpen(7)).toBe(false)
  })
})

describe('a process that is alone', () => {
  it('carries nothing', async () => {
    const alone = openProcess()
    const page = openPage(alone.live, 7)
    alone.live.publish('wallet.balance', balance(5), 7)
    expect(page).toHaveLength(1)
    expect(alone.live.isOpen(8)).toBe(false)
    await alone.close()
  })
})

describe('parcels', () => {
  it('hold as much as the database takes at once, in order, and leave behind what is too large for one', () => {
    const messages = Array.from({ length: 300 }, (_, n) => ({ topic: 'wallet.balance' as const, payload: { note: 'x'.repeat(n === 150 ? 9_000 : 90), n }, memberId: n }))
    const parcels = parcelsOf(messages)
    expect(parcels.flat().map(({ memberId }) => memberId)).toEqual(messages.map(({ memberId }) => memberId).filter(id => id !== 150))
    for (const parcel of parcels) expect(Buffer.byteLength(JSON.stringify({ from: 'x'.repeat(12), messages: parcel }))).toBeLessThan(8_000)
    expect(parcels.length).toBeLessThan(8)
  })
})

describe('what no process of ours would say', () => {
  it.each(['', 'null', '{', '[]', '"x"', '{"from":"x"}', '{"from":1,"messages":[]}', '{"from":"x","messages":[null]}', '{"from":"x","messages":[{"topic":"constructor","payload":{}}]}', '{"from":"x","messages":{"length":9}}'])('is left alone: %s', async said => {
    const [one, two] = [openProcess(), openProcess()]
    await met(one, two)
    const page = openPage(two.live, 7)
    const owner = openDatabase({ url: database.url, role: 'tessera_app', connections: 1, log: silentLog() })
    await owner.query(sql`select pg_notify('live', ${said})`)
    one.live.publish('wallet.balance', balance(1), 7)
    await expect.poll(() => page.length, { timeout: 5_000 }).toBe(1)
    await Promise.all([one.close(), two.close(), owner.close()])
  })
})
