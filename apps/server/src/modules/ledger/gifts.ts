// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * Kinds of transfer that are gifts of the operator: money that nobody staked or paid in. The index of gifts
 * lists the same kinds.
 */
export type GiftKind = 'bonus' | 'rebate' | 'commission' | 'salary' | 'dividend'

/** From a time (inclusive) to another (exclusive). */
export interface GiftPeriod {
  fromMs: number
  toMs: number
}

/**
 * What the platform gave to an owner in one currency, by day and kind, newest first; days are those of a time zone.
 */
export async function giftsByDay(
  db: Queries,
  owner: string,
  currency: string,
  { fromMs, toMs }: GiftPeriod,
  timeZone: string,
): Promise<{ day: string; kind: GiftKind; amount: Amount }[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { days, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{ day: number; kind: GiftKind; amount: bigint }>(sql`
    select day, kind, amount
    from (
      select width_bucket(created_at, ${startsAt}::timestamptz[]) as day, kind, sum(amount) as amount
      from ledger_posting
      -- The accounts first: else a plan without them would read what all members were given in that time.
      where account_id = any (array(select id from ledger_account
          where owner = ${owner} and (purpose in ('cash', 'bonus') or starts_with(purpose, 'grant:')) and currency = ${currency}))
        and kind in ('bonus', 'rebate', 'commission', 'salary', 'dividend') and created_at >= ${from} and created_at < ${to}
        and period between (select ledger_period_at(${from})) and (select ledger_period_at(${to}::timestamptz + interval '1 day'))
      group by 1, 2) as given
    order by 1 desc, 2`)
  return rows.map((row) => ({ ...row, day: days[row.day - 1]!, amount: amountOfMillionths(row.amount) }))
}
