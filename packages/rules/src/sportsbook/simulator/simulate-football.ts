// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from '../football/clock.ts'
import type { GoalMeans } from '../football/score-grid.ts'
import { type BallPosition, drawPitch } from './football-pitch.ts'
import { goalsOfMeans } from './football-goals.ts'
import { type FootballIncident, inOrder, type PlannedIncident } from './football-incident.ts'
import { type Moment, momentsOf } from './football-moments.ts'
import { planStoppages } from './football-stoppages.ts'
import type { NextNumber } from './incident.ts'

/** A match from kick-off to full time. */
export interface FootballTimeline {
  /** In order; the last is full time. */
  readonly incidents: readonly FootballIncident[]
  /** Where the ball is, every three seconds and at each incident, in order. */
  readonly ball: readonly BallPosition[]
  /** For each minute of play, once it is over, who pressed: 100 is home alone, -100 away alone. */
  readonly momentum: readonly number[]
}

const halfTimeSecond = playedMinutesOfFirstHalf * 60
const lastSecond = playedMinutesOfMatch * 60
/** What a match brings on average, a side. */
const usual = { yellowCards: 2, redCards: 0.08, shotsBesides: 5.5, shotsPerGoal: 5, corners: 5 } as const
const shareOnTarget = 0.28

/**
 * A match from the first to the last second. Goals fall by the model that prices it; cards, shots, corners, penalties,
 * checks by video, pressure and the way of the ball are drawn besides. The same numbers give the same match.
 */
export function simulateFootball({ means }: { means: GoalMeans }, next: NextNumber): FootballTimeline {
  const redCards = momentsOf(() => usual.redCards, next)
  const goals = goalsOfMeans(means, redCards, next)
  const stoppages = planStoppages(goals, next)
  const isPlayed = ({ atSecond }: Moment): boolean =>
    stoppages.spans.every(({ from, to }) => atSecond < from || atSecond > to)
  const planned: PlannedIncident[] = [
    { atSecond: 0, kind: 'kickOff' },
    ...planShots(means, next).filter(isPlayed),
    ...momentsOf(() => usual.corners, next)
      .filter(isPlayed)
      .map((each) => ({ ...each, kind: 'corner' as const })),
    ...momentsOf(() => usual.yellowCards, next).map((each) => ({ ...each, kind: 'yellowCard' as const })),
    ...redCards.map((each) => ({ ...each, kind: 'redCard' as const })),
    ...stoppages.planned,
    { atSecond: halfTimeSecond, kind: 'halfTime', half: 1 },
    { atSecond: halfTimeSecond, kind: 'secondHalf', half: 2 },
    { atSecond: lastSecond, kind: 'fullTime', half: 2 },
  ]
  const incidents = inOrder(planned)
  return { incidents, ...drawPitch({ means, incidents }, next) }
}

const planShots = (means: GoalMeans, next: NextNumber): (PlannedIncident & Moment)[] =>
  momentsOf((side) => usual.shotsBesides + usual.shotsPerGoal * Math.min(3, means[side]), next).map(
    (each) => ({
      ...each,
      kind: 'shot',
      isOnTarget: next() < shareOnTarget,
    }),
  )
