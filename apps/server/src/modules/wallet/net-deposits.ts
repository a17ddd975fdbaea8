// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'

const dayMs = 86_400_000
const fewestDays = 3

/**
 * What a member paid in, less what of it was taken back and what was paid out to them; and what they usually pay in. The deposits
 * of a day are all that came in, whatever became of them.
 */
export interface NetDeposits {
  day: Amount
  month: Amount
  depositsDay: Amount
  /** On a day with deposits, of the 90 days before the last; undefined with fewer than three such days. */
  usual: Amount | undefined
}

interface Row {
  member_id: bigint
  deposits_day: bigint
  net_day: bigint
  net_month: bigint
  withdrawn_day: bigint
  withdrawn_month: bigint
  usual: bigint | null
}

/** The net deposits of these members until a moment; `timeZone` is that of the days of what is usual. */
export async function netDepositsOf(
  db: Queries,
  memberIds: readonly bigint[],
  { untilMs, timeZone }: { untilMs: number; timeZone: string },
): Promise<Map<bigint, NetDeposits>> {
  const until = new Date(untilMs)
  const [day, month] = [new Date(untilMs - dayMs), new Date(untilMs - 30 * dayMs)]
  const usualFromMs = untilMs - 91 * dayMs
  const { startsAt } = daysOfPeriod(timeZone, { fromMs: usualFromMs, toMs: untilMs })
  const rows = await db.query<Row>(sql`
    select m.member_id, d.*, w.*, u.usual from unnest(${memberIds}::bigint[]) as m (member_id)
    cross join lateral (
      select coalesce(sum(amount) filter (where at > ${day} and amount > 0), 0)::bigint as deposits_day,
        coalesce(sum(amount) filter (where at > ${day}), 0)::bigint as net_day, coalesce(sum(amount), 0)::bigint as net_month
      from deposit_movement where member_id = m.member_id and at > ${month} and at <= ${until}) d
    cross join lateral (
      select coalesce(sum(p.amount - coalesce(r.amount, 0)) filter (where p.paid_at > ${day}), 0)::bigint as withdrawn_day,
        coalesce(sum(p.amount - coalesce(r.amount, 0)), 0)::bigint as withdrawn_month
      from withdrawal w join withdrawal_payment p on p.withdrawal_id = w.id left join withdrawal_return r using (withdrawal_id, number)
      where w.member_id = m.member_id and p.paid_at > ${month} and p.paid_at <= ${until}) w
    cross join lateral (
      select case when days >= ${fewestDays} then (received / days)::bigint end as usual from (
        select sum(received - coalesce(b.taken, 0)) as received, count(distinct width_bucket(settled_at, ${startsAt}::timestamptz[])) as days
        from deposit left join lateral (select sum(amount - fee) as taken from payment_reversal where deposit_id = deposit.id) b on true
        where member_id = m.member_id and status = 'Success' and settled_at > ${new Date(usualFromMs)} and settled_at <= ${day}) paid) u`)
  return new Map(rows.map((row) => [row.member_id, netOf(row)]))
}

const netOf = (row: Row): NetDeposits => ({
  day: subtract(amountOfMillionths(row.net_day), amountOfMillionths(row.withdrawn_day)),
  month: subtract(amountOfMillionths(row.net_month), amountOfMillionths(row.withdrawn_month)),
  depositsDay: amountOfMillionths(row.deposits_day),
  usual: row.usual === null ? undefined : amountOfMillionths(row.usual),
})

/** Who paid in between two moments. */
export const depositorsBetween = async (db: Queries, fromMs: number, untilMs: number): Promise<bigint[]> =>
  (
    await db.query<{ member_id: bigint }>(sql`
      select distinct member_id from deposit where status = 'Success' and settled_at > ${new Date(fromMs)} and settled_at <= ${new Date(untilMs)}`)
  ).map(({ member_id }) => member_id)
