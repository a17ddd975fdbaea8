// SPDX-License-Identifier: Apache-2.0
import type { ReviewReason } from '@tessera/rules/wallet/review-withdrawal'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Stores why a person has to look at a withdrawal. */
export async function insertReasons(
  tx: Tx,
  withdrawalId: string,
  reasons: readonly ReviewReason[],
): Promise<void> {
  for (const { rule, found, allowed } of reasons)
    await tx.query(
      sql`insert into withdrawal_reason (withdrawal_id, rule, found, allowed) values (${withdrawalId}, ${rule}, ${found}, ${allowed})`,
    )
}

/** Why a person has to look at each of these withdrawals. */
export async function reasonsOf(
  db: Queries,
  withdrawalIds: readonly string[],
): Promise<Map<string, ReviewReason[]>> {
  const rows = await db.query<ReviewReason & { withdrawal_id: string }>(sql`
    select withdrawal_id, rule, found, allowed from withdrawal_reason where withdrawal_id = any (${[...withdrawalIds]}::uuid[]) order by withdrawal_id, rule`)
  const reasons = new Map<string, ReviewReason[]>(withdrawalIds.map((id) => [id, []]))
  for (const { withdrawal_id, ...reason } of rows) reasons.get(withdrawal_id)?.push(reason)
  return reasons
}
