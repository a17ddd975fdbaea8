// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'

/** Who may look at documents and at how members play, and decide about them. */
export const reviewRights = {
  'backoffice.exchangeRates': operators('read'),
  'backoffice.addExchangeRate': operators('money', {
    with: { currency: 'VND', rate: '0.00004', validFrom: '2026-01-01' },
  }),
  'backoffice.moneyReport': operators('read', { with: { fromDay: '2026-01-01', toDay: '2026-01-02' } }),
  'backoffice.playFlags': operators('read'),
  'backoffice.sportsbookFeeds': operators('read'),
  'backoffice.rooms': operators('read', { own: 'STUDIO_AWAY' }),
  'backoffice.chatReports': operators('read', { own: 'STUDIO_AWAY' }),
  'backoffice.moderateChat': operators('moderateChat', {
    with: { chatMessage: '7', step: 'remove', reason: 'An insult' },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.pauseRoom': operators('pauseRooms', {
    with: { room: 'live_roulette', set: true, reason: 'The wheel looks bent' },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.voidRoomRound': operators('money', {
    with: {
      ...{ room: 'live_roulette', tableRoundId: '6f1f7a3e-0000-4000-8000-000000000000' },
      reason: 'The wheel looks bent',
    },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.cardTables': operators('read', { own: 'STUDIO_AWAY' }),
  'backoffice.closeCardTable': operators('pauseRooms', {
    with: { room: 'cards:holdem:USD:money:1:1', reason: 'The room closes' },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.cardPairs': operators('read', { own: 'STUDIO_AWAY' }),
  'backoffice.cardFreezes': operators('read', { own: 'STUDIO_AWAY' }),
  'backoffice.lookAtCardHand': operators('cardHands', { with: { handId: 'hand-1' }, own: 'STUDIO_AWAY' }),
  'backoffice.freezeCardWin': operators('cardHands', {
    ids: { memberId: 'account' },
    with: { handId: 'hand-1', reason: 'They never bet against each other' },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.decideCardFreeze': operators('decideCards', {
    with: { freezeId: 'freeze-1', decision: 'release', reason: 'Both played well' },
    own: 'STUDIO_AWAY',
  }),
  'backoffice.stepPlayFlag': operators('accounts', {
    ids: { id: 'playFlag' },
    with: { what: 'note', text: 'Looked at it' },
  }),
  'backoffice.limitMember': operators('accounts', {
    ids: { id: 'account' },
    with: { kind: 'loss', period: 'month', most: 1_000_000, reason: 'They asked for it' },
  }),
  'backoffice.breakMember': operators('accounts', {
    ids: { id: 'account' },
    with: { days: 1, reason: 'They asked for it' },
  }),
  'backoffice.documents': operators('documents'),
  'backoffice.lookAtDocument': operators('documents', { ids: { id: 'documentToReview' } }),
  'backoffice.acceptDocument': operators('documents', {
    ids: { id: 'documentToReview' },
    with: { name: 'Anna Example', birthday: '1990-01-31', expiresOn: null },
  }),
  'backoffice.refuseDocument': operators('documents', {
    ids: { id: 'documentToReview' },
    with: { reason: 'unreadable' },
  }),
} satisfies Readonly<Record<string, Right>>
