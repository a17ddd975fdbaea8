// SPDX-License-Identifier: Apache-2.0

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
