// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash, outcomeSeeds } from '../../fair/chain.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { rouletteGame } from '../../games/roulette/maths.ts'
import type { RoomChipsInput } from '../../room-protocol.ts'
import type { RunningStudio } from '../studio.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

const OPEN_MS = 18_000
const SPIN_MS = 8_000
const PAUSE_MS = 5_000

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

type Chips = Readonly<Record<string, string>>
const written = (chips: Chips): RoomChipsInput['chips'] =>
  Object.entries(chips).map(([spot, amount]) => ({ spot, amount }))

/** A player at a table, whose calls all reach one process. */
async function sitDown(
  user: string,
  { balance = 1_000, room = 'live_roulette', studio = server.studio } = {},
) {
  const session = await server.launch('slot', user, balance, room)
  const live = await connectLive(studio.address, { type: 'hello', session })
  clients.push(live)
  const { room: view } = await live.next('room')
  let revision = 0
  return {
    session,
    live,
    view,
    put: (roundId: string, chips: Chips, ownRevision = (revision += 1)) =>
      server.ask(
        session,
        'POST',
        '/api/room/chips',
        { roundId, revision: ownRevision, chips: written(chips) },
        studio.address,
      ),
    balance: () => server.wallet.balances.get(user)! / 100_000,
  }
}
type Player = Awaited<ReturnType<typeof sitDown>>

async function pass(ms: number, studio: RunningStudio = server.studio): Promise<void> {
  server.clock.advance(ms)
  await studio.rooms.tables.tick()
}

async function openRound({ live }: Player): Promise<string> {
  await server.studio.rooms.tables.tick()
  return (await live.roomPhase('open')).roundId
}

/** Ends the time for bets; the stakes are being taken then. */
async function close(ms = OPEN_MS): Promise<void> {
  await pass(ms)
}

/** Lets time pass until the result is out, and then until it is paid. */
async function playOut({ live }: Player) {
  await expect
    .poll(async () => {
      await server.studio.rooms.tables.tick()
      return live.messages.some((message) => message.type === 'roomState' && message.state.phase === 'drawn')
    })
    .toBe(true)
  await pass(SPIN_MS)
  return live.roomPhase('settling')
}

/** The pocket of the current round, which nobody may know yet. */
async function hiddenPocket(): Promise<number> {
  const { links, salt, position } = await server.secretChain()
  const outcome = await outcomeHash({ hash: links[position]!, salt })
  const [event] = rouletteGame.deal(await drawFloats(outcomeSeeds(outcome), 1), rouletteGame.spots)
  return event!.pocket
}

const betCalls = (): number => server.wallet.calls.filter(({ path }) => path === '/transaction/bet').length

