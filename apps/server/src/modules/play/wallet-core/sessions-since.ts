// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Who has opened which game since a given time and may still play it. */
export async function sessionsSince(
  db: Queries,
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): Promise<{ memberId: bigint; vendor: string; gameCode: string }[]> {
  const rows = await db.query<{ member_id: bigint; vendor: string; game_code: string }>(sql`
    select distinct member_id, vendor, game_code from play_session where created_at >= ${new Date(sinceMs)} and revoked_at is null and expires_at > ${new Date(nowMs)}`)
  return rows.map((row) => ({ memberId: row.member_id, vendor: row.vendor, gameCode: row.game_code }))
}
