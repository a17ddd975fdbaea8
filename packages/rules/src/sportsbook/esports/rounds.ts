// SPDX-License-Identifier: Apache-2.0
import { bisect } from '../prices/bisect.ts'

/** Rounds that win a map. */
export const roundsOfMap = 13

/** The probability that home wins a map from the rounds won so far, where it wins each with `chanceOfRound`. */
export function mapChanceAt(
  chanceOfRound: number,
  { home, away }: { readonly home: number; readonly away: number } = { home: 0, away: 0 },
): number {
  if (home >= roundsOfMap) return 1
  if (away >= roundsOfMap) return 0
  // Backwards from the end: chances[a] is that of home with so many rounds more and `a` of away.
  const chances = new Float64Array(roundsOfMap + 1).fill(1)
  chances[roundsOfMap] = 0
  for (let left = roundsOfMap - 1; left >= home; left -= 1)
    for (let right = roundsOfMap - 1; right >= 0; right -= 1)
      chances[right] = chanceOfRound * chances[right]! + (1 - chanceOfRound) * chances[right + 1]!
  return chances[away]!
}

/** The probability of winning a round with which home wins a map with the probability `chanceOfMap`. */
export const roundChanceOf = (chanceOfMap: number): number =>
  bisect(0, 1, (round) => mapChanceAt(round) - chanceOfMap)
