// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface Win {
  id: bigint
  memberId: number
  vendor: string
  gameCode: string
  amount: Amount
  currency: string
  atMs: number
}

/** So many of the newest facts are looked through; the board of a busy house needs no more. */
const newestFacts = 20_000

/** Who has won at least so much lately, with money. */
export async function recentWinners(db: Queries, { atLeast }: { atLeast: Amount }): Promise<number[]> {
  const rows = await db.query<{ member_id: number }>(sql`
    select distinct member_id from bet_fact
    where id > (select last_value from bet_fact_id_seq) - ${newestFacts} and kind = 'return' and amount >= ${atLeast} and currency <> ${playCurrency}`)
  return rows.map((row) => row.member_id)
}

/**
 * The latest wins of at least `atLeast`, newest first, of these members where some are named; wins that were
 * taken back and those of play money do not count.
 */
export async function recentWins(
  db: Queries,
  query: { limit: number; atLeast?: Amount; memberIds?: readonly number[] },
): Promise<Win[]> {
  const memberIds = query.memberIds === undefined ? null : [...query.memberIds]
  const rows = await db.query<{
    id: bigint
    member_id: number
    vendor: string
    game_code: string
    amount: bigint
    currency: string
    at_ms: number
  }>(sql`
    select w.id, w.member_id, w.vendor, w.game_code, w.amount, w.currency, w.at as at_ms from (
      select * from bet_fact where id > (select last_value from bet_fact_id_seq) - ${newestFacts} and kind = 'return' and amount >= ${query.atLeast ?? 1n} and currency <> ${playCurrency}
        and (${memberIds}::integer[] is null or member_id = any(${memberIds}::integer[]))
      order by id desc limit ${query.limit * 3}) w
    where not exists (select 1 from bet_fact b where b.member_id = w.member_id and b.at >= w.at and b.vendor = w.vendor and b.round_id = w.round_id and b.kind = 'return' and b.amount = -w.amount)
    order by w.id desc limit ${query.limit}`)
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    amount: amountOfMillionths(row.amount),
    currency: row.currency,
    atMs: row.at_ms,
  }))
}
