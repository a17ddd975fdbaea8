// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What one agent could not pay to their downlines, in all payments so far; earlier releases advanced it. */
export interface Advances {
  memberId: bigint
  brandCode: string
  account: string
  advanced: Amount
  payments: number
  lastAtMs: number
}

/** The agents who have ever owed something to their downlines. */
export async function listAdvances(db: Queries, brandCode: string | undefined): Promise<Advances[]> {
  const rows = await db.query<
    Omit<Advances, 'advanced' | 'payments'> & { advanced: bigint; payments: bigint }
  >(sql`
    select p.agent_id as "memberId", m.brand_code as "brandCode", m.username as account, sum(p.advanced)::bigint as advanced, count(*) as payments,
      max(p.paid_at) as "lastAtMs"
    from contract_payment p join member_name m on m.id = p.agent_id
    where p.advanced > 0 and (${brandCode ?? null}::text is null or m.brand_code = ${brandCode ?? null})
    group by p.agent_id, m.brand_code, m.username`)
  return rows.map((row) => ({
    ...row,
    advanced: amountOfMillionths(row.advanced),
    payments: Number(row.payments),
  }))
}
