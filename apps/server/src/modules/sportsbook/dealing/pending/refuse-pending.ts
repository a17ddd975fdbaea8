// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { recordFacts } from '../../../bets/index.ts'
import { ownerOfMember, payOwners } from '../../../ledger/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { saveAllRefused } from './pending-store.ts'
import { endCause, gameCodeOf, sportsbookPurpose, sportsbookVendor } from '../../bets/sportsbook-vendor.ts'
import type { BetRefusal, StoredBet } from '../../bets/stored-bet.ts'

/** Refuses locked pending bets, and gives their stakes back. */
export async function refusePending(
  tx: Tx,
  refused: readonly { bet: StoredBet; refusal: BetRefusal }[],
  nowMs: number,
): Promise<void> {
  if (refused.length === 0) return
  await saveAllRefused(tx, refused, nowMs)
  await payOwners(
    tx,
    { purpose: sportsbookPurpose, cause: endCause },
    refused.map(({ bet: { id, memberId, currency, stake } }) => ({
      owner: ownerOfMember(memberId),
      currency,
      amount: stake,
      kind: 'rollback',
      externalId: id,
    })),
  )
  await recordFacts(
    tx,
    refused.map(({ bet }) => ({
      memberId: bet.memberId,
      vendor: sportsbookVendor.vendorCode,
      gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
      roundId: bet.id,
      kind: 'refund' as const,
      amount: bet.stake,
      currency: bet.currency,
      validBet: zero,
      closed: true,
      atMs: nowMs,
      reference: `sportsbook/${bet.id}/refund`,
    })),
  )
}
