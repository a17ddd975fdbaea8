// SPDX-License-Identifier: Apache-2.0
import { bisect } from '../prices/bisect.ts'
import { probabilityOf, type ScoreDistribution, type ScoreState } from '../prices/distribution.ts'

/** Where a match is. */
export interface EsportsState {
  /** The most maps: 1, 3, 5 or 7. */
  readonly bestOf: number
  /** Maps won so far. */
  readonly won: { readonly home: number; readonly away: number }
  /** The probability that home wins the map being played, if it differs from that of a new map. */
  readonly chanceOfThisMap?: number | undefined
}

const mostMaps = 7

/**
 * The map scores that a match can end with, where home wins each map with the probability `chanceOfMap`,
 * independently; the first to win more than half of the maps wins (game-rules.md section 8). Throws RangeError
 * if the match is over, or not the best of an odd number up to 7.
 */
export function mapScores(
  chanceOfMap: number,
  { bestOf, won, chanceOfThisMap = chanceOfMap }: EsportsState,
): ScoreDistribution {
  if (!Number.isInteger(bestOf) || bestOf < 1 || bestOf > mostMaps || bestOf % 2 === 0)
    throw new RangeError(`A match is not the best of ${bestOf} maps`)
  const toWin = (bestOf + 1) / 2
  if (won.home >= toWin || won.away >= toWin) throw new RangeError('The match is over')
  const states: ScoreState[] = []
  const play = (home: number, away: number, probability: number): void => {
    if (probability === 0) return
    if (home === toWin || away === toWin) states.push({ home, away, probability })
    else {
      const isNow = home === won.home && away === won.away
      const chance = isNow ? chanceOfThisMap : chanceOfMap
      play(home + 1, away, probability * chance)
      play(home, away + 1, probability * (1 - chance))
    }
  }
  play(won.home, won.away, 1)
  return { states: merged(states) }
}

/**
 * The scores that a part of an e-sports match can end with: `maps`, or `map_1` to `map_7` (1-0 or 0-1), given that
 * the map is played. Undefined if it is over, or more than the match can have. Throws RangeError for a part that
 * a match does not have.
 */
export function esportsScores(
  chanceOfMap: number,
  period: string,
  state: EsportsState,
): ScoreDistribution | undefined {
  if (period === 'maps') return mapScores(chanceOfMap, state)
  const map = Number(/^map_([1-7])$/.exec(period)?.[1])
  if (!map) throw new RangeError(`${period} is not a part of an e-sports match`)
  const played = state.won.home + state.won.away
  if (map <= played || map > state.bestOf) return undefined
  const chance = map === played + 1 ? (state.chanceOfThisMap ?? chanceOfMap) : chanceOfMap
  return {
    states: [
      { home: 1, away: 0, probability: chance },
      { home: 0, away: 1, probability: 1 - chance },
    ],
  }
}

/** The probability of winning a map with which home wins a match with the probability `homeWins`. */
export const mapChanceOf = (homeWins: number, bestOf: number): number =>
  bisect(
    0,
    1,
    (chance) =>
      probabilityOf(mapScores(chance, { bestOf, won: { home: 0, away: 0 } }), (home, away) => home > away) -
      homeWins,
  )

function merged(states: readonly ScoreState[]): ScoreState[] {
  const byScore = new Map<number, ScoreState>()
  for (const { home, away, probability } of states) {
    const key = home * (mostMaps + 1) + away
    byScore.set(key, { home, away, probability: (byScore.get(key)?.probability ?? 0) + probability })
  }
  return [...byScore.values()]
}
