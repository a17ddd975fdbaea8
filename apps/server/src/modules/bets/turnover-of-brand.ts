// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * What a brand's members settled per day of a period and currency, without play money and bonus money; days begin at
 * midnight `offsetMs` from UTC.
 */
export async function turnoverOfBrand(
  db: Queries,
  brandCode: string,
  { fromMs, toMs, offsetMs }: { fromMs: number; toMs: number; offsetMs: number },
): Promise<{ day: string; currency: string; stakes: Amount; returns: Amount }[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const rows = await db.query<{ day: string; currency: string; stakes: bigint; returns: bigint }>(sql`
    select to_char(f.at at time zone 'UTC' + ${offsetMs} * interval '1 millisecond', 'YYYY-MM-DD') as day, f.currency,
      sum(f.stake)::bigint as stakes, sum(f.returned)::bigint as returns
    from bet_settled f join member_name m on m.id = f.member_id
    where f.recorded_at >= ${from}::timestamptz - interval '1 day' and f.recorded_at < ${to} and f.at >= ${from} and f.at < ${to}
      and (f.stake <> 0 or f.returned <> 0) and f.currency <> ${playCurrency} and m.merchant = ${brandCode}
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day, currency, stakes, returns }) => ({
    day,
    currency,
    stakes: amountOfMillionths(stakes),
    returns: amountOfMillionths(returns),
  }))
}
