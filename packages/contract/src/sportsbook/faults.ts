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
  /** The fight has begun, or betting on it is stopped. */
  poolClosed: { code: 'POOL_CLOSED', status: 200, text: 'fault.sportsbook.poolClosed' },
  /** Details: `min`. */
  stakeTooSmall: { code: 'STAKE_TOO_SMALL', status: 200, text: 'fault.sportsbook.stakeTooSmall' },
  /** Details: `max`, the highest stake of a line. */
  stakeTooLarge: { code: 'STAKE_TOO_LARGE', status: 200, text: 'fault.sportsbook.stakeTooLarge' },
  /** There is no offer: the bet has ended, one of its markets is suspended, or nothing is left of it. */
  cashOutNotOffered: {
    code: 'CASH_OUT_NOT_OFFERED',
    status: 200,
    text: 'fault.sportsbook.cashOutNotOffered',
  },
  /** Less is offered now than the member saw. Details: `offer`, for all that is left of the bet. */
  cashOutChanged: { code: 'CASH_OUT_CHANGED', status: 200, text: 'fault.sportsbook.cashOutChanged' },
  /** Another cash-out of the bet waits to be decided. */
  cashOutWaits: { code: 'CASH_OUT_WAITS', status: 200, text: 'fault.sportsbook.cashOutWaits' },
  /** The share is worth less than a coin, or leaves less. */
  cashOutTooSmall: { code: 'CASH_OUT_TOO_SMALL', status: 200, text: 'fault.sportsbook.cashOutTooSmall' },
  /** A target has to be above what is offered and below what the bet can return. Details: `above` and `below`. */
  cashOutTarget: { code: 'CASH_OUT_TARGET', status: 200, text: 'fault.sportsbook.cashOutTarget' },
  /** The currency has no such small coin. */
  stakeTooFine: { code: 'STAKE_TOO_FINE', status: 200, text: 'fault.sportsbook.stakeTooFine' },
  /** Somebody has decided about the bet, or its time is over. */
  reviewOver: { code: 'REVIEW_OVER', status: 409, text: 'fault.sportsbook.reviewOver' },
  badOffer: { code: 'BAD_OFFER', status: 200, text: 'fault.sportsbook.badOffer' },
  /** The result of an event that is still to come or being played. */
  notOver: { code: 'NOT_OVER', status: 409, text: 'fault.sportsbook.notOver' },
  /** Details: `problem`, which names the field. */
  badResult: { code: 'BAD_RESULT', status: 200, text: 'fault.sportsbook.badResult' },
  sameResult: { code: 'SAME_RESULT', status: 200, text: 'fault.sportsbook.sameResult' },
  /** One entry of an event at a time. */
  entryOpen: { code: 'ENTRY_OPEN', status: 409, text: 'fault.sportsbook.entryOpen' },
  entryState: { code: 'ENTRY_STATE', status: 409, text: 'fault.sportsbook.entryState' },
  /** An operator's price must be one of the ladder. */
  notOnLadder: { code: 'NOT_ON_LADDER', status: 200, text: 'fault.sportsbook.notOnLadder' },
  /** Whoever backs every outcome at these prices gains for sure. */
  losingBook: { code: 'LOSING_BOOK', status: 200, text: 'fault.sportsbook.losingBook' },
})
