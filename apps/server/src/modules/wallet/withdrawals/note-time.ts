// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { memberById } from '../../members/index.ts'
import { insertTime } from './payout-time-store.ts'
import type { Withdrawal } from './withdrawal-store.ts'

/** Notes how long a withdrawal took, at its first payment. */
export async function noteTime(
  tx: Tx,
  { id, memberId, createdAtMs }: Withdrawal,
  paidAtMs: number,
): Promise<void> {
  const member = await memberById(tx, memberId)
  if (!member) throw new Error(`withdrawal ${id} has no member`)
  await insertTime(tx, id, {
    brandCode: member.brandCode,
    paidAtMs,
    tookMs: Math.max(0, paidAtMs - createdAtMs),
  })
}
