// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { StoredSummary } from '../summary-for-lobby.ts'

export interface StoredTable {
  readonly code: string
  readonly summary: StoredSummary
  /** How many chairs are taken. */
  readonly taken: number
  /** The player who asks sits there. */
  readonly isOwn: boolean
}

/** The tables whose names begin like this and at which somebody sits. */
export const listTablesOfKind = (db: Queries, prefix: string, playerId: bigint): Promise<StoredTable[]> =>
  db.rows<StoredTable>(sql`
    select code, summary, taken, exists (select from studio.card_sitting sitting
      where sitting.code = card_table.code and sitting.player_id = ${playerId} and sitting.ended_at is null) as "isOwn"
    from studio.card_table where taken > 0 and starts_with(code, ${prefix}) order by code`)

/** Every table at which somebody sits. */
export const listTakenTables = (db: Queries): Promise<Pick<StoredTable, 'code' | 'taken'>[]> =>
  db.rows<Pick<StoredTable, 'code' | 'taken'>>(sql`select code, taken from studio.card_table where taken > 0`)
