// SPDX-License-Identifier: Apache-2.0
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { offersOfTennis } from '@tessera/rules/sportsbook/offers/tennis-offers'
import { simulateTennis, type TennisIncident } from '@tessera/rules/sportsbook/simulator/simulate-tennis'
import type { ServeChances, TennisSide } from '@tessera/rules/sportsbook/tennis/game'
import { beforeFirstServe, type TennisState } from '@tessera/rules/sportsbook/tennis/match'
import { serverOfPoint } from '@tessera/rules/sportsbook/tennis/score-point'
import type { Statistics } from '../../events/event.ts'
import { countOn } from '../count-on.ts'
import type { PlayedSport, Step, Strength } from '../played-sport.ts'
import { seededNumbers } from '../seeded-numbers.ts'

const bestOf = 3

/** An invented tennis match, the best of three sets, from point to point. */
export const tennis: PlayedSport = {
  sport: 'tennis',
  // Between two points nothing changes.
  priceEverySeconds: 600,
  offersBefore: (strength, options) =>
    offersOfTennis(chancesOf(strength), beforeFirstServe(bestOf, serverOf(strength)), options),
  steps(seed, strength) {
    const chances = chancesOf(strength)
    const server = serverOf(strength)
    const incidents = simulateTennis({ chances, bestOf, server }, seededNumbers(seed))
    return [startOf(chances, server), ...stepsOf(chances, incidents)]
  },
}

const chancesOf = ({ home = 0.62, away = 0.62 }: Strength): ServeChances => ({ home, away })
const serverOf = ({ server = 0 }: Strength): TennisSide => (server === 0 ? 'home' : 'away')

function startOf(chances: ServeChances, server: TennisSide): Step {
  const state = beforeFirstServe(bestOf, server)
  return {
    atSeconds: 0,
    kind: 'matchStart',
    after: stateOf(state, { playedSeconds: 0, statistics: {}, over: false }),
    clockRuns: true,
    offers: (options) => offersOfTennis(chances, state, options),
  }
}

function stepsOf(chances: ServeChances, incidents: readonly TennisIncident[]): Step[] {
  let statistics: Statistics = {}
  return incidents.map(({ kind, side, atSecond, detail }) => {
    if (side) statistics = countOn(statistics, 'points', side)
    if (detail.isAce) statistics = countOn(statistics, 'aces', detail.server)
    const over = kind === 'match'
    return {
      atSeconds: atSecond,
      kind,
      side,
      after: stateOf(detail.state, { playedSeconds: atSecond, statistics, over }),
      clockRuns: !over,
      offers: (options) => (over ? [] : offersOfTennis(chances, detail.state, options)),
    }
  })
}

function stateOf(
  state: TennisState,
  { playedSeconds, statistics, over }: { playedSeconds: number; statistics: Statistics; over: boolean },
): Step['after'] {
  const { finished, games } = state
  const sets: Score[] = over ? [...finished] : [...finished, games]
  const wonBy = (side: 'home' | 'away'): number =>
    finished.filter(({ home, away }) => (side === 'home' ? home > away : away > home)).length
  return {
    score: { home: wonBy('home'), away: wonBy('away') },
    period: over ? 'ended' : `set_${sets.length}`,
    playedSeconds,
    result: { sport: 'tennis', bestOf, sets, ended: finished.length, over },
    statistics: over ? statistics : { ...statistics, ...nextPoint(state) },
  }
}

/** Who serves the next point, and at which points of the game. */
function nextPoint(state: TennisState): Statistics {
  const { points } = state
  return {
    service: serverOfPoint(state) === 'home' ? [1, 0] : [0, 1],
    game_points: [points.home, points.away],
  }
}
