// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { type Amount, add, multiply, zero } from '../money.ts'
import type { DrawResult, Lottery } from './lottery.ts'
import type { OddsTable } from './odds.ts'
import { playTypeOf, playTypesOf } from './play-types.ts'
import { ratioOf } from './ratio.ts'
import { expandPick, type Wager } from './wager.ts'

/** Whether a lottery has prizes that the winners of a draw share. */
export const hasJackpots = (lottery: Lottery): boolean =>
  playTypesOf(lottery).some(({ jackpots = [] }) => jackpots.length > 0)

/** The tiers of jackpots that a bet wins in a draw. */
export function jackpotsWon(lottery: Lottery, wager: Wager, result: DrawResult): readonly string[] {
  const play = playTypeOf(lottery, wager.playType)
  if (!play?.jackpots) return []
  return play.winsOf(expandPick(lottery, wager), result).filter((tier) => play.jackpots?.includes(tier))
}

/** What the winners of a tier share, and all their winning stakes. */
export interface SharedPrize {
  tier: string
  pool: Amount
  staked: Amount
}

/**
 * The odds of a draw's shared tiers: the pool divided by the winning stakes, so that equal stakes get equal
 * amounts and the returns, each rounded down, never exceed the pool.
 */
export const sharedOdds = (shares: readonly SharedPrize[]): OddsTable =>
  Object.fromEntries(
    shares.filter(({ staked }) => staked > 0n).map(({ tier, pool, staked }) => [tier, ratioOf(pool, staked)]),
  )

/** What winners of a tier with these stakes get together. */
export const paidOf = (
  { pool, staked, currency }: Omit<SharedPrize, 'tier'> & { currency: string },
  stakes: readonly Amount[],
): Amount => stakes.map((stake) => floorToCoin(multiply(stake, pool, staked), currency)).reduce(add, zero)
