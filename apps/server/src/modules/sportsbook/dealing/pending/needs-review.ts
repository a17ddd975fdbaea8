// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire } from '@tessera/rules/money'
import type { StoredBet } from '../../bets/stored-bet.ts'

const minuteMs = 60_000

/** Above which amounts an operator decides, and within how many minutes; as it is set. */
export interface ReviewLimits {
  stake: number
  payout: number
  minutes: number
}

/**
 * When an operator must have decided about a new bet; undefined for one that needs nobody, because it is below the
 * amounts of its brand or is made with play money.
 */
export function reviewDeadline(
  limits: ReviewLimits,
  { currency, stake, mostReturn, placedAtMs }: StoredBet,
): number | undefined {
  if (currency === playCurrency) return undefined
  const [ofStake, ofPayout] = [amountFromWire(limits.stake), amountFromWire(limits.payout)]
  const isLarge = (ofStake > 0n && stake > ofStake) || (ofPayout > 0n && mostReturn > ofPayout)
  return isLarge ? placedAtMs + limits.minutes * minuteMs : undefined
}
