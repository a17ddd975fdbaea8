// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'

let at: ContractsTestServer
let head: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  head = await at.open('linehead', 2)
  player = await at.open('playerone', 0, head)
})
afterEach(() => at.close())

/** The figures are rolled up some seconds after the hour. */
const nearly = (amount: number): unknown => expect.closeTo(amount, -2)

const forecast = async () => (await head.client.call('contracts.forecast', {})).envelope.value.list

describe('the forecast of running periods', () => {
  it('assumes that the rest of a period goes on as its beginning did, and counts no member twice', async () => {
    await at.agree(head, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.1) })
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    expect(await forecast()).toEqual([])
    await at.settleAt('2027-03-22 06:00')
    await at.bet(player, 4_000, 1_000)
    await at.settleAt('2027-03-22 12:00')
    const [daily, weekly] = await forecast()
    expect(daily).toMatchObject({
      kind: 'DAILY',
      firstDay: '2027-03-22',
      lastDay: '2027-03-22',
      part: 0.5,
      soFar: { bets: 4_000, profitLoss: 3_000, activeMembers: 1 },
      atPace: { bets: nearly(8_000), profitLoss: nearly(6_000), activeMembers: 1 },
      rate: 0.01,
      expected: nearly(80),
    })
    expect(weekly).toMatchObject({
      kind: 'DIVIDEND',
      lastDay: '2027-03-28',
      soFar: { bets: 4_000 },
      atPace: { bets: nearly(56_000), profitLoss: nearly(42_000) },
      expected: nearly(4_200),
    })
  })

  it('leaves out kinds that are switched off, and contracts that have ended', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-16 06:00')
    expect(await forecast()).toHaveLength(1)
    await at.deps.settings.write('agents.dailySalary', false, 'test')
    expect(await forecast()).toEqual([])
    await at.deps.settings.write('agents.dailySalary', true, 'test')
    const [contract] = (await head.client.call('contracts.dailySalaries', {})).envelope.value.list
    await head.client.call('contracts.moveDailySalary', {
      action: 'TERMINATE',
      contractId: contract!.contractId,
    })
    expect(await forecast()).toHaveLength(1)
    await at.settleAt('2027-03-17 06:00')
    expect(await forecast()).toEqual([])
  })

  it('promises no more than the worth of the line will leave at this pace', async () => {
    const bounded = await openContractsTestServer({ edgeBasisPoints: 100 })
    try {
      const agent = await bounded.open('linehead', 2)
      const member = await bounded.open('playerone', 0, agent)
      await bounded.agree(agent, 'DIVIDEND', { periodType: 'Daily', tiers: flatTiers(0.1) })
      await bounded.settleAt('2027-03-16 06:00')
      await bounded.bet(member, 4_000)
      await bounded.settleAt('2027-03-16 12:00')
      const [daily] = (await agent.client.call('contracts.forecast', {})).envelope.value.list
      expect(daily).toMatchObject({ atPace: { bets: nearly(8_000) }, expected: nearly(80) })
      expect(daily!.expected).toBeLessThan(81)
    } finally {
      await bounded.close()
    }
  })
})
