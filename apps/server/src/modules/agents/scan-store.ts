// SPDX-License-Identifier: Apache-2.0
import { maskUsername } from '@tessera/rules/identity/usernames'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { TeamRange } from '../members/index.ts'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { TeamDays } from './figures/team-figures.ts'

export interface ScannedMember {
  account: string
  bets: Amount
  profitLoss: Amount
  active: boolean
}

/** How often accounts have left a line of the team since the period began. */
export async function countMoves(db: Queries, { agentId, firstDay }: TeamDays): Promise<number> {
  const row = await db.one<{ count: bigint }>(sql`
    select count(*) as count from team_former_line where line @> array[${agentId}::bigint] and until_day >= ${firstDay}::date`)
  return Number(row?.count ?? 0n)
}

/**
 * The next accounts of a team, each agent before those below. Undefined when the account that the last step ended with
 * is not in the team any more.
 */
export async function idsOfTeam(
  db: Queries,
  { line, before }: TeamRange,
  afterId: bigint,
  step: number,
): Promise<bigint[] | undefined> {
  const last =
    afterId === 0n
      ? { line: line.slice(0, -1) }
      : await db.one<{ line: bigint[] }>(
          sql`select line from member_line where id = ${afterId} and line >= ${line}::bigint[] and line < ${before}::bigint[]`,
        )
  if (!last) return undefined
  const rows = await db.query<{ id: bigint }>(sql`
    select line[cardinality(line)] as id from member_line
    where line >= ${line}::bigint[] and line > ${last.line}::bigint[] and line < ${before}::bigint[] order by line limit ${step}`)
  return rows.map(({ id }) => id)
}

/** Accounts that have left the team since the period began, in the order of their ids. */
export async function idsOfThoseWhoLeft(
  db: Queries,
  { agentId, firstDay }: TeamDays,
  { line, before }: TeamRange,
  { afterId, step }: { afterId: bigint; step: number },
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select distinct f.member_id as id from team_former_line f join member_line l on l.id = f.member_id
    where f.line @> array[${agentId}::bigint] and f.until_day >= ${firstDay}::date and f.member_id > ${afterId}
      and not (l.line >= ${line}::bigint[] and l.line < ${before}::bigint[])
    order by f.member_id limit ${step}`)
  return rows.map(({ id }) => id)
}

/** What these accounts did on the days on which they counted for the team; those without any are left out. */
export async function scannedFigures(
  db: Queries,
  { agentId, firstDay, lastDay }: TeamDays,
  ids: readonly bigint[],
  activeBet: Amount,
): Promise<ScannedMember[]> {
  const rows = await db.query<{ username: string; bets: bigint; profit_loss: bigint }>(sql`
    select n.username, sum(d.valid_bets)::bigint as bets, sum(d.stakes - d.returns - d.gifts - d.pay - d.fees)::bigint as profit_loss
    from unnest(${[...ids]}::bigint[]) with ordinality as account (id, position)
    join member_line l on l.id = account.id join member_name n on n.id = account.id
    join team_member_day d on d.member_id = account.id and d.day between ${firstDay}::date and ${lastDay}::date
    left join lateral (select line, counts_from from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day
      order by f.until_day limit 1) f on true
    where array_position(coalesce(f.line, l.line), ${agentId}::bigint) >= coalesce(f.counts_from, l.counts_from)
    group by account.position, n.username order by account.position`)
  return rows.map(({ username, bets, profit_loss: profitLoss }) => ({
    account: maskUsername(username),
    bets: amountOfMillionths(bets),
    profitLoss: amountOfMillionths(profitLoss),
    active: bets >= activeBet,
  }))
}
