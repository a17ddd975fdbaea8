// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Valid bets of a member that have not earned a point yet, in millionths. */
export interface Unearned {
  memberId: bigint
  brandCode: string
  unearned: bigint
}

/**
 * The position up to which points have been earned from the stream; locked until the caller's transaction
 * ends.
 */
export async function lockWatermark(tx: Tx): Promise<bigint> {
  const row = await tx.one<{ fact_id: bigint }>(sql`select fact_id from point_watermark for update`)
  if (!row) throw new Error('the watermark of points is gone')
  return row.fact_id
}

export async function saveWatermark(tx: Tx, factId: bigint): Promise<void> {
  await tx.query(sql`update point_watermark set fact_id = ${factId}`)
}

/** Adds valid bets to each member's remainder that has not earned a point yet; returns the new remainders. */
export async function addUnearned(
  tx: Tx,
  bets: readonly { memberId: bigint; validBet: Amount }[],
): Promise<Unearned[]> {
  if (bets.length === 0) return []
  const rows = await tx.query<{ member_id: bigint; brandCode: string; unearned: bigint }>(sql`
    with brand_bets as (
      select m.id, m.brand_code, b.amount from unnest(${bets.map(({ memberId }) => memberId)}::bigint[], ${bets.map(({ validBet }) => String(validBet))}::bigint[]) as b (member_id, amount) join member_name m on m.id = b.member_id
    ), added as (
      insert into point_progress (member_id, unearned) select id, amount from brand_bets
      on conflict (member_id) do update set unearned = point_progress.unearned + excluded.unearned returning member_id, unearned
    )
    select a.member_id, t.brand_code as "brandCode", a.unearned from added a join brand_bets t on t.id = a.member_id order by a.member_id`)
  return rows.map((row) => ({ memberId: row.member_id, brandCode: row.brandCode, unearned: row.unearned }))
}

/** Stores the remainder after points were earned. */
export async function saveUnearned(
  tx: Tx,
  left: readonly { memberId: bigint; unearned: Amount }[],
): Promise<void> {
  if (left.length === 0) return
  await tx.query(sql`
    update point_progress p set unearned = l.amount
    from unnest(${left.map(({ memberId }) => memberId)}::bigint[], ${left.map(({ unearned }) => String(unearned))}::bigint[]) as l (member_id, amount) where p.member_id = l.member_id`)
}
