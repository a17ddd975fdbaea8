// SPDX-License-Identifier: Apache-2.0
import { type PriceThousandths, priceAtOrBelow } from './price.ts'

/** From a price up, prices go in steps of so much, both in thousandths. */
export interface LadderRange {
  readonly from: PriceThousandths
  readonly step: number
}

/** 1.01 to 2 by 0.01, to 3 by 0.02, and so on, with ever wider steps up to 1,000. */
export const ladderRanges: readonly LadderRange[] = [
  { from: 1010, step: 10 },
  { from: 2000, step: 20 },
  { from: 3000, step: 50 },
  { from: 4000, step: 100 },
  { from: 6000, step: 200 },
  { from: 10_000, step: 500 },
  { from: 20_000, step: 1000 },
  { from: 30_000, step: 2000 },
  { from: 50_000, step: 5000 },
  { from: 100_000, step: 10_000 },
]
const highestTick = 1_000_000

/** All prices that the book offers, ascending. */
export const ladder: readonly PriceThousandths[] = ladderRanges
  .flatMap(({ from, step }, index) => {
    const end = ladderRanges[index + 1]?.from ?? highestTick
    return Array.from({ length: (end - from) / step }, (_, position) => from + position * step)
  })
  .concat(highestTick)

/** Whether a price is one of the ladder. */
export const isTick = (priceThousandths: PriceThousandths): boolean =>
  ladder[indexAtOrBelow(priceThousandths)] === priceThousandths

/** The highest price of the ladder that is not above a decimal. Undefined below the lowest one, 1.01. */
export function tickAtOrBelow(decimal: number): PriceThousandths | undefined {
  const price = priceAtOrBelow(decimal)
  return price === undefined ? undefined : ladder[indexAtOrBelow(price)]
}

/**
 * The price so many ticks higher, or lower for a negative count; at most the ends of the ladder. A price between
 * two ticks counts as the lower one.
 */
export function moveTicks(priceThousandths: PriceThousandths, ticks: number): PriceThousandths {
  const index = Math.max(0, indexAtOrBelow(priceThousandths)) + Math.trunc(ticks)
  return ladder[Math.min(ladder.length - 1, Math.max(0, index))]!
}

/** The index of the last tick that is not above a price; -1 if all are. */
function indexAtOrBelow(priceThousandths: PriceThousandths): number {
  let [low, high] = [0, ladder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ladder[middle]! <= priceThousandths) low = middle + 1
    else high = middle
  }
  return low - 1
}
