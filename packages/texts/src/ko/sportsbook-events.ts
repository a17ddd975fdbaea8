// SPDX-License-Identifier: Apache-2.0
import type { sportsbookEvents as source } from '../en/sportsbook-events.ts'
import type { Translated } from '../translated.ts'

/** What refuses a request of the sportsbook. */
export const sportsbookEvents: Translated<typeof source> = {
  'fault.sportsbook.unknownEvent': '이 경기가 존재하지 않습니다',
  'fault.sportsbook.unknownCompetition': '이 대회가 존재하지 않습니다',
}
