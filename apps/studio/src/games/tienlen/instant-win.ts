// SPDX-License-Identifier: Apache-2.0
import { ACE, climbingRank, TWO } from '../../fair/card-room/climbing/climbing-rank.ts'
import { tienLenOrder } from './combinations.ts'

/** 4: 3 to ace; 3: four 2s; 2: five consecutive pairs; 1: six pairs; 0: the game is played. */
export function instantLevel(hand: readonly number[]): number {
  const counts = Array.from(
    { length: 13 },
    (_, rank) => hand.filter((card) => climbingRank(card) === rank).length,
  )
  if (counts.every((count, rank) => rank === TWO || count > 0)) return 4
  if (counts[TWO] === 4) return 3
  const starts = Array.from({ length: ACE - 3 }, (_, start) => start)
  if (starts.some((start) => counts.slice(start, start + 5).every((count) => count >= 2))) return 2
  return counts.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6 ? 1 : 0
}

/** Who wins by the cards dealt: the strongest of the four kinds, then the highest card; null: nobody. */
export function instantWinner(hands: readonly (readonly number[])[]): number | null {
  const worths = hands.map((hand) => instantLevel(hand) * 52 + Math.max(...hand.map(tienLenOrder)))
  const best = Math.max(...worths)
  return best < 52 ? null : worths.indexOf(best)
}
