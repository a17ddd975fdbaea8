// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, amountOfMillionths, amountToWire } from '../../money.ts'
import { builtInLimits } from '../built-in-limits.ts'
import type { RoomLimits } from './room.ts'

const MILLIONTHS_DECIMALS = 6

/** Amounts in millionths; `unit` is the smallest coin. */
export interface CurrencyStakes {
  readonly minimumStake: bigint
  readonly maximumStake: bigint
  readonly unit: bigint
}

/** How often the currency's smallest stake the least of a table is, and which part of its largest the most is. */
const shares: Readonly<Record<RoomLimits, { readonly leastTimes: bigint; readonly mostDivisor: bigint }>> = {
  low: { leastTimes: 1n, mostDivisor: 10n },
  middle: { leastTimes: 5n, mostDivisor: 2n },
  high: { leastTimes: 25n, mostDivisor: 1n },
}

/** How many of the smallest stakes of a currency the least of a table is. */
export const leastStakeTimes = (limits: RoomLimits): bigint => shares[limits].leastTimes

/** The least and the most that one player stakes in a round of a table, in whole coins. */
export function roomStakesOf(
  limits: RoomLimits,
  { minimumStake, maximumStake, unit }: CurrencyStakes,
): { minimumStake: bigint; maximumStake: bigint } {
  const { leastTimes, mostDivisor } = shares[limits]
  const most = maximumStake / mostDivisor
  return { minimumStake: minimumStake * leastTimes, maximumStake: most - (most % unit) }
}

/** The same in a currency, as on the wire; undefined for one in which there are no tables. */
export function roomStakesIn(
  currencyCode: string,
  limits: RoomLimits,
): { least: number; most: number } | undefined {
  const known = builtInLimits.get(currencyCode)
  if (!known) return undefined
  const { minimumStake, maximumStake } = roomStakesOf(limits, {
    minimumStake: amountFromWire(Number(known.minimumStake)),
    maximumStake: amountFromWire(Number(known.maximumStake)),
    unit: 10n ** BigInt(MILLIONTHS_DECIMALS - known.decimals),
  })
  return {
    least: amountToWire(amountOfMillionths(minimumStake)),
    most: amountToWire(amountOfMillionths(maximumStake)),
  }
}
