// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** A card table as its operators see it. */
export interface OperatedTable {
  readonly code: string
  /** How many chairs are taken. */
  readonly taken: number
  /** Zero unless a process runs it. */
  readonly watchers: number
  readonly isPlaying: boolean
  readonly pausedAt: Date | null
  readonly pausedBy: string | null
  readonly pauseReason: string | null
}

/** Tables for money at which somebody sits or that are paused. Changes of a hand that is played stand after the snapshot. */
export const listOperatedTables = (db: Queries, most: number): Promise<OperatedTable[]> =>
  db.rows<OperatedTable>(sql`
    select room.code, coalesce(card_table.taken, 0) as taken,
      case when room.leased_until > clock_timestamp() then room.watchers else 0 end as watchers,
      exists (select from studio.card_input input where input.code = room.code and input.version > card_table.version) as "isPlaying",
      room.paused_at as "pausedAt", room.paused_by as "pausedBy", room.pause_reason as "pauseReason"
    from studio.room left join studio.card_table on card_table.code = room.code
    where starts_with(room.code, 'cards:') and split_part(room.code, ':', 4) = 'money' and (card_table.taken > 0 or room.paused_at is not null)
    order by room.paused_at is null, card_table.taken desc nulls last, room.code limit ${most}`)
