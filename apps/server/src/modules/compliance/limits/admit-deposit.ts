// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { leftOf, limitPeriodOf } from '@tessera/rules/compliance/limits'
import { add, amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { requireOpenTo } from '../exclusions/require-open-to.ts'
import { lockGuard } from '../guard-store.ts'
import { limitsOf } from './limit-store.ts'

/**
 * Lets a member open a deposit within their limits; of several at once, exactly those that fit. `depositedSince`
 * counts deposits that can still be paid. Throws `compliance.limitReached` with what is left. A payment that arrives
 * is always credited.
 */
export async function admitDeposit(
  tx: Tx,
  { memberId, amount, nowMs }: { memberId: bigint; amount: Amount; nowMs: number },
  depositedSince: (db: Queries, memberId: bigint, sinceMs: number) => Promise<Amount>,
): Promise<void> {
  const guard = await lockGuard(tx, memberId)
  if (!guard) return
  await requireOpenTo(tx, memberId, nowMs)
  for (const { period, most } of await limitsOf(tx, memberId, ['deposit'])) {
    const { startMs, endMs } = limitPeriodOf(period, nowMs, guard.timeZone)
    const before = await depositedSince(tx, memberId, startMs)
    if (add(before, amount) > most)
      throw fault('compliance.limitReached', {
        reason: 'deposit',
        period,
        most,
        left: amountOfMillionths(leftOf(most, before)),
        until: endMs,
      })
  }
}
