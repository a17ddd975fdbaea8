// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import {
  phaseOf,
  promotionStatusOfVisitor,
  validBetsPerTicket,
} from '@tessera/rules/promotions/promotion-status'

type Promotion = OperationOutput<'messages.announcements'>['promotion'][number]
type Presented = Pick<Promotion, 'kind' | 'status' | 'target' | 'reward' | 'prizes'>

/** What members can do in a promotion, and its current status for anybody (D-138, D-139). */
export function presentOffer(
  { offer, startTime, endTime }: Pick<ContentBodyOf<'PR'>, 'offer' | 'startTime' | 'endTime'>,
  nowMs: number,
): Presented {
  const period = { startTime, endTime }
  if (!offer) {
    const phase = phaseOf(period, nowMs)
    return {
      kind: null,
      status: phase === 'before' ? 'coming soon' : phase === 'open' ? null : 'Close',
      target: null,
      reward: null,
      prizes: [],
    }
  }
  const prizes =
    offer.kind === 'RAFFLE'
      ? offer.prizes.map(({ name, amount }) => ({ name, amount: amountFromWire(amount) }))
      : []
  return {
    kind: offer.kind,
    status: promotionStatusOfVisitor(offer.kind, period, nowMs),
    ...offerTerms(offer),
    prizes,
  }
}

/**
 * The valid bets that an offer asks for, and its reward; for a raffle the bets for a ticket and the largest
 * prize.
 */
export function offerTerms(offer: PromotionOffer): { target: Amount | null; reward: Amount } {
  if (offer.kind === 'RAFFLE')
    return {
      target: validBetsPerTicket,
      reward: amountFromWire(Math.max(...offer.prizes.map(({ amount }) => amount))),
    }
  return {
    target: offer.kind === 'AUTO' ? amountFromWire(offer.target) : null,
    reward: amountFromWire(offer.reward),
  }
}
