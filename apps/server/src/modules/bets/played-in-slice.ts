// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** What a member played of one game within one minute. */
export interface PlayedGame {
  memberId: number
  vendor: string
  gameCode: string
  currency: string
  /** Epoch ms at which the minute began. */
  minuteMs: number
  /** Valid bets that were settled, less those that were given back. */
  validBets: Amount
  /** Stakes of cash, less those that were given back. */
  bets: number
  /** The last of these facts. */
  lastId: bigint
}

/** What members played in a slice of the stream, by game and minute; play money does not count. */
export async function playedInSlice(db: Queries, { after, upTo }: PlaySlice): Promise<PlayedGame[]> {
  const rows = await db.query<{
    member_id: number
    vendor: string
    game_code: string
    currency: string
    minute: number
    valid_bets: bigint
    bets: bigint
    last_id: bigint
  }>(sql`
    select member_id, vendor, game_code, currency, date_trunc('minute', at) as minute, sum(valid_bet)::bigint as valid_bets,
      count(*) filter (where kind = 'stake' and amount > 0) - count(*) filter (where kind = 'refund' and amount > 0) as bets, max(id) as last_id
    from bet_fact where id > ${after} and id <= ${upTo} and currency <> ${playCurrency}
    group by 1, 2, 3, 4, 5 having sum(valid_bet) <> 0 or count(*) filter (where kind in ('stake', 'refund') and amount > 0) > 0`)
  return rows.map((row) => ({
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    currency: row.currency,
    minuteMs: row.minute,
    validBets: amountOfMillionths(row.valid_bets),
    bets: Number(row.bets),
    lastId: row.last_id,
  }))
}
