// SPDX-License-Identifier: Apache-2.0
import type { MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { keyOf, type Gain } from './gains-of.ts'

/** A member who has reached the target of a period, and has not been granted its reward. */
export interface Reached {
  missionId: number
  periodStartMs: number
  memberId: bigint
  reward: bigint
  wagerTimes: number
}

interface GainKeys {
  missions: number[]
  periods: string[]
  members: bigint[]
}
const keysOf = (gains: readonly Pick<Gain, 'missionId' | 'periodStartMs' | 'memberId'>[]): GainKeys => ({
  missions: gains.map(({ missionId }) => missionId),
  periods: gains.map(({ periodStartMs }) => new Date(periodStartMs).toISOString()),
  members: gains.map(({ memberId }) => memberId),
})

/** The revisions with which members have begun these periods, by key. */
export async function revisionsOf(tx: Tx, gains: readonly Gain[]): Promise<Map<string, number>> {
  const { missions, periods, members } = keysOf(gains)
  const rows = await tx.query<{
    mission_id: number
    period_start: number
    member_id: bigint
    revision: number
  }>(sql`
    select p.mission_id, p.period_start, p.member_id, p.revision
    from unnest(${missions}::integer[], ${periods}::timestamptz[], ${members}::bigint[]) as g (mission_id, period_start, member_id)
    join mission_progress p using (member_id, mission_id, period_start)`)
  return new Map(
    rows.map((row) => [
      keyOf({ missionId: row.mission_id, periodStartMs: row.period_start, memberId: row.member_id }),
      row.revision,
    ]),
  )
}

/** Adds gains to the progress of members; at most one gain for each key. */
export async function addProgress(tx: Tx, gains: readonly Gain[]): Promise<void> {
  if (gains.length === 0) return
  const { missions, periods, members } = keysOf(gains)
  // In the order of the key, so that two followers that change the same rows wait and do not block each other.
  await tx.query(sql`
    insert into mission_progress as p (mission_id, period_start, member_id, revision, progress)
    select g.mission_id, g.period_start, g.member_id, g.revision, g.amount
    from unnest(${missions}::integer[], ${periods}::timestamptz[], ${members}::bigint[], ${gains.map(({ revision }) => revision)}::integer[],
      ${gains.map(({ amount }) => String(amount))}::bigint[]) as g (mission_id, period_start, member_id, revision, amount)
    order by g.member_id, g.mission_id, g.period_start
    on conflict (member_id, mission_id, period_start) do update set progress = p.progress + excluded.progress`)
}

/**
 * Counts bets in games, and adds to the progress of their members the games that now have bets and had none, less
 * those that have none any more. Nothing is counted anew, so it costs the same however much was played before.
 */
export async function addGames(tx: Tx, gains: readonly Gain[]): Promise<void> {
  if (gains.length === 0) return
  const { missions, periods, members } = keysOf(gains)
  await tx.query(sql`
    with g as (
      select * from unnest(${missions}::integer[], ${periods}::timestamptz[], ${members}::bigint[], ${gains.map(({ revision }) => revision)}::integer[],
        ${gains.map(({ game }) => game?.vendor ?? '')}::text[], ${gains.map(({ game }) => game?.gameCode ?? '')}::text[], ${gains.map(({ amount }) => Number(amount))}::integer[])
        as g (mission_id, period_start, member_id, revision, vendor, game_code, amount)
    ), counted as (
      insert into mission_game as p (mission_id, period_start, member_id, vendor, game_code, bets)
      select mission_id, period_start, member_id, vendor, game_code, amount from g order by 3, 1, 2, 4, 5
      on conflict (member_id, mission_id, period_start, vendor, game_code) do update set bets = p.bets + excluded.bets
      returning p.mission_id, p.period_start, p.member_id, p.vendor, p.game_code, p.bets
    )
    insert into mission_progress as p (mission_id, period_start, member_id, revision, progress)
    select c.mission_id, c.period_start, c.member_id, max(g.revision), sum((c.bets > 0)::integer - (c.bets - g.amount > 0)::integer)
    from counted c join g using (mission_id, period_start, member_id, vendor, game_code)
    group by 1, 2, 3 order by 3, 1, 2
    on conflict (member_id, mission_id, period_start) do update set progress = p.progress + excluded.progress`)
}

/** Who among these members has reached a target now, and may be granted its reward. */
export async function reachedBy(tx: Tx, gains: readonly Gain[]): Promise<Reached[]> {
  const { missions, periods, members } = keysOf(gains)
  const rows = await tx.query<{
    mission_id: number
    period_start: number
    member_id: bigint
    reward: bigint
    wager_times: number
  }>(sql`
    select p.mission_id, p.period_start, p.member_id, t.reward, t.wager_times
    from unnest(${missions}::integer[], ${periods}::timestamptz[], ${members}::bigint[]) as g (mission_id, period_start, member_id)
    join mission_progress p using (member_id, mission_id, period_start)
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision
    join member_line m on m.id = p.member_id
    where p.finished_at is null and p.progress >= t.target and m.enabled and m.type <> 4 and not member_line_is_blocked(m.line)
    group by 1, 2, 3, 4, 5`)
  return rows.map((row) => ({
    missionId: row.mission_id,
    periodStartMs: row.period_start,
    memberId: row.member_id,
    reward: row.reward,
    wagerTimes: row.wager_times,
  }))
}

export async function saveFinished(tx: Tx, finished: readonly Reached[], nowMs: number): Promise<void> {
  const { missions, periods, members } = keysOf(finished)
  await tx.query(sql`
    update mission_progress p set finished_at = ${new Date(nowMs)}
    from unnest(${missions}::integer[], ${periods}::timestamptz[], ${members}::bigint[]) as g (mission_id, period_start, member_id)
    where p.member_id = g.member_id and p.mission_id = g.mission_id and p.period_start = g.period_start`)
}

/** A finished mission whose progress is below its target by now. */
export interface Fallen {
  missionId: number
  periodStartMs: number
  memberId: bigint
  brandCode: string
  kind: MissionKind
  /** The revision of members who begin now. */
  revision: number
  endsAtMs: number | null
  finishedAtMs: number
  reward: bigint
  target: bigint
  missing: bigint
}

/** Of the keys of these gains those that were finished and have fallen below their targets. */
export const fallenOf = (tx: Tx, gains: readonly Gain[]): Promise<Fallen[]> =>
  tx.query<Fallen>(sql`
    select distinct p.mission_id as "missionId", p.period_start as "periodStartMs", p.member_id as "memberId", m.brand_code as "brandCode", m.kind, m.revision,
      m.ends_at as "endsAtMs", p.finished_at as "finishedAtMs", t.reward, t.target, t.target - p.progress as missing
    from unnest(${gains.map(({ missionId }) => missionId)}::integer[], ${gains.map(({ periodStartMs }) => new Date(periodStartMs).toISOString())}::timestamptz[],
      ${gains.map(({ memberId }) => memberId)}::bigint[]) as g (mission_id, period_start, member_id)
    join mission_progress p using (member_id, mission_id, period_start)
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision
    join mission m on m.id = p.mission_id
    where p.finished_at is not null and p.progress < t.target
    order by 1, 2, 3`)

/** A finished mission is not finished after all. */
export async function saveReopened(
  tx: Tx,
  { missionId, memberId, periodStartMs }: Pick<Fallen, 'missionId' | 'memberId' | 'periodStartMs'>,
): Promise<void> {
  await tx.query(sql`
    update mission_progress set finished_at = null
    where member_id = ${memberId} and mission_id = ${missionId} and period_start = ${new Date(periodStartMs)}`)
}

/** Lifts the progress of a fallen mission to its target again. */
export async function saveAtTarget(
  tx: Tx,
  { missionId, memberId, periodStartMs, target }: Fallen,
): Promise<void> {
  await tx.query(sql`
    update mission_progress set progress = ${target}
    where member_id = ${memberId} and mission_id = ${missionId} and period_start = ${new Date(periodStartMs)}`)
}

/** Lowers the progress of the period that begins then by what a fallen mission misses. */
export async function addMissing(
  tx: Tx,
  { missionId, memberId, revision, missing }: Fallen,
  startMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into mission_progress as p (mission_id, period_start, member_id, revision, progress)
    values (${missionId}, ${new Date(startMs)}, ${memberId}, ${revision}, ${-missing})
    on conflict (member_id, mission_id, period_start) do update set progress = p.progress + excluded.progress`)
}

/** What a member has reached and was not granted, with what tells whether its period is that of now. */
export interface Waiting extends Reached {
  kind: MissionKind
  brandCode: string
}

/** What these members have reached in periods that began lately, of missions that begin again, without a reward yet. */
export async function waitingSince(
  tx: Tx,
  memberIds: readonly bigint[],
  { beganAfterMs, nowMs }: { beganAfterMs: number; nowMs: number },
): Promise<Waiting[]> {
  const rows = await tx.query<{
    mission_id: number
    period_start: number
    member_id: bigint
    reward: bigint
    wager_times: number
    kind: MissionKind
    brandCode: string
  }>(sql`
    select p.mission_id, p.period_start, p.member_id, t.reward, t.wager_times, m.kind, m.brand_code as "brandCode"
    from mission_progress p join mission m on m.id = p.mission_id
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision
    join member_line l on l.id = p.member_id
    where p.member_id = any (${[...memberIds]}::bigint[]) and p.finished_at is null and p.progress >= t.target
      and p.period_start > ${new Date(beganAfterMs)} and m.kind <> 'ONCE' and m.enabled and m.spent < m.budget
      and (m.ends_at is null or m.ends_at > ${new Date(nowMs)}) and l.enabled and l.type <> 4 and not member_line_is_blocked(l.line)`)
  return rows.map((row) => ({
    missionId: row.mission_id,
    periodStartMs: row.period_start,
    memberId: row.member_id,
    reward: row.reward,
    wagerTimes: row.wager_times,
    kind: row.kind,
    brandCode: row.brandCode,
  }))
}
