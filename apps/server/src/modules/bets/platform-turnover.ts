// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * What the members of a brand, or of all brands, together settled in a period and currency, without bonus money; the end is
 * exclusive.
 */
export async function platformTurnover(
  db: Queries,
  period: { fromMs: number; toMs: number },
  currency: string,
  brand: string | null = null,
): Promise<{ stake: Amount; returned: Amount }> {
  const [from, to] = [new Date(period.fromMs), new Date(period.toMs)]
  const row = await db.one<{ stake: bigint; returned: bigint }>(sql`
    select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(returned), 0)::bigint as returned
    from bet_settled f
    where recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to} and at >= ${from} and at < ${to} and currency = ${currency}
      and (${brand}::text is null or exists (select from member_name m where m.id = f.member_id and m.brand_code = ${brand}))`)
  return { stake: amountOfMillionths(row?.stake ?? 0n), returned: amountOfMillionths(row?.returned ?? 0n) }
}
