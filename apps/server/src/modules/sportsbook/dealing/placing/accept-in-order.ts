// SPDX-License-Identifier: Apache-2.0
import { Fault, fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { subtract, zero, type Amount } from '@tessera/rules/money'
import { exposedBy } from '../../bets/exposure-store.ts'
import { newBet } from './new-bet.ts'
import { legsIn, type LegNow } from '../../bets/read-legs.ts'
import { requireStakeWithin } from '../../bets/slip-limits.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import { reviewDeadline } from '../pending/needs-review.ts'
import { newReview, type Review } from '../pending/review-store.ts'
import { termsWithin } from '../trading/stake-limits.ts'
import type { Standing } from './lock-batch.ts'
import type { Bettor } from './prepare-bettor.ts'

export interface Placed {
  bettor: Bettor
  bet: StoredBet
  legs: readonly LegNow[]
  /** Undefined for one that needs no operator. */
  review: Review | undefined
  /** The cash of the bettor afterwards. */
  balance: Amount
}

/** Decides whose bet is taken, in the order of arrival: each counts on those before, and a refused one leaves nothing. */
export const acceptInOrder = (bettors: readonly Bettor[], standing: Standing): (Placed | Fault)[] =>
  bettors.map((bettor) => {
    try {
      return accept(bettor, standing)
    } catch (error) {
      if (error instanceof Fault) return error
      throw error
    }
  })

function accept(bettor: Bettor, standing: Standing): Placed {
  const { asked, memberId, currency, wanted } = bettor
  const { brandCode } = asked.context
  // Not the moment of the request, which may have waited.
  const { nowMs } = standing
  if (!standing.mayPlay(memberId)) throw fault('call.unauthorized')
  const legs = legsIn(standing.book, wanted, { ...bettor.terms, nowMs })
  const terms = termsWithin({ brandCode, memberId, legs }, bettor.terms, standing.stakeLimits)
  const made = newBet({ input: asked.input, legs, terms, currency, memberId, nowMs })
  const reviewUntilMs = reviewDeadline(bettor.review, made)
  const bet: StoredBet =
    reviewUntilMs === undefined ? made : { ...made, status: 'pending', decidesAtMs: reviewUntilMs }
  if (bettor.tooYoung) throw bettor.tooYoung
  requireStakeWithin(bet, terms, standing.returnsOfDay.get(memberId) ?? 0n)
  const available = (bettor.cash && standing.cash.get(bettor.cash.id)) ?? zero
  if (available < bet.stake) throw fault('wallet.insufficientFunds', { available })
  // Play money costs the book nothing, and what is pending counts once it is accepted.
  const counts = bet.status === 'open' && currency !== playCurrency
  if (counts && !standing.exposures.raise(exposedBy(bet), terms.outcomeLiability))
    throw fault('sportsbook.stakeTooLarge', { max: zero })
  const review = reviewUntilMs === undefined ? undefined : newReview(bet)
  return { bettor, bet, legs, review, balance: subtract(available, bet.stake) }
}
