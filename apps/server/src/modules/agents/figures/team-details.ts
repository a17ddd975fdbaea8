// SPDX-License-Identifier: Apache-2.0
import { maskUsername } from '@tessera/rules/identity/usernames'
import { amountFromWire, amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { TeamDays } from './team-figures.ts'

/** The figures of a team on one day: `profitLoss` is `stakes - returns - costs`. */
export interface TeamDay {
  day: string
  bets: Amount
  stakes: Amount
  returns: Amount
  costs: Amount
  profitLoss: Amount
  activeMembers: number
}

/** The days of a period on which a team had any activity, oldest first. */
export async function teamDays(db: Queries, { agentId, firstDay, lastDay }: TeamDays): Promise<TeamDay[]> {
  const rows = await db.query<{
    day: string
    bets: bigint
    stakes: bigint
    returns: bigint
    costs: bigint
    active: number
  }>(sql`
    select day::text as day, valid_bets as bets, stakes, returns, gifts + pay + fees as costs, active from team_day
    where agent_id = ${agentId} and day between ${firstDay}::date and ${lastDay}::date order by day`)
  return rows.map((row) => ({
    day: row.day,
    bets: amountOfMillionths(row.bets),
    stakes: amountOfMillionths(row.stakes),
    returns: amountOfMillionths(row.returns),
    costs: amountOfMillionths(row.costs),
    profitLoss: amountOfMillionths(row.stakes - row.returns - row.costs),
    activeMembers: row.active,
  }))
}

/** Members of a team in a period by their bets, the largest first, with masked names, and how many there are. */
export async function teamMembers(
  db: Queries,
  { agentId, firstDay, lastDay }: TeamDays,
  { activeBet, pageNo, pageSize }: { activeBet: number; pageNo: number; pageSize: number },
): Promise<{
  list: { account: string; bets: Amount; profitLoss: Amount; active: boolean }[]
  total: number
}> {
  const rows = await db.query<{ username: string; bets: bigint; profit_loss: bigint; total: bigint }>(sql`
    with played as (
      select d.member_id, sum(d.valid_bets)::bigint as bets, sum(d.stakes - d.returns - d.gifts - d.pay - d.fees)::bigint as profit_loss
      from member_line head join member_line l on l.line >= head.line and l.line < head.line || 9223372036854775807
      join team_member_day d on d.member_id = l.id and d.day between ${firstDay}::date and ${lastDay}::date
      where head.id = ${agentId} and array_position(l.line, head.id) >= l.counts_from
        and not exists (select 1 from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day)
      group by d.member_id
      union all
      select d.member_id, sum(d.valid_bets)::bigint, sum(d.stakes - d.returns - d.gifts - d.pay - d.fees)::bigint
      from team_member_day d
      join lateral (select line, counts_from from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day
        order by f.until_day limit 1) f on array_position(f.line, ${agentId}::bigint) >= f.counts_from
      where d.day between ${firstDay}::date and ${lastDay}::date
        and d.member_id in (select member_id from team_former_line where until_day >= ${firstDay}::date)
      group by d.member_id),
    whole as (select member_id, sum(bets)::bigint as bets, sum(profit_loss)::bigint as profit_loss from played group by member_id)
    select n.username, w.bets, w.profit_loss, count(*) over () as total from whole w join member_name n on n.id = w.member_id
    order by w.bets desc, w.member_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return {
    total: Number(rows[0]?.total ?? 0n),
    list: rows.map((row) => ({
      account: maskUsername(row.username),
      bets: amountOfMillionths(row.bets),
      profitLoss: amountOfMillionths(row.profit_loss),
      active: row.bets >= amountFromWire(activeBet),
    })),
  }
}
