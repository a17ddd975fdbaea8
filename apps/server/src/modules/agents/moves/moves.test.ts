// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { teamRange } from '../../members/index.ts'
import { rollUp } from '../figures/roll-up.ts'
import { openTeams, type TeamsForTests } from '../figures/teams-for-tests.ts'

const dayMs = 86_400_000
const reason = 'they changed their agent'
let teams: TeamsForTests
beforeEach(async () => {
  teams = await openTeams()
  await teams.open('oldhead', 2)
  await teams.open('newhead', 2)
  await teams.open('agentone', 1, 'oldhead')
  await teams.open('playerone', 0, 'agentone')
})
afterEach(() => teams.close())

async function ask(username: string, upline: string, fromDay?: string) {
  const operator = await teams.operator()
  const asked = { id: teams.ids[username]!, upline, reason, requestId: randomUUID() }
  return (await operator.call('backoffice.changeUpline', { ...asked, ...(fromDay && { fromDay }) })).envelope
}
async function preview(username: string, upline: string) {
  const operator = await teams.operator()
  return (await operator.call('backoffice.previewMove', { id: teams.ids[username]!, upline })).envelope.value
}
/** What an agent sees of the last days, today included. */
async function seen(agent: string, days: number) {
  const client = await teams.logIn(agent)
  const endTime = teams.server.clock.now()
  const startTime = endTime - (days - 1) * dayMs
  const { value } = (await client.call('agents.teamOverview', { startTime, endTime })).envelope
  const losses = (await client.call('agents.userLoss', { startTime, endTime })).envelope.value
  return {
    members: value.members,
    agents: value.agents,
    balance: value.teamBalance,
    bets: value.bets,
    active: value.activeMembers,
    losses: losses.list.map(({ account, bets }) => `${account} ${bets}`),
  }
}
const recorded = (username: string) =>
  teams.server.platform.database.query<{ action: string; before: object; after: object }>(
    sql`select action, before, after from operator_action where subject = ${`member:${teams.ids[username]}`} order by id`,
  )
const uplineOf = async (username: string): Promise<string | null> => {
  const operator = await teams.operator()
  return (await operator.call('backoffice.account', { id: teams.ids[username]! })).envelope.value.upline
}
async function daysOf(reader: 'team_member_days' | 'team_member_days_of_few', agent: string) {
  const { database } = teams.server.platform
  const { line, before } = await teamRange(database, teams.ids[agent]!)
  const { rows } = await database.pool.query(
    `select * from ${reader}($1, $2, $3, '2027-03-01', '2027-03-31') order by member_id, day`,
    [teams.ids[agent], line, before],
  )
  expect(rows.length).toBeGreaterThan(0)
  return rows
}
const alerts = () =>
  teams.server.platform.database.query(
    sql`select kind, details from operator_alert where kind like 'agents.%'`,
  )

describe('a branch in which nothing has happened this week and month', () => {
  it('moves at once, and its accounts count for the new line', async () => {
    await teams.rollUp()
    expect(await preview('agentone', 'newhead')).toMatchObject({
      members: 1,
      agents: 1,
      fromLine: ['oldhead'],
      toLine: ['newhead'],
      fromDay: '2027-03-15',
      atOnce: true,
    })
    expect((await ask('agentone', 'NewHead')).value).toMatchObject({ upline: 'newhead', waitingMove: null })
    await teams.rollUp()
    expect(await seen('oldhead', 1)).toMatchObject({ members: 0, agents: 0 })
    expect(await seen('newhead', 1)).toMatchObject({ members: 1, agents: 1 })
    expect(await recorded('agentone')).toEqual([
      {
        action: 'changeUpline',
        before: { upline: 'oldhead' },
        after: { upline: 'newhead', fromDay: '2027-03-15', reason },
      },
    ])
  })

  it('counts an account once that was opened and moved before the first count', async () => {
    await ask('agentone', 'newhead')
    await teams.open('playertwo', 0, 'agentone')
    await teams.rollUp()
    expect(await seen('oldhead', 1)).toMatchObject({ members: 0, agents: 0 })
    expect(await seen('newhead', 1)).toMatchObject({ members: 2, agents: 1 })
  })
})

