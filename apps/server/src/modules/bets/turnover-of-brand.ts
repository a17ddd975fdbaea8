// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * What a brand's members settled per day of a period and currency, without play money and bonus money; days are
 * those of a time zone.
 */
export async function turnoverOfBrand(
  db: Queries,
  brandCode: string,
  { fromMs, toMs, timeZone }: { fromMs: number; toMs: number; timeZone: string },
): Promise<{ day: string; currency: string; stakes: Amount; returns: Amount }[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { days, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{ day: number; currency: string; stakes: bigint; returns: bigint }>(sql`
    select width_bucket(f.at, ${startsAt}::timestamptz[]) as day, f.currency,
      sum(f.stake)::bigint as stakes, sum(f.returned)::bigint as returns
    from bet_settled f join member_name m on m.id = f.member_id
    where f.recorded_at >= ${from}::timestamptz - interval '1 day' and f.recorded_at < ${to} and f.at >= ${from} and f.at < ${to}
      and (f.stake <> 0 or f.returned <> 0) and f.currency <> ${playCurrency} and m.brand_code = ${brandCode}
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day, currency, stakes, returns }) => ({
    day: days[day - 1]!,
    currency,
    stakes: amountOfMillionths(stakes),
    returns: amountOfMillionths(returns),
  }))
}
