// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountBalance, checkInvariants, post, rollUpOperatorAccounts } from './index.ts'
import { openTestLedger, usd, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

it('rolls up every posting of transactions that begin and end meanwhile', async () => {
  const { db, studio, funded } = ledger
  const [writers, rounds, bets] = [3, 40, 60]
  const before = await accountBalance(db, studio)
  let left = writers
  const play = async (writer: number): Promise<void> => {
    const { cash } = await funded(`member:${writer + 1}`, usd(100_000))
    for (let round = 0; round < rounds; round += 1)
      await db.transaction(async (tx) => {
        for (let bet = 0; bet < bets; bet += 10)
          await post(
            tx,
            Array.from({ length: 10 }, (_, n) => ({
              from: cash,
              to: studio,
              amount: usd(1),
              cause: 'test.bet',
              externalId: `${writer} ${round} ${bet + n}`,
              kind: 'bet' as const,
            })),
          )
      })
    left -= 1
  }
  const playing = Promise.all(Array.from({ length: writers }, (_, writer) => play(writer)))
  while (left > 0) await rollUpOperatorAccounts(db)
  await playing
  await rollUpOperatorAccounts(db)
  const staked = usd(writers * rounds * bets)
  expect(await accountBalance(db, studio)).toBe(amountOfMillionths(before + staked))
  expect((await checkInvariants(db, Date.now())).differences).toEqual([])
})
