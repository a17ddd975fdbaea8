// SPDX-License-Identifier: Apache-2.0
import { clockAt, playedMinutesOfMatch } from '@tessera/rules/sportsbook/football/clock'
import { beforeKickOff } from '@tessera/rules/sportsbook/football/forecast'
import type { GoalMeans } from '@tessera/rules/sportsbook/football/score-grid'
import type { FootballResult, Goal } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side } from '@tessera/rules/sportsbook/model/sport'
import {
  type FootballMatch,
  offersOfFootball,
  pricedFootball,
} from '@tessera/rules/sportsbook/offers/football-offers'
import type { FootballIncident } from '@tessera/rules/sportsbook/simulator/football-incident'
import { suspensionsOf } from '@tessera/rules/sportsbook/simulator/football-suspensions'
import {
  type FootballTimeline,
  simulateFootball,
} from '@tessera/rules/sportsbook/simulator/simulate-football'
import type { StopReason } from '../../events/event.ts'
import { countOn } from '../count-on.ts'
import type { PlayedSport, PlayedState, Step, Strength } from '../played-sport.ts'
import { seededNumbers } from '../seeded-numbers.ts'

/** The break between the halves. */
export const breakSeconds = 15 * 60
const matchSeconds = playedMinutesOfMatch * 60

/** Why betting stops. */
const reasons: Partial<Readonly<Record<FootballIncident['kind'], StopReason>>> = {
  goal: 'goal',
  redCard: 'red_card',
  penalty: 'penalty',
  varCheck: 'review',
}

/** Which counts an incident adds to. */
const counts: Partial<Readonly<Record<FootballIncident['kind'], readonly string[]>>> = {
  goal: ['shots', 'shots_on_target'],
  shot: ['shots'],
  penaltyMissed: ['shots'],
  corner: ['corners'],
  yellowCard: ['yellow_cards'],
  redCard: ['red_cards'],
}

const notStarted: FootballMatch = { state: beforeKickOff, known: { goals: [] } }

/** A football match, played by the simulator. */
export const football: PlayedSport = {
  sport: 'football',
  // No price is so old that a minute without a goal makes it one to take.
  priceEverySeconds: 30,
  offersBefore: (strength, options) => offersOfFootball(meansOf(strength), notStarted, options),
  joint(strength, state) {
    if (state && state.result?.sport !== 'football') return undefined
    return pricedFootball(meansOf(strength), state ? matchAt(state, state.playedSeconds) : notStarted)
  },
  steps: (seed, strength) => stepsOf(meansOf(strength), timelineOf(seed, strength).incidents),
}

/** The whole match that follows from a seed. */
export const timelineOf = (seed: string, strength: Strength): FootballTimeline =>
  simulateFootball({ means: meansOf(strength) }, seededNumbers(seed))

const meansOf = ({ home = 1.4, away = 1.1, correlation = 0, firstHalfShare }: Strength): GoalMeans => ({
  home,
  away,
  correlation,
  firstHalfShare,
})

/** Where a match is, as prices need it. */
function matchAt(
  { score, result }: Pick<PlayedState, 'score' | 'result'>,
  playedSeconds: number,
): FootballMatch {
  const { halves, goals, redCards, ended } = result as FootballResult
  return {
    state: {
      playedMinute: Math.min(playedSeconds, matchSeconds) / 60,
      score,
      redCards: redCards ?? { home: 0, away: 0 },
    },
    known: { atHalfTime: ended > 0 ? halves[0] : undefined, goals },
  }
}

interface Match {
  goals: readonly Goal[]
  halves: readonly Score[]
  statistics: PlayedState['statistics']
}

/** The steps of a match: each incident with the state after it, and betting stopped as the rules say. */
function stepsOf(means: GoalMeans, incidents: readonly FootballIncident[]): Step[] {
  const suspensions = suspensionsOf(incidents)
  let match: Match = { goals: [], halves: [{ home: 0, away: 0 }], statistics: {} }
  return incidents.map((incident) => {
    const { kind, side, atSecond } = incident
    match = after(match, incident)
    const reason = reasons[kind]
    const until = suspensions.find(({ from, to }) => from <= atSecond && atSecond < to)?.to
    const state = stateOf(match, atSecond, stageAfter(kind, match))
    return {
      atSeconds: atSecond + (match.halves.length > 1 ? breakSeconds : 0),
      kind,
      side,
      after: state,
      offers: (options, playedSeconds) => offersOfFootball(means, matchAt(state, playedSeconds), options),
      clockRuns: kind !== 'halfTime' && kind !== 'fullTime',
      stop: reason && until !== undefined ? { reason, seconds: until - atSecond } : undefined,
    }
  })
}

function stageAfter(kind: FootballIncident['kind'], { halves }: Match): Stage {
  if (kind === 'fullTime') return { period: 'ended', ended: 2 }
  if (kind === 'halfTime') return { period: 'half_time', ended: 1 }
  return halves.length > 1 ? { period: 'second_half', ended: 1 } : { period: 'first_half', ended: 0 }
}

function after(match: Match, { kind, side, detail }: FootballIncident): Match {
  if (kind === 'secondHalf') return { ...match, halves: [...match.halves, { home: 0, away: 0 }] }
  if (!side) return match
  const names = [
    ...(counts[kind] ?? []),
    ...(kind === 'shot' && detail.isOnTarget ? ['shots_on_target'] : []),
  ]
  const statistics = names.reduce((all, name) => countOn(all, name, side), match.statistics)
  if (kind !== 'goal') return { ...match, statistics }
  return {
    statistics,
    goals: [...match.goals, { side, minute: detail.minute }],
    halves: match.halves.map((half, index) =>
      index === match.halves.length - 1 ? scored(half, side) : half,
    ),
  }
}

const scored = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 })

interface Stage {
  period: string
  ended: number
}

function stateOf(
  { goals, halves, statistics }: Match,
  playedSeconds: number,
  { period, ended }: Stage,
): PlayedState {
  const both = (name: string): Score => {
    const [home = 0, away = 0] = statistics[name] ?? []
    return { home, away }
  }
  const result: FootballResult = {
    sport: 'football',
    halves,
    ended,
    over: ended === 2,
    minute: clockAt(playedSeconds).minute,
    goals,
    yellowCards: both('yellow_cards'),
    redCards: both('red_cards'),
    corners: both('corners'),
  }
  const score = {
    home: halves.reduce((sum, half) => sum + half.home, 0),
    away: halves.reduce((sum, half) => sum + half.away, 0),
  }
  return { score, period, playedSeconds, result, statistics }
}
