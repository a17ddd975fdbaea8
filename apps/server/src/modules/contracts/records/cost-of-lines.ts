// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What contracts of one line cost the operator. */
export interface LineCost {
  /** Paid by the operator: what agents got net, less what came from their wallets. */
  cost: Amount
  /** What agents owe their downlines beyond it, and nobody has paid. */
  advanced: Amount
}

/**
 * What contracts cost by line, for payments whose period ended on one of these days of the site; by the number
 * of the account at the head. Lines count as they stand today.
 */
export async function costOfLines(
  db: Queries,
  { brandCode, firstDay, lastDay }: { brandCode: string | undefined; firstDay: string; lastDay: string },
): Promise<Map<bigint, LineCost>> {
  const rows = await db.query<{ head: bigint; cost: bigint; advanced: bigint }>(sql`
    select l.line[1] as head, sum(p.net - coalesce(p.from_wallet, 0))::bigint as cost, sum(coalesce(p.advanced, 0))::bigint as advanced
    from contract_payment p join member_line l on l.id = p.agent_id
    where p.status = 'Paid' and p.last_day between ${firstDay}::date and ${lastDay}::date
      and (${brandCode ?? null}::text is null or l.brand_code = ${brandCode ?? null})
    group by l.line[1]`)
  return new Map(
    rows.map(({ head, cost, advanced }) => [
      head,
      { cost: amountOfMillionths(cost), advanced: amountOfMillionths(advanced) },
    ]),
  )
}
