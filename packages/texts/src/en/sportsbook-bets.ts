// SPDX-License-Identifier: Apache-2.0
/** What bets on the sportsbook are refused for. */
export const sportsbookBets = {
  'fault.sportsbook.unknownBet': 'This bet does not exist',
  'fault.sportsbook.unknownMarket': 'This market does not exist',
  'fault.sportsbook.slipRefused': 'These selections cannot be joined in this kind of bet',
  'fault.sportsbook.marketClosed': 'A market takes no bets now',
  'fault.sportsbook.priceChanged': 'The odds have changed',
  'fault.sportsbook.scoreChanged': 'The score has changed',
  'fault.sportsbook.stakeTooSmall': 'The stake is below the minimum',
  'fault.sportsbook.stakeTooLarge': 'The stake is above what this bet allows',
  'fault.sportsbook.stakeTooFine': 'The currency has no such small coin',
} as const
