// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** The cash of an agent and of everybody below, without test accounts, as the last roll-up counted it. */
export async function balanceOfTeam(db: Queries, agentId: bigint): Promise<Amount> {
  const row = await db.one<{ balance: bigint }>(
    sql`select coalesce(sum(cash_change), 0)::bigint as balance from team_day where agent_id = ${agentId}`,
  )
  return amountOfMillionths(row?.balance ?? 0n)
}
