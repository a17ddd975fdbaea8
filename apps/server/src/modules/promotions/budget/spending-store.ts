// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { Spending } from '@tessera/rules/promotions/budget'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A promotion and a day of the site (YYYY-MM-DD), whose spending is counted together and by itself. */
export interface SpendingDay {
  promotionId: number
  day: string
}

interface SpendingRow {
  day: string | null
  spent: bigint
  reserved: bigint
}
export interface BothSpendings {
  inAll: Spending
  today: Spending
}

const none: SpendingRow = { day: null, spent: 0n, reserved: 0n }
const spendingOf = ({ spent, reserved }: SpendingRow): Spending => ({
  spent: amountOfMillionths(spent),
  reserved: amountOfMillionths(reserved),
})
const bothOf = (rows: readonly SpendingRow[]): BothSpendings => ({
  inAll: spendingOf(rows.find(({ day }) => day === null) ?? none),
  today: spendingOf(rows.find(({ day }) => day !== null) ?? none),
})

/** What a promotion has spent and promised, locked until the transaction ends. */
export async function lockSpending(tx: Tx, { promotionId, day }: SpendingDay): Promise<BothSpendings> {
  await tx.query(
    sql`insert into promotion_spending (promotion_id, day) values (${promotionId}, null), (${promotionId}, ${day}::date) on conflict do nothing`,
  )
  return bothOf(
    await tx.query<SpendingRow>(sql`
      select day::text as day, spent, reserved from promotion_spending
      where promotion_id = ${promotionId} and (day is null or day = ${day}::date) order by day nulls first for update`),
  )
}

export async function spendingAt(db: Queries, { promotionId, day }: SpendingDay): Promise<BothSpendings> {
  return bothOf(
    await db.query<SpendingRow>(sql`
      select day::text as day, spent, reserved from promotion_spending
      where promotion_id = ${promotionId} and (day is null or day = ${day}::date)`),
  )
}

/** Adds to what is spent and reserved, or takes from it, in all and on the day. */
export async function changeSpending(
  tx: Tx,
  { promotionId, day }: SpendingDay,
  { spent, reserved }: { spent: bigint; reserved: bigint },
): Promise<void> {
  await tx.query(sql`
    update promotion_spending set spent = spent + ${spent}, reserved = reserved + ${reserved}
    where promotion_id = ${promotionId} and (day is null or day = ${day}::date)`)
}

/** The same of several promotions, today. */
export async function spendingsAt(
  db: Queries,
  promotionIds: readonly number[],
  day: string,
): Promise<Map<number, BothSpendings>> {
  const rows = await db.query<SpendingRow & { promotion_id: number }>(sql`
    select promotion_id, day::text as day, spent, reserved from promotion_spending
    where promotion_id = any(${[...promotionIds]}::integer[]) and (day is null or day = ${day}::date)`)
  return new Map(promotionIds.map((id) => [id, bothOf(rows.filter(({ promotion_id: of }) => of === id))]))
}
