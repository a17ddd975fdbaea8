// SPDX-License-Identifier: Apache-2.0
import { amountToWire, units, type Amount } from '@tessera/rules/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { recordFact } from '../../bets/index.ts'
import type { MemberType } from '../../members/index.ts'
import { rollUp, type RollUpDeps } from './roll-up.ts'

const minuteMs = 60_000
let server: TestServer
let deps: RollUpDeps
const ids: Record<string, bigint> = {}
let begun: string[][] = []

beforeEach(async () => {
  server = await openTestServer()
  begun = []
  // Noon, so that an hour in either direction is the same day.
  server.clock.advance(Date.UTC(2027, 2, 15, 12) - server.clock.now())
  deps = {
    database: server.platform.database,
    settings: server.platform.settings,
    clock: server.clock,
    agentsByWindow: async () => [ids['head']!],
    gameEdges: { refresh: () => Promise.resolve(), of: (_, gameCode) => (gameCode === 'dice' ? 200 : 0) },
    sharedPlay: () => Promise.resolve([]),
    dayBegins: async (_, brands) => {
      begun.push([...brands])
    },
  }
  await open('head', 2)
  await open('agent', 1, 'head')
  await open('player', 0, 'agent')
  await open('other', 0, 'head')
})
afterEach(() => server.close())

async function open(username: string, type: MemberType, upline?: string): Promise<void> {
  const made = await server.modules.identity.openAccount({
    username: `${username}1`,
    password: 'Correct-horse-9',
    type,
    currency: 'USD',
    ...(upline === undefined ? {} : { uplineId: ids[upline]! }),
  })
  ids[username] = made?.id ?? 0n
}

let facts = 0
/** A settled bet; an amount below zero is a voided one. */
const bet = (username: string, stake: number, atMs = server.clock.now()) =>
  server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: ids[username]!,
      vendor: 'studio',
      gameCode: 'dice',
      roundId: `r${++facts}`,
      kind: 'stake',
      amount: units(Math.max(0, stake)),
      validBet: units(stake),
      currency: 'USD',
      closed: true,
      atMs,
      reference: `r${facts}`,
    }),
  )

const wire = (amount: bigint): number => amountToWire(amount as Amount)
async function days(): Promise<string[]> {
  const rows = await server.platform.database.query<{
    username: string
    day: string
    valid_bets: bigint
    active: number
  }>(sql`
    select m.username, d.day::text, d.valid_bets, d.active from team_day d join member m on m.id = d.agent_id where d.valid_bets <> 0 order by d.day, m.id`)
  return rows.map(
    ({ username, day, valid_bets: bets, active }) => `${day} ${username} ${wire(bets)} ${active}`,
  )
}
async function windows(): Promise<string[]> {
  const rows = await server.platform.database.query<{ began_at: number; valid_bets: bigint }>(
    sql`select began_at, valid_bets from team_window order by began_at`,
  )
  return rows.map((row) => `${new Date(row.began_at).toISOString().slice(11, 16)} ${wire(row.valid_bets)}`)
}

async function worth(): Promise<string[]> {
  const rows = await server.platform.database.query<{ username: string; bets: bigint; worth: bigint }>(
    sql`select m.username, w.bets, w.worth from line_worth w join member m on m.id = w.head_id`,
  )
  return rows.map((row) => `${row.username} ${wire(row.bets)} ${wire(row.worth)}`)
}

