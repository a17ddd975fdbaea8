// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'identity_document',
    'play_flag',
    'play_flag_mark',
    'play_flag_step',
    'player_exclusion',
    'player_guard',
    'player_limit',
    'player_limit_use',
    'player_protection_change',
    'player_stretch',
  ],
  functions: ['identity_document_guard', 'identity_document_key_guard', 'player_guard_name_zone'],
}
