// SPDX-License-Identifier: Apache-2.0
import type { CardGame, StakeLevel } from './card-games.ts'

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

const HOLDEM_LEAST_BLINDS = 40n
const HOLDEM_MOST_BLINDS = 100n
/** The most that the cards of one game can cost a loser, in units: with less nobody is dealt in. */
export const LEAST_UNITS = { tienlen: 60, bigtwo: 39, rummy: 80 } as const
const MOST_TIMES_LEAST = 10n

/** What a player brings to a table, at least and at most; a tournament has one price. */
export function buyInsOf(
  game: CardGame,
  stakes: CardStakes,
): { readonly least: bigint; readonly most: bigint } {
  const { bigBlind, entry, fee, unit, most, coin } = stakes
  const upTo = (amount: bigint): bigint => (amount < most ? amount : most - (most % coin))
  if (game === 'sitandgo') return { least: entry + fee, most: entry + fee }
  if (game === 'holdem' || game === 'omaha')
    return { least: upTo(bigBlind * HOLDEM_LEAST_BLINDS), most: upTo(bigBlind * HOLDEM_MOST_BLINDS) }
  const least = unit * BigInt(LEAST_UNITS[game])
  return { least, most: upTo(least * MOST_TIMES_LEAST) }
}

/** Tournaments are for two, six or nine, by the number of their table. */
export const TOURNAMENT_SIZES = [2, 6, 9] as const
export const tournamentSizeOf = (number: number): (typeof TOURNAMENT_SIZES)[number] =>
  TOURNAMENT_SIZES[(number - 1) % TOURNAMENT_SIZES.length]!

/** Chairs at a table; tournaments differ. */
export const CHAIRS = { holdem: 9, omaha: 6, tienlen: 4, bigtwo: 4, rummy: 6 } as const

/** How many can play at a table of this number. */
export const chairsOf = (game: CardGame, number: number): number =>
  game === 'sitandgo' ? tournamentSizeOf(number) : CHAIRS[game]
