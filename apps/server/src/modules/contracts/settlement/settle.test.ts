// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { checkInvariants } from '../../ledger/index.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'
import { endUncoveredContracts } from '../offers/end-uncovered-contracts.ts'
import { handOnRepaid } from './hand-on.ts'
import { settleContracts } from './settle.ts'

let at: ContractsTestServer
let head: TestAccount
let agent: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  head = await at.open('linehead', 2)
  agent = await at.open('lineagent', 1, head)
  player = await at.open('playerone', 0, agent)
})
afterEach(async () => {
  expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  await at.close()
})

const payments = async (
  { client }: TestAccount,
  name: 'dividendRecord' | 'dailyWages' | 'hourlySalary' | 'realTimeSalary',
) =>
  (
    await client.call(`contracts.${name}`, {
      startTime: Date.UTC(2027, 2, 1),
      endTime: Date.UTC(2027, 3, 20),
    })
  ).envelope.value.list

describe('a daily salary', () => {
  it('is paid at 02:15 of the next day, from the top down, and its record says why [AGENT-015]', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.003) })
    await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.002) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 120_000, 100_000)
    await at.bet(await at.open('directone', 0, head), 180_000)
    await at.settleAt('2027-03-17 02:14')
    expect([await at.cash(head), await at.cash(agent)]).toEqual([0, 0])
    await at.settleAt('2027-03-17 02:15')
    expect([await at.cash(head), await at.cash(agent)]).toEqual([660, 240])
    const [own] = await payments(head, 'dailyWages')
    expect(own).toMatchObject({
      from: null,
      firstDay: '2027-03-16',
      bets: 300_000,
      profitLoss: 200_000,
      activeMembers: 2,
      rate: 0.003,
      amount: 900,
      toDownlines: 240,
      net: 660,
      status: 'Paid',
    })
    const why = (await head.client.call('contracts.payment', { paymentId: own!.paymentId })).envelope.value
    expect(why).toMatchObject({
      tier: 2,
      version: 1,
      downlines: [{ account: 'lineagent', amount: 240 }],
      exact: { bets: '300000000000', base: '300000000000', carriedIn: '0' },
    })
    expect(why.postings.map(({ amount }) => amount)).toEqual([660])
  })

  it('is paid once, however often and by how many it is settled, and after a process was killed at any point', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    await at.settleAt('2027-03-17 02:00')
    at.server.clock.advance(20 * 60_000)
    // The process ends after the first payments, before the run is finished.
    const broken = {
      ...at.deps,
      live: {
        ...at.deps.live,
        isOpen: () => {
          throw new Error('killed')
        },
      },
    }
    await expect(settleContracts(broken)).rejects.toThrow('killed')
    await Promise.all([settleContracts(at.deps), settleContracts(at.deps), settleContracts(at.deps)])
    await settleContracts(at.deps)
    expect([await at.cash(head), await at.cash(agent)]).toEqual([0, 100])
    const runs = await at.deps.database.query<{ status: string; payments: number }>(
      sql`select status, payments from contract_run where first_day = '2027-03-16'`,
    )
    expect(runs).toEqual([{ status: 'done', payments: 2 }])
  })

  it('is paid once although the clock of the server jumps back over the end of the day', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    await at.settleAt('2027-03-17 02:15')
    expect(await at.cash(head)).toBe(100)
    await at.settleAt('2027-03-16 23:30')
    await at.settleAt('2027-03-17 02:15')
    expect(await at.cash(head)).toBe(100)
    await at.settleAt('2027-03-18 02:15')
    expect((await payments(head, 'dailyWages')).reduce((sum, { bets }) => sum + bets, 0)).toBe(10_000)
  })

  it.each([
    ['23', 'Africa/Lagos'],
    ['25', 'Atlantic/Cape_Verde'],
  ])(
    'has every bet once when a day has %s hours, because the site moves to another zone',
    async (_, timeZone) => {
      await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
      await at.settleAt('2027-03-16 09:00')
      await at.bet(player, 1_000)
      await at.settleAt('2027-03-16 22:30')
      await at.bet(player, 2_000)
      await at.settleAt('2027-03-16 22:45')
      await at.server.platform.settings.write('site.timeZone', timeZone, 'test')
      await at.settleAt('2027-03-16 23:30')
      await at.bet(player, 4_000)
      await at.settleAt('2027-03-17 00:30')
      await at.bet(player, 8_000)
      await at.settleAt('2027-03-17 09:00')
      await at.settleAt('2027-03-18 09:00')
      const paid = await payments(head, 'dailyWages')
      expect(paid.reduce((sum, { bets }) => sum + bets, 0)).toBe(15_000)
      expect(await at.cash(head)).toBe(150)
    },
  )
})

