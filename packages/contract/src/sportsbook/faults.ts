// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const sportsbookFaults = declareFaults('sportsbook', {
  unknownEvent: { code: 'UNKNOWN_EVENT', status: 200, text: 'fault.sportsbook.unknownEvent' },
  unknownCompetition: {
    code: 'UNKNOWN_COMPETITION',
    status: 200,
    text: 'fault.sportsbook.unknownCompetition',
  },
  /** A code of a shared slip that nobody was given, or that has expired. */
  unknownSlip: { code: 'UNKNOWN_SLIP', status: 200, text: 'fault.sportsbook.unknownSlip' },
  unknownBet: { code: 'UNKNOWN_BET', status: 200, text: 'fault.sportsbook.unknownBet' },
  /** There is no such market or outcome. Details: `leg`, from 0. */
  unknownMarket: { code: 'UNKNOWN_MARKET', status: 200, text: 'fault.sportsbook.unknownMarket' },
  /** The legs and the kind of bet do not fit. Details: `reason`, as in the rules, and `leg`, from 0, where it is about one. */
  slipRefused: { code: 'SLIP_REFUSED', status: 200, text: 'fault.sportsbook.slipRefused' },
  /** A market takes no bets now. Details: `legs`, from 0. */
  marketClosed: { code: 'MARKET_CLOSED', status: 200, text: 'fault.sportsbook.marketClosed' },
  /** Prices moved. Details: `prices`, those of now in the order of the legs. */
  priceChanged: { code: 'PRICE_CHANGED', status: 200, text: 'fault.sportsbook.priceChanged' },
  /** The score is another one than the member saw. Details: `legs`, from 0. */
  scoreChanged: { code: 'SCORE_CHANGED', status: 200, text: 'fault.sportsbook.scoreChanged' },
  /** Details: `min`. */
  stakeTooSmall: { code: 'STAKE_TOO_SMALL', status: 200, text: 'fault.sportsbook.stakeTooSmall' },
  /** Details: `max`, the highest stake of a line. */
  stakeTooLarge: { code: 'STAKE_TOO_LARGE', status: 200, text: 'fault.sportsbook.stakeTooLarge' },
  /** The currency has no such small coin. */
  stakeTooFine: { code: 'STAKE_TOO_FINE', status: 200, text: 'fault.sportsbook.stakeTooFine' },
})
