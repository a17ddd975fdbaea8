// SPDX-License-Identifier: Apache-2.0
import { sql, uuidArray, type Queries } from '../../../platform/db/index.ts'
import { betKeysOf, spanOf } from './bet-keys.ts'

/** A leg below this price, in thousandths, decides too little to be what a bet is about. */
const leastPrice = 1500

/**
 * The event that each of these bets or stakes in pools is about. Of a bet on several it is the lowest of those whose leg
 * has a price of 1.50 or more, or else the one with the highest price: so a leg that hardly can lose hides nothing, and
 * the bets that cover all results of the same events are about the same one.
 */
export async function eventsOfBets(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const bets = await betKeysOf(db, ids)
  const { from, to } = spanOf(bets)
  const rows = await db.query<{ id: string; event_id: bigint }>(sql`
    select id, event_id from (
      select distinct on (bet_id) bet_id as id, event_id from sportsbook_leg
      where bet_id = any (${uuidArray(bets.map(({ id }) => id))}::uuid[]) and placed_at between ${from} and ${to}
      order by bet_id, price < ${leastPrice}, case when price < ${leastPrice} then -price end, event_id) bet
    union all
    select id, event_id from sportsbook_pool_bet where id = any (${[...ids]}::uuid[])`)
  return new Map(rows.map((row) => [row.id, String(row.event_id)]))
}