describe('what downlines earn beyond their upline', () => {
  const daily = (rate: number) => ({ periodType: 'Daily' as const, tiers: flatTiers(rate) })
  let second: TestAccount
  let lucky: TestAccount
  /** Two branches: one loses 1,000 to the operator, the other wins 600 of it back. */
  async function playAgainstEachOther(): Promise<void> {
    second = await at.open('secondagent', 1, head)
    lucky = await at.open('luckyone', 0, second)
    await at.agree(head, 'DIVIDEND', daily(0.1))
    await at.agreeWith(head, agent, 'DIVIDEND', daily(0.1))
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 1_000)
    await at.bet(lucky, 1_000, 1_600)
  }

  it('comes from the wallet; what is missing there is held back, and the operator pays what it owes the head', async () => {
    await playAgainstEachOther()
    await at.fund(head, 20)
    await at.settleAt('2027-03-17 02:15')
    // The line lost 400, so the operator owes it 40; the branch alone lost 1,000.
    expect([await at.cash(head), await at.debt(head), await at.cash(agent)]).toEqual([0, -40, 60])
    expect((await payments(head, 'dividendRecord'))[0]).toMatchObject({
      ...{ amount: 40, toDownlines: 100, net: 0, fromWallet: 20, advanced: 40, heldBack: 0 },
      status: 'Paid',
    })
    expect((await payments(agent, 'dividendRecord'))[0]).toMatchObject({
      ...{ amount: 100, heldBack: 40, handedOn: 0, net: 60 },
      status: 'Paid',
    })
    // Who owes can neither transfer nor withdraw; a deposit repays it first.
    await at.fund(head, 100)
    expect(await at.transferTo(head, agent, 5)).toMatchObject({ code: 'DEBT_OPEN', value: { owed: 40 } })
    await at.deposit(head, 25)
    await handOnRepaid(at.deps)
    expect([await at.debt(head), await at.cash(agent)]).toEqual([-15, 85])
    await at.deposit(head, 50)
    await Promise.all([handOnRepaid(at.deps), handOnRepaid(at.deps), handOnRepaid(at.deps)])
    await handOnRepaid(at.deps)
    expect([await at.cash(head), await at.debt(head), await at.cash(agent)]).toEqual([135, 0, 100])
    expect((await payments(agent, 'dividendRecord'))[0]).toMatchObject({ heldBack: 40, handedOn: 40 })
    expect(await at.transferTo(head, agent, 5)).toMatchObject({ success: true })
  })

  it('is held back level by level, and what is repaid goes down the same way', async () => {
    const under = await at.open('underagent', 1, agent)
    const low = await at.open('lowplayer', 0, under)
    await playAgainstEachOther()
    await at.agreeWith(agent, under, 'DIVIDEND', daily(0.1))
    await at.settleAt('2027-03-17 09:00')
    await at.bet(low, 1_000)
    await at.bet(lucky, 1_000, 2_000)
    await at.settleAt('2027-03-18 02:15')
    // The head owes 60 of the first day and 100 of the second, on which it earned nothing; the agent had 40 left for the
    // 100 of the one below.
    expect([await at.cash(under), await at.debt(agent), await at.debt(head)]).toEqual([40, -60, -160])
    await at.deposit(head, 160)
    await handOnRepaid(at.deps)
    await handOnRepaid(at.deps)
    expect([await at.debt(head), await at.debt(agent), await at.cash(under)]).toEqual([0, 0, 100])
    expect(await at.cash(agent)).toBe(100)
  })

  it('is nothing under a contract of before that asks for less than the one above: nobody pays for it', async () => {
    const strict = [1_000, 2_000, 3_000].map((minBets, step) => ({
      ...{ minBets, minProfitLoss: 0, minActiveMembers: 2 },
      rate: [0.001, 0.002, 0.003][step]!,
    }))
    await at.agree(head, 'DAILY', { tiers: strict })
    await at.deps.database.query(sql`
      insert into contract (id, brand_code, kind, upline_id, downline_id, period_type, tiers, version, status, created_at, start_day)
      select gen_random_uuid(), brand_code, kind, ${head.id}, ${agent.id}, period_type,
        '[{"minBets":"0","minProfitLoss":"0","minActiveMembers":0,"rateMillionths":3000},
          {"minBets":"1","minProfitLoss":"0","minActiveMembers":0,"rateMillionths":3000},
          {"minBets":"2","minProfitLoss":"0","minActiveMembers":0,"rateMillionths":3000}]'::jsonb, 1, 'Active', created_at, start_day
      from contract where downline_id = ${head.id}`)
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 1_000)
    await at.settleAt('2027-03-17 02:15')
    expect([await at.cash(head), await at.debt(head), await at.cash(agent)]).toEqual([0, 0, 0])
    expect((await payments(agent, 'dailyWages'))[0]).toMatchObject({
      rate: 0,
      amount: 0,
      status: 'Not reached',
    })
    // From then on it ends with its running period, and both can agree on one that is covered.
    expect(await endUncoveredContracts(at.deps, at.server.clock.now())).toBe(1)
    const [contract] = (await agent.client.call('contracts.dailySalaries', {})).envelope.value.list
    expect(contract).toMatchObject({ status: 'Terminated', endDay: '2027-03-17' })
    expect(await endUncoveredContracts(at.deps, at.server.clock.now())).toBe(0)
  })

  it('is nothing after the contract above has ended: those below end with it', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    const [contract] = (await head.client.call('contracts.dailySalaries', { role: 'to' })).envelope.value.list
    const { contractId } = contract!
    await head.client.call('contracts.moveDailySalary', { action: 'TERMINATE', contractId })
    await at.settleAt('2027-03-17 02:15')
    expect([await at.cash(head), await at.cash(agent)]).toEqual([0, 100])
    await at.bet(player, 5_000)
    await at.settleAt('2027-03-18 02:15')
    expect([await at.cash(head), await at.debt(head), await at.cash(agent)]).toEqual([0, 0, 100])
  })
})

