// SPDX-License-Identifier: Apache-2.0
import { right, type Right } from './right.ts'
import { sportsbookBuilderRights } from './sportsbook-builder-rights.ts'
import { sportsbookSlipRights } from './sportsbook-slip-rights.ts'

/** Who may see the sportsbook, and bet on it. */
export const sportsbookSiteRights = {
  'sportsbook.sports': right('everyone'),
  'sportsbook.lobby': right('everyone'),
  'sportsbook.competitions': right('everyone', { with: { sport: 'football' } }),
  'sportsbook.events': right('everyone', { own: 'UNKNOWN_COMPETITION' }),
  'sportsbook.event': right('everyone', { own: 'UNKNOWN_EVENT' }),
  'sportsbook.results': right('everyone'),
  'sportsbook.outrights': right('everyone'),
  'sportsbook.search': right('everyone'),
  'sportsbook.pool': right('everyone', { own: 'UNKNOWN_EVENT' }),
  'sportsbook.placePoolBet': right('members', { own: 'UNKNOWN_EVENT' }),
  'sportsbook.poolBets': right('members', { alike: true }),
  'sportsbook.favourites': right('everyone'),
  'sportsbook.placeBet': right('members', { own: 'UNKNOWN_MARKET' }),
  'sportsbook.checkSlip': right('members', { own: 'UNKNOWN_MARKET' }),
  ...sportsbookBuilderRights,
  ...sportsbookSlipRights,
} satisfies Readonly<Record<string, Right>>
