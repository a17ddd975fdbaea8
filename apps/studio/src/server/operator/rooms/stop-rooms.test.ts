// SPDX-License-Identifier: Apache-2.0
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RoomState } from '../../../room-protocol.ts'
import { connectLive, type LiveClient } from '../../testing/live-client.ts'
import { testStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { RunningStudio } from '../../studio.ts'
import type { RoomReport, ReportedRoom } from './show-rooms.ts'

const [OPEN_MS, SPIN_MS, PAUSE_MS] = [18_000, 8_000, 5_000]
const room = 'live_roulette'
const person = { by: 'Ada', reason: 'The wheel looks bent' }

let server: TestStudio
let clients: LiveClient[]
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

async function sitDown(user: string, studio: RunningStudio = server.studio) {
  const session = await server.launch('slot', user, 1_000, room)
  const live = await connectLive(studio.address, { type: 'hello', session })
  clients.push(live)
  await live.next('room')
  let revision = 0
  return {
    live,
    put: (roundId: string, chips: Readonly<Record<string, string>>) =>
      server.ask(
        session,
        'POST',
        '/api/room/chips',
        {
          roundId,
          revision: (revision += 1),
          chips: Object.entries(chips).map(([spot, amount]) => ({ spot, amount })),
        },
        studio.address,
      ),
    balance: () => server.wallet.balances.get(user)! / 100_000,
  }
}
type Player = Awaited<ReturnType<typeof sitDown>>

const tick = (studio = server.studio) => studio.rooms.tables.tick()
async function pass(ms: number, studio = server.studio): Promise<void> {
  server.clock.advance(ms)
  await tick(studio)
}
async function open({ live }: Player): Promise<string> {
  await tick()
  return (await live.roomPhase('open')).roundId
}
const lastState = ({ live }: Player): RoomState | undefined => {
  const message = live.messages.findLast((one) => one.type === 'room' || one.type === 'roomState')
  return message?.type === 'room' ? message.room.state : message?.state
}
/** Ticks until the table is in this phase. */
async function reach(player: Player, phase: RoomState['phase']): Promise<void> {
  await expect
    .poll(async () => {
      await tick()
      return lastState(player)?.phase
    })
    .toBe(phase)
}
/** Ticks until the table says why it does not play. */
async function untilStopped(player: Player, stop: 'paused' | 'held'): Promise<void> {
  await expect
    .poll(async () => {
      await tick()
      return lastState(player)
    })
    .toEqual({ phase: 'closed', stop })
}
async function playOut(player: Player): Promise<void> {
  await pass(OPEN_MS)
  await reach(player, 'drawn')
  await pass(SPIN_MS)
  await reach(player, 'settling')
}

const call = (path: string, body: object) => server.operator(path, { operator_id: 'brand1', ...body })
const pause = (paused: boolean) => call('/room/pause', { room, paused, ...person })
const hold = (round: string) => call('/room/hold', { room, round })
const voids = (round: string) => call('/room/void', { room, round, ...person })
async function report(): Promise<RoomReport> {
  const { status, text } = await call('/room/state', {})
  expect(status).toBe(200)
  return JSON.parse(text) as RoomReport
}
const reported = async (): Promise<ReportedRoom> => (await report()).rooms.find((one) => one.room === room)!
/** What the wallet has taken and given back, of everybody. */
const moved = (...users: string[]) => users.map((user) => server.wallet.moved(user) / 100_000)

describe('the tables as an operator sees them', () => {
  it('are all of our own, also before anybody has played', async () => {
    const { rooms, voided } = await report()
    expect(rooms).toHaveLength(ownRooms.length)
    expect(rooms.find((one) => one.room === 'live_speed_baccarat')).toEqual({
      ...{ room: 'live_speed_baccarat', game_code: 'inh_live_speed_baccarat' },
      ...{ game: 'baccarat', pace: 'speed', limits: 'middle', phase: 'closed', players: 0 },
      ...{ stopped: null, pause: null, round: null, results: [], money: [], returns: [] },
    })
    expect(voided).toEqual([])
  })

  it('say the money in play: what the wallet has taken for the round and has not paid or given back', async () => {
    const [ann, ben] = [await sitDown('ann'), await sitDown('ben')]
    const roundId = await open(ann)
    await ann.put(roundId, { red: '10', 'straight-7': '2.50' })
    await ben.put(roundId, { black: '4' })
    expect((await reported()).money).toEqual([])
    await pass(OPEN_MS)
    await reach(ann, 'drawn')
    const { money, phase, round } = await reported()
    expect([phase, round?.id]).toEqual(['drawn', roundId])
    expect(money).toEqual([{ currency: 'USD', bets: 2, players: 2, staked: '16500000', asked: '0' }])
    expect(moved('ann', 'ben')).toEqual([-12.5, -4])
    await pass(SPIN_MS)
    await reach(ann, 'settling')
    expect((await reported()).money).toEqual([])
  })

  it('say what their bets returned beside what the rules state, with its deviation', async () => {
    const ann = await sitDown('ann')
    let staked = 0
    for (const chips of [{ red: '10' }, { 'straight-7': '1' }] as Readonly<Record<string, string>>[]) {
      const roundId = await open(ann)
      await ann.put(roundId, chips)
      await playOut(ann)
      staked += Number(Object.values(chips)[0])
      await pass(PAUSE_MS)
    }
    const [sums] = (await reported()).returns
    expect(sums).toMatchObject({ currency: 'USD', rounds: 2, stake: '11000000' })
    await expect.poll(() => moved('ann')[0]! + staked).toBe(Number(sums!.paid) / 1e6)
    // 36 of 37 of each chip; on red 18 of 37 win double, on a number one of 37 wins 36 times as much.
    expect(Number(sums!.stated)).toBe(Math.floor((10e6 * 36) / 37) + Math.floor((1e6 * 36) / 37))
    const variance = 10 ** 2 * (36 / 37) * (2 - 36 / 37) + (36 / 37) * (36 - 36 / 37)
    expect(Number(sums!.deviation) / 1e6).toBeCloseTo(Math.sqrt(variance), 4)
  })
})

describe('a table that an operator pauses', () => {
  it('plays its round to the end, begins no other, and goes on when it is let', async () => {
    const ann = await sitDown('ann')
    const roundId = await open(ann)
    await ann.put(roundId, { red: '10' })
    expect((await pause(true)).status).toBe(200)
    await playOut(ann)
    await pass(PAUSE_MS)
    await pass(60_000)
    await untilStopped(ann, 'paused')
    expect(await server.rows('select from studio.room_round')).toHaveLength(1)
    const { stopped, pause: facts } = await reported()
    expect([stopped, facts]).toEqual(['paused', { at: expect.any(Number) as number, ...person }])
    server.clock.advance(1_000)
    const listed = JSON.parse((await call('/room/list', {})).text) as { rooms: { paused?: true }[] }
    expect(listed.rooms[0]).toMatchObject({ phase: 'closed', paused: true })
    await pause(false)
    server.clock.advance(1_000)
    await open(ann)
    expect((await reported()).stopped).toBeNull()
  })

  it('also before anybody has played, and then opens for nobody', async () => {
    await pause(true)
    const ann = await sitDown('ann')
    await untilStopped(ann, 'paused')
    expect(await server.rows('select from studio.room_round')).toEqual([])
  })

  it('stays so after a restart', async () => {
    await pause(true)
    await server.restart()
    const ann = await sitDown('ann')
    await untilStopped(ann, 'paused')
  })
})

describe('a round that operators make void', () => {
  async function drawnRound() {
    const [ann, ben] = [await sitDown('ann'), await sitDown('ben')]
    const roundId = await open(ann)
    await ann.put(roundId, { red: '10', black: '5' })
    await ben.put(roundId, { 'straight-0': '3' })
    await pass(OPEN_MS)
    await reach(ann, 'drawn')
    return { ann, ben, roundId }
  }

  it('is not played on while they decide, and pays every stake back once when they have', async () => {
    const { ann, ben, roundId } = await drawnRound()
    expect((await hold(roundId)).status).toBe(200)
    await pass(60_000)
    await untilStopped(ann, 'held')
    expect((await reported()).stopped).toBe('held')
    expect(moved('ann', 'ben')).toEqual([-15, -3])
    expect(await Promise.all(Array.from({ length: 5 }, () => voids(roundId)))).toMatchObject(
      Array.from({ length: 5 }, () => ({ status: 200 })),
    )
    await server.recover()
    expect([ann.balance(), ben.balance()]).toEqual([1_000, 1_000])
    const rollbacks = server.wallet.calls.filter(({ path }) => path === '/transaction/rollback')
    expect([rollbacks.length, moved('ann', 'ben')]).toEqual([2, [0, 0]])
    expect((await report()).voided).toEqual([
      { room, round: roundId, number: 1, ...person, at: expect.any(Number) as number },
    ])
    server.clock.advance(1_000)
    await tick()
    await reach(ann, 'open')
    await expect
      .poll(() => ann.live.messages.findLast((message) => message.type === 'round'))
      .toMatchObject({ round: { state: 'voided' } })
  })

  it('goes on by itself when they do not agree in time, and is paid by its result', async () => {
    const { ann, roundId } = await drawnRound()
    await hold(roundId)
    await pass(1_000)
    await server.rows('update studio.room set held_until = clock_timestamp()')
    // It cannot be held once more: nobody stops a table for good by asking again.
    await hold(roundId)
    await pass(60_000)
    await reach(ann, 'settling')
    expect(await server.rows(`select from studio.round where state = 'open'`)).toEqual([])
    expect((await voids(roundId)).status).toBe(409)
  })

  it('cannot be one that is paid', async () => {
    const ann = await sitDown('ann')
    const roundId = await open(ann)
    await ann.put(roundId, { red: '10' })
    await playOut(ann)
    await expect.poll(() => server.wallet.calls.length).toBeGreaterThan(1)
    expect([(await hold(roundId)).status, (await voids(roundId)).status]).toEqual([409, 409])
    await server.recover()
    expect(server.wallet.calls.some(({ path }) => path === '/transaction/rollback')).toBe(false)
    // Nothing of it disturbs the round that plays.
    await pass(PAUSE_MS)
    const [owned] = await server.rows('select epoch from studio.room')
    await voids(roundId)
    expect(await server.rows('select epoch from studio.room')).toEqual([owned])
  })

  it('while stakes are on their way gives those back, too', async () => {
    const ann = await sitDown('ann')
    const roundId = await open(ann)
    await ann.put(roundId, { red: '10' })
    let release = () => {}
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise((resolve) => {
        release = resolve
      }),
    })
    await pass(OPEN_MS)
    expect((await voids(roundId)).status).toBe(200)
    release()
    await expect
      .poll(async () => {
        await tick()
        await server.recover()
        return server.wallet.calls.filter(({ path }) => path === '/transaction/rollback').length
      })
      .toBe(1)
    expect(ann.balance()).toBe(1_000)
  })

  it('is void although the process that played it was killed, and stays so', async () => {
    const { ann, ben, roundId } = await drawnRound()
    await hold(roundId)
    await server.restart()
    await server.studio.rooms.tables.recover()
    await tick()
    expect(await server.rows('select state from studio.room_round')).toEqual([{ state: 'drawn' }])
    await voids(roundId)
    await server.restart()
    await server.studio.rooms.tables.recover()
    await server.recover()
    expect([ann.balance(), ben.balance()]).toEqual([1_000, 1_000])
    expect(await server.rows('select state from studio.room_round')).toEqual([{ state: 'voided' }])
  })

  it('cannot be settled by a process that has not noticed', async () => {
    const { ann, ben, roundId } = await drawnRound()
    await voids(roundId)
    await pass(SPIN_MS)
    await tick()
    await server.recover()
    expect([ann.balance(), ben.balance()]).toEqual([1_000, 1_000])
  })
})

describe('the calls that stop tables', () => {
  it('are those of the operator alone, and name what is known', async () => {
    const body = { operator_id: 'brand1', room, paused: true, ...person }
    expect((await server.operator('/room/pause', body, { 'x-hub88-signature': 'AAAA' })).status).toBe(401)
    expect((await server.operator('/room/pause', { ...body, operator_id: 'brand2' })).status).toBe(403)
    expect((await call('/room/pause', { room: 'crash', paused: true, ...person })).status).toBe(404)
    expect((await call('/room/pause', { room, paused: true })).status).toBe(400)
    const unknown = '6f1f7a3e-0000-4000-8000-000000000000'
    expect([(await hold(unknown)).status, (await voids(unknown)).status]).toEqual([404, 404])
  })
})
