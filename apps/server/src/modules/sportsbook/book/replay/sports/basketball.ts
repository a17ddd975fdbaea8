// SPDX-License-Identifier: Apache-2.0
import type { BasketballMeans } from '@tessera/rules/sportsbook/basketball/forecast'
import type { GameSoFar } from '@tessera/rules/sportsbook/basketball/period-scores'
import { offersOfBasketball, pricedBasketball } from '@tessera/rules/sportsbook/offers/basketball-offers'
import { countedSeconds } from '@tessera/rules/sportsbook/simulator/basketball-slots'
import {
  type BasketballIncident,
  simulateBasketball,
} from '@tessera/rules/sportsbook/simulator/simulate-basketball'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import type { Statistics } from '../../events/event.ts'
import { countOn } from '../count-on.ts'
import type { PlayedSport, PlayedState, Step, Strength } from '../played-sport.ts'
import { seededNumbers } from '../seeded-numbers.ts'

/** The breaks after the first to the fourth quarter; before each overtime it is as before the first. */
const breakSeconds = [120, 600, 120, 60]
const quartersOfGame = 4
/** How baskets are counted, by their points. */
const baskets: Readonly<Record<number, string>> = {
  1: 'free_throws',
  2: 'two_pointers',
  3: 'three_pointers',
}

/** A basketball game, played by the simulator. */
export const basketball: PlayedSport = {
  sport: 'basketball',
  // Between two slots nothing changes.
  priceEverySeconds: 600,
  offersBefore: (strength, options) => offersOfBasketball(meansOf(strength), undefined, options),
  joint(strength, state) {
    if (!state) return pricedBasketball(meansOf(strength), undefined)
    const { result, playedSeconds } = state
    // An overtime decides everything: no market is open in it.
    if (result?.sport !== 'basketball' || result.quarters.length > quartersOfGame) return undefined
    return pricedBasketball(meansOf(strength), soFarOf(result.quarters, playedSeconds))
  },
  steps: (seed, strength) => {
    const means = meansOf(strength)
    return stepsOf(means, simulateBasketball({ means }, seededNumbers(seed)))
  },
}

const meansOf = ({
  margin = 3,
  total = 210,
  marginDeviation,
  totalDeviation,
}: Strength): BasketballMeans => ({
  margin,
  total,
  marginDeviation,
  totalDeviation,
})

/** Where a game is, as prices need it: they count the slots that are over. */
const soFarOf = (quarters: readonly Score[], playedSeconds: number): GameSoFar => ({
  quarters,
  playedSeconds: countedSeconds(playedSeconds),
})

function stepsOf(means: BasketballMeans, incidents: readonly BasketballIncident[]): Step[] {
  const quarters: { home: number; away: number }[] = []
  let ended = 0
  let statistics: Statistics = {}
  return incidents.map(({ kind, side, atSecond, detail }) => {
    const quarter = (quarters[detail.quarter - 1] ??= { home: 0, away: 0 })
    if (kind === 'basket' && side) quarter[side] += detail.points ?? 0
    const breaksBefore = detail.quarter - 1
    if (kind === 'basket' && side)
      statistics = countOn(statistics, baskets[detail.points ?? 0] ?? 'two_pointers', side)
    if (kind === 'quarterEnd') ended += 1
    const soFar = quarters.map((each) => ({ ...each }))
    return {
      atSeconds: atSecond + secondsOfBreaks(breaksBefore),
      kind,
      side,
      after: stateOf(soFar, { ended, atSecond, score: detail.score, statistics, over: kind === 'gameEnd' }),
      clockRuns: kind !== 'quarterEnd' && kind !== 'gameEnd',
      // An overtime lasts minutes and decides everything: no market is open in it.
      offers: (options, playedSeconds) =>
        detail.quarter > quartersOfGame
          ? []
          : offersOfBasketball(means, soFarOf(soFar, playedSeconds), options),
    }
  })
}

const secondsOfBreaks = (count: number): number =>
  Array.from({ length: count }, (_, index) => breakSeconds[index] ?? 60).reduce((sum, each) => sum + each, 0)

function stateOf(
  quarters: readonly Score[],
  {
    ended,
    atSecond,
    score,
    statistics,
    over,
  }: { ended: number; atSecond: number; score: Score; statistics: Statistics; over: boolean },
): PlayedState {
  const number = quarters.length
  const playing = number > quartersOfGame ? `overtime_${number - quartersOfGame}` : `quarter_${number}`
  return {
    score,
    period: over ? 'ended' : ended === number ? 'break' : playing,
    playedSeconds: atSecond,
    result: { sport: 'basketball', quarters, ended, over },
    statistics,
  }
}
