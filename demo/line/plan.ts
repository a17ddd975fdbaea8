// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import type { MemberType } from '@tessera/server/src/modules/members/index.ts'

/** Days of play before the installation was made. */
export const daysOfPlay = 70
export const memberCount = 200

export interface PlannedAgent {
  username: string
  type: MemberType
  upline: string | undefined
}
/** The head above the demo agent. */
export const demoHead = 'northgate'
/**
 * Two general agents, agents of three levels below them, and a test line of its own. `agent` is the one of the
 * demonstration, who can log in.
 */
export const plannedAgents: readonly PlannedAgent[] = [
  { username: demoHead, type: 2, upline: undefined },
  { username: 'southgate', type: 2, upline: undefined },
  { username: 'testgate', type: 42, upline: undefined },
  { username: 'agent', type: 1, upline: demoHead },
  { username: 'riverside', type: 1, upline: 'southgate' },
  { username: 'testside', type: 41, upline: 'testgate' },
  { username: 'oakfield', type: 1, upline: 'agent' },
  { username: 'elmfield', type: 1, upline: 'agent' },
  { username: 'lakeside', type: 1, upline: 'riverside' },
  { username: 'ivyhill', type: 1, upline: 'oakfield' },
]
/** Those whom members of the line have right above them. */
export const agentsWithMembers = [
  demoHead,
  'agent',
  'agent',
  'oakfield',
  'oakfield',
  'elmfield',
  'ivyhill',
  'southgate',
  'riverside',
  'lakeside',
  'testside',
] as const

export interface PlannedContract {
  to: string
  kind: ContractKind
  periodType: PeriodType
  tiers: readonly Tier[]
  /** Days before today on which it is offered and accepted. */
  agreedDaysAgo: number
  /** Days before today on which its upline terminates it; undefined: it runs. */
  endedDaysAgo?: number
}

const tier = (minBets: number, minActiveMembers: number, percent: number): Tier => ({
  minBets: amountFromWire(minBets),
  minProfitLoss: amountFromWire(0),
  minActiveMembers,
  rateMillionths: Math.round(percent * 10_000),
})
const dividend = (percents: readonly [number, number, number]): Tier[] => [
  tier(5_000, 1, percents[0]),
  tier(20_000, 3, percents[1]),
  tier(60_000, 8, percents[2]),
]
const salary = (percents: readonly [number, number, number]): Tier[] => [
  tier(500, 0, percents[0]),
  tier(3_000, 0, percents[1]),
  tier(12_000, 1, percents[2]),
]
const [headShare, agentShare, fieldShare] = [
  dividend([20, 30, 40]),
  dividend([12, 18, 25]),
  dividend([6, 9, 12]),
]
const [headSalary, agentSalary, fieldSalary, hillSalary] = [
  salary([0.3, 0.4, 0.5]),
  salary([0.2, 0.3, 0.4]),
  salary([0.1, 0.15, 0.2]),
  salary([0.05, 0.08, 0.1]),
]

/** Running and ended contracts of each kind, from the top down. */
export const plannedContracts: readonly PlannedContract[] = [
  { to: demoHead, kind: 'DIVIDEND', periodType: 'Weekly', tiers: headShare, agreedDaysAgo: 69 },
  { to: demoHead, kind: 'DAILY', periodType: 'Daily', tiers: headSalary, agreedDaysAgo: 69 },
  { to: demoHead, kind: 'HOURLY', periodType: 'Daily', tiers: headSalary, agreedDaysAgo: 69 },
  { to: demoHead, kind: 'REALTIME', periodType: 'Daily', tiers: headSalary, agreedDaysAgo: 69 },
  { to: 'southgate', kind: 'DIVIDEND', periodType: 'Semimonthly', tiers: headShare, agreedDaysAgo: 69 },
  { to: 'southgate', kind: 'DAILY', periodType: 'Daily', tiers: headSalary, agreedDaysAgo: 69 },
  { to: 'agent', kind: 'DIVIDEND', periodType: 'Weekly', tiers: fieldShare, agreedDaysAgo: 68 },
  { to: 'agent', kind: 'DAILY', periodType: 'Daily', tiers: agentSalary, agreedDaysAgo: 68 },
  {
    to: 'agent',
    kind: 'HOURLY',
    periodType: 'Daily',
    tiers: fieldSalary,
    agreedDaysAgo: 60,
    endedDaysAgo: 45,
  },
  {
    to: 'agent',
    kind: 'REALTIME',
    periodType: 'Daily',
    tiers: fieldSalary,
    agreedDaysAgo: 50,
    endedDaysAgo: 40,
  },
  {
    to: 'riverside',
    kind: 'DIVIDEND',
    periodType: 'Semimonthly',
    tiers: agentShare,
    agreedDaysAgo: 68,
    endedDaysAgo: 30,
  },
  {
    to: 'riverside',
    kind: 'DAILY',
    periodType: 'Daily',
    tiers: agentSalary,
    agreedDaysAgo: 68,
    endedDaysAgo: 20,
  },
  { to: 'oakfield', kind: 'DAILY', periodType: 'Daily', tiers: fieldSalary, agreedDaysAgo: 60 },
  { to: 'elmfield', kind: 'DAILY', periodType: 'Daily', tiers: fieldSalary, agreedDaysAgo: 55 },
  // A better second version replaces the first.
  { to: 'agent', kind: 'DIVIDEND', periodType: 'Weekly', tiers: agentShare, agreedDaysAgo: 40 },
  { to: 'oakfield', kind: 'DIVIDEND', periodType: 'Weekly', tiers: fieldShare, agreedDaysAgo: 35 },
  { to: 'ivyhill', kind: 'DAILY', periodType: 'Daily', tiers: hillSalary, agreedDaysAgo: 30 },
  { to: 'agent', kind: 'HOURLY', periodType: 'Daily', tiers: agentSalary, agreedDaysAgo: 9 },
  { to: 'agent', kind: 'REALTIME', periodType: 'Daily', tiers: agentSalary, agreedDaysAgo: 6 },
  { to: 'oakfield', kind: 'REALTIME', periodType: 'Daily', tiers: fieldSalary, agreedDaysAgo: 4 },
]
