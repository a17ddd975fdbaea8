// SPDX-License-Identifier: Apache-2.0
import type { BasketballMeans } from './forecast.ts'

/** A game that has been played, overtime included. */
export interface PlayedGame {
  readonly home: string
  readonly away: string
  readonly homePoints: number
  readonly awayPoints: number
  /** How long ago it was, in days, from zero up. */
  readonly ageDays: number
}

/** What a team adds to its own points and to those of the other, against an average team. */
export interface TeamPoints {
  readonly scores: number
  readonly concedes: number
}

/** What games a competition has, and who scores and concedes more than others. */
export interface TeamFigures {
  readonly teams: ReadonlyMap<string, TeamPoints>
  /** Points of a side in an average game. */
  readonly pointsOfSide: number
  /** The points that home has more than away. */
  readonly homeAdvantage: number
}

const halfLifeDays = 240
/** Each figure counts as if the team had played so many average games besides. */
const gamesOfPrior = 4
const usualPointsOfSide = 105
const usualHomeAdvantage = 3
const gamesOfCompetition = 10
const mostRounds = 100
const enoughChange = 1e-9

/**
 * Fits a competition to its results: the points of a side are its own figure plus that of the other side plus
 * the average, for home plus half the advantage. Each figure in turn becomes the average of what is left over,
 * games counting 2^(-age / 240 days), until none changes or after 100 rounds. The same results in the same order
 * give the same figures. Throws RangeError for points or an age that cannot be.
 */
export function fitTeams(games: readonly PlayedGame[]): TeamFigures {
  for (const { homePoints, awayPoints, ageDays } of games)
    if (
      ![homePoints, awayPoints].every((points) => Number.isInteger(points) && points >= 0) ||
      !(ageDays >= 0)
    )
      throw new RangeError('A game has whole points and an age from zero up')
  const weighted = games.map((game) => ({ ...game, weight: 2 ** (-game.ageDays / halfLifeDays) }))
  const { pointsOfSide, homeAdvantage } = averagesOf(weighted)
  const teams = new Map<string, TeamPoints>(
    games.flatMap(({ home, away }) => [
      [home, { scores: 0, concedes: 0 }],
      [away, { scores: 0, concedes: 0 }],
    ]),
  )
  const rows = weighted.flatMap(({ home, away, homePoints, awayPoints, weight }) => [
    { team: home, other: away, points: homePoints - pointsOfSide - homeAdvantage / 2, weight },
    { team: away, other: home, points: awayPoints - pointsOfSide + homeAdvantage / 2, weight },
  ])
  for (let round = 0; round < mostRounds; round += 1) if (improve(teams, rows) < enoughChange) break
  return { teams, pointsOfSide, homeAdvantage }
}

/** What a game is expected to bring; a team without results is average. */
export function basketballMeans(
  { teams, pointsOfSide, homeAdvantage }: TeamFigures,
  home: string,
  away: string,
): BasketballMeans {
  const average: TeamPoints = { scores: 0, concedes: 0 }
  const [left, right] = [teams.get(home) ?? average, teams.get(away) ?? average]
  return {
    margin: left.scores + right.concedes - right.scores - left.concedes + homeAdvantage,
    total: 2 * pointsOfSide + left.scores + right.concedes + right.scores + left.concedes,
  }
}

interface Row {
  team: string
  other: string
  points: number
  weight: number
}

function averagesOf(games: readonly (PlayedGame & { weight: number })[]): {
  pointsOfSide: number
  homeAdvantage: number
} {
  let [weights, points, advantage] = [
    gamesOfCompetition,
    gamesOfCompetition * 2 * usualPointsOfSide,
    gamesOfCompetition * usualHomeAdvantage,
  ]
  for (const { homePoints, awayPoints, weight } of games) {
    weights += weight
    points += weight * (homePoints + awayPoints)
    advantage += weight * (homePoints - awayPoints)
  }
  return { pointsOfSide: points / weights / 2, homeAdvantage: advantage / weights }
}

/** One round over all teams; how much the figure that changed most has changed. */
function improve(teams: Map<string, TeamPoints>, rows: readonly Row[]): number {
  let change = 0
  for (const figure of ['scores', 'concedes'] as const) {
    const sums = new Map([...teams.keys()].map((name) => [name, { points: 0, weights: gamesOfPrior }]))
    for (const { team, other, points, weight } of rows) {
      const [judged, rest] =
        figure === 'scores' ? [team, teams.get(other)!.concedes] : [other, teams.get(team)!.scores]
      const sum = sums.get(judged)!
      sum.points += weight * (points - rest)
      sum.weights += weight
    }
    for (const [name, { points, weights }] of sums) {
      const before = teams.get(name)!
      change = Math.max(change, Math.abs(points / weights - before[figure]))
      teams.set(name, { ...before, [figure]: points / weights })
    }
  }
  return change
}
