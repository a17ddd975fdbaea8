// SPDX-License-Identifier: Apache-2.0
import { clockAt, playedMinutesOfFirstHalf, playedMinutesOfMatch } from '@tessera/rules/sportsbook/football/clock'
import { beforeKickOff } from '@tessera/rules/sportsbook/football/forecast'
import type { FootballResult, Goal } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side } from '@tessera/rules/sportsbook/model/sport'
import { type FootballMatch, offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import type { StopReason } from '../../events/event.ts'
import { countOn } from '../count-on.ts'
import type { PlayedSport, PlayedState, Step, Strength } from '../played-sport.ts'
import { type FootballMoment, footballMoments } from './football-moments.ts'

const breakSeconds = 15 * 60
const firstHalfSeconds = playedMinutesOfFirstHalf * 60
const matchSeconds = playedMinutesOfMatch * 60

/** Why betting stops, and for how long. */
const stops: Readonly<Record<string, { reason: StopReason; seconds: number }>> = {
  goal: { reason: 'goal', seconds: 40 },
  red_card: { reason: 'red_card', seconds: 30 },
  penalty: { reason: 'penalty', seconds: 90 },
  review: { reason: 'review', seconds: 90 },
}

/** Which count an incident adds to. */
const counts: Readonly<Record<string, string>> = {
  shot: 'shots',
  shot_on_target: 'shots_on_target',
  foul: 'fouls',
  corner: 'corners',
  yellow_card: 'yellow_cards',
  red_card: 'red_cards',
}

/** A football match, played by the simulator. A recorded one ends as it really did. */
export const football: PlayedSport = {
  sport: 'football',
  priceEverySeconds: 60,
  steps: (seed, strength, recorded) => stepsOf(footballMoments(seed, meansOf(strength), recorded)),
  offers: (strength, state, options) => offersOfFootball(meansOf(strength), matchOf(state), options),
}

const meansOf = ({ home = 1.4, away = 1.1, correlation = 0 }: Strength) => ({ home, away, correlation })

function matchOf(state: PlayedState | undefined): FootballMatch {
  const result = state?.result
  if (!state || result?.sport !== 'football') return { state: beforeKickOff, known: { goals: [] } }
  return {
    state: {
      playedMinute: Math.min(state.playedSeconds, matchSeconds) / 60,
      score: state.score,
      redCards: result.redCards ?? { home: 0, away: 0 },
    },
    known: { atHalfTime: result.ended > 0 ? result.halves[0] : undefined, goals: result.goals },
  }
}

interface Match {
  goals: readonly Goal[]
  halves: readonly Score[]
  statistics: PlayedState['statistics']
}

/** The steps of a match: what happens in it, its halves, and the score after each. */
function stepsOf(moments: readonly FootballMoment[]): Step[] {
  let match: Match = { goals: [], halves: [{ home: 0, away: 0 }], statistics: {} }
  const inFirst = moments.filter(({ playedSeconds }) => playedSeconds < firstHalfSeconds)
  const inSecond = moments.filter(({ playedSeconds }) => playedSeconds >= firstHalfSeconds)
  const play = (moment: FootballMoment): Step => {
    match = after(match, moment)
    const second = match.halves.length > 1
    return {
      atSeconds: moment.playedSeconds + (second ? breakSeconds : 0),
      kind: moment.kind,
      side: moment.side,
      after: stateOf(match, moment.playedSeconds, { period: second ? 'second_half' : 'first_half', ended: second ? 1 : 0 }),
      clockRuns: true,
      stop: stops[moment.kind],
    }
  }
  const mark = (kind: string, playedSeconds: number, place: Place, clockRuns: boolean): Step => ({
    atSeconds: playedSeconds + (match.halves.length > 1 ? breakSeconds : 0),
    kind,
    after: stateOf(match, playedSeconds, place),
    clockRuns,
  })
  const first = [
    mark('kick_off', 0, { period: 'first_half', ended: 0 }, true),
    ...inFirst.map(play),
    mark('half_time', firstHalfSeconds, { period: 'half_time', ended: 1 }, false),
  ]
  match = { ...match, halves: [...match.halves, { home: 0, away: 0 }] }
  return [
    ...first,
    mark('second_half', firstHalfSeconds, { period: 'second_half', ended: 1 }, true),
    ...inSecond.map(play),
    mark('full_time', matchSeconds, { period: 'ended', ended: 2 }, false),
  ]
}

function after(match: Match, { kind, side, playedSeconds }: FootballMoment): Match {
  const count = counts[kind]
  const statistics = count && side ? countOn(match.statistics, count, side) : match.statistics
  if (kind !== 'goal' || !side) return { ...match, statistics }
  return {
    statistics,
    goals: [...match.goals, { side, minute: clockAt(playedSeconds).minute }],
    halves: match.halves.map((half, index) => (index === match.halves.length - 1 ? scored(half, side) : half)),
  }
}

const scored = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 })

interface Place {
  period: string
  ended: number
}

function stateOf({ goals, halves, statistics }: Match, playedSeconds: number, { period, ended }: Place): PlayedState {
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
