// SPDX-License-Identifier: Apache-2.0
import { defaultOverrounds, type MarginGroup } from './overrounds.ts'

/** The types of games that the book is: each has markets of these margins. */
const groupsOf: Readonly<Record<'SPORTS' | 'ESPORTS' | 'COCKFIGHT', readonly MarginGroup[]>> = {
  SPORTS: ['result', 'twoWay', 'handicap', 'total', 'correctScore', 'manyWay', 'outright'],
  ESPORTS: ['esports'],
  COCKFIGHT: ['cockfight'],
}

/**
 * The least that the book keeps of a stake, in hundredths of a per cent rounded down: at the market with the least
 * margin, in the competition whose margin was lowered most (`points`, in per cent points, at most 0).
 */
export function leastEdgeOfBook(gameType: keyof typeof groupsOf, points: number): number {
  const least =
    Math.min(...groupsOf[gameType].map((group) => defaultOverrounds[group])) + Math.min(0, points) / 100
  return Math.max(0, Math.floor(10_000 * (1 - 1 / least) + 1e-9))
}
