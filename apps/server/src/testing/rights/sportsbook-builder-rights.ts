// SPDX-License-Identifier: Apache-2.0
import { right } from './right.ts'

/** Bet builders and cash-outs. */
export const sportsbookBuilderRights = {
  'sportsbook.builderPrice': right('everyone', { own: 'UNKNOWN_MARKET' }),
  'sportsbook.cashOut': right('members', {
    ids: { betId: 'sportsbookBet' },
    foreign: 'UNKNOWN_BET',
    with: { offer: 0.5, share: 10_000 },
  }),
  'sportsbook.automaticCashOut': right('members', {
    ids: { betId: 'sportsbookBet' },
    foreign: 'UNKNOWN_BET',
    with: { target: null },
  }),
} as const
