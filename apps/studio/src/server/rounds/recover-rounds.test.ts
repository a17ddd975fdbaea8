// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { asStudio, openDatabase } from '../database.ts'
import { dyingDatabase, type DyingDatabase } from '../testing/dying-database.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'
import { FIELD_OPEN_AT_MOST_MS, RESERVED_AT_MOST_MS } from './recover-rounds.ts'

/** With it the client seed `chosen` and nonce 0 bring free spins or respins. */
const slotSeeds = [
  ['lantern_tide', 'c0b1e0aac4464274cc2ce6fe2fbb2acd40825960f3b85d420ed5ff5021a69d8f'],
  ['cinder_vault', '21'.padStart(64, '0')],
] as const

let server: TestStudio
let database: DyingDatabase
let opened: TestStudio[] = []

beforeEach(async () => {
  server = await testStudio()
  opened.push(server)
})
afterEach(async () => {
  for (const one of opened) await one.close()
  opened = []
})

async function liveAgain(): Promise<void> {
  database = dyingDatabase(openDatabase({ url: asStudio(server.environment.databaseUrl) }, () => {}))
  await server.restart({ database })
}

/** After a kill: a new process on the same database, and time for everything that is owed. */
async function recoverAfterKill(): Promise<void> {
  await liveAgain()
  for (let attempt = 0; attempt < 6; attempt += 1) {
    server.clock.advance(RESERVED_AT_MOST_MS + 6 * 60_000)
    await server.recover()
  }
}

/** Nothing is open or owed, every stake and win was booked once, and the balance matches the rounds. */
async function expectWhole(user: string): Promise<string[]> {
  const rounds = await server.rows(
    'select id, state, stake, payout from studio.told_round where operator_user = $1 order by started_at',
    [user],
  )
  let expected = 100_000_000
  for (const { id, state, stake, payout } of rounds) {
    expect(['settled', 'voided', 'refused']).toContain(state)
    if (state === 'settled') expected += (Number(payout) - Number(stake)) / 10
    const wins = server.wallet.calls.filter(
      (call) => call.path === '/transaction/win' && call.body['round'] === id,
    )
    expect(new Set(wins.map((call) => call.body['transaction_uuid'])).size).toBe(state === 'settled' ? 1 : 0)
  }
  expect(await server.rows('select 1 from studio.outbox where done_at is null')).toEqual([])
  expect(server.wallet.balances.get(user)).toBe(expected)
  return rounds.map((round) => String(round['state']))
}

