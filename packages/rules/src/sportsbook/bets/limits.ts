// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'

/** What bounds a stake; all amounts in minor units. */
export interface StakeBounds {
  memberLimitMinor: bigint
  /** How much of their limit this member has in this market, in thousandths. */
  factorThousandths: number
  /** The most that the book may lose on an outcome, and what it would lose now. */
  selectionLimitMinor: bigint
  liabilityMinor: bigint
  /** The most that a ticket may return, and what the member may still be paid today. */
  ticketPayoutLimitMinor: bigint
  dayPayoutLeftMinor: bigint
}

/** Which bound a stake meets first. */
export type StakeBound = 'member' | 'selection' | 'ticket_payout' | 'day_payout'

/**
 * The highest stake that is accepted at a price, and what bounds it (section 9): min(member limit x factor,
 * (limit - liability) / (d - 1)), and a return within the limits of payouts.
 */
export function highestStake(
  bounds: StakeBounds,
  price: PriceThousandths,
): { stakeMinor: bigint; bound: StakeBound } {
  if (price <= 1000) throw new RangeError('A price is above 1')
  const [gross, net] = [BigInt(price), BigInt(price - 1000)]
  const left = bounds.selectionLimitMinor - bounds.liabilityMinor
  const stakes: readonly (readonly [StakeBound, bigint])[] = [
    ['member', (bounds.memberLimitMinor * BigInt(bounds.factorThousandths)) / 1000n],
    ['selection', (left * 1000n) / net],
    ['ticket_payout', mostReturning(bounds.ticketPayoutLimitMinor, gross)],
    ['day_payout', mostReturning(bounds.dayPayoutLeftMinor, gross)],
  ]
  const [bound, stake] = stakes.reduce((lowest, each) => (each[1] < lowest[1] ? each : lowest))
  return { stakeMinor: stake > 0n ? stake : 0n, bound }
}

/** The highest stake whose return, rounded down, is within a limit. */
const mostReturning = (limitMinor: bigint, grossThousandths: bigint): bigint =>
  ((limitMinor + 1n) * 1000n - 1n) / grossThousandths

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
