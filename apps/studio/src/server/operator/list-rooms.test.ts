// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'
import type { RoomList } from './list-rooms.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const MINUTE_MS = 60_000
const demo = 'room:baccarat:speed:high:VLT/salon/1'

interface Round {
  readonly state: 'open' | 'closing' | 'drawn' | 'ended' | 'voided'
  /** How long ago it ended, or opened if it has not. */
  readonly agoMs: number
  readonly events?: readonly object[]
}

/** A room as the process that runs it stores it. */
async function store(code: string, watchers: number, rounds: readonly Round[], isOwned = true) {
  await server.rows(
    `insert into studio.room (code, game, epoch, owner_address, owner_secret, leased_until, watchers)
    values ($1, 'roulette', 1, 'http://one.test', 'secret', clock_timestamp() + $2::interval, $3)`,
    [code, isOwned ? '1 hour' : '-1 second', watchers],
  )
  const [chain] = await server.rows(
    `insert into studio.room_chain (room, sealed_seed, length, terminal_hash, salt, created_at)
    values ($1, '\\x00', 100, $1, 'salt', now()) returning id`,
    [code],
  )
  for (const [position, { state, agoMs, events }] of rounds.entries()) {
    const at = new Date(server.clock.now() - agoMs)
    const isOver = state === 'ended' || state === 'voided'
    await server.rows(
      `insert into studio.room_round (id, room, chain_id, position, state, hash, result, opened_at, closes_at, ended_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        randomUUID(),
        code,
        chain!['id'],
        position + 1,
        state,
        isOver ? 'hash' : null,
        isOver ? JSON.stringify({ events }) : null,
        at,
        new Date(at.getTime() + 18_000),
        isOver ? at : null,
      ],
    )
  }
}
const spun = (pocket: number, agoMs: number, state: Round['state'] = 'ended'): Round => ({
  state,
  agoMs,
  events: [{ type: 'stop', pocket }],
})

async function listed(): Promise<RoomList> {
  // What is answered is up to a second old.
  server.clock.advance(1_000)
  const { status, text } = await server.operator('/room/list', { operator_id: 'brand1' })
  expect(status).toBe(200)
  return JSON.parse(text) as RoomList
}

describe('the tables of the lobby', () => {
  it('are listed as they stand, with their last results, newest first', async () => {
    await store('live_roulette', 7, [spun(17, 60_000), spun(0, 30_000), { state: 'open', agoMs: 4_000 }])
    await store(demo, 2, [
      {
        state: 'ended',
        agoMs: 3_000,
        events: [
          { type: 'card', side: 'player', card: 0 },
          { type: 'card', side: 'banker', card: 28 },
          { type: 'card', side: 'player', card: 4 },
          { type: 'card', side: 'banker', card: 36 },
        ],
      },
    ])
    const { now, rooms } = await listed()
    expect(now).toBe(server.clock.now())
    expect(rooms).toEqual([
      {
        game_code: 'inh_live_roulette',
        phase: 'open',
        closes_at: now - 5_000 + 18_000,
        players: 7,
        results: [
          { label: '0', tone: 'green' },
          { label: '17', tone: 'black' },
        ],
      },
      {
        game_code: 'salon/1',
        vendor_code: 'VLT',
        phase: 'settling',
        closes_at: null,
        players: 2,
        results: [{ label: 'B', tone: 'red' }],
      },
    ])
  })

  it('say nothing of a round that has not ended, and leave void ones out', async () => {
    await store('live_speed_roulette', 1, [
      spun(5, 50_000),
      spun(7, 20_000, 'voided'),
      { state: 'drawn', agoMs: 9_000 },
    ])
    const room = (await listed()).rooms.find(({ game_code }) => game_code === 'inh_live_speed_roulette')!
    expect([room.phase, room.closes_at, room.results]).toEqual(['drawn', null, [{ label: '5', tone: 'red' }]])
  })

  it('are closed when nobody is there, and gone ten minutes later', async () => {
    await store('live_high_roulette', 0, [spun(9, 5 * MINUTE_MS)])
    // Its process was killed: whoever watched it is gone.
    await store('live_sicbo', 9, [{ state: 'ended', agoMs: 8 * MINUTE_MS, events: [] }], false)
    const found = async () =>
      (await listed()).rooms
        .filter(({ game_code }) => ['inh_live_high_roulette', 'inh_live_sicbo'].includes(game_code))
        .map(({ game_code, phase, players }) => [game_code, phase, players])
    expect(await found()).toEqual([
      ['inh_live_high_roulette', 'closed', 0],
      ['inh_live_sicbo', 'closed', 0],
    ])
    server.clock.advance(3 * MINUTE_MS)
    expect(await found()).toEqual([['inh_live_high_roulette', 'closed', 0]])
    server.clock.advance(3 * MINUTE_MS)
    expect(await found()).toEqual([])
  })

  it('are read once a second, however many ask', async () => {
    server.clock.advance(1_000)
    const ask = async () => (await server.operator('/room/list', { operator_id: 'brand1' })).text
    const before = await ask()
    await store('live_fantan', 3, [{ state: 'open', agoMs: 0 }])
    expect(new Set(await Promise.all([ask(), ask(), ask()]))).toEqual(new Set([before]))
    server.clock.advance(1_000)
    expect(await ask()).toContain('inh_live_fantan')
  })

  it('are told to the operator alone', async () => {
    const body = { operator_id: 'brand1' }
    expect((await server.operator('/room/list', body, { 'x-hub88-signature': 'AAAA' })).status).toBe(401)
    expect((await server.operator('/room/list', { operator_id: 'brand2' })).status).toBe(403)
    expect((await server.operator('/room/list', { ...body, more: 1 })).status).toBe(400)
  })
})
