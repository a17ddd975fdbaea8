// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * What the members of a brand, or of all brands, together staked (less refunds) and won in a period and
 * currency; the end is exclusive.
 */
export async function platformTurnover(
  db: Queries,
  period: { fromMs: number; toMs: number },
  currency: string,
  brand: string | null = null,
): Promise<{ stake: Amount; returned: Amount }> {
  const row = await db.one<{ stake: bigint; returned: bigint }>(sql`select
      coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end), 0) as stake,
      coalesce(sum(amount) filter (where kind = 'return'), 0) as returned
    from bet_fact f where at >= ${new Date(period.fromMs)} and at < ${new Date(period.toMs)} and currency = ${currency}
      and (${brand}::text is null or exists (select from member_name m where m.id = f.member_id and m.merchant = ${brand}))`)
  return { stake: amountOfMillionths(row?.stake ?? 0n), returned: amountOfMillionths(row?.returned ?? 0n) }
}
