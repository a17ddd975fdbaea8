// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'point_progress',
    'point_watermark',
    'rank_bonus',
    'rank_change',
    'rank_managed',
    'rank_manager',
    'rank_month',
    'rank_run',
    'rank_standing',
    'rebate_claim',
    'rebate_line',
    'rebate_open',
    'redeem',
    'reward',
  ],
}
