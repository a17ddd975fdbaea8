// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import { contractById, type Contract } from '../offers/contract-store.ts'

/** The contracts by which an agent is paid for a day, at most one of each kind. */
export async function runningOf(db: Queries, agentId: bigint, day: string): Promise<Contract[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from contract where downline_id = ${agentId} and start_day <= ${day}::date and (end_day is null or end_day >= ${day}::date)
    order by kind`)
  const found: Contract[] = []
  for (const { id } of rows) {
    const contract = await contractById(db, id)
    if (contract) found.push(contract)
  }
  return found
}