describe('a studio that is killed', () => {
  it('at any step of an instant round loses and doubles nothing', async () => {
    const ends = new Set<string>()
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; ; step += 1) {
        const user = `instant ${when} ${step}`
        await liveAgain()
        const session = await server.launch('dice', user)
        database.dieAt(step, when)
        await server.ask(
          session,
          'POST',
          '/api/bets/dice',
          bet('10', { direction: 'under', targetHundredths: 9800 }),
        )
        const died = database.died
        await recoverAfterKill()
        for (const state of await expectWhole(user)) ends.add(state)
        if (!died) break
        expect(step).toBeLessThan(30)
      }
    }
    expect([...ends].toSorted()).toEqual(['settled', 'voided'])
  })

  it('at any step of a round at a table loses and doubles nothing', async () => {
    const chips = [
      { spot: 'pass', amount: '1.11' },
      { spot: 'place-6', amount: '0.07' },
      { spot: 'field', amount: '2' },
    ]
    const ends = new Set<string>()
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; ; step += 1) {
        const user = `table ${when} ${step}`
        await liveAgain()
        const session = await server.launch('craps', user)
        database.dieAt(step, when)
        await server.ask(session, 'POST', '/api/bets/craps', bet('3.18', { chips }))
        const died = database.died
        await recoverAfterKill()
        for (const state of await expectWhole(user)) ends.add(state)
        if (!died) break
        expect(step).toBeLessThan(30)
      }
    }
    expect([...ends].toSorted()).toEqual(['settled', 'voided'])
  })

  it('at any step of a round of mines loses and doubles nothing', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; ; step += 1) {
        const user = `mines ${when} ${step}`
        await liveAgain()
        const session = await server.launch('mines', user)
        database.dieAt(step, when)
        const { body } = await server.ask(session, 'POST', '/api/bets/mines', bet('10', { mines: 1 }))
        if (body.round) {
          await server.ask(session, 'POST', `/api/rounds/${body.round.id}/open`, { tile: 12 })
          await server.ask(session, 'POST', `/api/rounds/${body.round.id}/cash-out`, {})
        }
        const died = database.died
        await recoverAfterKill()
        const [open] = await server.rows(
          `select id, cardinality(moves) as moves from studio.told_round where operator_user = $1 and state = 'open'`,
          [user],
        )
        if (open) {
          // The field survived: the player continues where they were.
          const { body: resumed } = await server.ask(session, 'GET', '/api/session')
          expect(resumed.openRound?.id).toBe(open['id'])
          if (open['moves'] === 0)
            await server.ask(session, 'POST', `/api/rounds/${String(open['id'])}/open`, { tile: 12 })
          await server.ask(session, 'POST', `/api/rounds/${String(open['id'])}/cash-out`, {})
        }
        await expectWhole(user)
        if (!died) break
        expect(step).toBeLessThan(60)
      }
    }
  })

  it.each(slotSeeds)('at any step of a slot loses and doubles nothing: %s', async (title, seed) => {
    const ends = new Set<string>()
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; ; step += 1) {
        const user = `slot ${when} ${step}`
        await liveAgain()
        const session = await server.launch('slot', user, 1_000, title)
        await server.setSeeds(user, seed, await sha256Hex(seed + user))
        database.dieAt(step, when)
        const { body } = await server.ask(session, 'POST', '/api/bets/slot', bet('1', { title }))
        if (body.round) {
          await server.ask(session, 'POST', `/api/rounds/${body.round.id}/spin`, { spin: 1 })
          await server.ask(session, 'POST', `/api/rounds/${body.round.id}/spin`, { spin: 1_000 })
        }
        const died = database.died
        server.clock.advance(FIELD_OPEN_AT_MOST_MS)
        await recoverAfterKill()
        for (const state of await expectWhole(user)) ends.add(state)
        if (!died) break
        expect(step).toBeLessThan(40)
      }
    }
    expect([...ends].toSorted()).toEqual(['settled', 'voided'])
  })

  it('gives the same answer to a request that is repeated after the kill', async () => {
    await liveAgain()
    const session = await server.launch('dice', 'patient')
    const order = bet('10', { direction: 'under', targetHundredths: 9800 })
    server.wallet.trouble('/transaction/win', { kind: 'drop', booked: true })
    const first = await server.ask(session, 'POST', '/api/bets/dice', order)
    await recoverAfterKill()
    const again = await server.ask(session, 'POST', '/api/bets/dice', order)
    expect(again.body.round).toEqual({ ...first.body.round, state: 'settled' })
    await expectWhole('patient')
  })
})

describe('recovery', () => {
  it('does not touch a bet that is still in progress, and the late answer of a voided one takes nothing', async () => {
    const session = await server.launch('dice', 'slow')
    let letGo = () => {}
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise((resolve) => {
        letGo = resolve
      }),
    })
    const playing = server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('10', { direction: 'under', targetHundredths: 9800 }),
    )
    const state = async () =>
      (await server.rows(`select state from studio.told_round where operator_user = 'slow'`))[0]?.['state']
    while ((await state()) !== 'reserved');
    await server.recover()
    expect(await state()).toBe('reserved')
    server.clock.advance(RESERVED_AT_MOST_MS + 1)
    await server.recover()
    letGo()
    expect((await playing).body.error.code).toBe('studio.betNotTaken')
    await server.recover()
    expect(server.wallet.balances.get('slow')).toBe(100_000_000)
  })

  it('does nothing twice when two processes recover at once', async () => {
    const session = await server.launch('dice', 'twins')
    server.wallet.trouble('/transaction/win', { kind: 'http500', booked: false })
    await server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('10', { direction: 'under', targetHundredths: 9800 }),
    )
    server.clock.advance(60_000)
    const before = server.wallet.calls.length
    await Promise.all(Array.from({ length: 5 }, () => server.recover()))
    expect(server.wallet.calls.length - before).toBe(1)
    await expectWhole('twins')
  })

  it('deletes sessions that have ended', async () => {
    const session = await server.launch('dice', 'sleeper')
    server.clock.advance(24 * 60 * 60 * 1000)
    expect((await server.ask(session, 'GET', '/api/session')).body.error.code).toBe('studio.sessionExpired')
    await server.recover()
    expect(await server.rows('select 1 from studio.session')).toEqual([])
  })
})
