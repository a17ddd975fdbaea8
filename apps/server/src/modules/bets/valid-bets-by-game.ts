// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** Valid bets of real money that a member settled in one game within a quarter of an hour: days of all time zones begin at one. */
export interface ValidBetsOfGame {
  memberId: bigint
  vendor: string
  gameCode: string
  /** Less those that were given back, and without what was staked of bonus money. */
  validBets: Amount
  /** The last of them. */
  lastMs: number
}

/** What a slice of the stream settles as valid bets of real money; play money does not count. */
export async function validBetsByGame(db: Queries, { after, upTo }: PlaySlice): Promise<ValidBetsOfGame[]> {
  const rows = await db.query<{
    member_id: bigint
    vendor: string
    game_code: string
    valid_bets: bigint
    last: number
  }>(sql`
    select member_id, vendor, game_code, sum(valid_bet)::bigint as valid_bets, max(recorded_at) as last from bet_settled
    where id > ${after} and id <= ${upTo} and valid_bet <> 0 and currency <> ${playCurrency}
    group by member_id, vendor, game_code, date_bin('15 minutes', recorded_at, timestamptz 'epoch') order by member_id, last`)
  return rows.map((row) => ({
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBets: amountOfMillionths(row.valid_bets),
    lastMs: row.last,
  }))
}
