// SPDX-License-Identifier: Apache-2.0
import { fitThirds } from '@tessera/rules/sportsbook/football/fit-thirds'
import { sharesOfThirds } from '@tessera/rules/sportsbook/football/clock'
import { deviationOfMargin, deviationOfTotal } from '@tessera/rules/sportsbook/basketball/forecast'
import { averageOfSide, beatenSides, noBlindBets } from '@tessera/rules/sportsbook/testing/blind-bets'
import { beforeAll, describe, expect, it } from 'vitest'
import { backSeasons, type PastMatch, readPastSeasons, spreadsOf } from './past-seasons-for-tests.ts'

describe('the prices of past seasons, each from what had been played before', () => {
  const [football, basketball] = [noBlindBets(), noBlindBets()]
  let matches: PastMatch[]
  beforeAll(async () => {
    matches = await readPastSeasons()
    for (const competition of new Set(matches.map((match) => match.competition)))
      backSeasons(competition === 'nba-playoffs' ? basketball : football, matches, competition)
  }, 900_000)

  const averageOf = (side: string) => averageOfSide(football.sides.get(side)!)

  it('cannot be beaten by backing any side of any market blindly, before the start or at half-time', () => {
    expect(football.sides.size).toBeGreaterThan(200)
    expect(basketball.sides.size).toBe(10)
    expect(beatenSides(football)).toEqual([])
    expect(beatenSides(basketball)).toEqual([])
  })

  it('give nothing away between the halves', () => {
    const { average, error } = averageOf('football better_half regular second_half')
    expect(average).toBeLessThan(1 + 3 * error)
    for (const side of ['over', 'under']) {
      const half = averageOf(`football total first_half ${side}`)
      expect(half.average).toBeLessThan(1 + 2 * half.error)
    }
  })

  it('say more than even chances do', () => {
    for (const { calibrations } of [football, basketball])
      for (const [market, { markets, logLoss, evenLogLoss, brier, evenBrier }] of calibrations) {
        if (markets < 1_000 || !/result_1x2|half_full|exact_goals|money_line/.test(market)) continue
        expect(logLoss, market).toBeLessThan(evenLogLoss)
        expect(brier, market).toBeLessThan(evenBrier)
      }
  })

  it('use the constants that these seasons say', () => {
    const thirds = fitThirds(matches.flatMap(({ goals }) => goals?.map(({ minute }) => minute) ?? []))
    for (const half of ['first', 'second'] as const)
      thirds[half].forEach((share, third) => expect(share).toBeCloseTo(sharesOfThirds[half][third]!, 3))
    const { margin, total } = spreadsOf(matches, 'nba-playoffs')
    expect(Math.abs(margin - deviationOfMargin)).toBeLessThan(0.05)
    expect(Math.abs(total - deviationOfTotal)).toBeLessThan(0.05)
  })
})
