// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trouble } from '../testing/operator-wallet.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const likely = { direction: 'under', targetHundredths: 9800 }
const START = 100_000_000

async function owed(): Promise<number> {
  return (await server.rows('select 1 from studio.outbox where done_at is null')).length
}

/** Lets the outbox repeat what it owes, with growing delays, until nothing is left. */
async function settleAll(): Promise<void> {
  for (let attempt = 0; attempt < 12 && (await owed()) > 0; attempt += 1) {
    server.clock.advance(6 * 60_000)
    await server.recover()
  }
}

describe('a bet with a bad answer of the operator', () => {
  const troubles: [string, Trouble][] = [
    ['no answer, nothing booked', { kind: 'silence', booked: false }],
    ['no answer though it was booked', { kind: 'silence', booked: true }],
    ['a broken connection before booking', { kind: 'drop', booked: false }],
    ['a broken connection after booking', { kind: 'drop', booked: true }],
    ['HTTP 500 before booking', { kind: 'http500', booked: false }],
    ['HTTP 500 after booking', { kind: 'http500', booked: true }],
    ['a page instead of JSON', { kind: 'garbage', booked: true }],
    ['the answer to another request', { kind: 'otherRequest', booked: true }],
    ['an unknown error', { kind: 'status', status: 'RS_ERROR_UNKNOWN' }],
    ['an answer that comes too late', { kind: 'late', ms: 3_000 }],
  ]

  it.each(troubles)('is rolled back after %s', async (name, trouble) => {
    const session = await server.launch('dice', name)
    server.wallet.trouble('/transaction/bet', trouble)
    const { status, body } = await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    expect([status, body.error.code]).toEqual([503, 'studio.betNotTaken'])
    await settleAll()
    expect(server.wallet.balances.get(name)).toBe(START)
    const [round] = await server.rows(
      'select state, events from studio.told_round where operator_user = $1',
      [name],
    )
    expect(round).toEqual({ state: 'voided', events: [] })
  })

  it('takes no money for a bet that arrives after its rollback', async () => {
    const session = await server.launch('dice', 'late original')
    server.wallet.trouble('/transaction/bet', { kind: 'drop', booked: false })
    await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    const original = server.wallet.calls.findLast((call) => call.path === '/transaction/bet')!
    const answer = await server.studio.deps.wallet.send(
      '/transaction/bet',
      JSON.stringify(original.body),
      'own',
    )
    expect(answer?.status).toBe('RS_ERROR_UNKNOWN')
    expect(server.wallet.balances.get('late original')).toBe(START)
  })

  it('repeats the rollback until the operator has accepted it', async () => {
    const session = await server.launch('dice', 'stubborn')
    server.wallet.trouble('/transaction/bet', { kind: 'drop', booked: true })
    for (let count = 0; count < 4; count += 1)
      server.wallet.trouble('/transaction/rollback', { kind: 'http500', booked: false })
    await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    expect(server.wallet.balances.get('stubborn')).toBe(START - 1_000_000)
    await settleAll()
    const rollbacks = server.wallet.calls.filter(
      (call) => call.path === '/transaction/rollback' && call.body['user'] === 'stubborn',
    )
    expect(rollbacks).toHaveLength(5)
    expect(new Set(rollbacks.map((call) => JSON.stringify(call.body))).size).toBe(1)
    expect(server.wallet.balances.get('stubborn')).toBe(START)
  })

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 409, 'studio.notEnoughMoney'],
    ['RS_ERROR_LIMIT_REACHED', 409, 'studio.limitReached'],
  ])('is refused and not rolled back after %s', async (wireStatus, status, code) => {
    const session = await server.launch('dice', wireStatus)
    server.wallet.trouble('/transaction/bet', { kind: 'status', status: wireStatus })
    const order = bet('10', likely)
    const first = await server.ask(session, 'POST', '/api/bets/dice', order)
    const again = await server.ask(session, 'POST', '/api/bets/dice', order)
    expect([first.status, first.body.error.code]).toEqual([status, code])
    expect(again.body).toEqual(first.body)
    await server.recover()
    const calls = server.wallet.calls.filter(
      (call) => call.body['user'] === wireStatus && call.path.startsWith('/transaction'),
    )
    expect(calls.map((call) => call.path)).toEqual(['/transaction/bet'])
  })

  it.each([
    ['RS_ERROR_TOKEN_EXPIRED', 401, 'studio.sessionExpired'],
    ['RS_ERROR_USER_DISABLED', 409, 'studio.accountClosed'],
  ])('tells the player why after %s, and is rolled back all the same', async (wireStatus, status, code) => {
    const session = await server.launch('dice', wireStatus)
    server.wallet.trouble('/transaction/bet', { kind: 'status', status: wireStatus })
    const answer = await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    const calls = server.wallet.calls.filter(
      (call) => call.body['user'] === wireStatus && call.path.startsWith('/transaction'),
    )
    expect(calls.map((call) => call.path)).toEqual(['/transaction/bet', '/transaction/rollback'])
  })

  it('is refused when the balance is short, and the whole balance may be staked', async () => {
    const session = await server.launch('dice', 'poor', 5)
    const refused = await server.ask(session, 'POST', '/api/bets/dice', bet('5.01', likely))
    expect(refused.body.error.code).toBe('studio.notEnoughMoney')
    expect((await server.ask(session, 'POST', '/api/bets/dice', bet('5', likely))).status).toBe(200)
  })
})

