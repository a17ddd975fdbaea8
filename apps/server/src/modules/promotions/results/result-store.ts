// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The free rounds of a promotion: how many were given, were played and are open, and what they won in millionths. */
export async function roundsOf(
  db: Queries,
  promotionId: number,
  nowMs: number,
): Promise<{ given: number; played: number; open: number; won: bigint }> {
  const row = await db.one<{ given: bigint; played: bigint; open: bigint; won: string }>(sql`
    select coalesce(sum(rounds), 0) as given, coalesce(sum(played), 0) as played, coalesce(sum(won), 0)::text as won,
      coalesce(sum(rounds - played) filter (where canceled_at is null and ends_at > ${new Date(nowMs)}), 0) as open
    from promotion_free_rounds where promotion_id = ${promotionId}`)
  const [given, played, open] = [row?.given, row?.played, row?.open].map((count) => Number(count ?? 0n))
  return { given: given ?? 0, played: played ?? 0, open: open ?? 0, won: BigInt(row?.won ?? 0) }
}

/** How many members took part in a promotion, and how many of them it has paid. */
export async function countMembers(
  db: Queries,
  promotionId: number,
): Promise<{ joined: number; paidMembers: number }> {
  const row = await db.one<{ joined: bigint; paid: bigint }>(sql`
    with part as (
      select member_id, credited > 0 or claimed_at is not null as paid from promotion_entry where promotion_id = ${promotionId}
      union all select member_id, status = 'Issued' from promotion_application where promotion_id = ${promotionId}
      union all select member_id, amount > 0 from promotion_draw where promotion_id = ${promotionId}
      union all select member_id, amount > 0 from promotion_daily where promotion_id = ${promotionId}
      union all select member_id, true from promotion_payment where promotion_id = ${promotionId})
    select count(distinct member_id) as joined, count(distinct member_id) filter (where paid) as paid from part`)
  return { joined: Number(row?.joined ?? 0n), paidMembers: Number(row?.paid ?? 0n) }
}

/** The newest of those who took part, each from their first step on. */
export async function takingPart(
  db: Queries,
  promotionId: number,
  limit: number,
): Promise<{ memberId: bigint; sinceMs: number }[]> {
  const rows = await db.query<{ member_id: bigint; since: number }>(sql`
    select member_id, min(at) as since from (
      select member_id, joined_at as at from promotion_entry where promotion_id = ${promotionId}
      union all select member_id, applied_at from promotion_application where promotion_id = ${promotionId}
      union all select member_id, drawn_at from promotion_draw where promotion_id = ${promotionId}
      union all select member_id, got_at from promotion_daily where promotion_id = ${promotionId}) as part
    group by member_id order by since desc limit ${limit}`)
  return rows.map((row) => ({ memberId: row.member_id, sinceMs: row.since }))
}
