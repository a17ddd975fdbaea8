// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type StreamSlice } from '../../platform/db/index.ts'

/** What a member settled in one round; a void makes amounts below zero. */
export interface RoundPlay {
  memberId: bigint
  currency: string
  vendor: string
  gameCode: string
  roundId: string
  validBets: Amount
  /** Of them, what was not staked of bonus money. */
  cashBets: Amount
  /** Returns less settled stakes. */
  won: Amount
}

/**
 * What each member settled in a slice of the stream in each round, of all games of some vendors, and of single games
 * (`vendor/game`). Rounds that count by their rake are left out: what counts of them is paid for, whoever won.
 */
export async function playByRound(
  db: Queries,
  slice: StreamSlice,
  { vendors, games }: { vendors: readonly string[]; games: readonly string[] },
): Promise<RoundPlay[]> {
  const rows = await db.query<{
    member_id: bigint
    currency: string
    vendor: string
    game_code: string
    round_id: string
    valid_bets: bigint
    cash_bets: bigint
    won: bigint
  }>(sql`
    select * from (
      select member_id, currency, vendor, game_code, round_id, sum(valid_bet)::bigint as valid_bets,
        sum(valid_bet - coalesce(bonus_bet, 0) + coalesce(bonus_unplayed, 0))::bigint as cash_bets,
        (sum(case when kind = 'return' then amount else 0 end) - sum(coalesce(settled_stake, valid_bet)))::bigint as won
      from bet_fact where id > ${slice.afterId} and id <= ${slice.upToId} and at < ${new Date(slice.beforeMs)} and rake is null
        and (at >= ${new Date(slice.sinceMs)} or id > ${slice.repeatedId})
        and (vendor = any (${[...vendors]}::text[]) or vendor || '/' || game_code = any (${[...games]}::text[]))
      group by member_id, currency, vendor, game_code, round_id) play
    where valid_bets <> 0 or won <> 0`)
  return rows.map((row) => ({
    memberId: row.member_id,
    currency: row.currency,
    vendor: row.vendor,
    gameCode: row.game_code,
    roundId: row.round_id,
    validBets: amountOfMillionths(row.valid_bets),
    cashBets: amountOfMillionths(row.cash_bets),
    won: amountOfMillionths(row.won),
  }))
}