describe('a win with a bad answer of the operator', () => {
  const troubles: [string, Trouble][] = [
    ['silence before', { kind: 'silence', booked: false }],
    ['silence after', { kind: 'silence', booked: true }],
    ['drop after', { kind: 'drop', booked: true }],
    ['garbage after', { kind: 'garbage', booked: true }],
    ['RS_ERROR_UNKNOWN', { kind: 'status', status: 'RS_ERROR_UNKNOWN' }],
  ]

  it.each(troubles)('is repeated byte for byte and paid once (%s)', async (name, trouble) => {
    const user = `win ${name}`
    const session = await server.launch('dice', user)
    server.wallet.trouble('/transaction/win', trouble)
    const { status, body } = await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    expect([status, body.round.state, body.balance]).toEqual([200, 'settling', null])
    await settleAll()
    const wins = server.wallet.calls.filter(
      (call) => call.path === '/transaction/win' && call.body['user'] === user,
    )
    expect(new Set(wins.map((call) => JSON.stringify(call.body))).size).toBe(1)
    expect(wins.length).toBeGreaterThan(1)
    expect(server.wallet.balances.get(user)).toBe(START - 1_000_000 + Number(body.round.payout) * 100_000)
    const [round] = await server.rows('select state from studio.round where id = $1', [body.round.id])
    expect(round).toEqual({ state: 'settled' })
  })

  it('waits longer after each attempt and then logs an error', async () => {
    const session = await server.launch('dice', 'waiter')
    for (let count = 0; count < 5; count += 1)
      server.wallet.trouble('/transaction/win', { kind: 'http500', booked: false })
    await server.ask(session, 'POST', '/api/bets/dice', bet('10', likely))
    const seen = () =>
      server.wallet.calls.filter((call) => call.path === '/transaction/win' && call.body['user'] === 'waiter')
        .length
    const gaps: number[] = []
    for (let waitedMs = 0; seen() < 6; waitedMs += 500) {
      const before = seen()
      await server.recover()
      if (seen() > before) {
        gaps.push(waitedMs)
        waitedMs = 0
      }
      server.clock.advance(500)
    }
    expect(gaps.every((gap, index) => index === 0 || gap > gaps[index - 1]!)).toBe(true)
    expect(server.logged.some((line) => line.startsWith('the operator keeps refusing money'))).toBe(true)
  })
})
