// SPDX-License-Identifier: Apache-2.0
import { pickCasesOf, type PickBonus } from '../pick-bonus.ts'
import type { BonusMoments } from './free-games-moments.ts'

/**
 * Mean and square of what a pick bonus pays, in parts of the stake. Cells hold something independently of each other,
 * so the player's order changes nothing: the n-th one is opened if those before it all pay. It pays nothing if the first one ends it.
 */
export function pickMoments(pick: PickBonus, parts: number): BonusMoments {
  const cases = BigInt(pickCasesOf(pick))
  const sum = (power: bigint) =>
    pick.values.reduce((total, one) => total + BigInt(one.pays * parts) ** power * BigInt(one.cases), 0n)
  const paying = pick.values.reduce((total, one) => total + (one.pays > 0 ? BigInt(one.cases) : 0n), 0n)
  const [mean, square] = [sum(1n), sum(2n)]
  const cells = BigInt(pick.cells)
  let [first, second] = [0n, 0n]
  for (let nth = 1n; nth <= cells; nth += 1n) {
    first += paying ** (nth - 1n) * mean * cases ** (cells - nth)
    second += paying ** (nth - 1n) * square * cases ** (cells - nth)
    // Together with each one before it, which pays as well.
    if (nth > 1n) second += 2n * (nth - 1n) * paying ** (nth - 2n) * mean * mean * cases ** (cells - nth)
  }
  const scale = cases ** cells
  const nothing = (cases - paying) * cases ** (cells - 1n)
  return {
    scale,
    after: (scatters) =>
      scatters < pick.from ? { first: 0n, second: 0n, nothing: scale } : { first, second, nothing },
  }
}
