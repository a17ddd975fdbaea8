// SPDX-License-Identifier: Apache-2.0
import { periodOf, type MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../../site/index.ts'
import type { Reached } from './progress-store.ts'

/** The longest period, and a day. */
const longestMs = 8 * 86_400_000

/**
 * What these members have reached in the periods of now without having been granted it: their play was not worth the
 * reward yet. Each further bet is another chance.
 */
export async function waitingOf(
  tx: Tx,
  settings: Settings,
  members: readonly { memberId: number }[],
  nowMs: number,
): Promise<Reached[]> {
  const rows = await tx.query<{
    mission_id: number
    period_start: number
    member_id: number
    reward: bigint
    wager_times: number
    kind: MissionKind
    merchant: string
  }>(sql`
    select p.mission_id, p.period_start, p.member_id, t.reward, t.wager_times, m.kind, m.merchant
    from mission_progress p join mission m on m.id = p.mission_id
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision
    join member_line l on l.id = p.member_id
    where p.member_id = any (${[...new Set(members.map(({ memberId }) => memberId))]}::integer[]) and p.finished_at is null and p.progress >= t.target
      and p.period_start > ${new Date(nowMs - longestMs)} and m.kind <> 'ONCE' and m.enabled and m.spent < m.budget
      and (m.ends_at is null or m.ends_at > ${new Date(nowMs)}) and l.enabled and l.type <> 4 and not member_line_is_blocked(l.line)`)
  const waiting: Reached[] = []
  for (const row of rows) {
    const timeZone = await siteTimeZone(settings.of(row.merchant))
    if (periodOf(row.kind, nowMs, timeZone).startMs !== row.period_start) continue
    waiting.push({
      missionId: row.mission_id,
      periodStartMs: row.period_start,
      memberId: row.member_id,
      reward: row.reward,
      wagerTimes: row.wager_times,
    })
  }
  return waiting
}
