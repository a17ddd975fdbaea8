// SPDX-License-Identifier: Apache-2.0
import {
  averageOfSide,
  beatenSides,
  type BlindBets,
  noBlindBets,
} from '@tessera/rules/sportsbook/testing/blind-bets'
import {
  backSeasons,
  readPastSeasons,
} from '@tessera/server/src/modules/sportsbook/book/replay/past-seasons-for-tests.ts'
import type { Part } from '../shared/part.ts'
import { printTable } from '../shared/report.ts'

/**
 * What blind bets of one unit on every outcome of all past seasons returned, and how well the prices foretold the outcomes:
 * each price comes from what had been played before it.
 */
const seasons: Part = async () => {
  const matches = await readPastSeasons()
  const bets = noBlindBets()
  for (const competition of new Set(matches.map((match) => match.competition)))
    backSeasons(bets, matches, competition)
  printReturns(bets)
  printCalibrations(bets)
  const beaten = beatenSides(bets)
  return [{ name: 'sportsbook.seasons.beatenSides', value: beaten.length }]
}
export default seasons

const printReturns = ({ sides }: BlindBets): void =>
  printTable(
    ['side', 'bets', 'returned', 'error'],
    [...sides].map(([side, tally]) => {
      const { average, error } = averageOfSide(tally)
      return [side, String(tally.bets), average.toFixed(3), error.toFixed(3)]
    }),
  )

const printCalibrations = ({ calibrations }: BlindBets): void =>
  printTable(
    ['market', 'markets', 'log-loss', 'of even chances', 'Brier', 'of even chances'],
    [...calibrations].map(([market, { markets, ...sums }]) => [
      market,
      String(markets),
      ...[sums.logLoss, sums.evenLogLoss, sums.brier, sums.evenBrier].map((sum) =>
        (sum / markets).toFixed(4),
      ),
    ]),
  )
