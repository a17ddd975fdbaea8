// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { recordFact, type BetFact } from '../../bets/index.ts'
import { creditCash, operatorAccount, openAccounts, ownerOfMember } from '../../ledger/index.ts'
import {
  openWalletTestServer,
  payIn,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { everyFlag } from '../../../testing/every-flag.ts'

let bank: WalletTestServer
let member: TestMember
const dayMs = 86_400_000
/** Noon in site time, seven hours ahead, so that no day ends while the test runs. */
const noonMs = Math.floor(Date.now() / dayMs) * dayMs + 5 * 3_600_000
const dayAt = (atMs: number): string => new Date(atMs + 7 * 3_600_000).toISOString().slice(0, 10)
const [today, before] = [dayAt(Date.now()), dayAt(noonMs - 3 * dayMs)]

beforeAll(async () => {
  bank = await openWalletTestServer()
  // The ledger stamps its postings with the time of the database.
  bank.clock.advance(Date.now() - bank.clock.now())
  await bank.server.platform.settings.write('wallet.newAccountHoldHours', 0, 'test')
  member = await bank.member()
  await payIn(bank, member, 100)
  await play({ kind: 'stake', amount: units(120), validBet: units(120), reference: 's1' })
  await play({ kind: 'return', amount: units(150), reference: 'r1' })
  await play({
    kind: 'stake',
    amount: units(40),
    validBet: units(30),
    atMs: noonMs - 3 * dayMs,
    reference: 's2',
  })
  await play({ kind: 'refund', amount: units(10), atMs: noonMs - 3 * dayMs, reference: 'b2' })
  await withdraw(member, 25)
  await give(member, 8, 'bonus', 'Welcome gift')
  await give(member, 3, 'rebate', 'Rebate')
  await give(member, 5, 'bonus', 'Weekend bonus')
  bank.clock.advance(60_000)
})
afterAll(() => bank.close())

async function withdraw({ client }: TestMember, amount: number): Promise<void> {
  const operator = await bank.operator('admin')
  const bankAccountId = await bank.bankAccount(member)
  const asked = { amount, bankAccountId, password: paymentPassword, requestId: requestId() }
  const { withdrawalId: id } = (await client.call('wallet.withdraw', asked)).envelope.value
  await operator.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag })
  await operator.call('backoffice.payWithdrawal', { reference: 'BANK-1', id, requestId: requestId() })
}
const play = (fact: Pick<BetFact, 'kind' | 'amount' | 'reference'> & Partial<BetFact>): Promise<void> =>
  bank.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: member.id,
      vendor: 'test',
      gameCode: 'dice',
      roundId: fact.reference,
      currency: 'USD',
      validBet: units(0),
      closed: true,
      atMs: bank.clock.now(),
      ...fact,
    }),
  )
const give = ({ id }: TestMember, amount: number, kind: string, memo: string): Promise<unknown> =>
  bank.server.platform.database.transaction(async (tx) =>
    creditCash(tx, {
      from: await operatorAccount(tx, 'promotions', 'USD'),
      to: await openAccounts(tx, ownerOfMember(id), 'USD'),
      amount: units(amount),
      kind,
      memo,
      cause: 'test',
      externalId: `${id} ${memo}`,
    }),
  )

describe('the profit and loss of a member', () => {
  it('is listed by day in site time, newest first, with the total of the range [MEMBER-010]', async () => {
    const { value } = (await member.client.call('wallet.personalProfit', {})).envelope
    const figures = { deposit: 100, withdrawal: 25, bets: 120, validBets: 120, payout: 150 }
    expect(value).toEqual({
      pageNo: 1,
      totalPages: 1,
      totalCount: 2,
      list: [
        { day: today, ...figures, bonus: 13, rebate: 3, profit: 46 },
        {
          day: before,
          deposit: 0,
          withdrawal: 0,
          bets: 30,
          validBets: 30,
          payout: 0,
          bonus: 0,
          rebate: 0,
          profit: -30,
        },
      ],
      total: { ...figures, bets: 150, validBets: 150, bonus: 13, rebate: 3, profit: 16, open: 0 },
    })
  })

  it('counts only the range, by page, and at most 90 days of it', async () => {
    const ask = async (input: object) =>
      (await member.client.callWith('wallet.personalProfit', input)) as Awaited<
        ReturnType<typeof member.client.call<'wallet.personalProfit'>>
      >
    const late = (await ask({ startTime: noonMs - 2 * dayMs })).envelope.value
    expect([late.list.map(({ day }) => day), late.total.profit]).toEqual([[today], 46])
    const second = (await ask({ pageNo: 2, pageSize: 1 })).envelope.value
    expect([second.list.map(({ day }) => day), second.totalPages, second.total.profit]).toEqual([
      [before],
      2,
      16,
    ])
    expect((await ask({ startTime: noonMs - 91 * dayMs, endTime: noonMs })).status).toBe(400)
  })

  it('is empty for a member who did nothing, and never includes another member', async () => {
    const other = await bank.member()
    const { list, total } = (await other.client.call('wallet.personalProfit', {})).envelope.value
    expect([list, total.profit]).toEqual([[], 0])
    expect((await bank.program().call('wallet.personalProfit', {})).status).toBe(401)
  })
})

describe('the bonuses of a member', () => {
  it('are listed newest first, each with what it was given for [MEMBER-011]', async () => {
    const { value } = (await member.client.call('wallet.bonusDetails', { pageSize: 1 })).envelope
    expect(value).toMatchObject({
      totalPages: 2,
      totalCount: 2,
      list: [{ promotion: 'Weekend bonus', amount: 5 }],
    })
    const next = await member.client.call('wallet.bonusDetails', { pageNo: 2, pageSize: 1 })
    expect(next.envelope.value.list).toMatchObject([{ promotion: 'Welcome gift', amount: 8 }])
  })

  it('are an empty list for a member who got none', async () => {
    const other = await bank.member(units(50))
    expect((await other.client.call('wallet.bonusDetails', {})).envelope.value.list).toEqual([])
    expect((await bank.program().call('wallet.bonusDetails', {})).status).toBe(401)
  })
})
