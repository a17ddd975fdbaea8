// SPDX-License-Identifier: Apache-2.0
import { addMargin } from './add-margin.ts'
import { tickAtOrBelow } from './ladder.ts'
import type { PriceThousandths } from './price.ts'
import type { MarginMethod } from './remove-margin.ts'

/**
 * The price of the ladder for a decimal with margin: the highest that is above neither this nor the fair
 * decimal. Undefined below 1.01 and for what cannot happen: then the outcome is not offered.
 */
export function offeredPrice(decimal: number, fairDecimal: number): PriceThousandths | undefined {
  if (!Number.isFinite(decimal) || !Number.isFinite(fairDecimal)) return undefined
  return tickAtOrBelow(Math.min(decimal, fairDecimal))
}

/** The offered prices of all outcomes of a market, in their order; undefined for what is not offered. */
export function offerMarket(
  probabilities: readonly number[],
  { overround, method }: { overround: number; method: MarginMethod },
): (PriceThousandths | undefined)[] {
  return addMargin(probabilities, overround, method).map((decimal, index) =>
    offeredPrice(decimal, 1 / probabilities[index]!),
  )
}
