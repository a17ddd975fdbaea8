// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countActiveOfLarge } from './count-active.ts'
import { openTeams, type TeamsForTests } from './teams-for-tests.ts'

const dayMs = 86_400_000
let teams: TeamsForTests
beforeEach(async () => {
  teams = await openTeams()
  await teams.open('teamhead', 2)
  await teams.open('teamagent', 1, 'teamhead')
  await teams.open('playerone', 0, 'teamagent')
  await teams.open('playertwo', 0, 'teamagent')
})
afterEach(() => teams.close())

/** What an agent sees of the last days, today included. */
async function overview(agent: string, days: number, account = '') {
  const client = await teams.logIn(agent)
  const endTime = teams.server.clock.now()
  const startTime = endTime - (days - 1) * dayMs
  return (await client.call('agents.teamOverview', { startTime, endTime, account })).envelope.value
}

describe('the totals of a team', () => {
  it('count a member as active whose valid bets reach the limit in the whole period, and each member once', async () => {
    await teams.bet('playerone', 600)
    await teams.bet('playertwo', 1_000)
    await teams.days(1)
    await teams.bet('playerone', 600)
    await teams.bet('playertwo', 1_000)
    await teams.rollUp()
    expect((await overview('teamhead', 1)).activeMembers).toBe(1)
    expect(await overview('teamhead', 2)).toMatchObject({ activeMembers: 2, bets: 3_200 })
    expect(await overview('teamhead', 2, 'playerone')).toMatchObject({
      activeMembers: 1,
      bets: 1_200,
      members: 0,
    })
    expect(await overview('teamhead', 1, 'playerone')).toMatchObject({ activeMembers: 0, bets: 600 })
  })

  it('of large teams count active members by a job, and say up to when', async () => {
    await teams.bet('playerone', 600)
    await teams.days(1)
    await teams.bet('playerone', 600)
    await teams.rollUp()
    const countedAtMs = teams.server.clock.now()
    await countActiveOfLarge(teams.server.modules.rollUpDeps, 0)
    teams.server.clock.advance(60_000)
    await teams.bet('playertwo', 2_000)
    await teams.rollUp()
    expect(await overview('teamhead', 7)).toMatchObject({
      activeMembers: 1,
      bets: 3_200,
      updatedAt: countedAtMs,
    })
    expect(await overview('teamhead', 1)).toMatchObject({
      activeMembers: 1,
      bets: 2_600,
      updatedAt: teams.server.clock.now(),
    })
    expect((await overview('teamhead', 6)).activeMembers).toBe(2)
    await countActiveOfLarge(teams.server.modules.rollUpDeps, 0)
    expect(await overview('teamhead', 7)).toMatchObject({
      activeMembers: 2,
      updatedAt: teams.server.clock.now(),
    })
    // Without the job, an old count is not shown.
    await teams.bet('playerone', -500)
    teams.server.clock.advance(16 * 60_000)
    await teams.rollUp()
    expect((await overview('teamhead', 7)).activeMembers).toBe(1)
  })

  it('cover whole days of the site', async () => {
    await teams.server.platform.settings.write('site.timeZone', 'Etc/GMT-12', 'test')
    // 23:00 at the site, and 01:00 of the day after.
    teams.server.clock.advance(-60 * 60_000)
    await teams.bet('playerone', 10)
    teams.server.clock.advance(2 * 60 * 60_000)
    await teams.bet('playerone', 200)
    await teams.rollUp()
    expect((await overview('teamagent', 1)).bets).toBe(200)
    expect((await overview('teamagent', 2)).bets).toBe(210)
  })

  it('count every account once, on the day on which it was opened, by whatever it was opened', async () => {
    await Promise.all([teams.rollUp(), teams.rollUp(), teams.rollUp()])
    expect(await overview('teamagent', 1)).toMatchObject({ members: 2, agents: 0, newAccounts: 2 })
    await teams.days(1)
    const agent = await teams.logIn('teamagent')
    await agent.call('agents.registerAccount', { username: 'agentbelow', password: 'Given-by-9', type: 1 })
    await teams.rollUp()
    expect(await overview('teamagent', 1)).toMatchObject({ members: 2, agents: 1, newAccounts: 1 })
    expect(await overview('teamagent', 2)).toMatchObject({ members: 2, agents: 1, newAccounts: 3 })
    expect(await overview('teamhead', 2)).toMatchObject({ members: 2, agents: 2 })
  })

  it('say up to when they are complete', async () => {
    expect((await overview('teamagent', 1)).updatedAt).toBeNull()
    await teams.rollUp()
    const updatedAt = teams.server.clock.now()
    teams.server.clock.advance(90_000)
    expect((await overview('teamagent', 1)).updatedAt).toBe(updatedAt)
  })
})
