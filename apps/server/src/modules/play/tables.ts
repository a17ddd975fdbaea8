// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: [
    'card_pair_alert',
    'card_share',
    'card_withholding',
    'play_launch',
    'play_player',
    'play_promotion_limit',
    'play_promotion_paid',
    'play_reference',
    'play_session',
    'play_transaction',
    'vendor_account',
    'vendor_game',
    'vendor_transfer',
    'vendor_wallet',
  ],
  functions: ['play_apply', 'play_apply_one'],
  exceptions: {
    play_apply: {
      uses: ['ledger_account', 'turnover_requirement'],
      because:
        'a batch of plain bets and wins reads in its one statement the balances that it refuses by, and who has a bonus',
    },
    play_apply_one: {
      uses: ['turnover_requirement'],
      because: 'a plain bet or win reads in its one round trip whether the member has a bonus',
    },
  },
}
