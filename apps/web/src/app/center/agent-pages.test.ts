// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { openAgentPages } from './agent-pages.ts'

const none = { dividend: false, dailySalary: false, hourSalary: false, realTimeSalary: false }

describe('the menu of the agent centre', () => {
  it('has the eight pages of every agent without a contract', () => {
    expect(openAgentPages(none)).toEqual([
      'agentAnnouncement',
      'agentTeamOverview',
      'agentRegisterAccount',
      'agentTeamManagement',
      'agentTeamBetting',
      'agentUserLoss',
      'agentMyIncome',
      'agentAccountDetails',
    ])
  })

  it.each([
    ['dividend', 'agentDividendRecord', '[AGENT-010]'],
    ['dailySalary', 'agentDailyWages', '[AGENT-011]'],
    ['hourSalary', 'agentHourlySalary', '[AGENT-012]'],
    ['realTimeSalary', 'agentRealTimeSalary', '[AGENT-013]'],
  ] as const)('has with %s also %s %s', (flag, page, _row) => {
    expect(openAgentPages({ ...none, [flag]: true })).toEqual([...openAgentPages(none), page])
  })
})
