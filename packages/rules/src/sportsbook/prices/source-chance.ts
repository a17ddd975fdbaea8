// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms, PriceThousandths } from '../model/market.ts'
import type { LegFactor } from '../settlement/leg-status.ts'
import { bookOf, winnersOf } from './book.ts'
import type { ExpectedFactor } from './distribution.ts'
import { removeMargin } from './remove-margin.ts'

/**
 * What the source of an outcome, a model or a feed, thinks of it. No margin, no shading and no operator is in it, so
 * nobody who bets can move it.
 */
export interface SourceChance {
  /** The chance of winning, pushes left out, in millionths, rounded down. */
  readonly winMillionths: number
  /** The share of a stake that comes back on average; null where a source that names prices alone does not say it. */
  readonly backMillionths: number | null
}

const whole = 1_000_000

/** Of what a model says. */
export const chanceOf = ({
  probability,
  push,
}: Pick<ExpectedFactor, 'probability' | 'push'>): SourceChance => ({
  winMillionths: Math.floor(probability * whole),
  backMillionths: Math.round(push * whole),
})

/**
 * Of the prices of a source that names nothing else: without their margin. An outcome that is not on sale has none, and
 * none is ever above what its price says.
 */
export function chancesOfPrices(
  terms: MarketTerms,
  prices: readonly PriceThousandths[],
): (SourceChance | undefined)[] {
  const offered = prices.filter((price) => price > 0)
  const chances = withoutMargin(offered, winnersOf(terms))
  const backMillionths = canPush(terms) ? null : 0
  let index = -1
  return prices.map((price) => {
    if (price === 0) return undefined
    index += 1
    return { winMillionths: Math.floor(Math.min(chances[index]!, 1000 / price) * whole), backMillionths }
  })
}

function withoutMargin(prices: readonly PriceThousandths[], winners: number): readonly number[] {
  const book = bookOf(prices) / winners
  if (winners === 1 && prices.length > 1 && book >= 1)
    return removeMargin(
      prices.map((price) => price / 1000),
      'shin',
    ).probabilities
  // A book below one lacks outcomes that are not on sale.
  return prices.map((price) => 1000 / price / Math.max(1, book))
}

/** Whether a stake on a market can come back, whole or half: draw no bet, a fight, and lines that a score can meet. */
const canPush = ({ type, line }: MarketTerms): boolean =>
  type === 'draw_no_bet' || type === 'fight_fixed' || (line !== undefined && Math.abs(line % 4) !== 2)

/**
 * What each unit of stake on an outcome is worth at a price: the sum of probability x return, with pushes and halves
 * (game-rules.md section 9). Where it is not known how often the stake comes back, no more than is certain: such a
 * value lies between that without pushes and the stake.
 */
export function worthOf(chance: SourceChance, price: PriceThousandths): LegFactor {
  const [least, most] = boundsOf(chance, price)
  return { numerator: least < most ? least : most, denominator: worthDenominator }
}

/** The most that it may be worth. */
export function mostWorthOf(chance: SourceChance, price: PriceThousandths): LegFactor {
  const [one, other] = boundsOf(chance, price)
  return { numerator: one > other ? one : other, denominator: worthDenominator }
}

const worthDenominator = BigInt(whole) * BigInt(whole) * 1000n

function boundsOf(
  { winMillionths, backMillionths }: SourceChance,
  price: PriceThousandths,
): readonly [bigint, bigint] {
  const back = BigInt(backMillionths ?? 0)
  const won = (BigInt(whole) - back) * BigInt(winMillionths) * BigInt(price)
  const worth = won + back * BigInt(whole) * 1000n
  return backMillionths === null ? [worth, worthDenominator] : [worth, worth]
}
