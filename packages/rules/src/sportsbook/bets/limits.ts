// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'

/**
 * The highest stake whose return at a price, rounded down, is within a limit of payouts: of a ticket, or what
 * is left for a member today (section 9). What members and outcomes may take, `mostStake` says. Throws
 * RangeError for a price of 1 or less.
 */
export function highestStakeWithin(payoutLimitMinor: bigint, price: PriceThousandths): bigint {
  if (!Number.isInteger(price) || price <= 1000) throw new RangeError(`${price} is not a price`)
  return payoutLimitMinor < 0n ? 0n : ((payoutLimitMinor + 1n) * 1000n - 1n) / BigInt(price)
}

/** What an outcome of a market has taken in and would pay out. */
export interface OutcomeStakes {
  stakeMinor: bigint
  returnMinor: bigint
}

/** What the book loses if an outcome wins: its returns less all stakes of the market; below zero is a gain. */
export function liabilityOf(market: Readonly<Record<string, OutcomeStakes>>, outcome: string): bigint {
  const stakes = Object.values(market).reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  return (market[outcome]?.returnMinor ?? 0n) - stakes
}
