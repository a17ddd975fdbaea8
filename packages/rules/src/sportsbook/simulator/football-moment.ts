// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf } from '../football/clock.ts'
import type { FootballState } from '../football/forecast.ts'
import type { FootballIncident } from './football-incident.ts'
import type { IncidentSide, SidePair } from './incident.ts'

/** All that is known of a match at a second of play. */
export interface FootballMoment {
  readonly state: FootballState
  /** Undefined in the first half. */
  readonly atHalfTime: SidePair | undefined
  /** Each goal with its minute on the clock. */
  readonly goals: readonly { readonly side: IncidentSide; readonly minute: number }[]
  readonly shots: SidePair
  readonly shotsOnTarget: SidePair
  readonly corners: SidePair
  readonly yellowCards: SidePair
  readonly isOver: boolean
}

/** What has happened up to a second of play, that second included. Goals count as shots on target. */
export function momentAt(incidents: readonly FootballIncident[], playedSecond: number): FootballMoment {
  const before = incidents.filter(({ atSecond }) => atSecond <= playedSecond)
  const count = (test: (incident: FootballIncident) => boolean): SidePair => {
    const counts = { home: 0, away: 0 }
    for (const incident of before) if (incident.side && test(incident)) counts[incident.side] += 1
    return counts
  }
  const atHalfTime = before.find(({ kind }) => kind === 'halfTime')?.detail.score
  const isOver = before.some(({ kind }) => kind === 'fullTime')
  return {
    state: {
      playedMinute: atHalfTime ? Math.max(playedMinutesOfFirstHalf, playedSecond / 60) : playedSecond / 60,
      score: count(({ kind }) => kind === 'goal'),
      redCards: count(({ kind }) => kind === 'redCard'),
    },
    atHalfTime,
    goals: before.flatMap(({ kind, side, detail: { minute } }) =>
      kind === 'goal' && side ? [{ side, minute }] : [],
    ),
    shots: count(({ kind }) => kind === 'shot' || kind === 'goal' || kind === 'penaltyMissed'),
    shotsOnTarget: count(({ kind, detail }) => kind === 'goal' || detail.isOnTarget === true),
    corners: count(({ kind }) => kind === 'corner'),
    yellowCards: count(({ kind }) => kind === 'yellowCard'),
    isOver,
  }
}
