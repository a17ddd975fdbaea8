// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'इस मुकाबले पर दाँव बंद हो चुके हैं',
  'sportsbook.reason.pool_cancelled': 'पूल रद्द हुआ: एक पक्ष 1.07 या कम लौटाता, या उस पर कोई दाँव नहीं था',
}
