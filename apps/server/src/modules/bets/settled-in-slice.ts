// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type StreamSlice } from '../../platform/db/index.ts'

/** What a member's bets on one game came to when they were settled; a void makes amounts below zero. */
export interface SettledPlay {
  memberId: bigint
  currency: string
  vendor: string
  gameCode: string
  validBets: Amount
  /** Of them, what was not staked of bonus money. */
  cashBets: Amount
  /** Less returns: what the house gained. Where members play each other that is the rake, whoever has their chips now. */
  stakes: Amount
  returns: Amount
}

/** What each member settled in a slice of the stream, by currency and game; play money included. */
export async function settledInSlice(db: Queries, slice: StreamSlice): Promise<SettledPlay[]> {
  const rows = await db.query<{
    member_id: bigint
    currency: string
    vendor: string
    game_code: string
    valid_bets: bigint
    cash_bets: bigint
    stakes: bigint
    returns: bigint
  }>(sql`
    select member_id, currency, vendor, game_code, sum(valid_bet)::bigint as valid_bets,
      sum(valid_bet - coalesce(bonus_bet, 0) + coalesce(bonus_unplayed, 0))::bigint as cash_bets,
      sum(case when rake is null then coalesce(settled_stake, valid_bet)
        else rake + case when kind = 'return' then amount else 0 end end)::bigint as stakes,
      sum(case when kind = 'return' then amount else 0 end)::bigint as returns
    from bet_fact where id > ${slice.afterId} and id <= ${slice.upToId} and at < ${new Date(slice.beforeMs)}
      and (at >= ${new Date(slice.sinceMs)} or id > ${slice.repeatedId})
    group by member_id, currency, vendor, game_code`)
  return rows.map((row) => ({
    memberId: row.member_id,
    currency: row.currency,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBets: amountOfMillionths(row.valid_bets),
    cashBets: amountOfMillionths(row.cash_bets),
    stakes: amountOfMillionths(row.stakes),
    returns: amountOfMillionths(row.returns),
  }))
}

/** The first fact between two numbers that happened at a moment or later, and when. */
export async function firstFactSince(
  db: Queries,
  { afterId, upToId, fromMs }: { afterId: bigint; upToId: bigint; fromMs: number },
): Promise<{ id: bigint; atMs: number } | undefined> {
  const row = await db.one<{ id: bigint; at: number }>(sql`
    select id, at from bet_fact where id > ${afterId} and id <= ${upToId} and at >= ${new Date(fromMs)} order by id limit 1`)
  return row && { id: row.id, atMs: row.at }
}
