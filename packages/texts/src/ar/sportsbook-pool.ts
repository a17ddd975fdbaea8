// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'أُغلق الرهان على هذا القتال',
  'sportsbook.reason.pool_cancelled': 'أُلغي المجمّع: كان أحد الطرفين سيعيد 1.07 أو أقل، أو لم يراهن عليه أحد',
}
