// SPDX-License-Identifier: Apache-2.0
import { periodOf, type MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { withdrawRewards } from '../../reward-centre/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { removeFinished } from '../leaderboard/week-store.ts'
import { rewardReference } from './finish-missions.ts'
import type { Gain } from './gains-of.ts'

/** A finished mission whose progress is below its target by now. */
interface Fallen {
  missionId: number
  periodStartMs: number
  memberId: number
  merchant: string
  kind: MissionKind
  /** The revision of members who begin now. */
  revision: number
  endsAtMs: number | null
  finishedAtMs: number
  reward: bigint
  target: bigint
  missing: bigint
}

/**
 * Takes back what no longer holds because bets or deposits that counted were taken back: a reward that is not claimed is withdrawn, and
 * the mission goes on; after the claim what is missing lowers the member's next period. Returns whose rewards were withdrawn.
 */
export async function takeBack(
  tx: Tx,
  settings: Settings,
  gains: readonly Gain[],
  nowMs: number,
): Promise<number[]> {
  const lowered = gains.filter(({ amount }) => amount < 0n)
  if (lowered.length === 0) return []
  const fallen = await fallenOf(tx, lowered)
  const withdrawn = await withdrawRewards(tx, fallen.map(rewardReference), {
    reason: 'what counted was taken back',
    nowMs,
  })
  for (const one of fallen)
    if (withdrawn.has(rewardReference(one))) await reopen(tx, settings, one)
    else await carry(tx, settings, one, nowMs)
  return fallen.filter((one) => withdrawn.has(rewardReference(one))).map(({ memberId }) => memberId)
}

const fallenOf = (tx: Tx, gains: readonly Gain[]): Promise<Fallen[]> =>
  tx.query<Fallen>(sql`
    select distinct p.mission_id as "missionId", p.period_start as "periodStartMs", p.member_id as "memberId", m.merchant, m.kind, m.revision,
      m.ends_at as "endsAtMs", p.finished_at as "finishedAtMs", t.reward, t.target, t.target - p.progress as missing
    from unnest(${gains.map(({ missionId }) => missionId)}::integer[], ${gains.map(({ periodStartMs }) => new Date(periodStartMs).toISOString())}::timestamptz[],
      ${gains.map(({ memberId }) => memberId)}::integer[]) as g (mission_id, period_start, member_id)
    join mission_progress p using (member_id, mission_id, period_start)
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision
    join mission m on m.id = p.mission_id
    where p.finished_at is not null and p.progress < t.target
    order by 1, 2, 3`)

/** It can be finished again, and its reward is back in the budget. */
async function reopen(tx: Tx, settings: Settings, fallen: Fallen): Promise<void> {
  const { missionId, memberId, periodStartMs, reward } = fallen
  await tx.query(sql`
    update mission_progress set finished_at = null
    where member_id = ${memberId} and mission_id = ${missionId} and period_start = ${new Date(periodStartMs)}`)
  await tx.query(sql`update mission set spent = spent - ${reward} where id = ${missionId}`)
  await removeFinished(tx, settings, fallen)
}

/** What was claimed stays; one that comes once has no next period. */
async function carry(tx: Tx, settings: Settings, fallen: Fallen, nowMs: number): Promise<void> {
  const { missionId, memberId, periodStartMs, kind, merchant, revision, endsAtMs, missing, target } = fallen
  if (kind === 'ONCE') return
  const timeZone = await siteTimeZone(settings.of(merchant))
  const nextMs = periodOf(kind, periodStartMs, timeZone).endMs!
  const startMs = Math.max(nextMs, periodOf(kind, nowMs, timeZone).startMs)
  if (endsAtMs !== null && startMs >= endsAtMs) return
  await tx.query(sql`
    update mission_progress set progress = ${target}
    where member_id = ${memberId} and mission_id = ${missionId} and period_start = ${new Date(periodStartMs)}`)
  await tx.query(sql`
    insert into mission_progress as p (mission_id, period_start, member_id, revision, progress)
    values (${missionId}, ${new Date(startMs)}, ${memberId}, ${revision}, ${-missing})
    on conflict (member_id, mission_id, period_start) do update set progress = p.progress + excluded.progress`)
}
