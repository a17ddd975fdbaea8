// SPDX-License-Identifier: Apache-2.0
import type { sportsbookEvents as source } from '../en/sportsbook-events.ts'
import type { Translated } from '../translated.ts'

/** What refuses a request of the sportsbook. */
export const sportsbookEvents: Translated<typeof source> = {
  'fault.sportsbook.unknownEvent': 'यह इवेंट मौजूद नहीं है',
  'fault.sportsbook.unknownCompetition': 'यह प्रतियोगिता मौजूद नहीं है',
}
