// SPDX-License-Identifier: Apache-2.0
import type { Score } from '../model/sport.ts'
import type { NextNumber } from '../simulator/incident.ts'
import { rankOf, type Standing, type TableRules } from './standings.ts'

/** A match that is still to be played, or to be played to its end; competitors by their position in the list. */
export interface RemainingMatch {
  readonly home: number
  readonly away: number
  /** One way in which it may end. */
  readonly play: (next: NextNumber) => Score
}

export interface Season {
  /** The table so far, in the order of the competitors. */
  readonly standings: readonly Standing[]
  readonly remaining: readonly RemainingMatch[]
  readonly rules: TableRules
}

/** How often each competitor finished among the first so many, dead heats counted by their share. */
export interface FinishCounts {
  rounds: number
  /** By how many of the first count, and competitor. */
  readonly byTop: ReadonlyMap<number, Float64Array>
}

export const noCounts = (competitors: number, tops: readonly number[]): FinishCounts => ({
  rounds: 0,
  byTop: new Map(tops.map((top) => [top, new Float64Array(competitors)])),
})

/**
 * Plays the rest of a season so many times and counts who finishes among the first. Adds to `counts`, so that a
 * caller can do it in parts without stopping others for long.
 */
export function countFinishes(season: Season, counts: FinishCounts, rounds: number, next: NextNumber): void {
  const ranks = new Float64Array(season.standings.length)
  for (let round = 0; round < rounds; round += 1) {
    playRest(season, ranks, next)
    for (const [top, wins] of counts.byTop) addWins(ranks, top, wins)
  }
  counts.rounds += rounds
}

function playRest({ standings, remaining, rules }: Season, ranks: Float64Array, next: NextNumber): void {
  standings.forEach((standing, index) => (ranks[index] = rankOf(standing, rules)))
  for (const { home, away, play } of remaining) {
    const score = play(next)
    ranks[home]! += gainOf(score.home, score.away, rules)
    ranks[away]! += gainOf(score.away, score.home, rules)
  }
}

/** What a match adds to the number by which the table is ordered (`rankOf`). */
function gainOf(own: number, other: number, rules: TableRules): number {
  const points = own > other ? rules.pointsForWin : own === other ? rules.pointsForDraw : 0
  return rules.comparesScores ? points * 1_000_000 + (own - other) * 1_000 + own : points
}

function addWins(ranks: Float64Array, top: number, wins: Float64Array): void {
  for (let competitor = 0; competitor < ranks.length; competitor += 1) {
    const own = ranks[competitor]!
    let [above, tied] = [0, 0]
    for (const rank of ranks) {
      if (rank > own) above += 1
      else if (rank === own) tied += 1
    }
    if (above < top) wins[competitor]! += Math.min(1, (top - above) / tied)
  }
}
