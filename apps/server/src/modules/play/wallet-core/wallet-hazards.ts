// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import { ledgerHazards, missingGuards } from '../../ledger/index.ts'

/**
 * Why vendors must not be let at this database: what the ledger has against it, and what the wallet needs
 * besides.
 */
export async function walletHazards(db: Queries): Promise<string[]> {
  return [
    ...(await ledgerHazards(db)),
    ...(await missingGuards(db, { play_transaction_once: 'unique (vendor, id) of vendor transactions' })),
  ]
}
