// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { isSmallTeam, teamRange, type TeamRange } from '../../members/index.ts'
import { sql, type Queries, type Sql } from '../../../platform/db/index.ts'
import { storedLosses, type LossRow } from './losses-of-large-teams.ts'
import type { Days } from './team-totals.ts'

/**
 * How many different members have valid bets of `activeBet` or more on these days, counting each of their days
 * in the team to which they belonged then.
 */
export async function countActiveMembers(
  db: Queries,
  agentId: number,
  { fromDay, toDay }: Days,
  activeBet: Amount,
): Promise<number> {
  const team = await teamRange(db, agentId)
  const { line, before } = team
  const row = (await isSmallTeam(db, team))
    ? await db.one<{ active: bigint }>(sql`
        select count(*) as active from (
          select member_id from team_member_days_of_few(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
          group by member_id having sum(valid_bets) >= ${activeBet}) member`)
    : await db.one<{ active: bigint }>(sql`
        select count(*) as active from (
          select member_id from team_member_days(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
          group by member_id having sum(valid_bets) >= ${activeBet}) member`)
  return Number(row?.active ?? 0n)
}

export interface MemberLoss {
  memberId: number
  bets: Amount
  validBets: Amount
  payouts: Amount
  bonuses: Amount
  netLoss: Amount
}

/**
 * What each member of a team lost on these days, the largest net loss first, without those who did nothing. Of a
 * large team the first 500, as the last job found them.
 */
export async function listLosses(
  db: Queries,
  agentId: number,
  { fromDay, toDay }: Days,
  page: LossPage,
): Promise<{ losses: MemberLoss[]; total: number }> {
  const team = await teamRange(db, agentId)
  const rows = (await isSmallTeam(db, team))
    ? await db.query<LossRow>(lossesOfFew(agentId, team, { fromDay, toDay }, page))
    : ((await storedLosses(db, agentId, { fromDay, toDay }, page)) ??
      (await db.query<LossRow>(lossesOfMany(agentId, team, { fromDay, toDay }, page))))
  return {
    total: Number(rows[0]?.total ?? 0n),
    losses: rows.flatMap(({ member_id: memberId, ...row }) =>
      memberId === null ? [] : [{ memberId, ...amountsOf(row) }],
    ),
  }
}

interface LossPage {
  limit: number
  offset: number
}

const lossesOfFew = (
  agentId: number,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  { limit, offset }: LossPage,
): Sql => sql`
    with loss as materialized (
      select member_id, sum(stakes) as bets, sum(valid_bets) as "validBets", sum(returns) as payouts, sum(gifts) as bonuses,
        sum(stakes - returns - gifts) as "netLoss"
      from team_member_days_of_few(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having bool_or(stakes <> 0 or valid_bets <> 0 or returns <> 0 or gifts <> 0)),
    page as (select * from loss order by "netLoss" desc, member_id limit ${limit} offset ${offset})
    select counted.total, page.* from (select count(*) as total from loss) counted left join page on true order by page."netLoss" desc, page.member_id`

const lossesOfMany = (
  agentId: number,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  { limit, offset }: LossPage,
): Sql => sql`
    with loss as materialized (
      select member_id, sum(stakes) as bets, sum(valid_bets) as "validBets", sum(returns) as payouts, sum(gifts) as bonuses,
        sum(stakes - returns - gifts) as "netLoss"
      from team_member_days(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having bool_or(stakes <> 0 or valid_bets <> 0 or returns <> 0 or gifts <> 0)),
    page as (select * from loss order by "netLoss" desc, member_id limit ${limit} offset ${offset})
    select counted.total, page.* from (select count(*) as total from loss) counted left join page on true order by page."netLoss" desc, page.member_id`

type LossColumn = Exclude<keyof MemberLoss, 'memberId'>
const amountsOf = (row: Record<LossColumn, bigint>): Record<LossColumn, Amount> => ({
  bets: amountOfMillionths(row.bets),
  validBets: amountOfMillionths(row.validBets),
  payouts: amountOfMillionths(row.payouts),
  bonuses: amountOfMillionths(row.bonuses),
  netLoss: amountOfMillionths(row.netLoss),
})
