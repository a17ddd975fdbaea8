// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { isSmallTeam, teamRange } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { highlightsOfFew, storedHighlights } from './highlight-store.ts'

/** A member of a team, their valid bets in the span of their kind, and the day of their last bet. */
export interface Highlight {
  kind: 'best' | 'sleeping'
  memberId: bigint
  bets: Amount
  lastDay: string
}

/**
 * Who of those below an agent bet most in 30 days, and who has not bet for 14 days but did in the 46 before, the
 * largest bets first, five of each. Large teams are looked through by a job.
 */
export async function highlightsOf(db: Queries, agentId: bigint, today: string): Promise<Highlight[]> {
  const team = await teamRange(db, agentId)
  const rows = (await isSmallTeam(db, team))
    ? await highlightsOfFew(db, agentId, team, today)
    : await storedHighlights(db, agentId)
  return rows.map(({ kind, member_id: memberId, bets, last_day: lastDay }) => ({
    kind,
    memberId,
    bets: amountOfMillionths(bets),
    lastDay,
  }))
}
