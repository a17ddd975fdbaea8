// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountOfMillionths } from '@tessera/rules/money'
import { spanIn } from '@tessera/rules/site/zoned-days'
import { memberById } from '../../../members/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { mostReturnSince } from '../../bets/bet-store.ts'
import { lockCashOf } from './decide-pending.ts'
import { holdEvents, refusalOfLegs } from '../../bets/judge-legs.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { readLegs, type LegNow } from '../../bets/read-legs.ts'
import { readBetTerms } from '../../bets/read-terms.ts'
import { refusePending } from './refuse-pending.ts'
import { requireReturnWithin } from '../../bets/slip-limits.ts'
import { wantedOf, type StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { acceptanceAt } from './acceptance-at.ts'
import { pricesNow, takesPrices, type PriceOfOffer } from './offer-now.ts'
import { reduceStake } from './reduce-stake.ts'
import { moveReviews, saveDeadline, saveOffered, type Offered } from './review-store.ts'

/**
 * Accepts an offer for a locked pending bet, which is judged as a new bet is: an offer is no promise of a price, or its owner
 * could wait and choose. A market that takes no bets, another score or a start ends it; prices that have fallen are asked for
 * anew, until the same deadline.
 */
export async function acceptOffer(
  tx: Tx,
  deps: SportsbookDeps,
  { bet, offered, brandCode }: { bet: StoredBet; offered: Offered; brandCode: string },
): Promise<void> {
  await lockCashOf(tx, [bet])
  await holdEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  // The waits may have been long.
  const nowMs = deps.clock.now()
  if ((bet.decidesAtMs ?? 0) <= nowMs) throw fault('sportsbook.reviewOver')
  if (!(await memberById(tx, bet.memberId))?.enabled) throw fault('call.unauthorized')
  const terms = await readBetTerms(deps.settings, brandCode)
  const legs = await readLegs(tx, bet.legs.map(wantedOf), { ...terms, nowMs })
  const refused = refusalOfLegs(legs, 'any')
  if (refused) {
    await moveReviews(tx, [bet], 'over')
    return refusePending(tx, [{ bet, refusal: refused.refusal }], nowMs)
  }
  const prices = pricesNow(bet, offered, legs)
  if (!takesPrices(bet, prices)) return saveOffered(tx, bet, offeredAnew(offered, prices, legs))
  const reduced = atPrices(bet, offered, prices)
  // It counts on the day on which it was placed, which may be over.
  const { startMs, endMs } = spanIn(terms.timeZone, 'day', bet.placedAtMs)
  const ofDay = await mostReturnSince(tx, bet.memberId, startMs, endMs)
  requireReturnWithin(reduced, terms, amountOfMillionths(ofDay - bet.mostReturn))
  await reduceStake(tx, bet, reduced, nowMs)
  await moveReviews(tx, [bet], 'approved')
  await saveDeadline(tx, bet, await acceptanceAt(deps.settings, bet, nowMs, nowMs))
}

const offeredAnew = (
  { stakePerLine }: Offered,
  prices: readonly PriceOfOffer[],
  legs: readonly LegNow[],
): Offered => ({
  stakePerLine,
  prices: prices.map(({ current }) => current),
  pricesThen: legs.map(({ priceNow }) => priceNow),
})

/** The bet as its owner agrees to it. */
function atPrices(
  bet: StoredBet,
  { stakePerLine }: Offered,
  prices: readonly PriceOfOffer[],
): Pick<StoredBet, 'stakePerLine' | 'mostReturn' | 'currency'> {
  const legs = bet.legs.map((leg, position) => ({ ...leg, priceThousandths: prices[position]!.current }))
  return { stakePerLine, currency: bet.currency, mostReturn: mostReturnOf({ ...bet, stakePerLine, legs }) }
}
