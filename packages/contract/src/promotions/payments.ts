// SPDX-License-Identifier: Apache-2.0
import { expectedWin } from '@tessera/rules/promotions/free-rounds'
import type { PromotionOffer } from './offer.ts'

// Apart from the schemas of offers, so that a page can use it without a validator.

/** When a promotion is open; null: from ever, for ever. */
export interface OfferPeriod {
  startTime: number | null
  endTime: number | null
}

/**
 * The most that one payment of an offer, or all prizes of a race, days of a calendar or envelopes of a round
 * together, can come to. In units. Of free rounds, what they pay on the average.
 */
export function largestPayment(given: PromotionOffer): number {
  switch (given.kind) {
    case 'AUTO':
    case 'REVIEW':
      return given.reward
    case 'RAFFLE':
    case 'WHEEL':
    case 'DROPS':
      return Math.max(...given.prizes.map(({ amount }) => amount))
    case 'DEPOSIT':
      return given.most
    case 'CASHBACK':
      return given.least
    case 'RACE':
      return sumOf(given.rankPrizes)
    case 'CALENDAR':
      return sumOf(given.days)
    case 'RED_ENVELOPE':
      return given.pot
    case 'FREE_ROUNDS':
      return expectedWin(given)
  }
}

/** The amounts of an offer that somebody has typed and that are paid as they are; in units. */
export function typedPayments(given: PromotionOffer): readonly number[] {
  switch (given.kind) {
    case 'AUTO':
    case 'REVIEW':
      return [given.reward]
    case 'RAFFLE':
    case 'WHEEL':
    case 'DROPS':
      return given.prizes.map(({ amount }) => amount)
    case 'DEPOSIT':
      return [given.most]
    case 'CASHBACK':
      return given.most === null ? [] : [given.most]
    case 'RACE':
      return given.rankPrizes
    case 'CALENDAR':
      return given.days
    case 'RED_ENVELOPE':
      return [given.pot, given.smallest, given.largest]
    case 'FREE_ROUNDS':
      return []
  }
}

/**
 * What a bonus of an offer is priced with, in units: its largest reward, with the smallest deposit that brings
 * it. Undefined for cash, and for what waits in the reward centre.
 */
export function examplePayment(given: PromotionOffer): { bonus: number; deposit: number } | undefined {
  if (!given.wagering || given.wagering.times === 0) return undefined
  switch (given.kind) {
    case 'AUTO':
    case 'REVIEW':
    case 'RAFFLE':
    case 'WHEEL':
    case 'FREE_ROUNDS':
      return { bonus: largestPayment(given), deposit: 0 }
    case 'CALENDAR':
      return { bonus: Math.max(...given.days), deposit: 0 }
    case 'RED_ENVELOPE':
      return { bonus: given.largest, deposit: 0 }
    case 'DEPOSIT': {
      const whole = Math.ceil((given.most * 10_000) / given.percent) / 100
      return { bonus: given.most, deposit: Math.max(whole, given.minimum) }
    }
    case 'CASHBACK':
    case 'DROPS':
    case 'RACE':
      return undefined
  }
}

/** Amounts in units, added up in hundredths, so that nothing is left of how computers write decimals. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

const dayMs = 86_400_000

/** The most that the terms themselves let an offer cost on a day; null: they do not say. */
function mostOfDay(given: PromotionOffer): number | null {
  if (given.kind === 'RED_ENVELOPE') return given.pot
  return given.kind === 'DROPS'
    ? given.prizes.reduce((sum, { amount, perDay }) => sum + amount * perDay, 0)
    : null
}

const smaller = (left: number | null, right: number | null): number | null =>
  left === null || right === null ? (left ?? right) : Math.min(left, right)

/** The most that an offer can cost in all, in units; Infinity if nothing limits it. */
export function mostCost(given: PromotionOffer, { startTime, endTime }: OfferPeriod): number {
  if (given.kind === 'RACE') return largestPayment(given)
  const { total = null, perDay: limit = null } = given.budget ?? {}
  const perDay = smaller(limit, mostOfDay(given))
  const days =
    startTime === null || endTime === null ? Infinity : Math.ceil((endTime - startTime) / dayMs) + 1
  return Math.min(total ?? Infinity, perDay === null ? Infinity : perDay * days)
}