describe('an hourly salary', () => {
  it('is paid ten minutes after the hour, by the tier of the day so far [AGENT-016]', async () => {
    const tiers = [0, 1_000, 5_000].map((minBets, step) => ({
      minBets,
      minProfitLoss: 0,
      minActiveMembers: 0,
      rate: [0.001, 0.002, 0.003][step]!,
    }))
    await at.agree(head, 'HOURLY', { tiers })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 900)
    await at.settleAt('2027-03-16 10:09')
    expect(await at.cash(head)).toBe(0)
    await at.settleAt('2027-03-16 10:10')
    expect(await at.cash(head)).toBe(0.9)
    await at.bet(player, 500)
    await at.settleAt('2027-03-16 11:10')
    expect(await at.cash(head)).toBe(1.9)
    expect(
      (await payments(head, 'hourlySalary')).map(({ bets, rate, amount }) => [bets, rate, amount]),
    ).toEqual([
      [1_400, 0.002, 1],
      [900, 0.001, 0.9],
    ])
  })
})

describe('a real-time salary', () => {
  it('is paid at the end of each window of five minutes in which the team bet [AGENT-017] [CONST-033]', async () => {
    await at.agree(head, 'REALTIME', { tiers: flatTiers(0.001) })
    await at.settleAt('2027-03-16 09:01')
    await at.bet(player, 84_000)
    await at.settleAt('2027-03-16 09:04')
    expect(await at.cash(head)).toBe(0)
    await at.settleAt('2027-03-16 09:05')
    expect(await at.cash(head)).toBe(84)
    await at.bet(player, 10_000)
    await at.settleAt('2027-03-16 09:10')
    const times = (await payments(head, 'realTimeSalary')).map(({ periodStart, periodEnd, amount }) => [
      new Date(periodStart).toISOString().slice(11, 16),
      new Date(periodEnd).toISOString().slice(11, 16),
      amount,
    ])
    expect(times).toEqual([
      ['09:05', '09:10', 10],
      ['09:00', '09:05', 84],
    ])
  })

  it('sets a late void off in the running window, and carries the rest until it is used up', async () => {
    await at.agree(head, 'REALTIME', { tiers: flatTiers(0.001) })
    await at.settleAt('2027-03-16 09:01')
    await at.bet(player, 10_000)
    await at.settleAt('2027-03-16 09:06')
    await at.bet(player, -4_000)
    await at.settleAt('2027-03-16 09:11')
    await at.bet(player, 3_000)
    await at.settleAt('2027-03-16 09:16')
    await at.bet(player, 2_000)
    await at.settleAt('2027-03-16 09:21')
    expect((await payments(head, 'realTimeSalary')).map(({ amount }) => amount)).toEqual([1, 0, 0, 10])
    expect(await at.cash(head)).toBe(11)
  })
})

