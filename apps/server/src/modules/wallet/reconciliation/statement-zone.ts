// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Remembers in which zone the bank or provider of an account counts days. */
export async function setStatementZone(
  tx: Tx,
  { accountId, of }: { accountId: string; of: 'payments' | 'payouts' },
  zone: string,
): Promise<void> {
  await tx.query(
    of === 'payouts'
      ? sql`update payout_account set statement_zone = ${zone} where id = ${accountId}`
      : sql`update payment_account set statement_zone = ${zone} where id = ${accountId}`,
  )
}
