// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { NewAccount } from '../../members/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { BrandRules } from './brand-rules.ts'

/** What is added to the figures of a member in one currency. */
export interface MemberDelta {
  memberId: bigint
  currency: string
  validBets: Amount
  /** Of the settled ones, what was not staked of bonus money. */
  cashBets: Amount
  /** What those were worth by the edges of their games. */
  worth: Amount
  stakes: Amount
  returns: Amount
  gifts: Amount
  /** All that was given, but for contracts. */
  given: Amount
  pay: Amount
  deposits: Amount
  withdrawals: Amount
  cashChange: Amount
}

/**
 * Adds to today's figures of the members and of every team for which they count. Trial and test accounts do
 * not count, and members of a test line count only within it (D-125, D-133). "offset 0" keeps a look at an account
 * a look by key: for a step's members the planner would read all accounts.
 */
export async function addFigures(
  tx: Tx,
  brands: readonly BrandRules[],
  deltas: readonly MemberDelta[],
): Promise<void> {
  if (deltas.length === 0) return
  await tx.query(sql`
    with delta as (
      select l.id as member_id, l.type, l.line, l.counts_from, t.day, d.valid_bets, d.stakes, d.returns, d.gifts, d.pay,
        (greatest(d.deposits, 0) * b.fee / 1000000)::bigint as fees, d.deposits, d.withdrawals, d.cash_change
      from unnest(${deltas.map(({ memberId }) => memberId)}::bigint[], ${deltas.map(({ currency }) => currency)}::text[],
        ${deltas.map(({ validBets }) => validBets)}::bigint[], ${deltas.map(({ stakes }) => stakes)}::bigint[],
        ${deltas.map(({ returns }) => returns)}::bigint[], ${deltas.map(({ gifts }) => gifts)}::bigint[],
        ${deltas.map(({ pay }) => pay)}::bigint[], ${deltas.map(({ deposits }) => deposits)}::bigint[],
        ${deltas.map(({ withdrawals }) => withdrawals)}::bigint[], ${deltas.map(({ cashChange }) => cashChange)}::bigint[])
        as d (member_id, currency, valid_bets, stakes, returns, gifts, pay, deposits, withdrawals, cash_change)
      cross join lateral (select * from member_line l where l.id = d.member_id offset 0) l
      join unnest(${brands.map(({ code }) => code)}::text[], ${brands.map(({ currency }) => currency)}::text[],
        ${brands.map(({ feeMillionths }) => feeMillionths)}::integer[]) as b (code, currency, fee)
        on b.code = l.brand_code and b.currency = d.currency
      join team_today t on t.brand_code = l.brand_code
      where l.type in (0, 1, 2)),
    members as (
      insert into team_member_day as m (day, member_id, valid_bets, stakes, returns, gifts, pay, fees, deposits, withdrawals, cash_change)
      select day, member_id, valid_bets, stakes, returns, gifts, pay, fees, deposits, withdrawals, cash_change from delta
      order by day, member_id
      on conflict (day, member_id) do update set valid_bets = m.valid_bets + excluded.valid_bets, stakes = m.stakes + excluded.stakes,
        returns = m.returns + excluded.returns, gifts = m.gifts + excluded.gifts, pay = m.pay + excluded.pay, fees = m.fees + excluded.fees,
        deposits = m.deposits + excluded.deposits, withdrawals = m.withdrawals + excluded.withdrawals, cash_change = m.cash_change + excluded.cash_change)
    insert into team_day as t (agent_id, day, valid_bets, stakes, returns, gifts, pay, fees, deposits, withdrawals, cash_change)
    select agent_id, day, sum(valid_bets), sum(stakes), sum(returns), sum(gifts), sum(pay), sum(fees), sum(deposits), sum(withdrawals), sum(cash_change)
    from delta, unnest(line[counts_from:]) as agent_id
    where agent_id <> member_id or type <> 0
    group by agent_id, day order by agent_id, day
    on conflict (agent_id, day) do update set valid_bets = t.valid_bets + excluded.valid_bets, stakes = t.stakes + excluded.stakes,
      returns = t.returns + excluded.returns, gifts = t.gifts + excluded.gifts, pay = t.pay + excluded.pay, fees = t.fees + excluded.fees,
      deposits = t.deposits + excluded.deposits, withdrawals = t.withdrawals + excluded.withdrawals, cash_change = t.cash_change + excluded.cash_change`)
}

