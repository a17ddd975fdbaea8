// SPDX-License-Identifier: Apache-2.0
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Remembers in which zone the bank or provider of an account counts days, and in which encoding it writes files; null: as before. */
export async function rememberFormat(
  tx: Tx,
  { accountId, of }: { accountId: string; of: 'payments' | 'payouts' },
  { zone, encoding }: { zone: string | null; encoding: StatementEncoding | null },
): Promise<void> {
  if (zone === null && encoding === null) return
  await tx.query(
    of === 'payouts'
      ? sql`
        update payout_account set statement_zone = coalesce(${zone}::text, statement_zone), statement_encoding = coalesce(${encoding}::text, statement_encoding)
        where id = ${accountId}`
      : sql`
        update payment_account set statement_zone = coalesce(${zone}::text, statement_zone), statement_encoding = coalesce(${encoding}::text, statement_encoding)
        where id = ${accountId}`,
  )
}
