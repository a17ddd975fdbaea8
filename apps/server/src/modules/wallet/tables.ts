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
    'payment_difference',
    'payment_event',
    'payment_notifier',
    'payment_reversal',
    'payment_statement',
    'payment_total',
    'suspense_payment',
    'payout',
    'payout_account',
    'refused_payee',
    'withdrawal',
    'withdrawal_approval',
    'withdrawal_dispute',
    'withdrawal_facts',
    'withdrawal_flag_note',
    'withdrawal_payment',
    'withdrawal_reason',
    'withdrawal_return',
    'withdrawal_stage',
    'withdrawal_time',
  ],
  views: ['compared_statement', 'deposit_movement'],
  functions: [
    'payment_connection_key_guard',
    'payment_notifier_key_guard',
    'payout_guard',
    'withdrawal_dispute_guard',
  ],
}
