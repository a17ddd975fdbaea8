// SPDX-License-Identifier: Apache-2.0
import type { RoomLimits } from '@tessera/rules/games/rooms/room'
import type { Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'

/** The least and the most that one player stakes in a round of a table. */
export interface RoomStakeLimits {
  readonly minimumStake: Millionths
  readonly maximumStake: Millionths
}

/** How often the currency's smallest stake the least of a table is, and which part of its largest the most is. */
const shares: Readonly<Record<RoomLimits, { readonly leastTimes: bigint; readonly mostDivisor: bigint }>> = {
  low: { leastTimes: 1n, mostDivisor: 10n },
  middle: { leastTimes: 5n, mostDivisor: 2n },
  high: { leastTimes: 25n, mostDivisor: 1n },
}

/** The limits of a table in a currency, in whole coins of it. */
export function roomStakeLimits(
  limits: RoomLimits,
  { minimumStake, maximumStake, unit }: Currency,
): RoomStakeLimits {
  const { leastTimes, mostDivisor } = shares[limits]
  const most = maximumStake / mostDivisor
  return { minimumStake: minimumStake * leastTimes, maximumStake: most - (most % unit) }
}
