// SPDX-License-Identifier: Apache-2.0
import { offerLifeDays } from '@tessera/rules/contracts/contract'
import type { Database } from '../../../platform/db/index.ts'
import { lockContract } from './answer-offer.ts'
import { openOffersBefore } from './contract-store.ts'
import { makeMove } from './make-move.ts'

const dayMs = 86_400_000
const most = 500

/** Job: offers that nobody answered for seven days count as rejected (D-132). Answers how many. */
export async function expireOffers(database: Database, nowMs: number): Promise<number> {
  const ids = await openOffersBefore(database, nowMs - offerLifeDays * dayMs, most)
  for (const id of ids)
    await database.transaction(async (tx) => {
      const contract = await lockContract(tx, id)
      if (contract.status !== 'Offered') return
      await makeMove(tx, { ...contract, status: 'Rejected' }, 'EXPIRE', {}, nowMs)
    })
  return ids.length
}
