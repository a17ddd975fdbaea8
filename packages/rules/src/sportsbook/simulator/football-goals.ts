// SPDX-License-Identifier: Apache-2.0
import {
  playedMinuteOfShare,
  playedMinutesOfFirstHalf,
  playedMinutesOfMatch,
  shareOfGoalsBetween,
} from '../football/clock.ts'
import { remainingMeans } from '../football/forecast.ts'
import type { GoalMeans } from '../football/score-grid.ts'
import { drawCount, drawShare } from './draws.ts'
import type { Moment } from './football-moments.ts'
import { type IncidentSide, incidentSides, type NextNumber, type SidePair } from './incident.ts'

/** The recorded result of a match that is played again. */
export interface RecordedResult {
  readonly fullTime: SidePair
  /** Undefined if only the final score was recorded. */
  readonly halfTime?: SidePair | undefined
}

const secondsPerMinute = 60
/** Between two goals there is at least a kick-off. */
const leastGapSeconds = 45
/** No goal falls in the first seconds of a half. */
const firstSeconds = 15

/**
 * The goals of a match that ends with its recorded result: as many of each side before and after half-time, at
 * times that the model of the remaining goals gives. Throws RangeError for a result that cannot be.
 */
export function goalsOfResult({ fullTime, halfTime }: RecordedResult, next: NextNumber): Moment[] {
  const inFirstHalf = shareOfGoalsBetween(0, playedMinutesOfFirstHalf)
  const counts = incidentSides.map((side) => {
    const goals = fullTime[side]
    const first = halfTime ? halfTime[side] : drawShare(goals, inFirstHalf, next)
    if (![goals, first, goals - first].every((count) => Number.isInteger(count) && count >= 0 && count <= 30))
      throw new RangeError('A result has whole goals, and no more of them at half-time than at the end')
    return { side, first, second: goals - first }
  })
  const momentsOf = (half: 'first' | 'second', from: number, to: number): Moment[] =>
    spaced(
      counts.flatMap((count) =>
        Array.from({ length: count[half] }, () => ({
          side: count.side,
          atSecond: Math.floor(playedMinuteOfShare(next(), from, to) * secondsPerMinute),
        })),
      ),
      { from: from * secondsPerMinute, to: to * secondsPerMinute },
    )
  return [
    ...momentsOf('first', 0, playedMinutesOfFirstHalf),
    ...momentsOf('second', playedMinutesOfFirstHalf, playedMinutesOfMatch),
  ]
}

/** The goals of a match without a recorded result: by the means, minute by minute, red cards included. */
export function goalsOfMeans(means: GoalMeans, redCards: readonly Moment[], next: NextNumber): Moment[] {
  const goals: Moment[] = []
  for (let minute = 0; minute < playedMinutesOfMatch; minute += 1) {
    const cardsOf = (side: IncidentSide): number =>
      redCards.filter((card) => card.side === side && card.atSecond < minute * secondsPerMinute).length
    const whole = remainingMeans(means, {
      playedMinute: 0,
      score: { home: 0, away: 0 },
      redCards: { home: cardsOf('home'), away: cardsOf('away') },
    })
    const share = shareOfGoalsBetween(minute, minute + 1)
    for (const side of incidentSides)
      for (let count = drawCount(whole[side] * share, next); count > 0; count -= 1)
        goals.push({ side, atSecond: Math.floor((minute + next()) * secondsPerMinute) })
  }
  const halfTime = playedMinutesOfFirstHalf * secondsPerMinute
  const end = playedMinutesOfMatch * secondsPerMinute
  return [
    ...spaced(
      goals.filter(({ atSecond }) => atSecond < halfTime),
      { from: 0, to: halfTime },
    ),
    ...spaced(
      goals.filter(({ atSecond }) => atSecond >= halfTime),
      { from: halfTime, to: end },
    ),
  ]
}

/** The same moments in order, moved apart where they are too near to one another or to the ends of the half. */
function spaced(moments: readonly Moment[], { from, to }: { from: number; to: number }): Moment[] {
  const sorted = moments.toSorted((one, other) => one.atSecond - other.atSecond)
  const gap = Math.min(leastGapSeconds, Math.floor((to - from - firstSeconds) / (sorted.length + 1)))
  const seconds = sorted.map(({ atSecond }) => atSecond)
  for (let place = 0, least = from + firstSeconds; place < seconds.length; place += 1, least += gap) {
    seconds[place] = Math.max(seconds[place]!, least)
    least = seconds[place]!
  }
  for (let place = seconds.length - 1, most = to - 2; place >= 0; place -= 1, most -= gap) {
    seconds[place] = Math.min(seconds[place]!, most)
    most = seconds[place]!
  }
  return sorted.map(({ side }, place) => ({ side, atSecond: seconds[place]! }))
}
