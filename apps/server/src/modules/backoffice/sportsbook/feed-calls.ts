// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { showFeeds } from '../../sportsbook/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

export const sportsbookFeedCalls = ({
  settings,
}: Pick<BackofficeDeps, 'settings'>): Pick<DomainHandlers<'backoffice'>, 'backoffice.sportsbookFeeds'> => ({
  async 'backoffice.sportsbookFeeds'(_, { db, nowMs }) {
    return showFeeds(db, settings, nowMs)
  },
})
