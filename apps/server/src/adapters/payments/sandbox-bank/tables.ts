// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../../platform/db/owned.ts'

/** What this adapter owns in the database; other modules use only what is public. */
export const owned: Owned = {
  tables: ['sandbox_bank_notification', 'sandbox_bank_order'],
}
