// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from '../football/clock.ts'
import { drawWhole } from './draws.ts'
import type { PlannedIncident } from './football-incident.ts'
import { type Moment, momentsOf } from './football-moments.ts'
import type { IncidentSide, NextNumber } from './incident.ts'

/** Seconds of play, both ends included, in which the ball rests. */
interface Span {
  readonly from: number
  readonly to: number
}

const halfTimeSecond = playedMinutesOfFirstHalf * 60
const lastSecond = playedMinutesOfMatch * 60
const shareOfPenaltyGoals = 0.08
/** A side, on average. */
const missedPenalties = 0.04
const goalsTakenBack = 0.12
const shareOfGoalsChecked = 0.12
const shareOfPenaltiesChecked = 0.4
const secondsToPenalty = 75
const secondsToCheck = 12
const [shortCheck, longCheck] = [45, 105]
const [checkOfPenaltyFrom, checkOfPenaltyTo] = [5, 50]

/**
 * The goals of a match and all else that stops it: penalties, checks by video and goals that are taken back, none
 * of which falls into another. What would, is left out; a goal never is.
 */
export function planStoppages(
  goals: readonly Moment[],
  next: NextNumber,
): { planned: PlannedIncident[]; spans: readonly Span[] } {
  const spans: Span[] = goals.map(({ atSecond }) => ({ from: atSecond, to: atSecond }))
  const planned = [
    ...goals.flatMap((goal) => planGoal(goal, spans, next)),
    ...planMissedPenalties(spans, next),
    ...planTakenBack(spans, next),
  ]
  return { planned, spans }
}

/** Takes a span if it lies within a half and in no other. */
function take(spans: Span[], span: Span): boolean {
  const isWithinHalf = span.to < halfTimeSecond || span.from > halfTimeSecond
  const isFree =
    span.from > 0 &&
    span.to < lastSecond &&
    isWithinHalf &&
    spans.every(({ from, to }) => span.to < from || span.from > to)
  if (isFree) spans.push(span)
  return isFree
}

/** A goal; some from a penalty given before, some looked at by video afterwards. */
function planGoal(goal: Moment, spans: Span[], next: NextNumber): PlannedIncident[] {
  const { side, atSecond } = goal
  const givenAt = atSecond - secondsToPenalty
  const isFromPenalty = next() < shareOfPenaltyGoals && take(spans, { from: givenAt, to: atSecond - 1 })
  const decidedAt = atSecond + secondsToCheck + drawWhole(shortCheck, longCheck, next)
  const isChecked = next() < shareOfGoalsChecked && take(spans, { from: atSecond + 1, to: decidedAt })
  return [
    ...(isFromPenalty ? planPenalty(side, givenAt, next) : []),
    { side, atSecond, kind: 'goal', isFromPenalty },
    ...(isChecked
      ? planCheck(side, { from: atSecond + secondsToCheck, to: decidedAt, about: 'goal', stands: true })
      : []),
  ]
}

/** A penalty is given, perhaps after a look at the video. */
function planPenalty(side: IncidentSide, atSecond: number, next: NextNumber): PlannedIncident[] {
  const [from, to] = [atSecond + checkOfPenaltyFrom, atSecond + checkOfPenaltyTo]
  return [
    { atSecond, kind: 'penalty', side },
    ...(next() < shareOfPenaltiesChecked
      ? planCheck(side, { from, to, about: 'penalty', stands: true })
      : []),
  ]
}

function planMissedPenalties(spans: Span[], next: NextNumber): PlannedIncident[] {
  return momentsOf(() => missedPenalties, next).flatMap(({ side, atSecond }): PlannedIncident[] => {
    const missedAt = atSecond + secondsToPenalty
    if (!take(spans, { from: atSecond, to: missedAt })) return []
    return [...planPenalty(side, atSecond, next), { atSecond: missedAt, kind: 'penaltyMissed', side }]
  })
}

/** The ball is in the net, the video shows that it does not count: the score never changes. */
function planTakenBack(spans: Span[], next: NextNumber): PlannedIncident[] {
  return momentsOf(() => goalsTakenBack, next).flatMap(({ side, atSecond }): PlannedIncident[] => {
    const from = atSecond + secondsToCheck
    const to = from + drawWhole(shortCheck, longCheck, next)
    if (!take(spans, { from: atSecond, to })) return []
    return [
      { atSecond, kind: 'shot', side, isOnTarget: true },
      ...planCheck(side, { from, to, about: 'goal', stands: false }),
    ]
  })
}

const planCheck = (
  side: IncidentSide,
  { from, to, about, stands }: Span & { about: 'goal' | 'penalty'; stands: boolean },
): PlannedIncident[] => [
  { atSecond: from, kind: 'varCheck', side, about },
  { atSecond: to, kind: 'varDecision', side, about, stands },
]
