// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'lottery_correction',
    'lottery_draw',
    'lottery_feed_entry',
    'lottery_notice',
    'lottery_ticket',
    'lottery_ticket_correction',
  ],
  functions: [
    'lottery_add_partition',
    'lottery_correction_guard',
    'lottery_draw_guard',
    'lottery_draw_key_guard',
    'lottery_prepare_partitions',
    'lottery_ticket_guard',
  ],
}
