// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import {
  footballResult,
  offer,
  openBookTestServer,
  type Bettor,
  type BookTestServer,
} from '../../book-for-tests.ts'
import { betsOfIds } from '../bet-store.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

let bettors = 0
const bettor = (cash = 100): Promise<Bettor> => book.bettor(`hedger${(bettors += 1)}`, cash)

describe('the turnover of singles on both sides of an event', () => {
  const turnoverOf = async (bets: readonly string[]) => {
    const stored = await betsOfIds(book.server.platform.database, bets)
    return stored.reduce((sum, { validBet }) => sum + validBet, 0n)
  }

  it('is what they can lose together, shared by stake', async () => {
    const who = await bettor(1_000)
    const match = await book.match([offer('total', { over: 2000, under: 2000 }, 10)])
    const place = async (outcome: string, stakePerLine: number) =>
      (await book.placeBet(who, [await book.leg(match, 'total', outcome)], { stakePerLine })).envelope.value
        .bet.betId
    const bets = [await place('over', 100), await place('under', 60)]
    await book.result(match, footballResult(3, 0))
    await Promise.all([book.run(), book.run()])
    // At most 40 of 160 can be lost: a quarter of each.
    expect(await turnoverOf(bets)).toBe(units(40))
    await book.result(match, footballResult(1, 0))
    await book.run()
    expect(await turnoverOf(bets)).toBe(units(40))
  })

  it('is whole for those of different members, and for a multiple beside a single', async () => {
    const [one, other] = [await bettor(), await bettor()]
    const [match, second] = [
      await book.match([offer('total', { over: 2000, under: 2000 }, 10)]),
      await book.match(),
    ]
    const leg = async (outcome: string) => book.leg(match, 'total', outcome)
    const bets = [
      await book.placeBet(one, [await leg('over')]),
      await book.placeBet(one, [await leg('under'), await book.leg(second, 'result_1x2', 'home')]),
      await book.placeBet(other, [await leg('under')]),
    ].map(({ envelope }) => envelope.value.bet.betId)
    await book.result(match, footballResult(3, 0))
    await book.run()
    expect(await turnoverOf(bets)).toBe(units(30))
  })
})
