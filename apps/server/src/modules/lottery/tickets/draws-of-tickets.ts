// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The draw of each of these tickets. */
export async function drawsOfTickets(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; draw_id: bigint }>(
    sql`select id, draw_id from lottery_ticket where id = any (${[...ids]}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, String(row.draw_id)]))
}
