// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'bank_account',
    'deposit',
    'payment_account',
    'payment_event',
    'withdrawal',
    'withdrawal_dispute',
    'withdrawal_payment',
    'withdrawal_return',
  ],
  functions: ['withdrawal_dispute_guard'],
}
