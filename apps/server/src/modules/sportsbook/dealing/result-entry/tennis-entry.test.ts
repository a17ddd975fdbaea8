// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { enteredResult } from '@tessera/rules/sportsbook/model/entered-result'
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openBookTestServer, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let operator: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  operator = await book.server.operator('ada', 'admin')
})
afterAll(() => book.server.close())

const offers = (['sets', 'set_2'] as const).map((period) => ({
  terms: { type: 'money_line', period },
  status: 'open' as const,
  outcomes: [
    { outcome: 'home', price: 2000 },
    { outcome: 'away', price: 1800 },
  ],
}))
const because = () => ({ reason: 'The official page', requestId: randomUUID() })
let bettors = 0

/** A match of tennis that is over, with bets of 10 on away to win it and on home to win its second set. */
async function matchThatIsOver() {
  const bettor = await book.bettor(`punter${(bettors += 1)}`, 100)
  const match = await book.match(offers, { sport: 'tennis', bestOf: 3 })
  const markets = await book.markets(match)
  for (const [period, outcome, price] of [
    ['sets', 'away', 1800],
    ['set_2', 'home', 2000],
  ] as const) {
    const market = markets.find((each) => each.period === period)!
    const placed = await book.placeBet(bettor, [
      { selections: [{ marketId: String(market.id), outcome }], price },
    ])
    expect(placed.envelope.code).toBe('OK')
  }
  await book.change(match, { status: 'ended', markets: 'close' })
  return { bettor, match }
}

const plan = async (match: bigint, result: object) =>
  (
    await operator.call('backoffice.planResult', {
      id: String(match),
      status: 'ended',
      result: JSON.stringify(result),
      ...because(),
    })
  ).envelope

const retiredAt = (sets: readonly (readonly [number, number])[], gaveUp?: Side) =>
  enteredResult({
    sport: 'tennis',
    bestOf: 3,
    over: true,
    scores: sets.map(([home, away]) => ({ home, away })),
    ended: 0,
    maps: [],
    gaveUp,
  })

async function settleBy(match: bigint, result: object): Promise<void> {
  const { entryId } = (await plan(match, result)).value
  await vi.waitFor(async () => {
    const { entry } = (await operator.call('backoffice.resultEntry', { id: entryId })).envelope.value
    expect(entry.status).toBe('planned')
  }, 60_000)
  expect((await operator.call('backoffice.confirmEntry', { id: entryId, ...because() })).envelope.code).toBe(
    'OK',
  )
  await book.run()
}

it('gives both stakes back when a player gives up at 6-5 in the first set', async () => {
  const { bettor, match } = await matchThatIsOver()
  await settleBy(match, retiredAt([[6, 5]], 'home'))
  expect(await book.cash(bettor)).toBe(100)
})

it('pays the winner and voids the second set when a player gives up at 6-4 6-5', async () => {
  const { bettor, match } = await matchThatIsOver()
  await settleBy(
    match,
    retiredAt(
      [
        [6, 4],
        [6, 5],
      ],
      'home',
    ),
  )
  // 10 at 1.80 and the stake on the second set.
  expect(await book.cash(bettor)).toBe(108)
})

it('refuses a set that was being played as one that is over', async () => {
  const { match } = await matchThatIsOver()
  const sets = [
    [6, 4],
    [6, 5],
  ] as const
  expect((await plan(match, retiredAt(sets))).code).toBe('BAD_RESULT')
  expect((await plan(match, { ...retiredAt(sets.slice(1), 'home'), ended: 1 })).code).toBe('BAD_RESULT')
  expect(await book.ledgerDifferences()).toEqual([])
})
