// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A share of losses or the prize of a rank that was paid. */
export interface PromotionPayment {
  promotionId: number
  memberId: bigint
  /** The day or week of a cashback, or the rank in a race: once for each. */
  item: string
  amount: Amount
  currency: string
  paidAtMs: number
}

/** False, and nothing is stored, if this item was paid to the member before. */
export async function insertPayment(
  tx: Tx,
  { promotionId, memberId, item, amount, currency, paidAtMs }: PromotionPayment,
): Promise<boolean> {
  return (
    (await tx.one(sql`
      insert into promotion_payment (promotion_id, member_id, item, amount, currency, paid_at)
      values (${promotionId}, ${memberId}, ${item}, ${amount}, ${currency}, ${new Date(paidAtMs)})
      on conflict do nothing returning item`)) !== undefined
  )
}

/** What a member was paid in all, by promotion. */
export async function paymentsOf(db: Queries, memberId: bigint): Promise<Map<number, Amount>> {
  const rows = await db.query<{ promotion_id: number; amount: bigint }>(
    sql`select promotion_id, sum(amount)::bigint as amount from promotion_payment where member_id = ${memberId} group by promotion_id`,
  )
  return new Map(rows.map((row) => [row.promotion_id, amountOfMillionths(row.amount)]))
}
