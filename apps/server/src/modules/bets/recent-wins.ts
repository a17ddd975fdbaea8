// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface Win {
  id: bigint
  memberId: bigint
  vendor: string
  gameCode: string
  /** What the round brought beyond its stakes. */
  amount: Amount
  currency: string
  atMs: number
}

/** Only this many of the newest facts are searched; the board of a busy platform needs no more. */
const newestFacts = 20_000

/** Members who lately had a return of at least this much, play money excluded. */
export async function recentWinners(db: Queries, { atLeast }: { atLeast: Amount }): Promise<bigint[]> {
  const rows = await db.query<{ member_id: bigint }>(sql`
    select distinct member_id from bet_fact
    where id > (select last_value from bet_fact_id_seq) - ${newestFacts} and kind = 'return' and amount >= ${atLeast} and currency <> ${playCurrency}`)
  return rows.map((row) => row.member_id)
}

/**
 * Rounds that won at least `atLeast`, one for each member and game: the newest first or the highest first; of these members
 * only, when some are named. The amount is what came back beyond the stakes, in cash. Rounds in play money and rounds whose win
 * was taken back do not count.
 */
export async function recentWins(
  db: Queries,
  query: { limit: number; sort?: 'latest' | 'highest'; atLeast?: Amount; memberIds?: readonly bigint[] },
): Promise<Win[]> {
  const memberIds = query.memberIds === undefined ? null : [...query.memberIds]
  const atLeast = query.atLeast ?? 1n
  const highest = query.sort === 'highest'
  const rows = await db.query<{
    id: bigint
    member_id: bigint
    vendor: string
    game_code: string
    amount: bigint
    currency: string
    at_ms: number
  }>(sql`
    with round as (
      select member_id, vendor, round_id, min(game_code) as game_code, min(currency) as currency, min(at) as first_at,
        max(id) filter (where kind = 'return' and amount > 0) as id, max(at) filter (where kind = 'return' and amount > 0) as at,
        sum(case kind when 'stake' then -amount else amount end + coalesce(bonus_bet, 0) - coalesce(bonus_return, 0))::bigint as net, bool_or(kind = 'stake') as has_stake
      from bet_fact
      where id > (select last_value from bet_fact_id_seq) - ${newestFacts} and currency <> ${playCurrency}
        and (${memberIds}::bigint[] is null or member_id = any(${memberIds}::bigint[]))
      group by member_id, vendor, round_id),
    best as (
      select distinct on (member_id, vendor, game_code) * from round where id is not null and net >= ${atLeast}
      order by member_id, vendor, game_code, case when ${highest} then net else id end desc),
    won as (select * from best order by case when ${highest} then net else id end desc limit ${query.limit * 3})
    select w.id, w.member_id, w.vendor, w.game_code, w.net - o.staked as amount, w.currency, w.at as at_ms
    from won w cross join lateral (
      -- Stakes from before the newest facts; at most a day earlier, as in the betting record.
      select coalesce(sum(case b.kind when 'stake' then b.amount when 'refund' then -b.amount else 0 end), 0)::bigint as staked
      from bet_fact b where not w.has_stake and b.member_id = w.member_id and b.at >= w.first_at - interval '1 day' and b.at <= w.first_at
        and b.id <= (select last_value from bet_fact_id_seq) - ${newestFacts} and b.vendor = w.vendor and b.round_id = w.round_id) o
    where w.net - o.staked >= ${atLeast}
    order by case when ${highest} then w.net - o.staked else w.id end desc limit ${query.limit}`)
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
