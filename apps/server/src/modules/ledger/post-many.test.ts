// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balances, history, postMany, type Transfer } from './index.ts'
import { openTestLedger, usd, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

async function stakes(round: string, amounts: readonly [owner: string, amount: number][]) {
  const transfers: Transfer[] = []
  for (const [owner, amount] of amounts) {
    const { cash } = await ledger.funded(owner, usd(10))
    const about = { amount: usd(amount), cause: 'test.many', kind: 'stake', memo: round }
    transfers.push({ from: cash, to: ledger.studio, externalId: `${round}/${owner}`, ...about })
  }
  await ledger.db.transaction((tx) => postMany(tx, transfers))
  return transfers
}
const cashOf = async (owner: string) => (await balances(ledger.db, owner, 'USD')).cash

it('posts many transfers at once, and nothing of none', async () => {
  const [first] = await stakes('one', [
    ['member:1', 3],
    ['member:2', 10],
  ])
  await stakes('none', [])
  expect([await cashOf('member:1'), await cashOf('member:2')]).toEqual([usd(7), usd(0)])
  const { lines } = await history(ledger.db, first!.from, { page: 1, size: 1 })
  expect(lines).toMatchObject([{ kind: 'stake', memo: 'one', balanceAfter: usd(7) }])
})

it('posts none when one of them cannot be paid, or was posted before', async () => {
  await expect(
    stakes('two', [
      ['member:3', 1],
      ['member:4', 11],
    ]),
  ).rejects.toThrow('test.many/two/member:4 was not posted')
  await expect(stakes('one', [['member:1', 3]])).rejects.toThrow('was not posted')
  expect([await cashOf('member:1'), await cashOf('member:3'), await cashOf('member:4')]).toEqual([
    usd(7),
    usd(10),
    usd(10),
  ])
})
