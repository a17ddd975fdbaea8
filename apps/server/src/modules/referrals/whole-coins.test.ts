// SPDX-License-Identifier: Apache-2.0
import { amountToWire, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { balances, ownerOfMember } from '../ledger/index.ts'
import { openWalletTestServer, type TestMember, type WalletTestServer } from '../wallet/wallet-for-tests.ts'

const dayMs = 86_400_000
let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  await bank.server.platform.settings.write('site.currency', { code: 'VND', symbol: '₫' }, 'test')
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

/** An inviter who is owed so many millionths, by the bets of a friend. */
async function inviterOwed(unpaid: bigint): Promise<TestMember> {
  const [inviter, friend] = [await bank.member(zero, 'VND'), await bank.member(zero, 'VND')]
  const { database } = bank.server.platform
  const now = new Date(bank.clock.now())
  await database.query(sql`
    insert into referral_inviter (member_id, brand_code, code, created_at, unpaid)
    values (${inviter.id}, 'brand1', ${`code${inviter.id}`}, ${now}, ${unpaid})`)
  await database.query(sql`
    insert into referral (friend_id, inviter_id, brand_code, ip, currency, registered_at, until, needed_deposits, needed_bets, reward, wager_times)
    values (${friend.id}, ${inviter.id}, 'brand1', '10.0.0.1', 'VND', ${now}, ${now}, 0, 0, 1, 0)`)
  return inviter
}

it('pays commissions in whole units of a currency without smaller coins, and keeps the rest for the next day', async () => {
  const [some, little] = [await inviterOwed(12_750_000n), await inviterOwed(400_000n)]
  const pay = async (): Promise<void> => {
    const job = bank.server.modules.jobs.all.find(({ name }) => name === 'referrals.payCommissions')
    await job!.run(bank.clock.now())
  }
  const cashOf = async ({ id }: TestMember): Promise<number> =>
    amountToWire((await balances(bank.server.platform.database, ownerOfMember(id), 'VND')).cash)
  await pay()
  await pay()
  expect([await cashOf(some), await cashOf(little)]).toEqual([12, 0])
  await bank.server.platform.database.query(sql`update referral_inviter set unpaid = unpaid + 600000`)
  bank.clock.advance(dayMs)
  await pay()
  expect([await cashOf(some), await cashOf(little)]).toEqual([13, 1])
})
