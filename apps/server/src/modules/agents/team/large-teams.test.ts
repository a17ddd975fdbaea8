// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { storedLosses } from '../figures/loss-store.ts'
import { rankLosses } from '../figures/losses-of-large-teams.ts'
import { openTeams, type TeamsForTests } from '../figures/teams-for-tests.ts'
import { teamBets } from './team-bets.ts'

const dayMs = 86_400_000
let teams: TeamsForTests
beforeEach(async () => {
  teams = await openTeams()
  await teams.open('teamhead', 2)
  await teams.open('teamagent', 1, 'teamhead')
  await teams.open('otheragent', 1, 'teamhead')
  for (const name of ['playerone', 'playertwo']) await teams.open(name, 0, 'teamagent')
  await teams.open('otherplayer', 0, 'otheragent')
})
afterEach(() => teams.close())

/** A page of the bets of a team, found as those of a team with more accounts than `largerThan`. */
async function bets(
  agent: string,
  page: { pageNo: number; pageSize: number },
  largerThan: number,
  days = 30,
) {
  const { platform, clock } = teams.server
  const deps = { settings: platform.settings.of('brand1'), labelGames: () => Promise.resolve(new Map()) }
  const toMs = clock.now() + 1
  return teamBets(
    platform.database,
    deps,
    teams.ids[agent]!,
    { fromMs: toMs - days * dayMs, toMs },
    { account: '', ...page },
    (key) => key,
    largerThan,
  )
}

describe('the bets of a large team', () => {
  it('are the same rounds, newest first, as those of a small one', async () => {
    await teams.bet('playerone', 100)
    await teams.days(5)
    for (const name of ['playertwo', 'otherplayer', 'playerone', 'teamagent']) {
      teams.server.clock.advance(1_000)
      await teams.bet(name, 200)
    }
    for (const agent of ['teamhead', 'teamagent'])
      for (const days of [1, 30])
        expect(await bets(agent, { pageNo: 1, pageSize: 20 }, 0, days)).toEqual(
          await bets(agent, { pageNo: 1, pageSize: 20 }, 100, days),
        )
    const { list } = await bets('teamagent', { pageNo: 1, pageSize: 20 }, 0)
    expect(list.map(({ account, bet }) => [account, Number(bet) / 1e6])).toEqual([
      ['teamagent', 200],
      ['playerone', 200],
      ['playertwo', 200],
      ['playerone', 100],
    ])
  })

  it('come in pages, of which there is one more while there are more rounds', async () => {
    for (let count = 1; count <= 5; count += 1) {
      teams.server.clock.advance(1_000)
      await teams.bet('playerone', count)
    }
    const stakes = async (pageNo: number) =>
      (await bets('teamhead', { pageNo, pageSize: 2 }, 0)).list.map(({ bet }) => Number(bet) / 1e6)
    expect([await stakes(1), await stakes(2), await stakes(3), await stakes(4)]).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
    ])
    expect((await bets('teamhead', { pageNo: 1, pageSize: 2 }, 0)).totalPages).toBeGreaterThan(1)
  })

  it('take a round whose result came later as one', async () => {
    await teams.bet('playerone', 50)
    await teams.server.platform.database.query(sql`
      insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, closed, at, reference)
      select member_id, vendor, game_code, round_id, 'return', 70000000, currency, true, at + interval '1 hour', 'won' from bet_fact`)
    teams.server.clock.advance(2 * 3_600_000)
    const { list, totalCount } = await bets('teamagent', { pageNo: 1, pageSize: 20 }, 0)
    expect(list.map(({ bet, payout }) => [Number(bet) / 1e6, Number(payout) / 1e6])).toEqual([[50, 70]])
    expect(totalCount).toBe(1)
  })
})

describe('the losses of a large team', () => {
  /** Names, losses and how many there are, of a page that the job found. */
  async function stored(agent: string, span: number) {
    const { database } = teams.server.platform
    const toDay = new Date(teams.server.clock.now()).toISOString().slice(0, 10)
    const fromDay = new Date(teams.server.clock.now() - (span - 1) * dayMs).toISOString().slice(0, 10)
    const page = { limit: 20, offset: 0 }
    return (await storedLosses(database, teams.ids[agent]!, { fromDay, toDay }, page))?.map((row) => [
      Object.keys(teams.ids).find((name) => teams.ids[name] === row.member_id),
      Number(row.netLoss) / 1e6,
      Number(row.total),
    ])
  }

  it('are found by a job for the spans of the agent centre, the same as those of a small team', async () => {
    await teams.bet('playerone', 100)
    await teams.days(5)
    await teams.bet('playertwo', 300)
    await teams.bet('otherplayer', 200)
    await teams.bet('playerone', 50)
    await teams.pay('playertwo', 10)
    await teams.rollUp()
    expect(await stored('teamhead', 7)).toBeUndefined()
    await rankLosses(teams.server.modules.rollUpDeps, 0)
    await rankLosses(teams.server.modules.rollUpDeps, 0)
    const client = await teams.logIn('teamhead')
    for (const [agent, span] of [
      ['teamhead', 1],
      ['teamhead', 7],
      ['teamagent', 30],
    ] as const) {
      const { envelope } = await client.call('agents.userLoss', {
        startTime: teams.server.clock.now() - (span - 1) * dayMs,
        account: agent === 'teamhead' ? '' : agent,
      })
      const { list, totalCount } = envelope.value
      expect(await stored(agent, span)).toEqual(
        list.map(({ account, netLoss }) => [account, netLoss, totalCount]),
      )
    }
    expect(await stored('teamhead', 1)).toHaveLength(3)
    expect(await stored('teamhead', 3)).toBeUndefined()
  })

  it('no longer name those who have not played in the span, and are gone when they are old', async () => {
    await teams.bet('playerone', 100)
    await teams.rollUp()
    await rankLosses(teams.server.modules.rollUpDeps, 0)
    await teams.days(1)
    // The job has not run on this day.
    expect(await stored('teamhead', 1)).toEqual([['playerone', 100, 1]])
    await teams.bet('playertwo', 5)
    await teams.rollUp()
    await rankLosses(teams.server.modules.rollUpDeps, 0)
    expect(await stored('teamhead', 1)).toEqual([['playertwo', 5, 1]])
    await teams.days(2)
    expect(await stored('teamhead', 1)).toBeUndefined()
  })

  it('leave what a member lost before a move with the old line', async () => {
    await teams.bet('playerone', 100)
    await teams.days(1)
    await teams.bet('playerone', 30)
    await teams.rollUp()
    await teams.server.platform.database.query(sql`
      insert into team_former_line (member_id, until_day, line, counts_from)
      values (${teams.ids['playerone']!}, '2027-03-15', array[${teams.ids['teamhead']!}::bigint, ${teams.ids['otheragent']!}, ${teams.ids['playerone']!}], 1)`)
    await rankLosses(teams.server.modules.rollUpDeps, 0)
    expect(await stored('otheragent', 7)).toEqual([['playerone', 100, 1]])
    expect(await stored('teamagent', 7)).toEqual([['playerone', 30, 1]])
    expect(await stored('teamhead', 7)).toEqual([['playerone', 130, 1]])
  })
})
