// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import { largestPayment } from '@tessera/contract/promotions/payments'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { expectedWin, returnOfGame } from '@tessera/rules/promotions/free-rounds'
import { bonusTermsOf } from '@tessera/rules/promotions/offer-terms'
import {
  chancesOf,
  phaseOf,
  promotionStatusOfVisitor,
  validBetsPerTicket,
} from '@tessera/rules/promotions/promotion-status'
import { always } from '@tessera/rules/promotions/schedule'

type Promotion = OperationOutput<'messages.announcements'>['promotion'][number]
type Presented = Pick<Promotion, 'kind' | 'status' | 'target' | 'reward' | 'prizes' | 'terms'>

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
      terms: null,
    }
  }
  return {
    kind: offer.kind,
    status: promotionStatusOfVisitor(offer.kind, period, nowMs),
    ...offerTerms(offer),
    prizes: prizesOf(offer),
    terms: presentTerms(offer),
  }
}

function prizesOf(offer: PromotionOffer): Presented['prizes'] {
  if (offer.kind === 'RAFFLE' || offer.kind === 'WHEEL') {
    const chances = offer.kind === 'WHEEL' ? chancesOf(offer.prizes) : []
    return offer.prizes.map(({ name, amount }, index) => ({
      name,
      amount: amountFromWire(amount),
      chance: chances[index] ?? null,
    }))
  }
  const amounts = offer.kind === 'RACE' ? offer.rankPrizes : offer.kind === 'CALENDAR' ? offer.days : []
  return amounts.map((amount) => ({ name: '', amount: amountFromWire(amount), chance: null }))
}

/**
 * The valid bets that an offer asks for, and its reward; for a raffle the bets for a ticket and the largest
 * prize.
 */
export function offerTerms(offer: PromotionOffer): { target: Amount | null; reward: Amount | null } {
  switch (offer.kind) {
    case 'AUTO':
      return { target: amountFromWire(offer.target), reward: amountFromWire(offer.reward) }
    case 'REVIEW':
      return { target: null, reward: amountFromWire(offer.reward) }
    case 'RAFFLE': {
      const largest = Math.max(...offer.prizes.map(({ amount }) => amount))
      return { target: validBetsPerTicket, reward: amountFromWire(largest) }
    }
    case 'DEPOSIT':
      return { target: null, reward: amountFromWire(offer.most) }
    case 'CASHBACK':
      return { target: null, reward: offer.most === null ? null : amountFromWire(offer.most) }
    case 'RACE':
      return {
        target: offer.least > 0 ? amountFromWire(offer.least) : null,
        reward: amountFromWire(offer.rankPrizes[0] ?? 0),
      }
    case 'CALENDAR':
    case 'FREE_ROUNDS':
      return { target: null, reward: amountFromWire(largestPayment(offer)) }
    case 'DROPS':
      return { target: null, reward: amountFromWire(largestPayment(offer)) }
    case 'RED_ENVELOPE':
      return { target: null, reward: amountFromWire(offer.largest) }
    case 'WHEEL':
      return {
        target: offer.minimumValidBet > 0 ? amountFromWire(offer.minimumValidBet) : null,
        reward: amountFromWire(Math.max(...offer.prizes.map(({ amount }) => amount))),
      }
  }
}

/** The terms of an offer as members see them. */
export function presentTerms(offer: PromotionOffer): NonNullable<Presented['terms']> {
  const { every, weekDays, fromHour, untilHour } = offer.schedule ?? always
  const bonus = bonusTermsOf(offer.wagering)
  return {
    percent: 'percent' in offer ? offer.percent : null,
    most: 'most' in offer && offer.most !== null ? amountFromWire(offer.most) : null,
    least: leastOf(offer),
    which: offer.kind === 'DEPOSIT' ? offer.which : null,
    per: offer.kind === 'CASHBACK' ? offer.per : null,
    missed: offer.kind === 'CALENDAR' ? offer.missed : null,
    pot: offer.kind === 'RED_ENVELOPE' ? potOf(offer) : null,
    drops: offer.kind === 'DROPS' ? dropsOf(offer) : null,
    rounds: roundsOf(offer),
    needsCode: offer.needsCode ?? false,
    every,
    weekDays: [...weekDays],
    fromHour,
    untilHour,
    wagerTimes: bonus.wagerTimes,
    wagerBase: bonus.wagerBase,
    weights: { ...bonus.weights },
    maxStake: bonus.maxStake,
    daysToWager: bonus.daysToWager,
  }
}

const dropsOf = (offer: Extract<PromotionOffer, { kind: 'DROPS' }>) => ({
  prizes: offer.prizes.map(({ name, amount, percent, perDay }) => ({
    name,
    amount: amountFromWire(amount),
    chance: percent,
    perDay,
  })),
  stake: amountFromWire(offer.stake),
  games: [...offer.games],
  perMember: offer.perMember,
})

const potOf = (offer: Extract<PromotionOffer, { kind: 'RED_ENVELOPE' }>) => ({
  amount: amountFromWire(offer.pot),
  envelopes: offer.envelopes,
  smallest: amountFromWire(offer.smallest),
  largest: amountFromWire(offer.largest),
  opensAtMinute: offer.opensAtMinute,
  minutes: offer.minutes,
})

function roundsOf(offer: PromotionOffer): NonNullable<Presented['terms']>['rounds'] {
  if (offer.kind !== 'FREE_ROUNDS') return null
  const { game, rounds, stake, days } = offer
  return {
    game,
    count: rounds,
    stake: amountFromWire(stake),
    days,
    expected: amountFromWire(expectedWin(offer)),
    returns: returnOfGame(game),
  }
}

function leastOf(offer: PromotionOffer): Amount | null {
  if (offer.kind === 'DEPOSIT') return amountFromWire(offer.minimum)
  if (offer.kind !== 'CASHBACK' && offer.kind !== 'RACE') return null
  const least = amountFromWire(offer.least)
  return least > zero ? least : null
}