describe('a branch with figures', () => {
  beforeEach(async () => {
    await teams.pay('playerone', 50)
    await teams.bet('playerone', 700)
    await teams.rollUp()
  })

  it('moves at the beginning of the next day: what was done before stays with the old line', async () => {
    expect(await preview('agentone', 'newhead')).toMatchObject({
      balance: 50,
      bets: 700,
      fromDay: '2027-03-16',
      atOnce: false,
    })
    expect((await ask('agentone', 'newhead')).value).toMatchObject({
      upline: 'oldhead',
      waitingMove: { upline: 'newhead', fromDay: '2027-03-16', reason },
    })
    await teams.bet('playerone', 500)
    await teams.rollUp()
    expect(await uplineOf('agentone')).toBe('oldhead')
    await teams.days(1)
    await teams.bet('playerone', 900)
    await teams.rollUp()
    expect(await uplineOf('agentone')).toBe('newhead')
    // 1,200 on the old days and 900 on the new one; only the first makes the member active.
    expect(await seen('oldhead', 2)).toEqual({
      members: 0,
      agents: 0,
      balance: 0,
      bets: 1_200,
      active: 1,
      losses: ['playerone 1200'],
    })
    expect(await seen('newhead', 2)).toEqual({
      members: 1,
      agents: 1,
      balance: 50,
      bets: 900,
      active: 0,
      losses: ['playerone 900'],
    })
    // Their own agent has moved with them and sees all of it.
    expect(await seen('agentone', 2)).toEqual({
      members: 1,
      agents: 0,
      balance: 50,
      bets: 2_100,
      active: 1,
      losses: ['playerone 2100'],
    })
    expect((await recorded('agentone')).map(({ action }) => action)).toEqual(['planMove', 'changeUpline'])
  })

  it('may move back and forth, each day in its line', async () => {
    await ask('agentone', 'newhead')
    await teams.days(1)
    await teams.bet('playerone', 20)
    await teams.rollUp()
    await ask('agentone', 'oldhead')
    await teams.days(1)
    await teams.bet('playerone', 3)
    await teams.rollUp()
    expect(await seen('oldhead', 3)).toMatchObject({ bets: 703, balance: 50, losses: ['playerone 703'] })
    expect(await seen('newhead', 3)).toMatchObject({ bets: 20, balance: 0, losses: ['playerone 20'] })
    expect(await seen('agentone', 3)).toMatchObject({ bets: 723, balance: 50 })
    // Large teams are read in another way than these small ones, and the same must come out.
    for (const agent of ['oldhead', 'newhead', 'agentone'])
      expect(await daysOf('team_member_days', agent)).toEqual(await daysOf('team_member_days_of_few', agent))
  })

  it('moves on the day that was asked for, which lies ahead', async () => {
    for (const day of ['2027-03-15', '2027-03-01', '2028-03-20'])
      expect((await ask('agentone', 'newhead', day)).code, day).toBe('INVALID')
    expect((await ask('agentone', 'newhead', '2027-03-18')).success).toBe(true)
    await teams.days(2)
    expect(await uplineOf('agentone')).toBe('oldhead')
    await teams.days(1)
    expect(await uplineOf('agentone')).toBe('newhead')
  })

  it('has one waiting move, which can be called off', async () => {
    await ask('agentone', 'newhead')
    expect((await ask('agentone', '')).code).toBe('MOVE_WAITING')
    const operator = await teams.operator()
    const callOff = () =>
      operator.call('backoffice.callOffMove', {
        id: teams.ids['agentone']!,
        reason,
        requestId: randomUUID(),
      })
    expect((await callOff()).envelope.value).toMatchObject({ upline: 'oldhead', waitingMove: null })
    expect((await callOff()).envelope.code).toBe('NO_MOVE')
    await teams.days(1)
    expect(await uplineOf('agentone')).toBe('oldhead')
    expect((await recorded('agentone')).map(({ action }) => action)).toEqual(['planMove', 'callOffMove'])
  })

  it('ends what the former upline agreed with it, and with it what is agreed below', async () => {
    await teams.open('agenttwo', 1, 'agentone')
    const contract = (upline: string, downline: string) =>
      teams.server.platform.database.query(sql`
        insert into contract (id, brand_code, kind, upline_id, downline_id, period_type, tiers, version, status, created_at, start_day)
        values (${randomUUID()}, 'brand1', 'DAILY', ${teams.ids[upline]}, ${teams.ids[downline]}, 'Daily', '[]', 1, 'Active', now(), '2027-03-10')`)
    await contract('oldhead', 'agentone')
    await contract('agentone', 'agenttwo')
    await ask('agentone', 'newhead')
    await teams.days(1)
    expect(
      await teams.server.platform.database.query(
        sql`select status, end_day::text from contract order by downline_id`,
      ),
    ).toEqual([
      { status: 'Terminated', end_day: '2027-03-15' },
      { status: 'Terminated', end_day: '2027-03-15' },
    ])
  })

  it('is neither lost nor moved twice when the day breaks off at its beginning', async () => {
    await ask('agentone', 'newhead')
    teams.server.clock.advance(dayMs)
    const broken = {
      ...teams.server.modules.rollUpDeps,
      dayBegins: async (...asked: Parameters<typeof teams.server.modules.rollUpDeps.dayBegins>) => {
        await teams.server.modules.rollUpDeps.dayBegins(...asked)
        throw new Error('gone')
      },
    }
    await expect(rollUp(broken)).rejects.toThrow('gone')
    expect(await uplineOf('agentone')).toBe('oldhead')
    await Promise.all([teams.rollUp(), teams.rollUp()])
    expect(await uplineOf('agentone')).toBe('newhead')
    expect(await seen('newhead', 1)).toMatchObject({ members: 1, agents: 1, balance: 50 })
    expect((await recorded('agentone')).map(({ action }) => action)).toEqual(['planMove', 'changeUpline'])
  })
})

