// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Cashback } from '@tessera/rules/promotions/offer-terms'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A member's part of a cashback. */
interface CarryKey {
  promotionId: number
  memberId: bigint
  per: Cashback['per']
}

/** What corrections gave back beyond what was lost in their periods so far: zero, or below. */
export async function carriedOf(db: Queries, { promotionId, memberId, per }: CarryKey): Promise<Amount> {
  const row = await db.one<{ amount: bigint }>(sql`
    select amount from promotion_carry where promotion_id = ${promotionId} and member_id = ${memberId} and per = ${per}`)
  return row ? amountOfMillionths(row.amount) : zero
}

export async function saveCarried(
  tx: Tx,
  { promotionId, memberId, per }: CarryKey,
  amount: Amount,
): Promise<void> {
  if (amount === zero)
    await tx.query(sql`
      delete from promotion_carry where promotion_id = ${promotionId} and member_id = ${memberId} and per = ${per}`)
  else
    await tx.query(sql`
      insert into promotion_carry (promotion_id, member_id, per, amount) values (${promotionId}, ${memberId}, ${per}, ${amount})
      on conflict (promotion_id, member_id, per) do update set amount = excluded.amount`)
}