describe('chips on a table with others', () => {
  it('cost nothing before the close, are taken together then, and are paid by the result of the round', async () => {
    const [ann, ben] = [await sitDown('ann'), await sitDown('ben')]
    const roundId = await openRound(ann)
    const pocket = await hiddenPocket()
    const missed = (pocket + 1) % 37
    expect(
      (await ann.put(roundId, { [`straight-${pocket}`]: '2', [`straight-${missed}`]: '1' })).status,
    ).toBe(200)
    expect((await ben.put(roundId, { [`straight-${missed}`]: '5' })).status).toBe(200)
    expect([betCalls(), ann.balance(), ben.balance()]).toEqual([0, 1_000, 1_000])
    await close()
    const ended = await playOut(ann)
    expect(ended.events).toEqual([{ type: 'stop', pocket }])
    await expect.poll(() => [ann.balance(), ben.balance()]).toEqual([1_000 - 3 + 72, 995])
    expect(betCalls()).toBe(2)
    const { round } = await ann.live.next('round')
    expect(round).toMatchObject({ game: 'roulette', stake: '3.00', state: 'open' })
    await expect
      .poll(() => ann.live.messages.findLast((message) => message.type === 'round'))
      .toMatchObject({ round: { payout: '72.00', fairness: { kind: 'chain', tableRoundId: roundId } } })
  })

  it('can be moved and taken back until the close', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    await ann.put(roundId, { red: '10' })
    await ann.put(roundId, { black: '20', 'straight-0': '1' })
    const answer = await ann.put(roundId, {})
    expect(JSON.parse(answer.text)).toEqual({ roundId, revision: 3, chips: [] })
    await close()
    await playOut(ann)
    expect([betCalls(), ann.balance()]).toEqual([0, 1_000])
  })

  it('do not move by a late or repeated call: the newest one stands', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    await ann.put(roundId, { red: '10' }, 5)
    const answers = [await ann.put(roundId, { black: '99' }, 4), await ann.put(roundId, { black: '99' }, 5)]
    for (const { text } of answers)
      expect(JSON.parse(text)).toEqual({ roundId, revision: 5, chips: written({ red: '10' }) })
  })

  it('that are moved from two windows at once lie as one of both wanted, and cost that', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const moves = Array.from({ length: 12 }, (_, index) =>
      ann.put(roundId, { [index % 2 === 0 ? 'red' : 'black']: String(index + 1) }, 1),
    )
    const answers = (await Promise.all(moves)).map(({ text }) => text)
    expect(new Set(answers).size).toBe(1)
    const amount = (JSON.parse(answers[0]!) as RoomChipsInput).chips[0]?.amount
    await close()
    await playOut(ann)
    const stakes = server.wallet.calls.filter(({ path }) => path === '/transaction/bet')
    expect(stakes.map(({ body }) => body['amount'])).toEqual([Number(amount) * 100_000])
  })

  it('do not move a millisecond after the close, nor in another round', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    server.clock.advance(OPEN_MS - 1)
    expect((await ann.put(roundId, { red: '10' })).status).toBe(200)
    server.clock.advance(1)
    const late = await ann.put(roundId, { red: '500' })
    expect([late.status, late.body.error.code]).toEqual([409, 'studio.bettingClosed'])
    await close(0)
    await playOut(ann)
    await pass(PAUSE_MS)
    await ann.live.roomPhase('open')
    const old = await ann.put(roundId, { red: '500' })
    expect([old.status, old.body.error.code]).toEqual([409, 'studio.roundEnded'])
    await expect.poll(betCalls).toBe(1)
  })

  it.each([
    ['on an unknown spot', { 'straight-37': '1' }, 'studio.badSpot'],
    ['finer than a coin', { red: '1.001' }, 'studio.badChipAmount'],
    ['above the limits of the table', { red: '1000000' }, 'studio.stakeTooLarge'],
    ['below the limits of the table', { red: '0.01' }, 'studio.stakeTooSmall'],
  ])('are refused %s, and those before stay', async (_name, chips: Chips, code) => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    await ann.put(roundId, { red: '10' })
    expect((await ann.put(roundId, chips)).body.error.code).toBe(code)
    await close()
    await playOut(ann)
    expect(server.wallet.calls.find(({ path }) => path === '/transaction/bet')?.body['amount']).toBe(
      1_000_000,
    )
  })

  it('of one who cannot pay leave the table at the close, and the others play', async () => {
    const [poor, rich] = [await sitDown('poor', { balance: 3 }), await sitDown('rich')]
    const roundId = await openRound(poor)
    await poor.put(roundId, { red: '10' })
    await rich.put(roundId, { red: '10' })
    await close()
    expect(await poor.live.next('chipsRefused')).toMatchObject({ roundId, code: 'studio.notEnoughMoney' })
    await playOut(rich)
    expect(poor.balance()).toBe(3)
    expect(await server.rows('select state from studio.round order by state')).toHaveLength(2)
  })

  it('of one player at two tables are not paid from the same money twice', async () => {
    const one = await sitDown('thin', { balance: 10 })
    const two = await sitDown('thin', { room: 'live_baccarat' })
    await server.studio.rooms.tables.tick()
    const [here, there] = [await one.live.roomPhase('open'), await two.live.roomPhase('open')]
    await one.put(here.roundId, { red: '10' })
    await two.put(there.roundId, { banker: '10' })
    await close()
    await expect.poll(() => server.rows(`select 1 from studio.round where state = 'refused'`)).toHaveLength(1)
    expect(server.wallet.balances.get('thin')).toBe(0)
  })

  it('whose wallet answers too late go back, and the round goes on without them', async () => {
    const [slow, quick] = [await sitDown('slow'), await sitDown('quick')]
    const roundId = await openRound(slow)
    let answer = (): void => {}
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise((resolve) => {
        answer = resolve
      }),
    })
    await slow.put(roundId, { red: '10' })
    await close()
    await slow.live.roomPhase('closing')
    await pass(29_999)
    expect(slow.live.messages.some((one) => one.type === 'roomState' && one.state.phase === 'drawn')).toBe(
      false,
    )
    await pass(1)
    await slow.live.roomPhase('drawn')
    answer()
    expect(await slow.live.next('chipsRefused')).toMatchObject({ roundId, code: 'studio.bettingClosed' })
    await expect.poll(() => slow.balance()).toBe(1_000)
    expect(quick.balance()).toBe(1_000)
  })

  it('are seen by others as sums, without a name, and play money not at all', async () => {
    const [ann, ben, cat] = [await sitDown('ann'), await sitDown('ben'), await sitDown('cat')]
    await server.rows(`update studio.player set play_money = true where operator_user = 'cat'`)
    const roundId = await openRound(ann)
    await ann.put(roundId, { red: '10', 'straight-0': '1' })
    await ben.put(roundId, { red: '5.50' })
    await cat.put(roundId, { black: '900' })
    await pass(1_000)
    const seen = await cat.live.next('roomChips')
    expect(seen).toEqual({
      type: 'roomChips',
      roundId,
      players: 3,
      spots: [
        { spot: 'red', players: 2, amounts: { USD: '15.50' } },
        { spot: 'straight-0', players: 1, amounts: { USD: '1.00' } },
      ],
    })
    const late = await sitDown('late')
    expect(late.view.spots).toEqual(seen.spots)
    expect(late.view.own).toBeNull()
  })

  it('are there again after a reconnect, and on another device', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    await ann.put(roundId, { red: '10' })
    const again = await sitDown('ann')
    expect(again.view.own).toEqual({ roundId, revision: 1, chips: written({ red: '10' }) })
    await again.put(roundId, { black: '3' }, 2)
    await expect
      .poll(() => ann.live.messages.findLast((message) => message.type === 'ownChips'))
      .toMatchObject({ own: { revision: 2, chips: written({ black: '3' }) } })
  })
})

