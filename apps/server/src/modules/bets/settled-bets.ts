// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** A fact that settled valid bets, or took them back. */
export interface SettledBet {
  memberId: bigint
  vendor: string
  gameCode: string
  validBet: Amount
  /** Its member had a bonus with turnover to be done. */
  underBonus: boolean
  atMs: number
}

/** Every fact of a slice of the stream that settles valid bets, in order; play money does not count. */
export async function settledBetsIn(
  db: Queries,
  { after, upTo }: PlaySlice,
  exceptCurrency: string,
): Promise<SettledBet[]> {
  const rows = await db.query<{
    member_id: bigint
    vendor: string
    game_code: string
    valid_bet: bigint
    under_bonus: boolean
    at: number
  }>(sql`
    select member_id, vendor, game_code, valid_bet, bonus_bet is not null as under_bonus, at from bet_fact
    where id > ${after} and id <= ${upTo} and valid_bet <> 0 and currency <> ${exceptCurrency} order by id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBet: amountOfMillionths(row.valid_bet),
    underBonus: row.under_bonus,
    atMs: row.at,
  }))
}
