// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint, timeOf } from '../../games/crash/maths.ts'
import type { RunningStudio } from '../studio.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'
import { PEER_HEADER } from '../rooms/owner/ask-owner.ts'

let server: TestStudio
let other: RunningStudio
let clients: LiveClient[]

beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  other = await server.beside()
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

/** A player whose requests all reach one of the two processes. */
async function player(user: string, { address }: RunningStudio) {
  const session = await server.launch('crash', user)
  const live = await watch(address, session)
  await live.next('table')
  return {
    session,
    live,
    bet: (stake: string) => server.ask(session, 'POST', '/api/bets/crash', bet(stake, {}), address),
    cashOut: (roundId: string) => server.ask(session, 'POST', `/api/rounds/${roundId}/cash-out`, {}, address),
  }
}

async function watch(address: string, session: string): Promise<LiveClient> {
  const live = await connectLive(address, { type: 'hello', session })
  clients.push(live)
  return live
}

async function run(elapsedMs: number, studio = server.studio): Promise<void> {
  server.clock.advance(elapsedMs)
  await studio.table.tick()
}

async function hiddenPoint(): Promise<number> {
  const { links, salt, position } = await server.secretChain()
  return crashPoint(await outcomeHash({ hash: links[position]!, salt }))
}

/** Starts rounds until one crashes at 2.00x or later, and stops in its betting time. */
async function openLongRound(): Promise<void> {
  for (let count = 0; count < 300; count += 1) {
    await server.studio.table.tick()
    const point = await hiddenPoint()
    if (point >= 300) return
    await run(5_000)
    await run(timeOf(point))
    server.clock.advance(3_000)
  }
  throw new Error('no such round came')
}

describe('two processes of one studio', () => {
  it('play one table: a player of the other process sees it, bets, leaves in time and is paid', async () => {
    const [here, there] = [await player('here', server.studio), await player('there', other)]
    await openLongRound()
    const { body } = await there.bet('10')
    expect((await here.bet('20')).status).toBe(200)
    const tableBets = [(await there.live.next('bet')).tableBet, (await there.live.next('bet')).tableBet]
    expect(tableBets).toMatchObject([
      { id: body.round.id, mine: true, stake: '10.00' },
      { mine: false, stake: '20.00' },
    ])
    await run(5_000)
    await there.live.phase('running')
    await run(timeOf(200))
    const left = await there.cashOut(body.round.id)
    expect([left.status, left.body.round]).toMatchObject([200, { id: body.round.id, payout: '20.00' }])
    expect(await server.rows('select distinct room_round_id from studio.round')).toHaveLength(1)
  })

  it('moves between two rounds when its process is about to end: the current round is played to its end', async () => {
    const one = await player('stays', server.studio)
    await openLongRound()
    const { body } = await one.bet('10')
    server.studio.table.leave()
    await run(5_000)
    await one.live.phase('running')
    await run(timeOf(200))
    expect((await one.cashOut(body.round.id)).body.round).toMatchObject({ state: 'settled', payout: '20.00' })
    await run(600_000)
    await run(3_000)
    await run(1)
    await expect.poll(() => server.rows('select 1 from studio.room where leased_until > now()')).toEqual([])
    const there = await player('stays', other)
    await other.table.tick()
    await there.live.phase('betting')
    expect((await there.bet('10')).status).toBe(200)
    expect(await server.rows("select state from studio.round where state like 'void%'")).toEqual([])
  })

  it('pays a player who leaves at both at once only once', async () => {
    await player('keeper', server.studio)
    const one = await player('both', other)
    await openLongRound()
    const { body } = await one.bet('10')
    await run(5_000)
    await run(timeOf(200))
    const leave = (address: string) =>
      server.ask(one.session, 'POST', `/api/rounds/${body.round.id}/cash-out`, {}, address)
    const answers = await Promise.all(
      [server.studio.address, other.address, server.studio.address, other.address].map(leave),
    )
    expect(answers.map(({ status, body: { round } }) => [status, round.payout])).toEqual(
      Array.from({ length: 4 }, () => [200, '20.00']),
    )
    await server.studio.table.stop()
    expect(server.wallet.calls.filter(({ path }) => path === '/transaction/win')).toHaveLength(1)
  })

  it('repeats the answer for a bet that is sent again to the other process', async () => {
    const one = await player('again', server.studio)
    await openLongRound()
    const order = bet('10', {})
    const [first, second] = [
      await server.ask(one.session, 'POST', '/api/bets/crash', order, server.studio.address),
      await server.ask(one.session, 'POST', '/api/bets/crash', order, other.address),
    ]
    expect([first.status, second.status, second.body.round.id]).toEqual([200, 200, first.body.round.id])
    expect(server.wallet.calls.filter(({ path }) => path === '/transaction/bet')).toHaveLength(1)
  })

  it('pass on the table when the process that runs it stops, and its players are directed to the other', async () => {
    const here = await player('here', server.studio)
    const there = await player('there', other)
    await server.studio.close()
    expect(await there.live.closed).toBe(1012)
    await here.live.closed
    const again = await watch(other.address, there.session)
    await again.next('table')
    await other.table.tick()
    await again.phase('betting')
    expect((await there.bet('10')).status).toBe(200)
  })

  it('answers "try again", and books nothing, while the process that runs the table does not answer', async () => {
    const one = await player('silent', server.studio)
    await openLongRound()
    await server.rows(`update studio.room set owner_address = 'http://127.0.0.1:9'`)
    const answer = await server.ask(one.session, 'POST', '/api/bets/crash', bet('10', {}), other.address)
    expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'studio.unavailable',
      '2',
    ])
    expect(await server.rows('select 1 from studio.round')).toEqual([])
  })

  it('do not forward in circles, and do not trust a client that only claims to be one of them', async () => {
    const one = await player('circle', server.studio)
    await openLongRound()
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${one.session}`,
      [PEER_HEADER]: 'invented',
    }
    const answer = await fetch(`${other.address}/api/bets/crash`, {
      method: 'POST',
      headers,
      body: JSON.stringify(bet('10', {})),
    })
    expect(answer.status).toBe(503)
    const live = await connectLive(
      other.address,
      { type: 'hello', session: one.session },
      { [PEER_HEADER]: 'invented' },
    )
    expect(await live.closed).toBe(1012)
  })
})