describe('a table with others', () => {
  it('shows nothing of a result before no chip can be moved, and then the one that its chain gave', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const pocket = await hiddenPocket()
    const { links, position } = await server.secretChain()
    await ann.put(roundId, { red: '10' })
    await close()
    await playOut(ann)
    const drawnAt = ann.live.messages.findIndex(
      (message) => message.type === 'roomState' && message.state.phase === 'drawn',
    )
    const before = JSON.stringify(ann.live.messages.slice(0, drawnAt))
    expect(before).not.toContain('events":[{')
    expect(before).not.toContain(links[position]!)
    const after = JSON.stringify(ann.live.messages.slice(drawnAt))
    expect(after).toContain(`"pocket":${pocket}`)
    // Its link comes out only when the round is paid.
    const drawn = JSON.stringify(ann.live.messages[drawnAt])
    expect(drawn).not.toContain(links[position]!)
    const verified = await server.ask(undefined, 'GET', `/api/verify/table/${roundId}`)
    expect(JSON.parse(verified.text)).toMatchObject({
      round: {
        hash: links[position],
        room: { game: 'roulette', pace: 'usual', limits: 'low' },
        events: [{ type: 'stop', pocket }],
      },
    })
  })

  it('is not verified while it is played', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    expect((await server.ask(undefined, 'GET', `/api/verify/table/${roundId}`)).status).toBe(404)
    await ann.put(roundId, { red: '1' })
    await close()
    await ann.live.roomPhase('closing')
    expect((await server.ask(undefined, 'GET', `/api/verify/table/${roundId}`)).status).toBe(404)
  })

  it('is not open to sessions that play alone, and plays no rounds alone itself', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const alone = await server.launch('roulette', 'solo')
    const body = { roundId, revision: 1, chips: written({ red: '1' }) }
    expect((await server.ask(alone, 'POST', '/api/room/chips', body)).status).toBe(403)
    expect((await server.ask(undefined, 'POST', '/api/room/chips', body)).status).toBe(401)
    const asAlone = { requestId: roundId, stake: '1', chips: written({ red: '1' }) }
    expect((await server.ask(ann.session, 'POST', '/api/bets/roulette', asAlone)).status).toBe(403)
  })

  it('goes on at another process after a kill: stakes stay taken, and are paid', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const pocket = await hiddenPocket()
    await ann.put(roundId, { [`straight-${pocket}`]: '1' })
    await close()
    await ann.live.next('round')
    await server.rows(`update studio.room set leased_until = now() - interval '1 second', epoch = epoch`)
    const other = await server.beside()
    await other.rooms.tables.recover()
    await expect
      .poll(async () => {
        await pass(9_000, other)
        return ann.balance()
      })
      .toBe(1_000 - 1 + 36)
    expect(await server.rows(`select state from studio.room_round`)).toEqual([{ state: 'ended' }])
  })

  it('that is killed while chips lie has taken nothing, and takes chips again for the same round', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const pocket = await hiddenPocket()
    await ann.put(roundId, { red: '10' })
    await server.rows(`update studio.room set leased_until = now() - interval '1 second'`)
    const other = await server.beside()
    await other.rooms.tables.recover()
    const again = await sitDown('ann', { studio: other })
    expect(again.view).toMatchObject({ state: { phase: 'open', roundId }, own: null })
    await again.put(roundId, { [`straight-${pocket}`]: '1' }, 1)
    await expect
      .poll(async () => {
        await pass(9_000, other)
        return ann.balance()
      })
      .toBe(1_000 - 1 + 36)
    expect(betCalls()).toBe(1)
  })

  it('pays one who has left in the middle', async () => {
    const [ann, ben] = [await sitDown('ann'), await sitDown('ben')]
    const roundId = await openRound(ann)
    const pocket = await hiddenPocket()
    await ann.put(roundId, { [`straight-${pocket}`]: '1' })
    await ann.live.close()
    await close()
    await playOut(ben)
    await expect.poll(() => ann.balance()).toBe(1_000 - 1 + 36)
  })

  it('takes as late as before when its clock is set back', async () => {
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    server.clock.advance(10_000)
    await server.studio.rooms.tables.tick()
    server.clock.advance(-60_000)
    expect((await ann.put(roundId, { red: '10' })).status).toBe(200)
    await pass(7_999)
    expect((await ann.put(roundId, { red: '20' })).status).toBe(200)
    await pass(1)
    expect((await ann.put(roundId, { red: '30' })).body.error.code).toBe('studio.bettingClosed')
    await expect
      .poll(() => server.wallet.calls.find(({ path }) => path === '/transaction/bet')?.body['amount'])
      .toBe(2_000_000)
  })

  it('is one for the players of two processes', async () => {
    const other = await server.beside()
    const ann = await sitDown('ann')
    const roundId = await openRound(ann)
    const far = await sitDown('far', { studio: other })
    expect((await far.put(roundId, { red: '4' })).status).toBe(200)
    await pass(1_000)
    expect(await ann.live.next('roomChips')).toMatchObject({
      players: 2,
      spots: [{ spot: 'red', players: 1, amounts: { USD: '4.00' } }],
    })
    await close()
    expect(await far.live.next('round')).toMatchObject({ round: { stake: '4.00' } })
  })

  it('that nobody sees is closed, and opens again', async () => {
    const ann = await sitDown('ann')
    await openRound(ann)
    await ann.live.close()
    clients = []
    await close()
    await pass(SPIN_MS)
    await pass(PAUSE_MS)
    await pass(61_000)
    await server.studio.rooms.tables.recover()
    expect(await server.rows('select 1 from studio.room where leased_until > now()')).toEqual([])
    const again = await sitDown('ann')
    await openRound(again)
    expect(await server.rows('select 1 from studio.room where leased_until > now()')).toHaveLength(1)
  })
})
