// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A ticket that was exchanged for a prize. */
export interface Draw {
  promotionId: number
  memberId: bigint
  number: number
  prize: string
  amount: Amount
  currency: string
  drawnAtMs: number
}

/** How many tickets a member has exchanged, per raffle. */
export async function drawsOf(db: Queries, memberId: bigint): Promise<Map<number, number>> {
  const rows = await db.query<{ promotion_id: number; count: bigint }>(sql`
    select promotion_id, count(*) as count from promotion_draw where member_id = ${memberId} group by promotion_id`)
  return new Map(rows.map((row) => [row.promotion_id, Number(row.count)]))
}

/** Makes the draws of a member in one raffle wait for each other. */
export async function lockDraws(tx: Tx, memberId: bigint, promotionId: number): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`promotions.draw ${promotionId} ${memberId}`}, 0))`,
  )
}

export async function insertDraw(
  tx: Tx,
  { promotionId, memberId, number, prize, amount, currency, drawnAtMs }: Draw,
): Promise<void> {
  await tx.query(sql`
    insert into promotion_draw (promotion_id, member_id, number, prize, amount, currency, drawn_at)
    values (${promotionId}, ${memberId}, ${number}, ${prize}, ${amount}, ${currency}, ${new Date(drawnAtMs)})`)
}
