// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import { tiersOf, type StoredTier } from '@tessera/rules/contracts/stored-tiers'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Period } from './run.ts'

/** A contract with the part of a period in which it counts. */
export interface RunningContract {
  id: string
  agentId: bigint
  uplineId: bigint | null
  tiers: Tier[]
  firstDay: string
  lastDay: string
}

/** The contracts that count in a period or a part of it. */
export async function runningContracts(
  db: Queries,
  { brandCode, kind, periodType, firstDay, lastDay }: Omit<Period, 'beganMs' | 'endedMs'>,
): Promise<RunningContract[]> {
  const rows = await db.query<Omit<RunningContract, 'tiers'> & { tiers: StoredTier[] }>(sql`
    select id, downline_id as "agentId", upline_id as "uplineId", tiers, greatest(start_day, ${firstDay}::date)::text as "firstDay",
      least(coalesce(end_day, 'infinity'), ${lastDay}::date)::text as "lastDay"
    from contract where brand_code = ${brandCode} and kind = ${kind} and period_type = ${periodType}
      and start_day <= ${lastDay}::date and coalesce(end_day, 'infinity') >= greatest(start_day, ${firstDay}::date)
    order by downline_id, version`)
  return rows.map(({ tiers, ...row }) => ({ ...row, tiers: tiersOf(tiers) }))
}

/** The day from which on a brand has had contracts of a kind and period. */
export async function firstContractDay(
  db: Queries,
  { brandCode, kind, periodType }: { brandCode: string; kind: ContractKind; periodType: PeriodType },
): Promise<string | undefined> {
  const row = await db.one<{ day: string | null }>(sql`
    select min(start_day)::text as day from contract where brand_code = ${brandCode} and kind = ${kind} and period_type = ${periodType}
      and coalesce(end_day, 'infinity') >= start_day`)
  return row?.day ?? undefined
}

/** The agents whose contracts pay by the hour or the window, and count today or may tomorrow. */
export async function agentsByWindow(db: Queries): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select distinct downline_id as id from contract where kind in ('HOURLY', 'REALTIME') and start_day is not null
      and coalesce(end_day, 'infinity') >= current_date - 3`)
  return rows.map(({ id }) => id)
}

/** The agents who had a contract of a kind on a day or later. */
export async function agentsSince(
  db: Queries,
  { brandCode, kind }: { brandCode: string; kind: ContractKind },
  day: string,
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select distinct downline_id as id from contract where brand_code = ${brandCode} and kind = ${kind} and start_day is not null
      and coalesce(end_day, 'infinity') >= greatest(start_day, ${day}::date)`)
  return rows.map(({ id }) => id)
}
