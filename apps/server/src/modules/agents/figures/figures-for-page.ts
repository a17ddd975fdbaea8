// SPDX-License-Identifier: Apache-2.0
import type { TeamFigures } from '@tessera/rules/contracts/contract'
import type { Amount } from '@tessera/rules/money'
import { isSmallTeam, teamRange } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { countActiveMembers } from './member-figures.ts'
import { activeInTeams, figureSums, type TeamDays } from './team-figures.ts'

/**
 * The same as `teamFigures`, for somebody who waits for a page: active members of small teams are counted team by
 * team, because a pass over the days of all members takes seconds. Only for a large team it is made.
 */
export async function teamFiguresForPage(
  db: Queries,
  teams: readonly TeamDays[],
  activeBet: Amount,
): Promise<Map<bigint, TeamFigures>> {
  const found = await figureSums(db, teams)
  const large: TeamDays[] = []
  for (const team of teams.filter(({ firstDay, lastDay }) => firstDay !== lastDay)) {
    const figures = found.get(team.agentId)
    if (!figures) continue
    if (!(await isSmallTeam(db, await teamRange(db, team.agentId)))) large.push(team)
    else {
      const days = { fromDay: team.firstDay, toDay: team.lastDay }
      const activeMembers = await countActiveMembers(db, team.agentId, days, activeBet)
      found.set(team.agentId, { ...figures, activeMembers })
    }
  }
  if (large.length === 0) return found
  const active = await activeInTeams(db, large, activeBet)
  for (const { agentId } of large)
    found.set(agentId, { ...found.get(agentId)!, activeMembers: active.get(agentId) ?? 0 })
  return found
}
