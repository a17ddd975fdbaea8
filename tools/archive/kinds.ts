// SPDX-License-Identifier: Apache-2.0
import type { ArchiveKind, KindOfArchive } from './partition.ts'
import { periodsOfPostings } from './postings.ts'
import { clearCashOuts } from './clear-cash-outs.ts'
import { quartersOf } from './quarters.ts'

/** What is stored in partitions and can be archived. */
export const kindsOfArchive: Readonly<Record<ArchiveKind, KindOfArchive>> = {
  posting: periodsOfPostings,
  fact: quartersOf('fact', { tables: [{ table: 'bet_fact', amount: 'amount' }], rowsAre: 'facts' }),
  ticket: quartersOf('ticket', {
    tables: [{ table: 'lottery_ticket', amount: 'stake' }],
    rowsAre: 'tickets',
  }),
  round: quartersOf('round', {
    schema: 'studio',
    tables: [{ table: 'studio.round', amount: 'stake' }],
    rowsAre: 'rounds',
  }),
  bet: quartersOf('bet', {
    // Whatever refers to another of them goes together with it.
    tables: [
      { table: 'sportsbook_bet', amount: 'stake' },
      { table: 'sportsbook_leg', amount: 'price' },
      { table: 'sportsbook_builder_selection', amount: 'market_version' },
      { table: 'sportsbook_settlement', amount: 'returned' },
      { table: 'sportsbook_cash_out', amount: 'paid' },
      { table: 'sportsbook_single', amount: 'member_id' },
      { table: 'sportsbook_review', amount: 'offered_stake_per_line' },
    ],
    rowsAre: 'bets',
    clear: clearCashOuts,
  }),
}
