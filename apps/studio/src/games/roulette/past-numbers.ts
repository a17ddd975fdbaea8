// SPDX-License-Identifier: Apache-2.0
import { pocketColour, ROULETTE_POCKETS, rouletteSpot } from './maths.ts'

export interface PocketCount {
  readonly pocket: number
  readonly count: number
}

/** What came in the last rounds. */
export interface PastNumbers {
  /** Most often first; of equals the one that came last. */
  readonly often: readonly PocketCount[]
  /** Least often first; of equals the one that has been away longest. */
  readonly seldom: readonly PocketCount[]
  /** How many of the rounds each spot outside of the numbers won. */
  readonly wins: (spot: string) => number
  readonly zeros: number
}

/** Counts pockets, newest first. */
export function countPockets(pockets: readonly number[], most: number): PastNumbers {
  const counts = Array.from({ length: ROULETTE_POCKETS }, (_, pocket) => ({
    pocket,
    count: pockets.filter((each) => each === pocket).length,
    // One that never came has been away longest.
    away: pockets.includes(pocket) ? pockets.indexOf(pocket) : pockets.length,
  }))
  const plain = (list: typeof counts) => list.slice(0, most).map(({ pocket, count }) => ({ pocket, count }))
  return {
    often: plain(
      counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || a.away - b.away),
    ),
    seldom: plain(counts.toSorted((a, b) => a.count - b.count || b.away - a.away)),
    wins(spot) {
      const { numbers } = rouletteSpot(spot)
      return pockets.filter((pocket) => numbers.includes(pocket)).length
    },
    zeros: pockets.filter((pocket) => pocketColour(pocket) === 'green').length,
  }
}