describe('a waiting move', () => {
  it('is dropped with an alert when another one has made it a circle', async () => {
    await teams.open('agenttwo', 1, 'oldhead')
    await ask('agentone', 'agenttwo', '2027-03-17')
    await ask('agenttwo', 'agentone', '2027-03-17')
    await teams.days(2)
    expect([await uplineOf('agentone'), await uplineOf('agenttwo')]).toEqual(['agenttwo', 'oldhead'])
    expect(await alerts()).toEqual([
      {
        kind: 'agents.moveDropped',
        details: { account: 'agenttwo', upline: 'agentone', brand: 'brand1' },
      },
    ])
    expect((await recorded('agenttwo')).map(({ action }) => action)).toEqual(['planMove', 'dropMove'])
    await teams.days(1)
    expect((await alerts()).length).toBe(1)
  })

  it('is dropped with an alert when its agent was closed', async () => {
    await ask('agentone', 'newhead', '2027-03-16')
    const operator = await teams.operator()
    await operator.call('backoffice.setAccountEnabled', {
      id: teams.ids['newhead']!,
      enabled: false,
      reason,
    })
    await teams.days(1)
    expect(await uplineOf('agentone')).toBe('oldhead')
    expect((await alerts()).length).toBe(1)
  })

  it('makes the figures of a test line count above once it has left it', async () => {
    await teams.open('tester', 41, 'oldhead')
    await teams.open('agentbelow', 1, 'tester')
    await teams.open('playerbelow', 0, 'agentbelow')
    await teams.pay('playerbelow', 30)
    await teams.bet('playerbelow', 5)
    await teams.rollUp()
    expect(await seen('oldhead', 1)).toMatchObject({ members: 1, agents: 1, balance: 0, bets: 0 })
    await ask('agentbelow', 'newhead')
    await teams.days(1)
    await teams.bet('playerbelow', 2)
    await teams.rollUp()
    expect(await seen('newhead', 2)).toMatchObject({ members: 1, agents: 1, balance: 30, bets: 2 })
    expect(await seen('tester', 2)).toMatchObject({ members: 0, agents: 0, balance: 0, bets: 5 })
    expect(await seen('agentbelow', 2)).toMatchObject({ members: 1, balance: 30, bets: 7 })
  })
})
