// SPDX-License-Identifier: Apache-2.0
/** The betting record. */
export const bets = {
  'bets.title': 'Betting record',
  'bets.time': 'Time',
  'bets.game': 'Game',
  'bets.studio': 'Studio',
  'bets.bet': 'Bet',
  'bets.validBet': 'Valid bet',
  'bets.payout': 'Payout',
  'bets.net': 'Net',
  'bets.status': 'Status',
  'bets.status.open': 'Open',
  'bets.status.settled': 'Settled',
  'bets.status.refunded': 'Refunded',
  'bets.verify': 'Check this round',
  'bets.round': 'Round {round}',
  'bets.empty': 'No bets in this period',
  'bets.emptyHint': 'Your rounds appear here as soon as they are played.',
  'bets.range': 'Period',
  'bets.range.today': 'Today',
  'bets.range.week': '7 days',
  'bets.range.month': '30 days',
  'bets.verify.blocked':
    'The round opens in a new window, which your browser has blocked. Please press again.',
} as const
