// SPDX-License-Identifier: Apache-2.0
import { findMarketType } from '../market-types/market-types.ts'
import type { Bet, BetLeg } from './bet.ts'
import { betKindOf, lineCount, mostLegs, mostLines } from './bet-kinds.ts'
import { type BuilderRefusal, refusalOfSelections } from './builder.ts'

/** The highest price of a leg: 10,000.00 in thousandths. */
export const highestPrice = 10_000_000

export type SlipRefusal =
  | 'no_legs'
  | 'too_many_legs'
  /** The kind of bet does not exist or needs another number of legs. */
  | 'kind_does_not_fit'
  | 'too_many_lines'
  /** Zero or negative. */
  | 'stake_not_above_zero'
  /** Not a whole number of thousandths from 1.001 to `highestPrice`. */
  | 'price_invalid'
  /** Two legs of one event, which only a builder may join. */
  | 'same_event'
  /** A market type that does not exist, or a leg without selections. */
  | 'unknown_market'
  /** Stakes of a pool have no price yet, so they cannot be multiplied. */
  | 'pool_needs_single'
  | BuilderRefusal

export interface RefusedSlip {
  refusal: SlipRefusal
  /** The position of the leg it is about. */
  leg?: number | undefined
}

/**
 * What is wrong with a slip in itself: the first fault, or undefined if it is sound. Whether its markets are
 * open, its prices current and its stake within the limits, the server decides.
 */
export function refusalOfSlip(bet: Bet): RefusedSlip | undefined {
  const refusal = refusalOfForm(bet)
  if (refusal) return { refusal }
  const events = new Set<string>()
  for (const [position, leg] of bet.legs.entries()) {
    const refused = events.has(leg.eventId) ? 'same_event' : refusalOfLeg(leg, bet)
    if (refused) return { refusal: refused, leg: position }
    events.add(leg.eventId)
  }
  return undefined
}

function refusalOfForm({ kind: code, legs, stakePerLineMinor }: Bet): SlipRefusal | undefined {
  if (legs.length === 0) return 'no_legs'
  if (legs.length > mostLegs) return 'too_many_legs'
  const kind = betKindOf(code, legs.length)
  if (!kind) return 'kind_does_not_fit'
  if (lineCount(kind) > mostLines) return 'too_many_lines'
  return stakePerLineMinor > 0n ? undefined : 'stake_not_above_zero'
}

function refusalOfLeg({ selections, priceThousandths: price }: BetLeg, bet: Bet): SlipRefusal | undefined {
  if (selections.length === 0 || selections.some(({ terms }) => !findMarketType(terms.type)))
    return 'unknown_market'
  if (selections.some(({ terms }) => isPooled(terms.type)))
    return bet.kind === 'single' && selections.length === 1 ? undefined : 'pool_needs_single'
  if (!Number.isInteger(price) || price <= 1000 || price > highestPrice) return 'price_invalid'
  return selections.length === 1 ? undefined : refusalOfSelections(selections)
}

function isPooled(code: string): boolean {
  const type = findMarketType(code)
  return type?.decidedBy === 'fight' && type.pooled
}
