// SPDX-License-Identifier: Apache-2.0
import { mapChanceAt, roundChanceOf } from '@tessera/rules/sportsbook/esports/rounds'
import type { Score, Side } from '@tessera/rules/sportsbook/model/sport'
import { offersOfEsports } from '@tessera/rules/sportsbook/offers/esports-offers'
import { type EsportsIncident, simulateEsports } from '@tessera/rules/sportsbook/simulator/simulate-esports'
import type { Statistics } from '../../events/event.ts'
import type { PlayedSport, Step, Strength } from '../played-sport.ts'
import { seededNumbers } from '../seeded-numbers.ts'

const bestOf = 3

/** An invented e-sports match, the best of three maps, from round to round. */
export const esports: PlayedSport = {
  sport: 'esports',
  // Between two rounds nothing changes.
  priceEverySeconds: 600,
  offersBefore: (strength, options) =>
    offersOfEsports(chanceOf(strength), { bestOf, won: { home: 0, away: 0 } }, options),
  steps: (seed, strength) =>
    stepsOf(
      chanceOf(strength),
      simulateEsports({ chanceOfMap: chanceOf(strength), bestOf }, seededNumbers(seed)),
    ),
}

const chanceOf = ({ map = 0.5 }: Strength): number => map

function stepsOf(chanceOfMap: number, incidents: readonly EsportsIncident[]): Step[] {
  const chanceOfRound = roundChanceOf(chanceOfMap)
  const winners: Side[] = []
  let statistics: Statistics = {}
  return incidents.map(({ kind, side, atSecond, detail }) => {
    if (kind === 'mapEnd' && side) winners.push(side)
    const maps = [...winners]
    statistics = { ...statistics, [`map_${detail.map}`]: [detail.rounds.home, detail.rounds.away] }
    const over = kind === 'matchEnd'
    const isWon = Math.max(detail.maps.home, detail.maps.away) > bestOf / 2
    const isBetween = kind === 'mapEnd'
    const chanceOfThisMap = isBetween ? chanceOfMap : mapChanceAt(chanceOfRound, detail.rounds)
    return {
      atSeconds: atSecond,
      kind,
      side,
      after: stateOf(detail, { maps, playedSeconds: atSecond, statistics, over }),
      clockRuns: !over,
      offers: (options) =>
        isWon || chanceOfThisMap === 0 || chanceOfThisMap === 1
          ? []
          : offersOfEsports(chanceOfMap, { bestOf, won: detail.maps, chanceOfThisMap }, options),
    }
  })
}

function stateOf(
  { maps: score, map }: { maps: Score; map: number },
  {
    maps,
    playedSeconds,
    statistics,
    over,
  }: { maps: readonly Side[]; playedSeconds: number; statistics: Statistics; over: boolean },
): Step['after'] {
  return {
    score,
    period: over ? 'ended' : `map_${map}`,
    playedSeconds,
    // The last map is over before the match is said to be.
    result: { sport: 'esports', bestOf, maps, over: Math.max(score.home, score.away) > bestOf / 2 },
    statistics,
  }
}
