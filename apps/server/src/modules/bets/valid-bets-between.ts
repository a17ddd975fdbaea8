// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, waitForRunning, type Queries } from '../../platform/db/index.ts'

/**
 * The last position of the stream before which nothing can be added any more, for those who read it in order.
 * Undefined while some transaction takes too long; ask again later. Every fact that settles stakes is written
 * after another row of its transaction, so its transaction already has an id by then.
 */
export async function settledUpTo(db: Queries): Promise<bigint | undefined> {
  const drawn = await db.one<{ last: bigint }>(
    sql`select case when is_called then last_value else 0 end as last from bet_fact_id_seq`,
  )
  return drawn && (await waitForRunning(db)) ? drawn.last : undefined
}

/**
 * The valid bets in cash of each member between two positions of the stream, the second included; play money does not
 * count.
 */
export async function validBetsBetween(
  db: Queries,
  { after, upTo, exceptCurrency }: { after: bigint; upTo: bigint; exceptCurrency: string },
): Promise<{ memberId: bigint; validBet: Amount }[]> {
  const rows = await db.query<{ member_id: bigint; valid_bet: bigint }>(sql`
    select member_id, sum(valid_bet)::bigint as valid_bet from bet_settled where id > ${after} and id <= ${upTo} and valid_bet <> 0 and currency <> ${exceptCurrency}
    group by member_id order by member_id`)
  return rows.map((row) => ({ memberId: row.member_id, validBet: amountOfMillionths(row.valid_bet) }))
}
