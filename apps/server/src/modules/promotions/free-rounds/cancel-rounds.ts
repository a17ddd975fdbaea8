// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { settleReserved } from '../budget/spend-budget.ts'

export interface CanceledRounds {
  members: number
  rounds: number
}

/**
 * Withdraws what members have not played of the free rounds of a promotion, and gives back what the budget held for
 * it. From now on no bet is one of them; the vendors learn it from the job. Rounds that have begun are paid. Again,
 * there is nothing left to withdraw.
 */
export async function cancelRounds(tx: Tx, promotionId: number, nowMs: number): Promise<CanceledRounds> {
  const now = new Date(nowMs)
  const canceled = await tx.query<{ left: number }>(sql`
    update promotion_free_rounds set canceled_at = ${now}, due_at = ${now}, attempts = 0
    where id in (
      select id from promotion_free_rounds where promotion_id = ${promotionId} and canceled_at is null and played < rounds and ends_at > ${now}
      order by id for update)
    returning rounds - played as left`)
  await giveBack(tx, promotionId, nowMs)
  return { members: canceled.length, rounds: canceled.reduce((sum, { left }) => sum + left, 0) }
}

/** What was held back for entries whose rounds were withdrawn goes back to the days on which it was held back. */
async function giveBack(tx: Tx, promotionId: number, nowMs: number): Promise<void> {
  const released = await tx.query<{ day: string | null; reserved: string }>(sql`
    with due as (
      select e.member_id, e.turn, e.reserved, e.reserved_on from promotion_entry e
      join promotion_free_rounds f on f.promotion_id = e.promotion_id and f.member_id = e.member_id and f.turn = e.turn
      where e.promotion_id = ${promotionId} and e.reserved > 0 and f.canceled_at is not null
      order by e.member_id, e.turn for update of e),
    freed as (
      update promotion_entry e set reserved = 0, lapsed_at = ${new Date(nowMs)} from due
      where e.promotion_id = ${promotionId} and e.member_id = due.member_id and e.turn = due.turn
      returning due.reserved, due.reserved_on)
    select reserved_on::text as day, sum(reserved)::text as reserved from freed group by reserved_on order by reserved_on`)
  for (const { day, reserved } of released)
    if (day !== null)
      await settleReserved(
        tx,
        { promotionId, day },
        { paid: zero, released: amountOfMillionths(BigInt(reserved)) },
      )
}
