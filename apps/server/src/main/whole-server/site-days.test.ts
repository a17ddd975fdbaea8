// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { addDays } from '@tessera/rules/site/zoned-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordFact } from '../../modules/bets/index.ts'
import { comeBack, count, openGames, rebateOf } from '../../modules/rewards/ranks-for-tests.ts'
import {
  openWalletTestServer,
  payIn,
  type TestMember,
  type WalletTestServer,
} from '../../modules/wallet/wallet-for-tests.ts'
import { changingDays } from '../../testing/changing-days.ts'

const minuteMs = 60_000
let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  await openGames(bank)
  await count(bank)
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

let stakes = 0
/** Stakes and loses. */
const play = ({ id }: TestMember, amount: number): Promise<void> =>
  bank.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      ...{ memberId: id, vendor: 'RANKS', gameCode: 'SLOTS', currency: 'USD', closed: true },
      ...{ roundId: `day-${(stakes += 1)}`, reference: `day-${stakes}`, atMs: bank.clock.now() },
      ...{ kind: 'stake', amount: units(amount), validBet: units(amount) },
      bonusBet: zero,
    }),
  )

describe.each(changingDays)('a day $name in $zone', ({ zone, day, startMs, endMs }) => {
  let member: TestMember
  beforeEach(async () => {
    await bank.server.platform.settings.write('site.timeZone', zone, 'test')
    bank.clock.advance(startMs - 10 * minuteMs - bank.clock.now())
    member = await bank.member()
    for (const [index, atMs] of [
      startMs - 5 * minuteMs,
      startMs + 5 * minuteMs,
      endMs - 5 * minuteMs,
      endMs + 5 * minuteMs,
    ].entries()) {
      bank.clock.advance(atMs - bank.clock.now())
      await comeBack(member)
      await play(member, 100 * 2 ** index)
      await payIn(bank, member, 10 * 2 ** index)
      await count(bank)
    }
  })

  it('has the same play and payments in every report, and its rebate', async () => {
    const admin = await bank.operator('admin')
    const days = [addDays(day, 1), day, addDays(day, -1)]
    const reports = []
    for (const one of days)
      reports.push((await admin.call('backoffice.moneyReport', { fromDay: one, toDay: one })).envelope.value)
    expect(reports.map(({ list }) => [list[0]?.stakes, list[0]?.deposits])).toEqual([
      [800, 80],
      [600, 60],
      [100, 10],
    ])
    expect((await admin.call('backoffice.overview', {})).envelope.value).toMatchObject({
      stakesToday: 800,
      depositsToday: 80,
    })
    const own = (await member.client.call('wallet.personalProfit', {})).envelope.value
    expect(own.list.map((each) => [each.day, each.bets, each.deposit])).toEqual([
      [days[0], 800, 80],
      [days[1], 600, 60],
      [days[2], 100, 10],
    ])
    expect((await rebateOf(member)).list.map((each) => [each.day, each.validBets])).toEqual([
      [days[0], 800],
      [days[1], 600],
      [days[2], 100],
    ])
  })
})
