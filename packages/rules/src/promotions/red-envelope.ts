// SPDX-License-Identifier: Apache-2.0
import { coinOf } from '../currencies/whole-coins.ts'
import { amountFromWire, amountOfMillionths, type Amount } from '../money.ts'
import { addDays, dayIn, minuteOfDayIn } from '../site/zoned-days.ts'
import type { PromotionPeriod } from './promotion-status.ts'
import { isOpenOn, type Schedule } from './schedule.ts'

/** A pot that is shared on each day of the site at a stated minute. Money in units. */
export interface EnvelopeTerms {
  /** What all envelopes of a round contain together. */
  pot: number
  envelopes: number
  smallest: number
  largest: number
  /** Minutes after midnight of the site. */
  opensAtMinute: number
  /** How long a round is open. */
  minutes: number
}

export const mostEnvelopes = 2_000
export const minutesOfDay = 1_440

/** One opening of the pot. The end is exclusive. */
export interface EnvelopeRound {
  opensAtMs: number
  closesAtMs: number
}

const minuteMs = 60_000
const hundredth = 10_000n

type Pot = Pick<EnvelopeTerms, 'pot' | 'envelopes' | 'smallest' | 'largest'>

/** The pot and the bounds of a share in coins of so many millionths; shares in coins stay between the bounds. */
function inCoins(
  { pot, smallest, largest }: Pot,
  coin: bigint,
): { whole: number; least: number; most: number } {
  const down = (units: number): number => Number(amountFromWire(units) / coin)
  const up = (units: number): number => Number((amountFromWire(units) + coin - 1n) / coin)
  return { whole: down(pot), least: up(smallest), most: down(largest) }
}

/** Whether so many envelopes between the smallest and the largest share can contain exactly the pot, in coins of so many millionths. */
export function isPotPossible(pot: Pot, coin = hundredth): boolean {
  const { whole, least, most } = inCoins(pot, coin)
  return least * pot.envelopes <= whole && whole <= most * pot.envelopes
}

/**
 * Draws the shares of a round: each in whole coins of the currency between the smallest and the largest, all together
 * exactly the pot, and mixed, so that the position in the order says nothing about the share. `below` draws a whole number
 * under its limit.
 */
export function drawShares(
  terms: EnvelopeTerms,
  currency: string,
  below: (limit: number) => number,
): Amount[] {
  const coin = coinOf(currency)
  if (!isPotPossible(terms, coin)) throw new RangeError('no such shares come to the pot')
  const { whole, least, most } = inCoins(terms, coin)
  let rest = whole
  const shares: number[] = []
  for (let left = terms.envelopes; left > 0; left--) {
    // What the others need at least, and can take at most, stays possible.
    const low = Math.max(least, rest - (left - 1) * most)
    const possible = Math.min(most, rest - (left - 1) * least)
    // On the average each gets as much as the others.
    const high = Math.max(low, Math.min(possible, Math.floor((2 * rest) / left) - least))
    const share = left === 1 ? rest : low + below(high - low + 1)
    shares.push(share)
    rest -= share
  }
  return mixed(shares, below).map((share) => amountOfMillionths(BigInt(share) * coin))
}

function mixed(shares: readonly number[], below: (limit: number) => number): number[] {
  const order = [...shares]
  for (let index = order.length - 1; index > 0; index--) {
    const other = below(index + 1)
    ;[order[index], order[other]] = [order[other]!, order[index]!]
  }
  return order
}

/** The round that is open at a moment, or else the next one; undefined after the last. */
export function roundAt(
  terms: Pick<EnvelopeTerms, 'opensAtMinute' | 'minutes'>,
  schedule: Pick<Schedule, 'weekDays'>,
  { startTime, endTime }: PromotionPeriod,
  nowMs: number,
  timeZone: string,
): EnvelopeRound | undefined {
  const fromMs = Math.max(nowMs, startTime ?? nowMs)
  const today = dayIn(timeZone, fromMs)
  // A round that opened before the promotion is not one of it, so the week and a day are looked at.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = addDays(today, ahead)
    const opensAtMs = minuteOfDayIn(timeZone, day, terms.opensAtMinute)
    const closesAtMs = Math.min(opensAtMs + terms.minutes * minuteMs, endTime ?? Infinity)
    const isOfPromotion =
      (startTime === null || opensAtMs >= startTime) && (endTime === null || opensAtMs < endTime)
    if (isOfPromotion && isOpenOn(schedule, day) && closesAtMs > nowMs) return { opensAtMs, closesAtMs }
  }
  return undefined
}
