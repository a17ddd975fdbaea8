// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import { isAgentType, memberById } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import { daysOf } from '../figures/days-of.ts'
import { countActiveMembers } from '../figures/member-figures.ts'
import { figuresFreshAt, totalsOfMember, profitAndLossOf, totalsOfTeam } from '../figures/team-totals.ts'

/**
 * Totals of a team on whole days of the site (D-129): accounts are those below the agent; money is theirs and
 * the agent's own, in the site's currency, when it was settled. Profit and loss is that of D-133: above zero
 * when the platform won. All of it is as fresh as the last roll-up.
 */
export async function teamOverview(
  db: Queries,
  settings: Settings,
  id: number,
  period: Period,
): Promise<OperationOutput<'agents.teamOverview'>> {
  const days = await daysOf(settings, period)
  const account = await memberById(db, id)
  const figures = await (account && isAgentType(account.type) ? totalsOfTeam : totalsOfMember)(db, id, days)
  const { stakes, returns, gifts } = figures
  return {
    members: figures.members,
    agents: figures.agents,
    newAccounts: figures.newAccounts,
    activeMembers:
      days.fromDay === days.toDay
        ? figures.activeByDay
        : await countActiveMembers(db, id, days, amountFromWire(await settings.read('agents.activeBet'))),
    teamBalance: figures.teamBalance,
    deposits: figures.deposits,
    withdrawals: figures.withdrawals,
    bets: stakes,
    payouts: returns,
    bonuses: gifts,
    profitAndLoss: profitAndLossOf(figures),
    updatedAt: await figuresFreshAt(db),
  }
}
