// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { GameType } from '../../catalogue/index.ts'
import type { RebateRatesByRank } from './rebate-terms.ts'

/** Valid bets of a member on a day of the site in one type of games, at the rate of a rank. */
export interface OpenRebate {
  memberId: bigint
  day: string
  gameType: GameType
  validBets: Amount
  rankLevel: number
  rateBasisPoints: number
}

/**
 * Adds valid bets to what members have not claimed. The highest rank of the day counts for all of it, and so
 * does its rate.
 */
export async function addRebates(tx: Tx, rebates: readonly OpenRebate[]): Promise<void> {
  await tx.query(sql`
    insert into rebate_open as o (member_id, day, game_type, valid_bets, rank_level, rate_basis_points)
    select * from unnest(${rebates.map(({ memberId }) => memberId)}::bigint[], ${rebates.map(({ day }) => day)}::date[], ${rebates.map(({ gameType }) => gameType)}::text[],
      ${rebates.map(({ validBets }) => String(validBets))}::bigint[], ${rebates.map(({ rankLevel }) => rankLevel)}::smallint[],
      ${rebates.map(({ rateBasisPoints }) => rateBasisPoints)}::smallint[]) as n (member_id, day, game_type, valid_bets, rank_level, rate)
    order by n.member_id, n.day, n.game_type
    on conflict (member_id, day, game_type) do update set valid_bets = o.valid_bets + excluded.valid_bets,
      rank_level = greatest(o.rank_level, excluded.rank_level), rate_basis_points = greatest(o.rate_basis_points, excluded.rate_basis_points)`)
}

/**
 * Raises what members have bet on a day in other types of games to the rank that they have now. Rows that are
 * being claimed at this moment stay as they are.
 */
export async function raiseOpenRebates(
  tx: Tx,
  ranks: readonly { memberId: bigint; day: string; rankLevel: number }[],
  rates: RebateRatesByRank,
): Promise<void> {
  const rateLines = [...rates].flatMap(([gameType, byRank]) =>
    byRank.map((rate, rankLevel) => ({ gameType, rankLevel, rate })),
  )
  await tx.query(sql`
    with lower_rows as (
      select o.member_id, o.day, o.game_type, r.rank_level as new_rank
      from unnest(${ranks.map(({ memberId }) => memberId)}::bigint[], ${ranks.map(({ day }) => day)}::date[], ${ranks.map(({ rankLevel }) => rankLevel)}::smallint[]) as r (member_id, day, rank_level)
      join rebate_open o on o.member_id = r.member_id and o.day = r.day and o.rank_level < r.rank_level
      order by o.member_id, o.day, o.game_type for update of o skip locked)
    update rebate_open o set rank_level = l.new_rank, rate_basis_points = greatest(o.rate_basis_points, coalesce(rates.rate, 0))
    from lower_rows l left join unnest(${rateLines.map(({ gameType }) => gameType)}::text[], ${rateLines.map(({ rankLevel }) => rankLevel)}::smallint[], ${rateLines.map(({ rate }) => rate)}::smallint[])
      as rates (game_type, rank_level, rate) on rates.game_type = l.game_type and rates.rank_level = l.new_rank
    where o.member_id = l.member_id and o.day = l.day and o.game_type = l.game_type`)
}

export type RebateLine = Omit<OpenRebate, 'memberId'>
interface LineRow {
  day: string
  game_type: GameType
  valid_bets: bigint
  rank_level: number
  rate_basis_points: number
}
const lineOf = (row: LineRow): RebateLine => ({
  day: row.day,
  gameType: row.game_type,
  validBets: amountOfMillionths(row.valid_bets),
  rankLevel: row.rank_level,
  rateBasisPoints: row.rate_basis_points,
})

/** The newest lines that a member has not claimed, and the exact rebate of all that are older. */
export async function openRebatesOf(
  db: Queries,
  memberId: bigint,
  limit: number,
): Promise<{ lines: RebateLine[]; earlier: Amount }> {
  const rows = await db.query<LineRow & { number: bigint; earlier: string | null }>(sql`
    with numbered as (
      select *, row_number() over (order by day desc, game_type) as number from rebate_open where member_id = ${memberId})
    select day::text as day, game_type, valid_bets, rank_level, rate_basis_points, number,
      (select sum(valid_bets * rate_basis_points / 10000)::text from numbered where number > ${limit}) as earlier
    from numbered where number <= ${limit} order by number`)
  return { lines: rows.map(lineOf), earlier: amountOfMillionths(BigInt(rows[0]?.earlier ?? '0')) }
}

/** The exact rebate that a member has not claimed. */
export async function sumOpenRebates(db: Queries, memberId: bigint): Promise<Amount> {
  const row = await db.one<{ total: string }>(
    sql`select coalesce(sum(valid_bets * rate_basis_points / 10000), 0)::text as total from rebate_open where member_id = ${memberId}`,
  )
  return amountOfMillionths(BigInt(row?.total ?? '0'))
}

/** Takes everything that a member has not claimed. Others that add to the same lines wait, or are waited for. */
export async function takeOpenRebates(tx: Tx, memberId: bigint): Promise<RebateLine[]> {
  await tx.query(
    sql`select from rebate_open where member_id = ${memberId} order by day, game_type for update`,
  )
  const rows = await tx.query<LineRow>(sql`
    delete from rebate_open where member_id = ${memberId} returning day::text as day, game_type, valid_bets, rank_level, rate_basis_points`)
  return rows.map(lineOf)
}
