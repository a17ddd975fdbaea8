// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { roundOf, type BetRecordQuery, type BetRound, type RoundRow } from './bet-record.ts'

/**
 * The betting record of several members in one: rounds that began in the period, newest first, and how many
 * there are.
 */
export async function betRecordOfMany(
  db: Queries,
  memberIds: readonly bigint[],
  query: BetRecordQuery & { currency: string },
): Promise<{ rounds: ({ memberId: bigint } & BetRound)[]; total: number }> {
  const [from, to] = [new Date(query.fromMs), new Date(query.toMs)]
  // A day more on both sides, so that a round that spans the border is complete and counts where it began.
  const rows = await db.query<RoundRow & { member_id: bigint }>(sql`with rounds as (
      select member_id, round_id, vendor, min(game_code) as game_code, min(at) as at_ms, max(id) as last_id, min(currency) as currency,
        coalesce(sum(amount) filter (where kind = 'stake'), 0) as staked, coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
        coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, sum(valid_bet) as valid_bet, sum(rake) as rake, coalesce(sum(unplayed), 0) as unplayed, bool_or(closed or kind = 'return') as settled
      from bet_fact where member_id = any (${memberIds}::bigint[]) and currency = ${query.currency}
        and at >= ${from}::timestamptz - interval '1 day' and at < ${to}::timestamptz + interval '1 day'
      group by member_id, vendor, round_id having min(at) >= ${from} and min(at) < ${to})
    select *, count(*) over () as total from rounds order by at_ms desc, last_id desc limit ${query.size} offset ${(query.page - 1) * query.size}`)
  if (rows.length === 0 && query.page > 1)
    return { rounds: [], total: (await betRecordOfMany(db, memberIds, { ...query, page: 1, size: 1 })).total }
  return {
    rounds: rows.map((row) => ({ memberId: row.member_id, ...roundOf(row) })),
    total: Number(rows[0]?.total ?? 0n),
  }
}
