// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** The week of a member in the standings of a brand. */
export interface MemberWeek {
  brandCode: string
  /** When the week starts. */
  week: string
  memberId: bigint
}

/**
 * Adds to what members have finished in their weeks, and counts them where they stand now. Test accounts stay out of the
 * standings (D-125).
 */
export async function addToWeeks(
  tx: Tx,
  list: readonly (MemberWeek & { count: number })[],
  nowMs: number,
): Promise<void> {
  const columns = [
    list.map(({ brandCode }) => brandCode),
    list.map(({ week }) => week),
    list.map(({ memberId }) => memberId),
    list.map(({ count }) => count),
  ] as const
  await tx.query(sql`
    with added as (
      select a.* from unnest(${columns[0]}::text[], ${columns[1]}::timestamptz[], ${columns[2]}::bigint[], ${columns[3]}::integer[]) as a (brand_code, week_start, member_id, finished)
      join member_line m on m.id = a.member_id where m.type not in (4, 41, 42)
    ), stored as (
      insert into mission_week as w (brand_code, week_start, member_id, finished, reached_at)
      select brand_code, week_start, member_id, finished, ${new Date(nowMs)} from added order by 1, 2, 3
      on conflict (brand_code, week_start, member_id) do update set finished = w.finished + excluded.finished, reached_at = excluded.reached_at
      returning brand_code, week_start, member_id, finished
    ), moved as (
      select brand_code, week_start, finished, sum(members)::integer as members from (
        select s.brand_code, s.week_start, s.finished, 1 as members from stored s
        union all
        select s.brand_code, s.week_start, s.finished - a.finished, -1 from stored s join added a using (brand_code, week_start, member_id) where s.finished > a.finished) each
      group by 1, 2, 3 having sum(members) <> 0
    ), left_behind as (
      update mission_week_count c set members = c.members + m.members
      from moved m where m.members < 0 and c.brand_code = m.brand_code and c.week_start = m.week_start and c.finished = m.finished
    )
    insert into mission_week_count as c (brand_code, week_start, finished, members)
    select brand_code, week_start, finished, members from moved where members > 0 order by 1, 2, 3
    on conflict (brand_code, week_start, finished) do update set members = c.members + excluded.members`)
}

/** How many missions a member has finished in a week, locked; undefined if none. */
export async function lockFinished(
  tx: Tx,
  { brandCode, week, memberId }: MemberWeek,
): Promise<number | undefined> {
  const row = await tx.one<{ finished: number }>(sql`
    select finished from mission_week where brand_code = ${brandCode} and week_start = ${week} and member_id = ${memberId} for update`)
  return row?.finished
}

/** Takes a member out of the standings of a week. */
export async function removeFromWeek(tx: Tx, { brandCode, week, memberId }: MemberWeek): Promise<void> {
  await tx.query(
    sql`delete from mission_week where brand_code = ${brandCode} and week_start = ${week} and member_id = ${memberId}`,
  )
}

/** Stores how many missions a member has finished in a week. */
export async function saveFinishedIn(
  tx: Tx,
  { brandCode, week, memberId }: MemberWeek,
  finished: number,
): Promise<void> {
  await tx.query(
    sql`update mission_week set finished = ${finished} where brand_code = ${brandCode} and week_start = ${week} and member_id = ${memberId}`,
  )
}

/** Counts one member less among those who have finished so many in a week. */
export async function countOneLess(
  tx: Tx,
  { brandCode, week }: Omit<MemberWeek, 'memberId'>,
  finished: number,
): Promise<void> {
  await tx.query(sql`
    update mission_week_count set members = members - 1 where brand_code = ${brandCode} and week_start = ${week} and finished = ${finished}`)
}

/** Counts one member more among those who have finished so many in a week. */
export async function countOneMore(
  tx: Tx,
  { brandCode, week }: Omit<MemberWeek, 'memberId'>,
  finished: number,
): Promise<void> {
  await tx.query(sql`
      insert into mission_week_count as c (brand_code, week_start, finished, members) values (${brandCode}, ${week}, ${finished}, 1)
      on conflict (brand_code, week_start, finished) do update set members = c.members + 1`)
}

/** A member's rank: how many have finished more, and one. */
export interface RankedMember {
  memberId: bigint
  finished: number
  rank: number
}

/** The first ranks of a week. Members who finished equally many share a rank; who was first stands first. */
export async function firstRanks(
  db: Queries,
  { brandCode, weekStartMs, limit }: { brandCode: string; weekStartMs: number; limit: number },
): Promise<RankedMember[]> {
  const rows = await db.query<{ member_id: bigint; finished: number; rank: bigint }>(sql`
    select member_id, finished, rank() over (order by finished desc) as rank from (
      select member_id, finished, reached_at from mission_week where brand_code = ${brandCode} and week_start = ${new Date(weekStartMs)}
      order by finished desc, reached_at limit ${limit}) f
    order by finished desc, reached_at, member_id`)
  return rows.map((row) => ({ memberId: row.member_id, finished: row.finished, rank: Number(row.rank) }))
}

/** A member's own rank in a week, found by how many members have finished how many. */
export async function ownRank(
  db: Queries,
  { brandCode, weekStartMs, memberId }: { brandCode: string; weekStartMs: number; memberId: bigint },
): Promise<RankedMember | undefined> {
  const row = await db.one<{ finished: number; above: bigint }>(sql`
    select w.finished, (
      select coalesce(sum(c.members), 0) from mission_week_count c where c.brand_code = w.brand_code and c.week_start = w.week_start and c.finished > w.finished) as above
    from mission_week w where w.brand_code = ${brandCode} and w.week_start = ${new Date(weekStartMs)} and w.member_id = ${memberId}`)
  return row && { memberId, finished: row.finished, rank: Number(row.above) + 1 }
}
