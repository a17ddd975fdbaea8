// SPDX-License-Identifier: Apache-2.0
import { pickCasesOf, type PickBonus } from '../pick-bonus.ts'
import type { BonusMoments } from './free-games-moments.ts'

/**
 * Mean and square of what a pick bonus pays, in parts of the stake. Places hold something independently of each other,
 * so the player's order changes nothing: the n-th one is opened if those before it all pay. It pays nothing if the first one ends it.
 */
export function pickMoments(pick: PickBonus, parts: number): BonusMoments {
  const cases = BigInt(pickCasesOf(pick))
  const sum = (power: bigint) =>
    pick.values.reduce((total, one) => total + BigInt(one.pays * parts) ** power * BigInt(one.cases), 0n)
  const paying = pick.values.reduce((total, one) => total + (one.pays > 0 ? BigInt(one.cases) : 0n), 0n)
  const [mean, square] = [sum(1n), sum(2n)]
  const places = BigInt(pick.places)
  let [first, second] = [0n, 0n]
  for (let nth = 1n; nth <= places; nth += 1n) {
    first += paying ** (nth - 1n) * mean * cases ** (places - nth)
    second += paying ** (nth - 1n) * square * cases ** (places - nth)
    // Together with each one before it, which pays as well.
    if (nth > 1n) second += 2n * (nth - 1n) * paying ** (nth - 2n) * mean * mean * cases ** (places - nth)
  }
  const scale = cases ** places
  const nothing = (cases - paying) * cases ** (places - 1n)
  return {
    scale,
    after: (scatters) =>
      scatters < pick.from ? { first: 0n, second: 0n, nothing: scale } : { first, second, nothing },
  }
}
