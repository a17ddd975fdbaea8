// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'promotion_application',
    'promotion_carry',
    'promotion_code',
    'promotion_daily',
    'promotion_draw',
    'promotion_drop',
    'promotion_drop_position',
    'promotion_entry',
    'promotion_free_round',
    'promotion_free_rounds',
    'promotion_payment',
    'promotion_race_score',
    'promotion_round',
    'promotion_settlement',
    'promotion_spending',
  ],
}
