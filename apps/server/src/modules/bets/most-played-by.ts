// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

const mostStakes = 1_000

/** The game of most of a member's latest stakes since a moment; undefined without any. */
export async function mostPlayedBy(
  db: Queries,
  memberId: bigint,
  sinceMs: number,
): Promise<{ vendor: string; gameCode: string } | undefined> {
  const row = await db.one<{ vendor: string; game_code: string }>(sql`
    select vendor, game_code from (
      select vendor, game_code from bet_fact where member_id = ${memberId} and at >= ${new Date(sinceMs)} and kind = 'stake'
      order by at desc limit ${mostStakes}) latest
    group by vendor, game_code order by count(*) desc, vendor, game_code limit 1`)
  return row && { vendor: row.vendor, gameCode: row.game_code }
}
