// SPDX-License-Identifier: Apache-2.0
import { bisect } from '../prices/bisect.ts'
import { probabilityOf } from '../prices/distribution.ts'
import type { ServeChances } from './game.ts'
import { beforeFirstServe, forecastTennis } from './match.ts'

/** What servers win on average, men and women together. */
const usualServe = 0.62
/** Of two sides, one wins at most so much more of its serves than the usual share, the other so much less. */
const largestEdge = 0.25
/** Beyond, a match is as good as won. */
const [leastChance, mostChance] = [0.001, 0.999]

/** The probability that home wins a match before its first point, whoever serves first. */
export function matchChance(chances: ServeChances, bestOf: number): number {
  const wins = (['home', 'away'] as const).map((server) =>
    probabilityOf(
      forecastTennis(chances, beforeFirstServe(bestOf, server)).sets,
      (home, away) => home > away,
    ),
  )
  return (wins[0]! + wins[1]!) / 2
}

/**
 * The chances on serve with which home wins a match with a probability: the usual ones, so much higher for one
 * side as lower for the other. Beyond 0.001 and 0.999 they are as there.
 */
export function serveChancesOf(homeWins: number, bestOf: number, serve = usualServe): ServeChances {
  const withEdge = (edge: number): ServeChances => ({ home: serve + edge, away: serve - edge })
  const wanted = Math.min(mostChance, Math.max(leastChance, homeWins))
  return withEdge(bisect(-largestEdge, largestEdge, (edge) => matchChance(withEdge(edge), bestOf) - wanted))
}
