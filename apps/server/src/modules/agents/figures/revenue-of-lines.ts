// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What one line brought in. */
export interface LineRevenue {
  /** The agent at its head. */
  memberId: bigint
  brandCode: string
  account: string
  /** Stakes less returns; below zero when the members won. */
  revenue: Amount
}

/**
 * What the lines of agents without an upline brought in on days of the site, both included. Test lines are
 * left out (D-125); lines without any bets are there with zero.
 */
export async function revenueOfLines(
  db: Queries,
  { brandCode, firstDay, lastDay }: { brandCode: string | undefined; firstDay: string; lastDay: string },
): Promise<LineRevenue[]> {
  const rows = await db.query<Omit<LineRevenue, 'revenue'> & { revenue: bigint }>(sql`
    select l.id as "memberId", l.brand_code as "brandCode", n.username as account, coalesce(sum(d.stakes - d.returns), 0)::bigint as revenue
    from member_line l join member_name n on n.id = l.id
    left join team_day d on d.agent_id = l.id and d.day between ${firstDay}::date and ${lastDay}::date
    where l.upline is null and l.type in (1, 2) and (${brandCode ?? null}::text is null or l.brand_code = ${brandCode ?? null})
    group by l.id, l.brand_code, n.username`)
  return rows.map((row) => ({ ...row, revenue: amountOfMillionths(row.revenue) }))
}
