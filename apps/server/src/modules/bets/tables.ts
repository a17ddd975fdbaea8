// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../../platform/db/owned.ts'

/** What this module owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: ['bet_fact', 'bet_fact_id_seq', 'bet_follower'],
  views: ['bet_settled'],
  functions: ['bets_add_partition', 'bets_prepare_partitions', 'bets_record', 'bets_record_one'],
  open: ['bets_record', 'bets_record_one'],
}
