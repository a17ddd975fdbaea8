// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { rankLargeTeams } from '../figures/rank-large-teams.ts'
import { openTeams, type TeamsForTests } from '../figures/teams-for-tests.ts'

const dayMs = 86_400_000
let teams: TeamsForTests
beforeEach(async () => {
  teams = await openTeams()
  await teams.open('teamhead', 2)
  await teams.open('teamagent', 1, 'teamhead')
  for (const name of ['often', 'seldom', 'asleep']) await teams.open(name, 0, 'teamagent')
})
afterEach(() => teams.close())

async function trend(agent: string, account = '') {
  const client = await teams.logIn(agent)
  const endTime = teams.server.clock.now()
  const { envelope } = await client.call('agents.teamTrend', {
    startTime: endTime - 29 * dayMs,
    endTime,
    account,
  })
  return envelope
}

/** One bet 20 days ago of a member who has not come back, and bets of two others today. */
async function play(): Promise<void> {
  await teams.bet('asleep', 5_000)
  await teams.bet('teamagent', 100)
  await teams.days(20)
  await teams.bet('seldom', 200)
  await teams.bet('often', 900)
  await teams.bet('often', 300)
  await teams.rollUp()
}

describe('the trend of a team', () => {
  it('has every day with activity, oldest first, the best members, and those who stopped', async () => {
    await play()
    const { value } = await trend('teamhead')
    expect(value.days).toMatchObject([
      { day: '2027-03-15', bets: 5_100, activeMembers: 1 },
      { day: '2027-04-04', bets: 1_400, activeMembers: 1 },
    ])
    expect(value.best.map(({ account, bets }) => [account, bets])).toEqual([
      ['asleep', 5_000],
      ['often', 1_200],
      ['seldom', 200],
      ['teamagent', 100],
    ])
    expect(value.sleeping).toEqual([
      { account: 'asleep', bets: 5_000, lastDay: '2027-03-15' },
      { account: 'teamagent', bets: 100, lastDay: '2027-03-15' },
    ])
    expect((await trend('teamhead', 'teamagent')).value.best).toHaveLength(3)
    expect((await trend('teamagent', 'teamhead')).code).toBe('FORBIDDEN')
  })

  it('forgets members who have not bet for 60 days', async () => {
    await play()
    await teams.days(41)
    const { value } = await trend('teamhead')
    expect(value.sleeping.map(({ account }) => account)).toEqual(['often', 'seldom'])
    expect(value.best).toEqual([])
  })

  it('of a large team names those whom the job found, the same as for a small one', async () => {
    await play()
    const { value } = await trend('teamhead')
    await rankLargeTeams(teams.server.modules.rollUpDeps, 0)
    await rankLargeTeams(teams.server.modules.rollUpDeps, 0)
    const rows = await teams.server.platform.database.query<{ kind: string; username: string }>(sql`
      select h.kind, m.username from team_highlight h join member m on m.id = h.member_id
      where h.agent_id = ${teams.ids['teamhead']!} order by h.kind, h.rank`)
    const stored = (kind: string) => rows.filter((row) => row.kind === kind).map(({ username }) => username)
    expect(stored('best')).toEqual(value.best.map(({ account }) => account))
    expect(stored('sleeping')).toEqual(value.sleeping.map(({ account }) => account))
  })
})
