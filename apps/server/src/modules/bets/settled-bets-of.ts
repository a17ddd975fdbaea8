// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** A valid bet that was settled, or one that was given back (below zero). */
export interface SettledFact {
  memberId: bigint
  currency: string
  vendor: string
  gameCode: string
  validBet: Amount
  atMs: number
}

/** Who settled bets in a slice of the stream; play money does not count. */
export async function membersInSlice(db: Queries, { after, upTo }: PlaySlice): Promise<bigint[]> {
  const rows = await db.query<{ member_id: bigint }>(sql`
    select distinct member_id from bet_fact where id > ${after} and id <= ${upTo} and valid_bet <> 0 and currency <> ${playCurrency} order by member_id`)
  return rows.map((row) => row.member_id)
}

/** What some members settled in a slice, in the order of the stream. */
export async function settledBetsOf(
  db: Queries,
  { after, upTo }: PlaySlice,
  memberIds: readonly bigint[],
): Promise<SettledFact[]> {
  const rows = await db.query<{
    member_id: bigint
    currency: string
    vendor: string
    game_code: string
    valid_bet: bigint
    at: number
  }>(sql`
    select member_id, currency, vendor, game_code, valid_bet, at from bet_fact
    where id > ${after} and id <= ${upTo} and valid_bet <> 0 and member_id = any (${memberIds}::bigint[]) order by id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    currency: row.currency,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBet: amountOfMillionths(row.valid_bet),
    atMs: row.at,
  }))
}
