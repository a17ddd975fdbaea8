// SPDX-License-Identifier: Apache-2.0
import { subtract, zero } from '@tessera/rules/money'
import { recordFact } from '../../../bets/index.ts'
import { ownerOfMember, payOwners } from '../../../ledger/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from '../../bets/sportsbook-vendor.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import { saveReduced } from './pending-store.ts'

/** Gives back what is no longer staked on a locked pending bet. */
export async function reduceStake(
  tx: Tx,
  bet: StoredBet,
  { stakePerLine, mostReturn }: Pick<StoredBet, 'stakePerLine' | 'mostReturn'>,
  nowMs: number,
): Promise<void> {
  const back = subtract(bet.stake, await saveReduced(tx, bet, { stakePerLine, mostReturn }))
  if (back === 0n) return
  const { id, memberId, currency } = bet
  await payOwners(tx, { purpose: sportsbookPurpose, cause: 'sportsbook.reduced' }, [
    { owner: ownerOfMember(memberId), currency, amount: back, kind: 'rollback', externalId: id },
  ])
  await recordFact(tx, {
    memberId,
    vendor: sportsbookVendor.vendorCode,
    gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)),
    roundId: id,
    kind: 'refund',
    amount: back,
    currency,
    validBet: zero,
    closed: false,
    atMs: nowMs,
    reference: `sportsbook/${id}/reduced`,
  })
}
