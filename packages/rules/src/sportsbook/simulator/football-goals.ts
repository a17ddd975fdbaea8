// SPDX-License-Identifier: Apache-2.0
import { playedMinuteOfShare, playedMinutesOfFirstHalf, playedMinutesOfMatch } from '../football/clock.ts'
import { beforeKickOff, forecastFootball, type FootballForecast } from '../football/forecast.ts'
import { type GoalMeans, gridSide, type ScoreGrid } from '../football/score-grid.ts'
import type { Moment } from './football-moments.ts'
import { incidentSides, type NextNumber, type SidePair } from './incident.ts'

const secondsPerMinute = 60
/** Between two goals there is at least a kick-off. */
const leastGapSeconds = 45
/** No goal falls in the first seconds of a half. */
const firstSeconds = 15
const endSecond = playedMinutesOfMatch * secondsPerMinute

/**
 * The goals of a match, drawn from the very forecast that its prices come from, before it and again after each red card:
 * so no price of it, at whatever minute, is wrong on average.
 */
export function goalsOfMeans(means: GoalMeans, redCards: readonly Moment[], next: NextNumber): Moment[] {
  const goals: Moment[] = []
  let state = beforeKickOff
  const cards = redCards.toSorted((one, other) => one.atSecond - other.atSecond)
  for (const card of [...cards, undefined]) {
    const until = card?.atSecond ?? endSecond
    const drawn = drawGoals(forecastFootball(means, state), next).filter(({ atSecond }) => atSecond < until)
    goals.push(...drawn)
    const countOf = (side: Moment['side']): number => drawn.filter((goal) => goal.side === side).length
    state = {
      playedMinute: until / secondsPerMinute,
      score: { home: state.score.home + countOf('home'), away: state.score.away + countOf('away') },
      redCards: card ? withCard(state.redCards, card) : state.redCards,
    }
  }
  const halfTime = playedMinutesOfFirstHalf * secondsPerMinute
  return [
    ...spaced(
      goals.filter(({ atSecond }) => atSecond < halfTime),
      { from: 0, to: halfTime },
    ),
    ...spaced(
      goals.filter(({ atSecond }) => atSecond >= halfTime),
      { from: halfTime, to: endSecond },
    ),
  ]
}

const withCard = (cards: SidePair, { side }: Moment): SidePair => ({ ...cards, [side]: cards[side] + 1 })

/** One of the scores of a grid. */
export function drawScore(grid: ScoreGrid, next: NextNumber): SidePair {
  let [index, sum] = [0, grid[0]!]
  for (const number = next(); number >= sum && index < grid.length - 1; sum += grid[index]!) index += 1
  return { home: Math.floor(index / gridSide), away: index % gridSide }
}

/** All goals to come: how many by the grid, each at its time by the clock of goals. */
function drawGoals({ remaining, state, firstHalfShare }: FootballForecast, next: NextNumber): Moment[] {
  const counts = drawScore(remaining, next)
  const drawSecond = (): number =>
    playedMinuteOfShare(next(), state.playedMinute, playedMinutesOfMatch, firstHalfShare) * secondsPerMinute
  return incidentSides.flatMap((side) =>
    Array.from({ length: counts[side] }, () => ({
      side,
      atSecond: Math.min(endSecond - 1, Math.floor(drawSecond())),
    })),
  )
}

/** The same moments in order, moved apart where they are too near to one another or to the ends of the half. */
function spaced(moments: readonly Moment[], { from, to }: { from: number; to: number }): Moment[] {
  const sorted = moments.toSorted((one, other) => one.atSecond - other.atSecond)
  const gap = Math.min(leastGapSeconds, Math.floor((to - from - firstSeconds) / (sorted.length + 1)))
  const seconds = sorted.map(({ atSecond }) => atSecond)
  for (let index = 0, least = from + firstSeconds; index < seconds.length; index += 1, least += gap) {
    seconds[index] = Math.max(seconds[index]!, least)
    least = seconds[index]!
  }
  for (let index = seconds.length - 1, most = to - 2; index >= 0; index -= 1, most -= gap) {
    seconds[index] = Math.min(seconds[index]!, most)
    most = seconds[index]!
  }
  return sorted.map(({ side }, index) => ({ side, atSecond: seconds[index]! }))
}
