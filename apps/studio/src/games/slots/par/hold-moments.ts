// SPDX-License-Identifier: Apache-2.0
import { binomial } from '../../../fair/fraction.ts'
import { casesOf, type HoldAndSpin } from '../hold-and-spin.ts'
import type { BonusMoments } from './free-games-moments.ts'

/** How many of `of` equally likely cases end with each number of coins. */
export interface LastCoins {
  readonly of: bigint
  readonly cases: readonly bigint[]
}

/**
 * The chances of each last number of coins, exact, from a number at the start: with e cells empty no coin
 * comes in one respin with chance q = ((r − 1) / r)^e, so it ends here with q^respins, and otherwise goes on
 * from a higher number with a fresh count.
 */
export function lastCoins(hold: HoldAndSpin, cells: number, start: number): LastCoins {
  const rarity = BigInt(hold.rarity)
  const tries = BigInt(hold.respins)
  // From `coins` on, everything has the denominator rarity ^ (respins × (1 + 2 + … + empty cells)).
  const denominator = (coins: number) => {
    const empty = BigInt(cells - coins)
    return rarity ** ((tries * empty * (empty + 1n)) / 2n)
  }
  const known = new Map<number, readonly bigint[]>()
  const from = (coins: number): readonly bigint[] => {
    const before = known.get(coins)
    if (before) return before
    const empty = cells - coins
    const cases = Array.from({ length: cells + 1 }, () => 0n)
    if (empty === 0) cases[cells] = 1n
    else {
      const [one, none] = [rarity ** BigInt(empty), (rarity - 1n) ** BigInt(empty)]
      const after = denominator(coins + 1)
      cases[coins]! += none ** tries * after
      let before = 0n
      for (let lost = 0n; lost < tries; lost += 1n) before += none ** lost * one ** (tries - 1n - lost)
      for (let more = 1; more <= empty; more += 1) {
        const lands = before * binomial(empty, more) * (rarity - 1n) ** BigInt(empty - more)
        const widen = after / denominator(coins + more)
        for (const [last, found] of from(coins + more).entries()) cases[last]! += lands * found * widen
      }
    }
    known.set(coins, cases)
    return cases
  }
  return { of: denominator(start), cases: from(start) }
}

/** Mean and square of what hold and spin pays, in parts of the stake, by the coins of the paid spin. */
export function holdMoments(hold: HoldAndSpin, cells: number, parts: number): BonusMoments {
  const cases = BigInt(casesOf(hold))
  const all = lastCoins(hold, cells, hold.from).of
  const sum = (power: bigint) =>
    hold.values.reduce((total, one) => total + BigInt(one.pays * parts) ** power * BigInt(one.cases), 0n)
  const [mean, square, grand] = [sum(1n), sum(2n), BigInt(hold.grand * parts) * cases]
  // Of values: cases ^ 2, since the mean square has it.
  const scale = all * cases * cases
  if (hold.values.some(({ pays }) => pays === 0)) throw new RangeError('every coin must pay')
  return {
    scale,
    after(coins) {
      if (coins < hold.from) return { first: 0n, second: 0n, nothing: scale }
      const ends = lastCoins(hold, cells, coins)
      const widen = all / ends.of
      let [first, second] = [0n, 0n]
      for (const [last, found] of ends.cases.entries()) {
        if (found === 0n) continue
        const pays = BigInt(last) * mean + (last === cells ? grand : 0n)
        first += found * widen * pays * cases
        // Coins are worth something independently of each other.
        second += found * widen * (BigInt(last) * (square * cases - mean * mean) + pays * pays)
      }
      return { first, second, nothing: 0n }
    },
  }
}
