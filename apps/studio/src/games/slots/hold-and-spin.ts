// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** Jackpots that a coin may be; the grand one is for a full window. All are fixed multiples of the stake. */
export type CoinJackpot = 'mini' | 'minor' | 'major'

/** What a coin may pay, in whole stakes, and in how many of all cases. */
export interface CoinValue {
  readonly pays: number
  readonly cases: number
  readonly jackpot?: CoinJackpot
}

/** Enough coins stay where they are, and the empty cells are spun again until no coin comes for some spins. */
export interface HoldAndSpin {
  /** So many coins in the paid spin start it. */
  readonly from: number
  /** So many respins, and again so many after every new coin. */
  readonly respins: number
  /** An empty cell gets a coin in one of so many cases; a power of two. */
  readonly rarity: number
  /** The cases add up to a power of two. */
  readonly values: readonly CoinValue[]
  /** What a window full of coins pays on top, in whole stakes. */
  readonly grand: number
}

/** The cases of all coin values together. */
export const casesOf = ({ values }: HoldAndSpin): number => values.reduce((sum, { cases }) => sum + cases, 0)

/** No round has more respins: every coin that is missing comes at the last moment. */
export const mostRespins = ({ from, respins }: HoldAndSpin, cells: number): number => respins * (cells - from)

/** What a coin pays that is there already, by its float. */
const valueOf = (hold: HoldAndSpin, float: number): number => valueAt(hold, Math.floor(float * casesOf(hold)))

/** What an empty cell gets, by its float: 0, or the value of a new coin. */
const landingOf = (hold: HoldAndSpin, float: number): number =>
  valueAt(hold, Math.floor(float * casesOf(hold) * hold.rarity))

function valueAt({ values }: HoldAndSpin, at: number): number {
  let left = at
  for (const { pays, cases } of values) {
    if (left < cases) return pays
    left -= cases
  }
  return 0
}

/** What each cell holds after a respin, in whole stakes; 0 for nothing. */
export type Coins = readonly number[]

export interface Respin {
  readonly coins: Coins
  /** How many respins it adds to those that were left. */
  readonly adds: number
}

/**
 * All respins of a round. `held` says which cells show a coin in the paid spin, and each step reads one
 * float for every cell, whether it is empty or not: first the values of those coins, then each respin.
 */
export function spinCoins(
  hold: HoldAndSpin,
  held: readonly boolean[],
  floatsOf: (step: number) => readonly number[],
): Respin[] {
  const first = floatsOf(0)
  let coins = held.map((is, cell) => (is ? valueOf(hold, first[cell]!) : 0))
  const steps: Respin[] = [{ coins, adds: hold.respins }]
  for (let left = hold.respins; left > 0;) {
    const floats = floatsOf(steps.length)
    const next = coins.map((coin, cell) => (coin > 0 ? coin : landingOf(hold, floats[cell]!)))
    left -= 1
    const isNew = next.some((coin, cell) => coin !== coins[cell])
    const adds = isNew && !isFull(next) ? hold.respins - left : 0
    left = isFull(next) ? 0 : left + adds
    coins = next
    steps.push({ coins, adds })
  }
  return steps
}

export const isFull = (coins: Coins): boolean => coins.every((coin) => coin > 0)

/** What coins pay together, with the grand jackpot if every cell has one. */
export function payOfCoins(hold: HoldAndSpin, coins: Coins): Multiplier {
  const sum = coins.reduce((total, coin) => total + coin, isFull(coins) ? hold.grand : 0)
  return sum * MULTIPLIER_ONE
}
