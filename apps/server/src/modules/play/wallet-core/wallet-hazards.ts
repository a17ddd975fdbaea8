// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { ledgerHazards, missingGuards } from '../../ledger/index.ts'

/** Reasons not to serve vendors from this database: those of the ledger, and what else the wallet needs. */
export async function walletHazards(db: Queries): Promise<string[]> {
  return [
    ...(await ledgerHazards(db)),
    ...(await missingGuards(db, { play_transaction_once: 'unique (vendor, id) of vendor transactions' })),
  ]
}