describe('a dividend', () => {
  it('is a share of what the operator won in the period, paid at 02:15 after it [AGENT-014]', async () => {
    await at.agree(head, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.1) })
    await at.settleAt('2027-03-22 09:00')
    await at.bet(player, 500, 200)
    await at.settleAt('2027-03-25 09:00')
    await at.bet(player, 700, 300)
    await at.settleAt('2027-03-29 02:14')
    expect(await at.cash(head)).toBe(0)
    await at.settleAt('2027-03-29 02:15')
    expect(await at.cash(head)).toBe(70)
    expect((await payments(head, 'dividendRecord'))[0]).toMatchObject({
      firstDay: '2027-03-22',
      lastDay: '2027-03-28',
      bets: 1_200,
      profitLoss: 700,
      activeMembers: 1,
    })
  })

  it('sets a loss of the first half of a month off in the second when the site carries by month', async () => {
    await at.server.platform.settings.write('contracts.carryMode', 'month', 'test')
    await at.agree(head, 'DIVIDEND', { periodType: 'Semimonthly', tiers: flatTiers(0.18) })
    await at.settleAt('2027-03-20 09:00')
    await at.bet(player, 100, 300)
    await at.settleAt('2027-04-03 09:00')
    await at.bet(player, 1_000, 31_000)
    await at.settleAt('2027-04-16 03:00')
    await at.bet(player, 100_000)
    await at.settleAt('2027-05-01 02:15')
    expect(await at.cash(head)).toBe(12_600)
  })

  it('pays nothing for a period in which the operator lost, and says so', async () => {
    await at.agree(head, 'DIVIDEND', { periodType: 'Daily', tiers: flatTiers(0.18) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 100, 300)
    await at.settleAt('2027-03-17 02:15')
    expect((await payments(head, 'dividendRecord')).map(({ status, amount }) => [status, amount])).toEqual([
      ['Not reached', 0],
    ])
  })
})
