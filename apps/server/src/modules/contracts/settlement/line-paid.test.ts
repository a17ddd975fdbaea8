// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units } from '@tessera/rules/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { openAccounts, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'
import { declinePayment, repeatRun, settleContracts } from '../index.ts'

let at: ContractsTestServer
let head: TestAccount
let agent: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer({ edgeBasisPoints: 100 })
  // The sums below are of all that bets are worth; as shipped lines are paid a share of it.
  await at.deps.settings.write('contracts.payOfWorthPercent', 100, 'test')
  head = await at.open('linehead', 2)
  agent = await at.open('lineagent', 1, head)
  player = await at.open('playerone', 0, agent)
})
afterEach(() => at.close())

const daily = (rate: number) => ({ periodType: 'Daily' as const, tiers: flatTiers(rate) })
const dividends = async (account: TestAccount) =>
  (
    await account.client.call('contracts.dividendRecord', {
      startTime: Date.UTC(2027, 2, 1),
      endTime: Date.UTC(2027, 3, 20),
    })
  ).envelope.value.list

/** A day with one bet of 1,000 on something even, at an edge of 1 %. */
async function playEven(day: number, won: boolean): Promise<void> {
  await at.settleAt(`2027-03-${day} 09:00`)
  await at.bet(player, 1_000, won ? 2_000 : 0)
  await at.settleAt(`2027-03-${day + 1} 02:15`)
}
async function give(account: TestAccount, amount: number, kind: 'bonus' | 'point'): Promise<void> {
  await at.deps.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(account.id), 'USD')
    const from = await operatorAccount(tx, 'promotions', 'USD')
    const reference = { cause: 'test', externalId: `${kind}${amount}` }
    await post(tx, [{ from, to: cash, amount: units(amount), kind, ...reference }])
  })
}
/** What the account of the line stands at, in units. */
const paid = async (): Promise<number> =>
  Number(
    amountOfMillionths(
      (await at.deps.database.one<{ paid: bigint }>(
        sql`select paid from contract_line_paid where head_id = ${head.id}`,
      ))!.paid,
    ),
  ) / 1e6

describe('a line that plays by luck', () => {
  it('is paid what its bets were worth and no more, in unlucky periods as in lucky ones, and sees why', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await playEven(16, false)
    expect(await at.cash(head)).toBe(10)
    await playEven(17, true)
    await playEven(18, false)
    expect(await at.cash(head)).toBe(30)
    await playEven(19, true)
    await playEven(20, true)
    await playEven(21, false)
    expect(await at.cash(head)).toBe(60)
    const [last] = await dividends(head)
    expect(last).toMatchObject({ amount: 30, fullAmount: 400, net: 30, status: 'Paid' })
    const why = (await head.client.call('contracts.payment', { paymentId: last!.paymentId })).envelope.value
    expect(why.exact).toMatchObject({ fullAmount: '400000000' })
  })

  it('shares what comes as it had agreed, and the operator pays nothing beyond it', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.agreeWith(head, agent, 'DIVIDEND', daily(0.3))
    await playEven(16, false)
    expect([await at.cash(head), await at.cash(agent)]).toEqual([2.5, 7.5])
    expect([await at.debt(head), await paid()]).toEqual([0, 10])
    expect((await dividends(agent))[0]).toMatchObject({ amount: 7.5, fullAmount: 300 })
  })

  it('has what its members were given counted, and the share that operators set', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.settleAt('2027-03-16 08:00')
    await give(player, 3, 'bonus')
    await give(agent, 1, 'point')
    // The ledger stamps its postings by the clock of the database, which these tests are ahead of: they count at once.
    await playEven(16, false)
    expect(await at.cash(head)).toBe(6)
    await at.deps.settings.write('contracts.payOfWorthPercent', 200, 'test')
    await playEven(17, false)
    expect(await at.cash(head)).toBe(36)
    await at.deps.settings.write('contracts.payOfWorthPercent', 0, 'test')
    await playEven(18, false)
    expect(await at.cash(head)).toBe(36)
    expect((await dividends(head))[0]).toMatchObject({ status: 'Not reached', amount: 0, fullAmount: 400 })
  })

  it('leaves what its members have earned and not claimed yet to them', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.deps.database.query(sql`
      insert into rebate_open (member_id, day, game_type, valid_bets, rank_level, rate_basis_points)
      values (${player.id}, '2027-03-16', 'SLOT', ${units(500)}, 0, 80)`)
    await at.deps.database.query(sql`
      insert into reward_on_offer (reference, brand_code, member_id, source, title, amount, currency, wager_times, offered_at, expires_at)
      values ('test', 'brand1', ${agent.id}, 'EVENT', '{}', ${units(1)}, 'USD', 0, '2027-03-16', '2027-05-01')`)
    await playEven(16, false)
    // 10, less a rebate of 4 and a reward of 1.
    expect(await at.cash(head)).toBe(5)
  })

  it('cannot spend the same worth on a dividend and a salary, however many settle at once', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.02) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 1_000)
    at.server.clock.advance(18 * 3_600_000)
    while (!(await at.deps.rollUp()));
    await Promise.all([settleContracts(at.deps), settleContracts(at.deps), settleContracts(at.deps)])
    await settleContracts(at.deps)
    expect([await at.cash(head), await paid()]).toEqual([10, 10])
  })
})

describe('the account of a line', () => {
  it('gets back what is declined or expires, and then pays it with the next period', async () => {
    await at.deps.settings.write('contracts.approveAbove', 5, 'test')
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await playEven(16, false)
    const [pending] = await dividends(head)
    expect([pending!.status, await paid()]).toEqual(['Pending', 10])
    const decision = { paymentId: pending!.paymentId, operator: 'chief', nowMs: at.server.clock.now() }
    await at.deps.database.transaction((tx) => declinePayment(tx, decision))
    expect(await paid()).toBe(0)
    await playEven(17, false)
    expect(await paid()).toBe(20)
    await playEven(18, false)
    // The run of the 18th found what the run of the 17th had noted, which expired with it.
    expect(await paid()).toBe(10)
    await at.deps.settings.write('contracts.approveAbove', 0, 'test')
    await playEven(19, false)
    expect([await at.cash(head), await paid()]).toEqual([30, 30])
  })

  it('is repeated as it stood, however it has gone on', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.agreeWith(head, agent, 'DIVIDEND', daily(0.3))
    await playEven(16, false)
    await playEven(17, false)
    const runs = await at.deps.database.query<{ id: string }>(sql`select id from contract_run`)
    expect(runs).toHaveLength(2)
    for (const { id } of runs)
      expect(await repeatRun(at.deps, id)).toMatchObject({
        differenceCount: 0,
        stored: { amount: 17_500_000n },
      })
  })

  it('neither bounds nor is spent by periods that began before it was counted', async () => {
    await at.agree(head, 'DIVIDEND', daily(0.4))
    await at.settleAt('2027-03-16 08:00')
    await at.deps.database.query(sql`update team_window_open set worth_since = '2027-03-16 12:00Z'`)
    await playEven(16, false)
    expect(await at.cash(head)).toBe(400)
    await playEven(17, false)
    expect([await at.cash(head), await paid()]).toEqual([420, 20])
    expect((await dividends(head)).map(({ amount, fullAmount }) => [amount, fullAmount])).toEqual([
      [20, 400],
      [400, 400],
    ])
  })
})
