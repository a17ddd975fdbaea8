// SPDX-License-Identifier: Apache-2.0
import type { ScoreDistribution, ScoreState } from '../prices/distribution.ts'
import { shareOfGoalsBetween, shareOfGoalsLeft } from './clock.ts'
import { type GoalMeans, gridOfRest, gridSide, type ScoreGrid } from './score-grid.ts'

interface Goals {
  readonly home: number
  readonly away: number
}

/** Where a match is: all that its prices depend on besides the means. */
export interface FootballState {
  /** Minutes of play so far, 0 to 93, the break and nothing else left out. */
  readonly playedMinute: number
  readonly score: Goals
  readonly redCards: Goals
}

/** A match before its first minute. */
export const beforeKickOff: FootballState = {
  playedMinute: 0,
  score: { home: 0, away: 0 },
  redCards: { home: 0, away: 0 },
}

const factorOfOwnRedCard = 0.7
const factorOfOtherRedCard = 1.15

/**
 * The means of the goals still to come: those of the whole match times the share of goals left; each red card
 * takes three tenths from its side and gives the other 15 % (game-rules.md section 9).
 */
export function remainingMeans(
  { home, away, firstHalfShare }: GoalMeans,
  { playedMinute, redCards }: Pick<FootballState, 'playedMinute' | 'redCards'>,
): Goals {
  const share = shareOfGoalsLeft(playedMinute, firstHalfShare)
  return {
    home: home * share * factorOfOwnRedCard ** redCards.home * factorOfOtherRedCard ** redCards.away,
    away: away * share * factorOfOwnRedCard ** redCards.away * factorOfOtherRedCard ** redCards.home,
  }
}

/** What can still happen in a match, from which every market of it is priced. */
export interface FootballForecast {
  readonly state: FootballState
  /** Of the goals still to come. */
  readonly remaining: ScoreGrid
  readonly firstHalfShare?: number | undefined
}

/** The forecast of a match from its means and where it is. */
export const forecastFootball = (
  means: GoalMeans,
  state: FootballState = beforeKickOff,
): FootballForecast => ({
  state,
  remaining: gridOfRest(means, { score: state.score, toCome: remainingMeans(means, state) }),
  firstHalfShare: means.firstHalfShare,
})

/** The final scores. */
export const fullTimeScores = ({ state: { score }, remaining }: FootballForecast): ScoreDistribution =>
  distributionOf(remaining, score)

/**
 * The scores of a part of the match, from one played minute to another: the goals `already` scored in it, and
 * those of the goals to come that fall into it, each independently by its share of the time.
 */
export function scoresBetween(
  forecast: FootballForecast,
  { from, to, already }: { from: number; to: number; already: Goals },
): ScoreDistribution {
  return distributionOf(thin(forecast.remaining, shareWithin(forecast, from, to)), already)
}

/** The share of the goals still to come that falls between two played minutes. */
export function shareWithin(
  { state: { playedMinute }, firstHalfShare }: Pick<FootballForecast, 'state' | 'firstHalfShare'>,
  from: number,
  to: number,
): number {
  const left = shareOfGoalsLeft(playedMinute, firstHalfShare)
  return left > 0 ? shareOfGoalsBetween(Math.max(from, playedMinute), to, firstHalfShare) / left : 0
}

/** A grid as a list of scores on top of those already there; scores without probability are left out. */
export function distributionOf(grid: ScoreGrid, already: Goals): ScoreDistribution {
  const states: ScoreState[] = []
  for (let home = 0; home < gridSide; home += 1)
    for (let away = 0; away < gridSide; away += 1) {
      const probability = grid[home * gridSide + away]!
      if (probability > 0) states.push({ home: already.home + home, away: already.away + away, probability })
    }
  return { states }
}

/** The grid of the goals that are left if each counts with the probability `share` only. */
function thin(grid: ScoreGrid, share: number): ScoreGrid {
  const chances = binomials(share)
  const half = new Float64Array(gridSide * gridSide)
  const thinned = new Float64Array(gridSide * gridSide)
  // First the goals of home, then those of away: two small products instead of one large sum.
  for (let counted = 0; counted < gridSide; counted += 1)
    for (let home = counted; home < gridSide; home += 1) {
      const chance = chances[home * gridSide + counted]!
      for (let away = 0; away < gridSide; away += 1)
        half[counted * gridSide + away]! += chance * grid[home * gridSide + away]!
    }
  for (let home = 0; home < gridSide; home += 1)
    for (let away = 0; away < gridSide; away += 1) {
      const probability = half[home * gridSide + away]!
      for (let counted = 0; counted <= away; counted += 1)
        thinned[home * gridSide + counted]! += probability * chances[away * gridSide + counted]!
    }
  return thinned
}

/** The probability that `counted` of `goals` count, at `goals * gridSide + counted`. */
export function binomials(share: number): Float64Array {
  const chances = new Float64Array(gridSide * gridSide)
  chances[0] = 1
  for (let goals = 1; goals < gridSide; goals += 1)
    for (let count = 0; count <= goals; count += 1) {
      const [above, row] = [(goals - 1) * gridSide, goals * gridSide]
      const without = count < goals ? chances[above + count]! * (1 - share) : 0
      chances[row + count] = without + (count > 0 ? chances[above + count - 1]! * share : 0)
    }
  return chances
}
