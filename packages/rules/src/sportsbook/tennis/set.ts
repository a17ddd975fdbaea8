// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution, ScoreState } from '../prices/distribution.ts'
import { gameChance, type ServeChances, tiebreakChance, type TennisSide } from './game.ts'

interface Count {
  readonly home: number
  readonly away: number
}

/** Where a set is. */
export interface SetState {
  readonly games: Count
  /** Who serves this game, or the first point of this tiebreak. */
  readonly server: TennisSide
  /** Points of this game or tiebreak. */
  readonly points: Count
}

const gamesOfSet = 6
const width = gamesOfSet + 2
export const otherSide = (side: TennisSide): TennisSide => (side === 'home' ? 'away' : 'home')

/** Whether a set has been won at this score in games. */
export function isSetOver({ home, away }: Count): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  return (most >= gamesOfSet && most - least >= 2) || most > gamesOfSet
}

/** The probability that home wins the game, or the tiebreak, that is being played. */
export function homeWinsGame(chances: ServeChances, { games, server, points }: SetState): number {
  if (games.home === gamesOfSet && games.away === gamesOfSet) return tiebreakChance(chances, server, points)
  return server === 'home'
    ? gameChance(chances.home, points.home, points.away)
    : 1 - gameChance(chances.away, points.away, points.home)
}

/** The scores in games that a set can end with, from any score in play; at 6-6 there is a tiebreak. */
export function setScores(chances: ServeChances, state: SetState): ScoreDistribution {
  const reached = new Float64Array(width * width)
  reached[state.games.home * width + state.games.away] = 1
  const begun = state.games.home + state.games.away
  const states: ScoreState[] = []
  const fresh = {
    home: homeWinsGame(chances, freshGame('home')),
    away: homeWinsGame(chances, freshGame('away')),
  }
  // Every game leads to one more game in all, so that the sum of games orders the scores.
  for (let played = begun; played <= 2 * gamesOfSet + 1; played += 1)
    for (let home = Math.max(0, played - width + 1); home <= Math.min(played, width - 1); home += 1) {
      const away = played - home
      const probability = reached[home * width + away]!
      if (probability === 0) continue
      if (isSetOver({ home, away })) {
        states.push({ home, away, probability })
        continue
      }
      const server = (played - begun) % 2 === 0 ? state.server : otherSide(state.server)
      const homeWins = chanceOfGame(chances, { games: { home, away }, server, state, fresh })
      reached[(home + 1) * width + away]! += probability * homeWins
      reached[home * width + away + 1]! += probability * (1 - homeWins)
    }
  return { states }
}

const freshGame = (server: TennisSide): SetState => ({
  games: { home: 0, away: 0 },
  server,
  points: { home: 0, away: 0 },
})

/** Home's chance in a game: from its points if it is being played, else from the first point. */
function chanceOfGame(
  chances: ServeChances,
  {
    games,
    server,
    state,
    fresh,
  }: { games: Count; server: TennisSide; state: SetState; fresh: Readonly<Record<TennisSide, number>> },
): number {
  if (games.home === state.games.home && games.away === state.games.away) return homeWinsGame(chances, state)
  const isTiebreak = games.home === gamesOfSet && games.away === gamesOfSet
  return isTiebreak ? tiebreakChance(chances, server) : fresh[server]
}
