// SPDX-License-Identifier: Apache-2.0
import type { sportsbookEvents as source } from '../en/sportsbook-events.ts'
import type { Translated } from '../translated.ts'

/** What refuses a request of the sportsbook. */
export const sportsbookEvents: Translated<typeof source> = {
  'fault.sportsbook.unknownEvent': 'Sự kiện này không tồn tại',
  'fault.sportsbook.unknownCompetition': 'Giải đấu này không tồn tại',
}
