// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * What a brand's members staked (less refunds) and won per day of a period and currency, without play money; days
 * begin at midnight `offsetMs` from UTC.
 */
export async function turnoverOfBrand(
  db: Queries,
  brandCode: string,
  { fromMs, toMs, offsetMs }: { fromMs: number; toMs: number; offsetMs: number },
): Promise<{ day: string; currency: string; stakes: Amount; returns: Amount }[]> {
  const rows = await db.query<{ day: string; currency: string; stakes: bigint; returns: bigint }>(sql`
    select to_char(f.at at time zone 'UTC' + ${offsetMs} * interval '1 millisecond', 'YYYY-MM-DD') as day, f.currency,
      sum(case f.kind when 'stake' then f.amount when 'refund' then -f.amount else 0 end)::bigint as stakes,
      sum(case f.kind when 'return' then f.amount else 0 end)::bigint as returns
    from bet_fact f join member_name m on m.id = f.member_id
    where f.at >= ${new Date(fromMs)} and f.at < ${new Date(toMs)} and f.currency <> ${playCurrency} and m.merchant = ${brandCode}
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day, currency, stakes, returns }) => ({
    day,
    currency,
    stakes: amountOfMillionths(stakes),
    returns: amountOfMillionths(returns),
  }))
}
