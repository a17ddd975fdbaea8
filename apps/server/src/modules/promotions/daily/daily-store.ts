// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** What a member got in a promotion on a day. */
export interface Got {
  /** Its position in the list of prizes, from 1 on. */
  number: number
  name: string
  amount: Amount
}
export interface GotOnDay extends Got {
  promotionId: number
  memberId: bigint
  /** The day of the site, as YYYY-MM-DD. */
  day: string
  currency: string
  gotAtMs: number
}

/** What a member has got in one promotion so far. */
export interface DaysOf {
  paid: Amount
  /** Of the days with something, the numbers of what there was, latest first. */
  numbers: readonly number[]
  last: Got & { day: string }
}

/** Stores what a member got on a day; a second thing on the same day fails. */
export async function insertGot(
  tx: Tx,
  { promotionId, memberId, day, number, name, amount, currency, gotAtMs }: GotOnDay,
): Promise<void> {
  await tx.query(sql`
    insert into promotion_daily (promotion_id, member_id, day, number, name, amount, currency, got_at)
    values (${promotionId}, ${memberId}, ${day}::date, ${number}, ${name}, ${amount}, ${currency}, ${new Date(gotAtMs)})`)
}

/** Who got what in a promotion on a day, by the number of it. */
export async function gotOn(
  db: Queries,
  promotionId: number,
  day: string,
  limit: number,
): Promise<{ memberId: bigint; amount: Amount }[]> {
  const rows = await db.query<{ member_id: bigint; amount: bigint }>(
    sql`select member_id, amount from promotion_daily where promotion_id = ${promotionId} and day = ${day}::date order by number, member_id limit ${limit}`,
  )
  return rows.map((row) => ({ memberId: row.member_id, amount: amountOfMillionths(row.amount) }))
}

/** What a member has got in all, and last, by promotion. */
export async function daysOf(db: Queries, memberId: bigint): Promise<Map<number, DaysOf>> {
  const rows = await db.query<{
    promotion_id: number
    paid: bigint
    numbers: number[]
    day: string
    name: string
    amount: bigint
  }>(sql`
    select promotion_id, sum(amount)::bigint as paid, array_agg(number::integer order by day desc) as numbers, max(day)::text as day,
      (array_agg(name order by day desc))[1] as name, (array_agg(amount order by day desc))[1] as amount
    from promotion_daily where member_id = ${memberId} group by promotion_id`)
  return new Map(
    rows.map(({ promotion_id: promotionId, paid, numbers, day, name, amount }) => [
      promotionId,
      {
        paid: amountOfMillionths(paid),
        numbers,
        last: { day, number: numbers[0] ?? 1, name, amount: amountOfMillionths(amount) },
      },
    ]),
  )
}
