// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { namesOf } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import { daysOf } from '../figures/days-of.ts'
import { highlightsOf, type Highlight } from '../figures/highlights.ts'
import { teamDays } from '../figures/team-details.ts'

type Trend = OperationOutput<'agents.teamTrend'>

/** The days of a team, oldest first, and its members who stand out; days without activity are left out. */
export async function teamTrend(
  db: Queries,
  settings: Settings,
  agentId: bigint,
  period: Period,
): Promise<Trend> {
  const { fromDay, toDay } = await daysOf(settings, period)
  const days = await teamDays(db, { agentId, firstDay: fromDay, lastDay: toDay })
  const highlights = await highlightsOf(db, agentId, toDay)
  const names = await namesOf(
    db,
    highlights.map(({ memberId }) => memberId),
  )
  const named = (kind: Highlight['kind']): Trend['best'] =>
    highlights
      .filter((highlight) => highlight.kind === kind)
      .map(({ memberId, bets, lastDay }) => ({ account: names.get(memberId) ?? '', bets, lastDay }))
  return {
    firstDay: fromDay,
    lastDay: toDay,
    days: days.map(({ day, bets, profitLoss, activeMembers }) => ({ day, bets, profitLoss, activeMembers })),
    best: named('best'),
    sleeping: named('sleeping'),
  }
}
