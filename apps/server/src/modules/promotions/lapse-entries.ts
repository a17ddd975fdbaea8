// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import { claimableAfterEndMs } from '@tessera/rules/promotions/promotion-status'
import { sql, type Database, type Tx } from '../../platform/db/index.ts'
import { settleReserved } from './budget/spend-budget.ts'

/** Entries of one transaction. */
const step = 200

/**
 * Job: gives back to the budgets what was held back for members who can no longer get it, a week after their
 * entry ended: until then they may claim. Two runs at once share the work.
 */
export async function lapseEntries({ database }: { database: Database }, nowMs: number): Promise<number> {
  let lapsed = 0
  for (;;) {
    const count = await database.transaction((tx) => lapseStep(tx, nowMs))
    lapsed += count
    if (count < step) return lapsed
  }
}

async function lapseStep(tx: Tx, nowMs: number): Promise<number> {
  const rows = await tx.query<{ promotion_id: number; reserved: bigint; day: string | null }>(sql`
    with due as (
      select promotion_id, member_id, turn, reserved, reserved_on from promotion_entry
      where reserved > 0 and ends_at < ${new Date(nowMs - claimableAfterEndMs)} order by ends_at limit ${step} for update skip locked)
    update promotion_entry e set reserved = 0, lapsed_at = ${new Date(nowMs)} from due
    where e.promotion_id = due.promotion_id and e.member_id = due.member_id and e.turn = due.turn
    returning e.promotion_id, due.reserved, due.reserved_on::text as day`)
  for (const { promotion_id: promotionId, reserved, day } of rows.toSorted(byPromotion))
    if (day !== null)
      await settleReserved(tx, { promotionId, day }, { paid: zero, released: amountOfMillionths(reserved) })
  return rows.length
}

/** One order for all, so that two runs wait for each other and do not block. */
const byPromotion = (
  left: { promotion_id: number; day: string | null },
  right: { promotion_id: number; day: string | null },
): number => left.promotion_id - right.promotion_id || (left.day ?? '').localeCompare(right.day ?? '')
