// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'beacon_round',
    'beacon_source',
    'lottery_correction',
    'lottery_correction_share',
    'lottery_day_count',
    'lottery_draw',
    'lottery_draw_beacon',
    'lottery_draw_cap',
    'lottery_draw_exposure',
    'lottery_draw_jackpot',
    'lottery_draw_notice',
    'lottery_draw_share',
    'lottery_feed_entry',
    'lottery_follow',
    'lottery_history',
    'lottery_jackpot',
    'lottery_notice',
    'lottery_notice_period',
    'lottery_saved_numbers',
    'lottery_shared_draw',
    'lottery_ticket',
    'lottery_ticket_correction',
  ],
  functions: [
    'lottery_add_partition',
    'lottery_correction_guard',
    'lottery_draw_beacon_guard',
    'lottery_draw_guard',
    'lottery_draw_key_guard',
    'lottery_end_tickets',
    'lottery_history_refuse_change',
    'lottery_prepare_partitions',
    'lottery_proof',
    'lottery_ticket_guard',
  ],
}
