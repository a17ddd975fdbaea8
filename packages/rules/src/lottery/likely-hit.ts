// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { type Amount, multiply } from '../money.ts'
import type { Lottery } from './lottery.ts'
import type { SlipWager } from './most-of-slip.ts'
import { back } from './play-type.ts'
import { playTypeOf } from './play-types.ts'
import { isAbove } from './ratio.ts'

/** What a line pays in the likeliest case in which it wins. */
export interface LikelyHit {
  /** With the stake. */
  amount: Amount
  /** Whether every hit pays this: the play has no other prize with odds. */
  isOnly: boolean
}

/**
 * The return of the one prize that a pick of a line hits most often; undefined for a play that is unknown or has no prize with odds.
 * A returned stake is no win.
 */
export function likelyHit(
  lottery: Lottery,
  { playType, pick, stakePerLot, odds }: SlipWager,
  currency: string,
): LikelyHit | undefined {
  const play = playTypeOf(lottery, playType)
  if (!play) return undefined
  const table = { ...play.odds, ...odds }
  const prizes = Object.entries(play.expected(pick[0] ?? '')).flatMap(([tier, chance]) => {
    const paid = table[tier]
    return tier !== back && paid && paid.numerator > 0n ? [{ chance, paid }] : []
  })
  const [first, ...others] = prizes
  if (!first) return undefined
  const { paid } = others.reduce((best, prize) => (isAbove(prize.chance, best.chance) ? prize : best), first)
  return {
    amount: floorToCoin(multiply(stakePerLot, paid.numerator, paid.denominator), currency),
    isOnly: others.length === 0,
  }
}
