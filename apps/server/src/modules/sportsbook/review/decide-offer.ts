// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { subtract, zero } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { ownerOfMember, payOwners } from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { betsOfIds } from '../bets/bet-store.ts'
import { mostReturnOf } from '../bets/most-return.ts'
import { lockPending } from '../bets/pending-store.ts'
import { refusePending } from '../bets/refuse-pending.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from '../bets/sportsbook-vendor.ts'
import type { StoredBet } from '../bets/stored-bet.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { acceptanceAt } from './acceptance-at.ts'
import { moveReview, reviewsOf, saveDeadline, type Offered } from './review-store.ts'

/**
 * Accepts what an operator offered instead of a bet, which is then accepted like any other pending bet, or declines it:
 * then the stake goes back. Throws `sportsbook.unknownBet`, and `sportsbook.reviewOver` when nothing is offered any more.
 */
export async function decideOffer(
  tx: Tx,
  deps: SportsbookDeps,
  { betId, accept }: { betId: string; accept: boolean },
  { memberId, nowMs }: { memberId: number; nowMs: number },
): Promise<StoredBet> {
  const isPending = await lockPending(tx, betId)
  const [bet] = await betsOfIds(tx, [betId])
  if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
  const review = (await reviewsOf(tx, [betId])).get(betId)
  if (!isPending || review?.state !== 'offered' || !review.offered || (bet.decidesAtMs ?? 0) <= nowMs)
    throw fault('sportsbook.reviewOver')
  if (accept) {
    await reduceStake(tx, bet, review.offered, nowMs)
    await moveReview(tx, [betId], 'approved')
    await saveDeadline(tx, betId, await acceptanceAt(deps.settings, bet, nowMs, nowMs))
  } else {
    await moveReview(tx, [betId], 'over')
    await refusePending(tx, [{ bet, refusal: 'declined' }], nowMs)
  }
  tx.afterCommit(() => pushBalance(deps, bet))
  return (await betsOfIds(tx, [betId]))[0]!
}

/** Gives back what is no longer staked. */
async function reduceStake(tx: Tx, bet: StoredBet, { stakePerLine, prices }: Offered, nowMs: number) {
  const legs = bet.legs.map((leg, position) => ({
    ...leg,
    priceThousandths: prices?.[position] ?? leg.priceThousandths,
  }))
  const mostReturn = mostReturnOf({ ...bet, stakePerLine, legs })
  const row = await tx.one<{ stake: bigint }>(sql`
    update sportsbook_bet set stake_per_line = ${stakePerLine}, stake = ${stakePerLine} * lines, most_return = ${mostReturn}
    where id = ${bet.id} and status = 'pending' returning stake`)
  const back = subtract(bet.stake, row!.stake as typeof bet.stake)
  if (back === 0n) return
  const { id, memberId, currency } = bet
  await payOwners(tx, { purpose: sportsbookPurpose, cause: 'sportsbook.reduced' }, [
    { owner: ownerOfMember(memberId), currency, amount: back, kind: 'rollback', externalId: id },
  ])
  await recordFact(tx, {
    memberId,
    vendor: sportsbookVendor.vassalage,
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
