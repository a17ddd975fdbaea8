// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../db/owned.ts'

/** What this folder owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: ['brand_text', 'brand_text_change', 'brand_text_version'],
  functions: ['brand_text_change_refuse_change'],
}
