// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'play_launch',
    'play_player',
    'play_promotion_limit',
    'play_promotion_paid',
    'play_reference',
    'play_session',
    'play_transaction',
    'vendor_account',
    'vendor_game',
  ],
  functions: ['play_apply', 'play_apply_one'],
  exceptions: {
    play_apply: {
      uses: ['ledger_account'],
      because: 'a batch of plain bets and wins reads the balances that it refuses by in its one statement',
    },
  },
}
