// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settledBetsIn } from '../../../bets/index.ts'
import { grantTo } from '../../../bonuses/bonuses-for-tests.ts'
import { cancelBonus } from '../../../bonuses/index.ts'
import { footballResult, openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { stakeOn, testFight } from '../../fight-for-tests.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

const settled = async ({ id }: Bettor): Promise<[validBet: bigint, underBonus: boolean][]> =>
  (await settledBetsIn(book.server.platform.database, { after: 0n, upTo: 1_000_000n }, playCurrency))
    .filter(({ memberId }) => memberId === id)
    .map(({ validBet, underBonus }) => [validBet, underBonus])
const grant = ({ id }: Bettor) => grantTo(book.server.platform, id, units(100))
const endAll = async (requirementId: number): Promise<void> => {
  const nowMs = book.server.clock.now()
  await book.server.platform.database.transaction((tx) =>
    cancelBonus(tx, { operatorId: 1, nowMs }, { bonusId: requirementId, reason: 'a test' }),
  )
}

it('a bet carries the lock of a bonus that was open at any time while it ran, and no other does', async () => {
  const before = await book.bettor('bonusbefore', 100)
  const [meanwhile, after] = [await book.bettor('bonusmeanwhile', 100), await book.bettor('bonusafter', 100)]
  const match = await book.match()
  const place = async (who: Bettor) => book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])
  const ended = await grant(before)
  await endAll(ended.id)
  book.server.clock.advance(1_000)
  for (const who of [before, meanwhile, after]) await place(who)
  book.server.clock.advance(1_000)
  await endAll((await grant(meanwhile)).id)
  book.server.clock.advance(1_000)
  await book.result(match, footballResult(1, 0))
  await book.run()
  await grant(after)
  expect([await settled(before), await settled(meanwhile), await settled(after)]).toEqual([
    [[units(10), false]],
    [[units(10), true]],
    [[units(10), false]],
  ])
})

it('a correction counts as the bet did that it corrects, whatever bonus was granted since', async () => {
  const [plain, locked] = [await book.bettor('corrplain', 100), await book.bettor('corrlocked', 100)]
  const match = await book.match()
  for (const who of [plain, locked]) await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])
  const bonus = await grant(locked)
  await book.result(match, footballResult(1, 0))
  await book.run()
  await endAll(bonus.id)
  await grant(plain)
  book.server.clock.advance(1_000)
  await book.result(match, footballResult(0, 0, false), { status: 'abandoned' })
  book.server.clock.advance(50 * 3_600_000)
  await book.run()
  expect([await settled(plain), await settled(locked)]).toEqual([
    [
      [units(10), false],
      [units(-10), false],
    ],
    [
      [units(10), true],
      [units(-10), true],
    ],
  ])
})

it('a stake in the pool of a fight carries it, too', async () => {
  const [locked, other] = [await book.bettor('poollocked', 100), await book.bettor('poolplain', 100)]
  const fight = await testFight(book)
  await grant(locked)
  await stakeOn(locked, fight, { side: 'meron', amount: 10 })
  await stakeOn(other, fight, { side: 'wala', amount: 10 })
  await book.result(fight, { sport: 'cockfight', outcome: 'wala', over: true })
  await book.run()
  expect([
    (await settled(locked)).map(([, under]) => under),
    (await settled(other)).map(([, under]) => under),
  ]).toEqual([[true], [false]])
})
