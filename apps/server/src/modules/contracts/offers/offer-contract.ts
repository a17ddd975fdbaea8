// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../platform/db/index.ts'
import { contractInState, insertOffer, lockContracts, type Contract, type Mover } from './contract-store.ts'
import { judgeOffer, type OfferTerms } from './judge-offer.ts'
import { makeMove } from './make-move.ts'

export interface Offer extends OfferTerms {
  brandCode: string
  /** Null: the operator. */
  uplineId: bigint | null
  downlineId: bigint
}

/**
 * Offers a contract (D-132). An open offer of the same kind to the same account is replaced by it. Throws
 * `contracts.badPeriod`, `contracts.badTiers`, `contracts.noOwnContract`.
 */
export async function offerContract(
  tx: Tx,
  { kind, periodType, tiers, brandCode, uplineId, downlineId }: Offer,
  mover: Mover,
  nowMs: number,
): Promise<Contract> {
  await lockContracts(tx, downlineId, kind)
  await judgeOffer(tx, uplineId, { kind, periodType, tiers })
  const open = await contractInState(tx, downlineId, kind, 'Offered')
  if (open) await makeMove(tx, { ...open, status: 'Rejected' }, 'REPLACE', mover, nowMs)
  const offer = await insertOffer(tx, {
    id: randomUUID(),
    brandCode,
    kind,
    uplineId,
    downlineId,
    periodType,
    tiers: [...tiers],
    createdAtMs: nowMs,
  })
  return makeMove(tx, offer, 'OFFER', mover, nowMs)
}
