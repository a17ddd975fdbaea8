// SPDX-License-Identifier: Apache-2.0
import type { StakeLevel } from './card-games.ts'

/** What a currency allows; amounts in millionths, `unit` is its smallest coin. */
export interface CurrencyOfStakes {
  readonly minimumStake: bigint
  readonly maximumStake: bigint
  readonly unit: bigint
}

/** What a table is played for, in millionths and whole coins. */
export interface CardStakes {
  /** Hold'em and Omaha: the blinds. */
  readonly smallBlind: bigint
  readonly bigBlind: bigint
  /** Tiến Lên, Big Two and rummy: what a card or a point is worth, an even number of coins. */
  readonly unit: bigint
  /** A tournament: what each pays into the pool, and to the operator beside it. */
  readonly entry: bigint
  readonly fee: bigint
  /** The most that one player brings to a table. */
  readonly most: bigint
  readonly coin: bigint
}

/** How many of a currency's smallest stakes the small blind of a level is. */
const times: Readonly<Record<StakeLevel, bigint>> = { 1: 1n, 2: 5n, 3: 20n, 4: 50n }
const ENTRY_SMALL_BLINDS = 20n
const FEE_PART = 10n

/** The stakes of a level in a currency: the small blind of the lowest is the currency's smallest stake. */
export function cardStakesOf(
  level: StakeLevel,
  { minimumStake, maximumStake, unit: coin }: CurrencyOfStakes,
): CardStakes {
  const smallBlind = minimumStake * times[level]
  const twoCoins = 2n * coin
  const entry = smallBlind * ENTRY_SMALL_BLINDS
  const whole = (amount: bigint, of: bigint): bigint => amount - (amount % of)
  return {
    ...{ smallBlind, bigBlind: 2n * smallBlind, coin, most: maximumStake },
    unit: whole(smallBlind + twoCoins - 1n, twoCoins),
    ...{ entry, fee: whole(entry / FEE_PART, coin) },
  }
}