describe('the roll-up of bets', () => {
  it('adds them to every team above the player, once, however often it runs and however many run at once', async () => {
    await bet('player', 600)
    await Promise.all([rollUp(deps), rollUp(deps), rollUp(deps)])
    await bet('player', 500)
    await bet('other', 40)
    await Promise.all([rollUp(deps), rollUp(deps)])
    expect(await days()).toEqual(['2027-03-15 head1 1140 1', '2027-03-15 agent1 1100 1'])
  })

  it('counts a member as active from 1,000.00 in a day, and no longer after a void', async () => {
    await bet('player', 1_000)
    await rollUp(deps)
    expect(await days()).toEqual(['2027-03-15 head1 1000 1', '2027-03-15 agent1 1000 1'])
    await bet('player', -1)
    await rollUp(deps)
    expect(await days()).toEqual(['2027-03-15 head1 999 0', '2027-03-15 agent1 999 0'])
  })

  it('counts bets in the window of their time, and late ones in the open window', async () => {
    await bet('player', 10)
    server.clock.advance(4 * minuteMs + 59_000)
    await bet('player', 1)
    server.clock.advance(1_000)
    await bet('player', 100)
    server.clock.advance(10_000)
    await rollUp(deps)
    // Stored after its window was closed.
    await bet('other', 5, server.clock.now() - 15_000)
    server.clock.advance(5 * minuteMs)
    await rollUp(deps)
    expect(await windows()).toEqual(['12:00 11', '12:05 116'])
  })

  it('catches up after hours in which it did not run, window by window', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      await bet('player', 10)
      server.clock.advance(61 * minuteMs)
    }
    await rollUp(deps)
    expect(await windows()).toEqual(['12:00 10', '13:00 20', '14:00 30'])
    expect(await days()).toEqual(['2027-03-15 head1 30 0', '2027-03-15 agent1 30 0'])
  })

  it('begins a new day at midnight of the site, even when its time zone changes', async () => {
    await server.platform.settings.write('site.timeZone', 'Asia/Ho_Chi_Minh', 'test')
    await bet('player', 1)
    // 16:59:59 and 17:00:00 UTC: the last second of the day at UTC+7, and the first of the next.
    server.clock.advance(5 * 60 * minuteMs - 1_000)
    await bet('player', 10)
    server.clock.advance(1_000)
    await bet('player', 100)
    server.clock.advance(minuteMs)
    await rollUp(deps)
    // The current day continues, although it is 23:02 of the day before by the new time zone.
    await server.platform.settings.write('site.timeZone', 'Asia/Dhaka', 'test')
    await bet('player', 1_000)
    server.clock.advance(10 * minuteMs)
    await rollUp(deps)
    expect(await days()).toEqual([
      '2027-03-15 head1 11 0',
      '2027-03-15 agent1 11 0',
      '2027-03-16 head1 1100 1',
      '2027-03-16 agent1 1100 1',
    ])
    expect(begun).toEqual([['brand1'], ['brand1']])
  })

  it('leaves out trial and test accounts, and keeps a test line out of the teams above it', async () => {
    await open('tester', 41, 'agent')
    await open('below', 0, 'tester')
    await bet('tester', 50)
    await bet('below', 2_000)
    await rollUp(deps)
    expect(await days()).toEqual(['2027-03-15 tester1 2000 1'])
  })

  it('counts for the head alone what the bets of a line were worth by the edge of their game, less those taken back', async () => {
    await Promise.all([bet('player', 1_000), bet('other', 500), bet('head', 100)])
    await rollUp(deps)
    await bet('player', -200)
    await rollUp(deps)
    // 2 % of 1,400.
    expect(await worth()).toEqual(['head1 1400 28'])
  })

  it('counts as worth nothing what counts in a test line alone', async () => {
    await open('test', 41, 'head')
    await open('below', 0, 'test')
    await bet('below', 1_000)
    await rollUp(deps)
    expect(await days()).toEqual(['2027-03-15 test1 1000 1'])
    expect(await worth()).toEqual([])
  })

  it('loses and doubles nothing when it is interrupted', async () => {
    await bet('player', 10)
    server.clock.advance(6 * minuteMs)
    await bet('player', 20)
    const broken = { ...deps, agentsByWindow: () => Promise.reject(new Error('gone')) }
    await expect(rollUp(broken)).rejects.toThrow('gone')
    await rollUp(deps)
    expect(await days()).toEqual(['2027-03-15 head1 30 0', '2027-03-15 agent1 30 0'])
    expect(await windows()).toEqual(['12:00 10'])
  })
})
