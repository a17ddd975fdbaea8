// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'ledger_account',
    'ledger_bookmark',
    'ledger_check',
    'ledger_horizon',
    'ledger_kept_key',
    'ledger_now',
    'ledger_opening',
    'ledger_period',
    'ledger_posting',
    'ledger_posting_number',
    'ledger_roll_up',
    'posting_follower',
  ],
  functions: [
    'ledger_add_partition',
    'ledger_balance',
    'ledger_begin_period',
    'ledger_cached_balance',
    'ledger_credit',
    'ledger_current_period',
    'ledger_find',
    'ledger_funds_of_members',
    'ledger_let_go',
    'ledger_lock',
    'ledger_lock_owners',
    'ledger_move_bookmark',
    'ledger_move_checked',
    'ledger_open',
    'ledger_period_after',
    'ledger_period_at',
    'ledger_post',
    'ledger_post_any',
    'ledger_post_fresh',
    'ledger_post_one',
    'ledger_post_one_fresh',
    'ledger_refuse_change',
    'ledger_roll_up',
  ],
  open: ['ledger_cached_balance', 'ledger_funds_of_members', 'ledger_post_fresh', 'ledger_post_one_fresh'],
  exceptions: {
    ledger_let_go: {
      uses: ['play_transaction'],
      because: "the keys of vendors' postings are kept there, so they are not kept twice",
    },
  },
}
