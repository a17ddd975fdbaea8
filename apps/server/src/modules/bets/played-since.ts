// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/** How many bets each game took since a moment, most bets first; play money does not count. */
export async function mostPlayed(
  db: Queries,
  { sinceMs, exceptCurrency, limit }: { sinceMs: number; exceptCurrency: string; limit: number },
): Promise<{ vendor: string; gameCode: string; bets: number }[]> {
  const rows = await db.query<{ vendor: string; game_code: string; bets: bigint }>(sql`
    select vendor, game_code, count(*) as bets from bet_fact where at >= ${new Date(sinceMs)} and kind = 'stake' and currency <> ${exceptCurrency}
    group by vendor, game_code order by bets desc, vendor, game_code limit ${limit}`)
  return rows.map((row) => ({ vendor: row.vendor, gameCode: row.game_code, bets: Number(row.bets) }))
}

/** Who has bet on which game since a moment. */
export async function bettorsSince(
  db: Queries,
  sinceMs: number,
): Promise<{ memberId: bigint; vendor: string; gameCode: string }[]> {
  const rows = await db.query<{ member_id: bigint; vendor: string; game_code: string }>(sql`
    select distinct member_id, vendor, game_code from bet_fact where at >= ${new Date(sinceMs)} and kind = 'stake'`)
  return rows.map((row) => ({ memberId: row.member_id, vendor: row.vendor, gameCode: row.game_code }))
}
