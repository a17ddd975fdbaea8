// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'

/** A settled bet as far as it was staked in cash. What is given back later is another fact, and none of these. */
export interface CashBet {
  /** Its position in the stream. */
  id: bigint
  memberId: bigint
  currency: string
  vendor: string
  gameCode: string
  validBet: Amount
  atMs: number
}

/** The bets of these members that a slice of the stream settles, in its order; play money does not count. */
export async function cashBetsOf(
  db: Queries,
  { after, upTo }: PlaySlice,
  memberIds: readonly bigint[],
): Promise<CashBet[]> {
  const rows = await db.query<{
    id: bigint
    member_id: bigint
    currency: string
    vendor: string
    game_code: string
    valid_bet: bigint
    at: number
  }>(sql`
    select id, member_id, currency, vendor, game_code, valid_bet, recorded_at as at from bet_settled
    where id > ${after} and id <= ${upTo} and valid_bet > 0 and currency <> ${playCurrency}
      and member_id = any(${[...memberIds]}::bigint[]) order by id`)
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    currency: row.currency,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBet: amountOfMillionths(row.valid_bet),
    atMs: row.at,
  }))
}

/** How many bets of at least an amount in cash a member settled in a game on a day. */
export interface CountedBets {
  memberId: bigint
  dayMs: number
  vendor: string
  gameCode: string
  bets: number
}

/** The same of these members, counted by game and day of a time zone. */
export async function countCashBets(
  db: Queries,
  memberIds: readonly bigint[],
  period: { fromMs: number; toMs: number; currency: string; timeZone: string; least: Amount },
): Promise<CountedBets[]> {
  const { fromMs, toMs, currency, timeZone, least } = period
  const { startsMs, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{
    member_id: bigint
    day: number
    vendor: string
    game_code: string
    bets: bigint
  }>(sql`
    select member_id, width_bucket(recorded_at, ${startsAt}::timestamptz[]) as day,
      vendor, game_code, count(*) as bets
    from bet_settled where member_id = any(${[...memberIds]}::bigint[]) and recorded_at >= ${new Date(fromMs)} and recorded_at < ${new Date(toMs)} and currency = ${currency}
      and valid_bet > 0 and valid_bet >= ${least}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows.map((row) => ({
    memberId: row.member_id,
    dayMs: startsMs[row.day - 1]!,
    vendor: row.vendor,
    gameCode: row.game_code,
    bets: Number(row.bets),
  }))
}
