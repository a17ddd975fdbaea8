// SPDX-License-Identifier: Apache-2.0
import { carries, type CarryMode } from '@tessera/rules/contracts/carries'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { addDays } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Period } from './run.ts'

/**
 * What the period before left to set off in this one, by agent. Of a real-time salary the last payment counts,
 * however long ago; of a dividend only that of the half month right before (D-134, D-135).
 */
export async function carriedInto(
  db: Queries,
  period: Period,
  agentIds: readonly bigint[],
  mode: CarryMode,
): Promise<Map<bigint, Amount>> {
  if (!carries(period, mode, period.firstDay)) return new Map()
  const lastDay = period.kind === 'DIVIDEND' ? addDays(period.firstDay, -1) : null
  const rows = await db.query<{ agent_id: bigint; carried: bigint }>(sql`
    select agent.id as agent_id, last.carried_out as carried from unnest(${agentIds}::bigint[]) as agent (id)
    join lateral (
      select p.carried_out, r.last_day from contract_payment p join contract_run r on r.id = p.run_id
      where p.agent_id = agent.id and r.brand_code = ${period.brandCode} and r.kind = ${period.kind} and r.period_type = ${period.periodType}
        and r.began_at < ${new Date(period.beganMs)}
      order by p.created_at desc, r.began_at desc limit 1) last on ${lastDay}::date is null or last.last_day = ${lastDay}::date
    where last.carried_out <> 0`)
  return new Map(rows.map(({ agent_id: agentId, carried }) => [agentId, amountOfMillionths(carried)]))
}
