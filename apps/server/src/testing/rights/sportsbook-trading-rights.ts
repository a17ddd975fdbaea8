// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'

const reason = { reason: 'A rumour of an injury' }
const nowhere = { eventId: '999999999', ...reason }

/** Who may trade on the sportsbook. Its events are of the installation, and nobody's own. */
export const sportsbookTradingRights = {
  'backoffice.sportsbookEvents': operators('read', { alike: true }),
  'backoffice.sportsbookEvent': operators('read', { with: { eventId: '999999999' }, own: 'UNKNOWN_EVENT' }),
  'backoffice.sportsbookCompetitions': operators('read', { alike: true }),
  'backoffice.sportsbookLimits': operators('read'),
  'backoffice.setSportsbookPrice': operators('tradeSportsbook', {
    with: { marketId: '999999999', outcome: 'home' },
    own: 'UNKNOWN_MARKET',
  }),
  'backoffice.stopSportsbook': operators('tradeSportsbook', { with: nowhere, own: 'UNKNOWN_EVENT' }),
  'backoffice.resumeSportsbook': operators('tradeSportsbook', { with: nowhere, own: 'UNKNOWN_EVENT' }),
  'backoffice.limitSportsbookMember': operators('limitSportsbook', {
    ids: { memberId: 'account' },
    with: { factor: 100, ...reason },
  }),
  'backoffice.limitSportsbookStakes': operators('limitSportsbook', {
    with: { type: 'handicap', highest: 50, ...reason },
  }),
} satisfies Readonly<Record<string, Right>>
