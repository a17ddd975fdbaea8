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

let at: ContractsTestServer
let head: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  head = await at.open('linehead', 2)
  player = await at.open('playerone', 0, head)
})
afterEach(async () => {
  expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  await at.close()
})

const moveTo = (zone: string): Promise<void> =>
  at.server.platform.settings.write('site.timeZone', zone, 'test')
/** The runs of a kind that paid something: their days, when they began and ended, and what was bet in them. */
const runs = async (kind: 'DAILY' | 'HOURLY' | 'DIVIDEND'): Promise<string[]> =>
  (
    await at.deps.database.query<{ run: string }>(sql`
      select to_char(r.first_day, 'MM-DD') || ' ' || to_char(r.began_at at time zone 'UTC', 'DD HH24:MI') || '-' ||
        to_char(r.ended_at at time zone 'UTC', 'DD HH24:MI') || ' ' || p.base / 1000000 as run
      from contract_run r join contract_payment p on p.run_id = r.id
      where r.kind = ${kind} and p.base > 0 and p.agent_id = ${head.id} order by r.began_at`)
  ).map(({ run }) => run)

/** Every change of clocks in Berlin in 2027: on 28 March at 01:00 UTC, and on 31 October at 01:00 UTC. */
const changes = [
  {
    name: '23 hours',
    day: '2027-03-28',
    bets: ['2027-03-27 22:50', '2027-03-27 23:10', '2027-03-28 21:50', '2027-03-28 22:10'],
    settled: '2027-03-30 09:00',
    paid: ['03-27 26 23:00-27 23:00 1', '03-28 27 23:00-28 22:00 6', '03-29 28 22:00-29 22:00 8'],
  },
  {
    name: '25 hours',
    day: '2027-10-31',
    bets: ['2027-10-30 21:50', '2027-10-30 22:10', '2027-10-31 22:50', '2027-10-31 23:10'],
    settled: '2027-11-02 09:00',
    paid: ['10-30 29 22:00-30 22:00 1', '10-31 30 22:00-31 23:00 6', '11-01 31 23:00-01 23:00 8'],
  },
] as const

describe('a daily salary in Berlin', () => {
  it.each(changes)('counts a day of $name from midnight to midnight', async ({ bets, settled, paid }) => {
    await moveTo('Europe/Berlin')
    await at.settleAt(
      bets[0].replace(/(.*)-(\d\d) .*/, (_, month, day) => `${month}-${Number(day) - 2} 12:00`),
    )
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    for (const [bet, moment] of bets.entries()) {
      await at.settleAt(moment)
      await at.bet(player, 2 ** bet)
    }
    await at.settleAt(settled)
    expect(await runs('DAILY')).toEqual(paid)
  })

  it('is due two hours and a quarter after the end of the day, also in the night of a change', async () => {
    await moveTo('Europe/Berlin')
    await at.settleAt('2027-03-25 12:00')
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-27 12:00')
    await at.bet(player, 1_000)
    // Midnight there is 23:00 UTC; at 01:15 UTC their clocks show 03:15.
    await at.settleAt('2027-03-28 01:14')
    expect(await at.cash(head)).toBe(0)
    await at.settleAt('2027-03-28 01:15')
    expect(await at.cash(head)).toBe(10)
  })
})

describe('an hourly salary', () => {
  it('in Kolkata counts hours of the clock there, which begin at half past', async () => {
    await moveTo('Asia/Kolkata')
    await at.agree(head, 'HOURLY', { tiers: flatTiers(0.01) })
    // 18:30 UTC is midnight there.
    for (const [bet, moment] of ['18:20', '18:40', '19:20', '19:40'].entries()) {
      await at.settleAt(`2027-03-17 ${moment}`)
      await at.bet(player, 2 ** bet)
    }
    await at.settleAt('2027-03-17 23:00')
    expect(await runs('HOURLY')).toEqual([
      '03-17 17 17:30-17 18:30 1',
      '03-18 17 18:30-17 19:30 6',
      '03-18 17 19:30-17 20:30 8',
    ])
  })

  it('in Berlin has two hours where clocks show one twice, and none where they leave it out', async () => {
    await moveTo('Europe/Berlin')
    await at.agree(head, 'HOURLY', { tiers: flatTiers(0.01) })
    for (const [bet, moment] of [
      '2027-03-28 00:40',
      '2027-03-28 01:10',
      '2027-10-31 00:40',
      '2027-10-31 01:10',
    ].entries()) {
      await at.settleAt(moment)
      await at.bet(player, 2 ** bet)
    }
    await at.settleAt('2027-10-31 09:00')
    expect(await runs('HOURLY')).toEqual([
      '03-28 28 00:00-28 01:00 1',
      '03-28 28 01:00-28 02:00 2',
      '10-31 31 00:00-31 01:00 4',
      '10-31 31 01:00-31 02:00 8',
    ])
  })
})

describe('a site that moves to another zone while periods run', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', 'Europe/Berlin'],
    ['Europe/Berlin', 'Asia/Ho_Chi_Minh'],
    ['Asia/Ho_Chi_Minh', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Ho_Chi_Minh'],
    ['Etc/GMT+12', 'Etc/GMT-12'],
    ['Etc/GMT+12', 'Pacific/Kiritimati'],
  ])('from %s to %s pays every bet once, by the day and by the hour', async (from, to) => {
    await moveTo(from)
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.agree(head, 'HOURLY', { tiers: flatTiers(0.01) })
    await at.settleAt('2027-03-17 00:10')
    let bets = 0
    const play = async (moments: readonly string[]): Promise<void> => {
      for (const moment of moments) {
        await at.settleAt(moment)
        await at.bet(player, 2 ** bets)
        bets += 1
      }
    }
    await play([
      '2027-03-17 12:20',
      '2027-03-18 09:10',
      '2027-03-18 15:20',
      '2027-03-18 16:40',
      '2027-03-18 17:20',
    ])
    await moveTo(to)
    await play([
      '2027-03-18 17:40',
      '2027-03-18 18:10',
      '2027-03-18 20:50',
      '2027-03-19 03:10',
      '2027-03-19 22:10',
    ])
    await at.settleAt('2027-03-20 12:00')
    await play(['2027-03-20 12:10'])
    await at.settleAt('2027-03-24 12:00')
    for (const kind of ['DAILY', 'HOURLY'] as const) {
      const counted = (await runs(kind)).map((run) => Number(run.split(' ').at(-1)))
      expect([kind, counted.reduce((sum, base) => sum + base, 0)]).toEqual([kind, 2 ** bets - 1])
    }
  })
})
