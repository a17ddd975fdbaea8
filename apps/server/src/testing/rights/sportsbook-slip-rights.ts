// SPDX-License-Identifier: Apache-2.0
import { right, type Right } from './right.ts'

/** Who may see bets on the sportsbook, and share slips. */
export const sportsbookSlipRights = {
  'sportsbook.bets': right('members', { alike: true }),
  'sportsbook.bet': right('members', { ids: { betId: 'sportsbookBet' }, foreign: 'UNKNOWN_BET' }),
  'sportsbook.shareSlip': right('members and trial', { own: 'UNKNOWN_MARKET' }),
  'sportsbook.sharedSlip': right('everyone', { own: 'UNKNOWN_SLIP' }),
  'sportsbook.placedBet': right('members', { alike: true }),
  'sportsbook.settlements': right('members', { ids: { betId: 'sportsbookBet' }, foreign: 'UNKNOWN_BET' }),
} satisfies Readonly<Record<string, Right>>
