// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'catalogue_favourite',
    'catalogue_game',
    'catalogue_recent',
    'catalogue_section',
    'catalogue_vendor',
    'catalogue_version',
  ],
  views: ['catalogue_listing'],
  functions: ['catalogue_marks', 'catalogue_moves'],
}
