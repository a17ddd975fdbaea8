// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import { isAgentType, memberById } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import { daysOf } from '../figures/days-of.ts'
import { countedActive } from '../figures/active-store.ts'
import { countActiveMembers } from '../figures/member-figures.ts'
import {
  type Days,
  figuresFreshAt,
  profitAndLossOf,
  type TeamTotals,
  totalsOfMember,
  totalsOfTeam,
} from '../figures/team-totals.ts'

/**
 * Totals of a team on whole days of the site (D-129): accounts are those below the agent; money is theirs and
 * the agent's own, in the site's currency, when it was settled. Profit and loss is that of D-133: above zero
 * when the platform won. All of it is as fresh as the last roll-up.
 */
export async function teamOverview(
  db: Queries,
  settings: Settings,
  id: bigint,
  period: Period,
  nowMs: number,
): Promise<OperationOutput<'agents.teamOverview'>> {
  const days = await daysOf(settings, period)
  const account = await memberById(db, id)
  const figures = await (account && isAgentType(account.type) ? totalsOfTeam : totalsOfMember)(db, id, days)
  const { stakes, returns, gifts } = figures
  const active = await activeOf(db, settings, id, days, figures, nowMs)
  return {
    members: figures.members,
    agents: figures.agents,
    newAccounts: figures.newAccounts,
    activeMembers: active.count,
    teamBalance: figures.teamBalance,
    deposits: figures.deposits,
    withdrawals: figures.withdrawals,
    bets: stakes,
    payouts: returns,
    bonuses: gifts,
    profitAndLoss: profitAndLossOf(figures),
    updatedAt: active.freshAtMs,
  }
}

/** Those of one day are rolled up; those of several days are counted, of large teams by a job. */
async function activeOf(
  db: Queries,
  settings: Settings,
  id: bigint,
  days: Days,
  { activeByDay }: TeamTotals,
  nowMs: number,
): Promise<{ count: number; freshAtMs: number | null }> {
  const freshAtMs = await figuresFreshAt(db)
  if (days.fromDay === days.toDay) return { count: activeByDay, freshAtMs }
  const counted = await countedActive(db, id, days, nowMs)
  if (counted) return { count: counted.active, freshAtMs: counted.freshAtMs }
  const activeBet = amountFromWire(await settings.read('agents.activeBet'))
  return { count: await countActiveMembers(db, id, days, activeBet), freshAtMs }
}
