// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'
import { type LegFactor, legFactor, win } from '../settlement/leg-status.ts'
import type { Bet } from './bet.ts'
import { type BetKind, betKindOf } from './bet-kinds.ts'

/** The kind of an accepted bet. Throws RangeError if there is none. */
export function kindOf({ kind, legs }: Pick<Bet, 'kind' | 'legs'>): BetKind {
  const found = betKindOf(kind, legs.length)
  if (!found) throw new RangeError(`A bet of ${legs.length} legs is no ${kind}`)
  return found
}

/** One combination: the positions of its legs, and the product of their factors. */
export type VisitLine = (legs: readonly number[], numerator: bigint, denominator: bigint) => void

/**
 * Visits every line of a kind with the product of its factors, shorter lines first. `legs` is only valid during the visit.
 * Products of shared beginnings are multiplied once.
 */
export function visitLines(kind: BetKind, factors: readonly LegFactor[], visit: VisitLine): void {
  const chosen: number[] = []
  const extend = (size: number, start: number, numerator: bigint, denominator: bigint): void => {
    if (chosen.length === size) {
      visit(chosen, numerator, denominator)
      return
    }
    for (let leg = start; leg <= kind.legs - (size - chosen.length); leg += 1) {
      const factor = factors[leg] as LegFactor
      chosen.push(leg)
      extend(size, leg + 1, numerator * factor.numerator, denominator * factor.denominator)
      chosen.pop()
    }
  }
  for (const size of kind.sizes) extend(size, 0, 1n, 1n)
}

/**
 * What a bet returns when its legs have these factors. The only rounding is down to the minor unit, once for
 * each line.
 */
export function returnOf(kind: BetKind, stakePerLineMinor: bigint, factors: readonly LegFactor[]): bigint {
  let total = 0n
  visitLines(kind, factors, (_, numerator, denominator) => {
    total += (stakePerLineMinor * numerator) / denominator
  })
  return total
}

/** What a bet returns if all of its legs win at these prices. */
export const potentialReturn = (
  kind: BetKind,
  stakePerLineMinor: bigint,
  prices: readonly PriceThousandths[],
): bigint =>
  returnOf(
    kind,
    stakePerLineMinor,
    prices.map((price) => legFactor(win, price)),
  )
