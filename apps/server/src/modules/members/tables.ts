// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'line_block',
    'member',
    'member_age_confirmation',
    'member_name_claim',
    'member_profile',
    'member_to_count',
  ],
  views: ['member_line', 'member_name', 'open_trial'],
  functions: [
    'member_account_guard',
    'member_line_fill',
    'member_line_is_blocked',
    'member_name_claim_add',
    'member_name_skeleton',
    'member_profile_key_guard',
    'member_to_count_add',
  ],
  open: ['member_line', 'member_line_is_blocked', 'member_name', 'open_trial'],
}
