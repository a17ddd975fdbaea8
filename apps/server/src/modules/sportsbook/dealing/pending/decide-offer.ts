// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { betKeyOf } from '../../bets/bet-keys.ts'
import { readBets } from '../../bets/bet-store.ts'
import { lockPending } from './pending-store.ts'
import { refusePending } from './refuse-pending.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { acceptOffer } from './accept-offer.ts'
import { moveReviews, reviewsOf } from './review-store.ts'

/**
 * Accepts what an operator offered instead of a bet, which is then judged as a new bet and accepted like any other pending
 * one, or declines it: then the stake goes back. Throws `sportsbook.unknownBet`, and `sportsbook.reviewOver` when nothing is
 * offered any more.
 */
export async function decideOffer(
  tx: Tx,
  deps: SportsbookDeps,
  { betId, accept }: { betId: string; accept: boolean },
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
): Promise<StoredBet> {
  const key = await betKeyOf(tx, betId)
  const isPending = key !== undefined && (await lockPending(tx, key))
  const [bet] = key ? await readBets(tx, [key]) : []
  if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
  const review = (await reviewsOf(tx, [bet])).get(betId)
  if (!isPending || review?.state !== 'offered' || !review.offered || (bet.decidesAtMs ?? 0) <= nowMs)
    throw fault('sportsbook.reviewOver')
  if (accept) {
    await acceptOffer(tx, deps, { bet, offered: review.offered, brandCode })
  } else {
    await moveReviews(tx, [bet], 'over')
    await refusePending(tx, [{ bet, refusal: 'declined' }], nowMs)
  }
  tx.afterCommit(() => pushBalance(deps, bet))
  return (await readBets(tx, [bet]))[0]!
}
