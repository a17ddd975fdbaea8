// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** What a member settled of one game within one minute. */
export interface PlayedGame {
  memberId: bigint
  vendor: string
  gameCode: string
  currency: string
  /** Epoch ms at which the minute began. */
  minuteMs: number
  /** Valid bets in cash that were settled, less those that were given back. */
  validBets: Amount
  /** How many such bets were settled, less those that were given back; those of a round that end together are one. */
  bets: number
  /** The last of these facts. */
  lastId: bigint
}

/**
 * What members settled in a slice of the stream, by game and minute; play money does not count. What is taken back of a bet
 * belongs to the minute in which the bet counted, if that is not longer ago than a month.
 */
export async function playedInSlice(db: Queries, { after, upTo }: PlaySlice): Promise<PlayedGame[]> {
  const rows = await db.query<{
    member_id: bigint
    vendor: string
    game_code: string
    currency: string
    minute: number
    valid_bets: bigint
    bets: bigint
    last_id: bigint
  }>(sql`
    select member_id, vendor, game_code, currency, date_trunc('minute', case when valid_bet < 0 then coalesce((
        select min(b.recorded_at) from bet_settled b where b.member_id = s.member_id and b.recorded_at > s.recorded_at - interval '31 days'
          and b.recorded_at <= s.recorded_at and b.vendor = s.vendor and b.round_id = s.round_id and b.valid_bet > 0), recorded_at)
        else recorded_at end) as minute, sum(valid_bet)::bigint as valid_bets,
      sum(bets)::bigint as bets, max(id) as last_id
    from bet_settled s where id > ${after} and id <= ${upTo} and (valid_bet <> 0 or bets <> 0) and currency <> ${playCurrency}
    group by 1, 2, 3, 4, 5`)
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
