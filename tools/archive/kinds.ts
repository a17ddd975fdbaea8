// SPDX-License-Identifier: Apache-2.0
import type { ArchiveKind, KindOfArchive } from './partition.ts'
import { periodsOfPostings } from './postings.ts'
import { quartersOf } from './quarters.ts'

/** What is stored in partitions and can be archived. */
export const kindsOfArchive: Readonly<Record<ArchiveKind, KindOfArchive>> = {
  posting: periodsOfPostings,
  fact: quartersOf('fact', { table: 'bet_fact', amount: 'amount', rowsAre: 'facts' }),
  ticket: quartersOf('ticket', { table: 'lottery_ticket', amount: 'stake', rowsAre: 'tickets' }),
  round: quartersOf('round', { schema: 'studio', table: 'round', amount: 'stake', rowsAre: 'rounds' }),
}
