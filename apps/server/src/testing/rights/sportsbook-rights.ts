// SPDX-License-Identifier: Apache-2.0
import { operators, right, type Right } from './right.ts'

const reason = { reason: 'The official page' }
const bet = { ids: { id: 'largeBet' }, with: reason } as const
const entry = { ids: { id: 'plannedEntry' }, with: reason } as const

/** Who may decide about large bets and results of the sportsbook, and answer what is offered instead of a bet. */
export const sportsbookReviewRights = {
  'sportsbook.decideOffer': right('members', {
    ids: { betId: 'offeredBet' },
    with: { accept: true },
    foreign: 'UNKNOWN_BET',
  }),
  'backoffice.betReviews': operators('read', { alike: true }),
  'backoffice.approveBet': operators('reviewBets', bet),
  'backoffice.offerBet': operators('reviewBets', { ...bet, with: { ...reason, stakePerLine: 0.5 } }),
  'backoffice.refuseBet': operators('reviewBets', bet),
  'backoffice.sportsbookResults': operators('read', { alike: true }),
  'backoffice.sportsbookResult': operators('read', { ids: { id: 'endedEvent' }, alike: true }),
  'backoffice.planResult': operators('enterResults', {
    ids: { id: 'endedEvent' },
    with: { ...reason, status: 'cancelled' },
  }),
  'backoffice.planVoid': operators('enterResults', { ids: { id: 'endedEvent' }, with: reason }),
  'backoffice.resultEntry': operators('read', { ids: { id: 'plannedEntry' }, alike: true }),
  'backoffice.confirmEntry': operators('approveCorrections', entry),
  'backoffice.dropEntry': operators('enterResults', entry),
} satisfies Readonly<Record<string, Right>>
