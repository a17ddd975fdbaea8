// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../../platform/db/owned.ts'

/** What this adapter owns in the database. */
export const owned: Owned = {
  tables: ['sandbox_payout'],
}
