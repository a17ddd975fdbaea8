// SPDX-License-Identifier: Apache-2.0
import { fewestForTimes } from '@tessera/rules/wallet/withdrawal-stages'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** How long withdrawals took lately from the request to the payment: half of them at most, and 95 of 100. */
export interface PayoutTimes {
  usualMs: number
  mostMs: number
}

const dayMs = 86_400_000
/** At most so many of the latest are looked at. */
const mostCounted = 1000
const method = 'bank'

/** Stores how long a withdrawal took; what was stored at its first payment stays. */
export async function insertTime(
  tx: Tx,
  withdrawalId: string,
  { brandCode, paidAtMs, tookMs }: { brandCode: string; paidAtMs: number; tookMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into withdrawal_time (withdrawal_id, brand_code, method, paid_at, took_ms)
    values (${withdrawalId}, ${brandCode}, ${method}, ${new Date(paidAtMs)}, ${tookMs})
    on conflict do nothing`)
}

/** How long withdrawals of a brand took over the last days; undefined when too few were paid to say so. */
export async function payoutTimes(
  db: Queries,
  { brandCode, days, nowMs }: { brandCode: string; days: number; nowMs: number },
): Promise<PayoutTimes | undefined> {
  const row = await db.one<{ count: bigint; usual: bigint | null; most: bigint | null }>(sql`
    select count(*) as count, percentile_disc(0.5) within group (order by took_ms) as usual, percentile_disc(0.95) within group (order by took_ms) as most
    from (select took_ms from withdrawal_time
      where brand_code = ${brandCode} and method = ${method} and paid_at > ${new Date(nowMs - days * dayMs)}
      order by paid_at desc limit ${mostCounted}) latest`)
  if (!row || row.count < fewestForTimes || row.usual === null || row.most === null) return undefined
  return { usualMs: Number(row.usual), mostMs: Number(row.most) }
}
