// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'

/**
 * Takes rewards back that are not claimed, because what they were granted for did not last. Their references can be granted
 * again. Answers those that were taken back; a claim at the same time comes before or after it.
 */
export async function withdrawRewards(
  tx: Tx,
  references: readonly string[],
  { reason, nowMs }: { reason: string; nowMs: number },
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const rows = await tx.query<{ reference: string; id: bigint }>(sql`
    select reference, id from reward_on_offer
    where reference = any (${[...references]}::text[]) and claimed_at is null and cancelled_at is null order by id for update`)
  await tx.query(sql`
    update reward_on_offer set cancelled_at = ${new Date(nowMs)}, cancelled_by = '', cancel_reason = ${reason},
      reference = reference || '/withdrawn/' || id
    where id = any (${rows.map(({ id }) => String(id))}::bigint[])`)
  return new Set(rows.map(({ reference }) => reference))
}
