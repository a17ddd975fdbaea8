// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'bank_account',
    'bank_line',
    'deposit',
    'payment_account',
    'payment_connection',
    'payment_event',
    'payment_notifier',
    'suspense_payment',
    'withdrawal',
    'withdrawal_dispute',
    'withdrawal_payment',
    'withdrawal_return',
  ],
  functions: ['payment_connection_key_guard', 'payment_notifier_key_guard', 'withdrawal_dispute_guard'],
}
