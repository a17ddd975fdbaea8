// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, subtract, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Whole days of the site, YYYY-MM-DD, both included. */
export interface Days {
  fromDay: string
  toDay: string
}

/** What a team is today and did on some days; its head is part of the money and not of the accounts. */
export interface TeamTotals {
  members: number
  agents: number
  newAccounts: number
  teamBalance: Amount
  deposits: Amount
  withdrawals: Amount
  validBets: Amount
  stakes: Amount
  returns: Amount
  gifts: Amount
  pay: Amount
  fees: Amount
  /** Active members of each day, added up. */
  activeByDay: number
}

type Row = Record<keyof TeamTotals, bigint>

/** The figures of an agent's team, as far as they are rolled up. */
export async function totalsOfTeam(
  db: Queries,
  agentId: bigint,
  { fromDay, toDay }: Days,
): Promise<TeamTotals> {
  return totalsOf(
    await db.one<Row>(sql`
    with whole as (
      select coalesce(sum(new_members + moved_members), 0) as members, coalesce(sum(new_agents + moved_agents), 0) as agents,
        coalesce(sum(cash_change), 0) as "teamBalance" from team_day where agent_id = ${agentId})
    select whole.*, coalesce(sum(new_members + new_agents), 0) as "newAccounts", coalesce(sum(deposits), 0) as deposits,
      coalesce(sum(withdrawals), 0) as withdrawals, coalesce(sum(valid_bets), 0) as "validBets", coalesce(sum(stakes), 0) as stakes,
      coalesce(sum(returns), 0) as returns, coalesce(sum(gifts), 0) as gifts, coalesce(sum(pay), 0) as pay, coalesce(sum(fees), 0) as fees,
      coalesce(sum(active), 0) as "activeByDay"
    from whole left join team_day on agent_id = ${agentId} and day between ${fromDay} and ${toDay}
    group by members, agents, "teamBalance"`),
  )
}

/** The same of a member, who has no team. */
export async function totalsOfMember(
  db: Queries,
  memberId: bigint,
  { fromDay, toDay }: Days,
): Promise<TeamTotals> {
  return totalsOf(
    await db.one<Row>(sql`
    with whole as (select coalesce(sum(cash_change), 0) as "teamBalance" from team_member_day where member_id = ${memberId})
    select whole.*, 0::bigint as members, 0::bigint as agents, 0::bigint as "newAccounts", coalesce(sum(deposits), 0) as deposits,
      coalesce(sum(withdrawals), 0) as withdrawals, coalesce(sum(valid_bets), 0) as "validBets", coalesce(sum(stakes), 0) as stakes,
      coalesce(sum(returns), 0) as returns, coalesce(sum(gifts), 0) as gifts, coalesce(sum(pay), 0) as pay, coalesce(sum(fees), 0) as fees,
      count(*) filter (where active) as "activeByDay"
    from whole left join team_member_day on member_id = ${memberId} and day between ${fromDay} and ${toDay}
    group by "teamBalance"`),
  )
}

const totalsOf = (row: Row | undefined): TeamTotals => {
  const amount = (name: keyof Row): Amount => amountOfMillionths(row?.[name] ?? 0n)
  const count = (name: keyof Row): number => Number(row?.[name] ?? 0n)
  return {
    members: count('members'),
    agents: count('agents'),
    newAccounts: count('newAccounts'),
    teamBalance: amount('teamBalance'),
    deposits: amount('deposits'),
    withdrawals: amount('withdrawals'),
    validBets: amount('validBets'),
    stakes: amount('stakes'),
    returns: amount('returns'),
    gifts: amount('gifts'),
    pay: amount('pay'),
    fees: amount('fees'),
    activeByDay: count('activeByDay'),
  }
}

/** Above zero when the platform won (D-133). */
export const profitAndLossOf = ({ stakes, returns, gifts, pay, fees }: TeamTotals): Amount =>
  [returns, gifts, pay, fees].reduce(subtract, stakes)

/** How many stand below an agent, as the last roll-up counted them: members and agents without test accounts. */
export async function sizeOfTeam(db: Queries, agentId: bigint): Promise<number> {
  const row = await db.one<{ size: bigint }>(sql`
    select coalesce(sum(new_members + moved_members + new_agents + moved_agents), 0) as size from team_day where agent_id = ${agentId}`)
  return Number(row?.size ?? 0n)
}

/** The same of several teams, by kind. */
export async function sizesOfTeams(
  db: Queries,
  agentIds: readonly bigint[],
): Promise<Map<bigint, { members: number; agents: number }>> {
  const rows = await db.query<{ id: bigint; members: bigint; agents: bigint }>(sql`
    select agent_id as id, sum(new_members + moved_members)::bigint as members, sum(new_agents + moved_agents)::bigint as agents
    from team_day where agent_id = any (${agentIds}::bigint[]) group by agent_id`)
  return new Map(
    rows.map(({ id, members, agents }) => [id, { members: Number(members), agents: Number(agents) }]),
  )
}

/** The moment up to which all figures are complete; null before the first roll-up. */
export const figuresFreshAt = async (db: Queries): Promise<number | null> =>
  (await db.one<{ fresh_at: number | null }>(sql`select fresh_at from team_window_open`))?.fresh_at ?? null