/** Counts, in each of their teams, those of these members who have become active today or no longer are. */
export async function countActive(
  tx: Tx,
  brands: readonly BrandRules[],
  memberIds: readonly bigint[],
): Promise<void> {
  if (memberIds.length === 0) return
  await tx.query(sql`
    with changed as (
      update team_member_day m set active = m.valid_bets >= b.active_bet
      from unnest(${memberIds}::bigint[]) as touched (id) cross join lateral (select * from member_line l where l.id = touched.id offset 0) l
      join team_today t on t.brand_code = l.brand_code
      join unnest(${brands.map(({ code }) => code)}::text[], ${brands.map(({ activeBet }) => activeBet)}::bigint[]) as b (code, active_bet)
        on b.code = l.brand_code
      where m.member_id = l.id and m.day = t.day and m.active <> (m.valid_bets >= b.active_bet)
      returning m.member_id, m.day, m.active, l.type, l.line, l.counts_from)
    insert into team_day as t (agent_id, day, active)
    select agent_id, day, sum(case when active then 1 else -1 end)
    from changed, unnest(line[counts_from:]) as agent_id
    where agent_id <> member_id or type <> 0
    group by agent_id, day order by agent_id, day
    on conflict (agent_id, day) do update set active = t.active + excluded.active`)
}

/**
 * Stores the day's figures so far at the end of a window, for agents whose contracts pay by the hour or the
 * window. Adds no row when nothing has changed since the last window of the day.
 */
export async function saveWindow(tx: Tx, beganMs: number, agentIds: readonly bigint[]): Promise<void> {
  if (agentIds.length === 0) return
  await tx.query(sql`
    insert into team_window (agent_id, began_at, day, valid_bets, profit_loss, active)
    select d.agent_id, ${new Date(beganMs)}, d.day, d.valid_bets, d.stakes - d.returns - d.gifts - d.pay - d.fees, d.active
    from unnest(${agentIds}::bigint[]) as agent (id)
    join member_line l on l.id = agent.id join team_today t on t.brand_code = l.brand_code
    join team_day d on d.agent_id = l.id and d.day = t.day
    left join lateral (select w.day, w.valid_bets, w.profit_loss, w.active from team_window w where w.agent_id = d.agent_id
      order by w.began_at desc limit 1) last on true
    where (last.day, last.valid_bets, last.profit_loss, last.active)
      is distinct from (d.day, d.valid_bets, d.stakes - d.returns - d.gifts - d.pay - d.fees, d.active)
    on conflict (agent_id, began_at) do nothing`)
}

/** Counts new accounts of the brand in every team above them, on the day on which they were opened. */
export async function addAccounts(
  tx: Tx,
  { brandCode, timeZone }: { brandCode: string; timeZone: string },
  taken: readonly NewAccount[],
): Promise<void> {
  await tx.query(sql`
    insert into team_day as t (agent_id, day, new_members, new_agents)
    select agent_id, opened.day, count(*) filter (where l.type = 0), count(*) filter (where l.type <> 0)
    from unnest(${taken.map(({ id }) => id)}::bigint[], ${taken.map((account) => dayIn(timeZone, account.registeredAtMs))}::date[]) as opened (id, day)
    join member_line l on l.id = opened.id and l.brand_code = ${brandCode}, unnest(l.line[l.counts_from:]) as agent_id
    where agent_id <> l.id
    group by agent_id, opened.day order by agent_id, opened.day
    on conflict (agent_id, day) do update set new_members = t.new_members + excluded.new_members, new_agents = t.new_agents + excluded.new_agents`)
}
