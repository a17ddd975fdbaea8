// SPDX-License-Identifier: Apache-2.0
import { clockAt } from '../football/clock.ts'
import type { Incident, IncidentSide, SidePair } from './incident.ts'

export const footballIncidentKinds = [
  'kickOff',
  'halfTime',
  'secondHalf',
  'fullTime',
  'goal',
  'shot',
  'corner',
  'yellowCard',
  'redCard',
  'penalty',
  'penaltyMissed',
  'varCheck',
  'varDecision',
] as const
export type FootballIncidentKind = (typeof footballIncidentKinds)[number]

/** What an incident adds to its kind and side. */
export interface FootballDetail {
  readonly half: 1 | 2
  /** On the clock, 1 to 90; stoppage belongs to minute 45 or 90. */
  readonly minute: number
  readonly stoppageMinute: number
  /** After the incident. */
  readonly score: SidePair
  /** Of a shot. */
  readonly isOnTarget?: boolean
  /** Of a goal. */
  readonly isFromPenalty?: boolean
  /** Of a check and its decision: what is looked at. A goal that is taken back has never counted. */
  readonly about?: 'goal' | 'penalty'
  /** Of a decision. */
  readonly stands?: boolean
}

export type FootballIncident = Incident<FootballIncidentKind, FootballDetail>

/** An incident before the score and the clock are put to it. */
export interface PlannedIncident {
  atSecond: number
  kind: FootballIncidentKind
  side?: IncidentSide
  half?: 1 | 2
  isOnTarget?: boolean
  isFromPenalty?: boolean
  about?: 'goal' | 'penalty'
  stands?: boolean
}

/** The incidents in order, each with the clock and the score after it. */
export function inOrder(planned: readonly PlannedIncident[]): FootballIncident[] {
  const score = { home: 0, away: 0 }
  // Sorting keeps the order of what happens in the same second.
  return planned
    .toSorted((one, other) => one.atSecond - other.atSecond)
    .map(({ atSecond, kind, side, half, ...detail }) => {
      if (kind === 'goal' && side) score[side] += 1
      const clock = clockAt(half === 1 ? Math.max(0, atSecond - 1) : atSecond)
      return { atSecond, kind, side, detail: { ...clock, score: { ...score }, ...detail } }
    })
}
