// SPDX-License-Identifier: Apache-2.0
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { units } from '@tessera/rules/money'
import { sql } from '../../../platform/db/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { comeBack, count, judge, rankOf, settle } from '../ranks-for-tests.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
/** The site is seven hours ahead of UTC. */
const monthStart = (year: number, month: number): number => Date.UTC(year, month - 1, 1) - 7 * hourMs

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  bank.clock.advance(monthStart(2027, 1) + 20 * 24 * hourMs - bank.clock.now())
  // The brand begins in this month, which is not judged.
  await judge(bank)
})
afterAll(() => bank.close())
afterEach(() => vi.restoreAllMocks())

/** Goes to a moment of the month in which the running one ends, and does what the job would do. */
async function goTo(atMs: number): Promise<void> {
  bank.clock.advance(atMs - bank.clock.now())
  await judge(bank)
}

async function memberOfRank(rankLevel: number): Promise<TestMember> {
  const member = await bank.member()
  const operator = await bank.operator('finance')
  await operator.call('backoffice.changeRank', {
    id: member.id,
    rankLevel,
    reason: 'For the test',
    requestId: requestId(),
  })
  return member
}

const rankLevelOf = async ({ id }: TestMember): Promise<number | undefined> =>
  (
    await bank.server.platform.database.one<{ rank_level: number }>(
      sql`select rank_level from member where id = ${id}`,
    )
  )?.rank_level
const runs = async () =>
  (await (await bank.operator('finance')).call('backoffice.rankRuns', {})).envelope.value.list

describe('the end of a month', () => {
  it('lowers by one rank those whose valid bets do not keep theirs, once [MEMBER-018]', async () => {
    const [idle, short, enough, first] = [
      await memberOfRank(3),
      await memberOfRank(2),
      await memberOfRank(2),
      await memberOfRank(1),
    ]
    await goTo(monthStart(2027, 2) + hourMs)
    const atStart = [idle, short, enough, first]
    // Given in the month that has just ended, and judged like any other.
    expect(await Promise.all(atStart.map(rankLevelOf))).toEqual([2, 1, 1, 0])
    await settle(bank, short, units(4_999))
    await settle(bank, enough, units(5_000))
    await goTo(monthStart(2027, 3) + 9 * minuteMs)
    expect(await Promise.all(atStart.map(rankLevelOf))).toEqual([2, 1, 1, 0])
    const received = bank.listen(idle)
    await goTo(monthStart(2027, 3) + 10 * minuteMs)
    await judge(bank)
    expect(await Promise.all(atStart.map(rankLevelOf))).toEqual([1, 0, 1, 0])
    await vi.waitFor(() =>
      expect(received).toContainEqual({ topic: 'rewards.rank', payload: { rankLevel: 1 } }),
    )
    await comeBack(idle)
    expect((await rankOf(idle)).changes.slice(0, 2)).toMatchObject([
      { from: 2, to: 1, cause: 'MONTH', time: monthStart(2027, 3) },
      { from: 3, to: 2, cause: 'MONTH', time: monthStart(2027, 2) },
    ])
    expect((await runs()).slice(0, 2)).toMatchObject([
      { month: '2027-02-01', status: 'done', judged: 3, fallen: 2 },
      { month: '2027-01-01', status: 'done', judged: 4, fallen: 4 },
    ])
    const [message] = (await idle.client.call('messages.inbox', {})).envelope.value.list
    expect(message?.title).toContain('VIP1')
  })

  it('comes at midnight of the site: a bet of the last minute counts, one of the next day does not', async () => {
    const [before, after] = [await memberOfRank(1), await memberOfRank(1)]
    await settle(bank, before, units(5_000), { atMs: monthStart(2027, 4) - 1 })
    await settle(bank, after, units(5_000), { atMs: monthStart(2027, 4) })
    await goTo(monthStart(2027, 4) + hourMs)
    expect([await rankLevelOf(before), await rankLevelOf(after)]).toEqual([1, 0])
  })

  it('counts bets that are given back in the month', async () => {
    const member = await memberOfRank(1)
    await settle(bank, member, units(6_000))
    await settle(bank, member, units(-1_001))
    await goTo(monthStart(2027, 5) + hourMs)
    expect(await rankLevelOf(member)).toBe(0)
  })

  it('does not lower a rank that was reached after it', async () => {
    const member = await memberOfRank(1)
    bank.clock.advance(monthStart(2027, 6) + minuteMs - bank.clock.now())
    await settle(bank, member, units(250_000))
    await count(bank)
    await goTo(monthStart(2027, 6) + hourMs)
    expect(await rankLevelOf(member)).toBe(2)
  })

  it('that was cut off anywhere is finished by the next run, which judges nobody twice', async () => {
    const members: TestMember[] = []
    for (let number = 0; number < 6; number += 1) members.push(await memberOfRank(3))
    const { database } = bank.server.platform
    const run = database.transaction.bind(database)
    let transactions = 0
    // Each transaction of the run in turn does its work and is then lost, as when the process is killed.
    for (let cut = 1; cut <= 3; cut += 1) {
      transactions = 0
      vi.spyOn(database, 'transaction').mockImplementation((work) => {
        transactions += 1
        const isCut = transactions === cut
        return run(async (tx) => {
          const result = await work(tx)
          if (isCut) throw new Error('the process was killed here')
          return result
        })
      })
      await goTo(monthStart(2027, 7) + hourMs).catch(() => undefined)
      vi.restoreAllMocks()
    }
    await judge(bank)
    for (const member of members) expect(await rankLevelOf(member)).toBe(2)
    expect((await runs())[0]).toMatchObject({ month: '2027-06-01', status: 'done' })
  })

  it('is judged once by several processes at the same time', async () => {
    const member = await memberOfRank(5)
    bank.clock.advance(monthStart(2027, 8) + hourMs - bank.clock.now())
    await Promise.all(Array.from({ length: 5 }, () => judge(bank)))
    expect(await rankLevelOf(member)).toBe(4)
  })

  it('gives no second bonus to those who fall and rise again', async () => {
    const member = await bank.member()
    await settle(bank, member, units(50_000))
    await count(bank)
    await goTo(monthStart(2027, 9) + hourMs)
    await goTo(monthStart(2027, 10) + hourMs)
    expect(await rankLevelOf(member)).toBe(0)
    await settle(bank, member, units(5_000))
    await count(bank)
    await comeBack(member)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 1, validBets: 55_000 })
    const bonuses = await bank.server.platform.database.query(
      sql`select from rank_bonus where member_id = ${member.id}`,
    )
    expect(bonuses).toHaveLength(1)
  })
})
