// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { TreeSize } from './fill-tree.ts'

export interface MonthSize extends Pick<TreeSize, 'accounts' | 'agents' | 'branches' | 'players'> {
  /** In the month; two for each round. */
  facts: number
}

/** The calendar month before this one, of a site in UTC. */
export interface Month {
  firstDay: string
  lastDay: string
  days: number
}

export function lastMonth(nowMs: number): Month {
  const now = new Date(nowMs)
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
  const lastDay = last.toISOString().slice(0, 10)
  return { firstDay: `${lastDay.slice(0, 8)}01`, lastDay, days: last.getUTCDate() }
}

/** Windows of five minutes in which there are bets on each day: half an hour from 18:00 on. */
export const windowsOfDay = 6

/**
 * The bets of a month in the order of time: the stake of a round and what came back, 95 % on the average. On
 * each day other members play, at random out of all. The key is built after the rows.
 */
export async function fillFacts(
  owner: pg.Client,
  { accounts, agents, players, facts }: MonthSize,
  month: Month,
): Promise<void> {
  await owner.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off`)
  const { rows } = await owner.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'bet_fact_first'::regclass and contype = 'p'`,
  )
  await owner.query(`alter table bet_fact_first drop constraint ${rows[0]!.name}`)
  const rounds = Math.floor(facts / 2)
  await owner.query(`
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
    select ${agents} + 1 + (hashint8(day * 1000003 + draw % ${players})::bigint + 2147483648) % ${accounts - agents},
      'BENCH', 'game', 'r' || n, kind::bet_fact_kind, case kind when 'stake' then stake else stake * ((draw / 7) % 191) / 100 end, 'USD',
      case kind when 'stake' then 0 else stake end, kind = 'return',
      timestamptz '${month.firstDay} 18:00:00+00' + day * interval '1 day' + (n % of_day) * interval '${windowsOfDay * 300} seconds' / of_day, 'f' || n || kind
    from (
      select n, of_day, n / of_day as day, hashint8(n)::bigint + 2147483648 as draw, (1 + (hashint8(-n)::bigint + 2147483648) % 400) * 1000000 as stake
      from generate_series(0::bigint, ${rounds - 1}) n, (select ceil(${rounds} / ${month.days}.0)::bigint as of_day) days) drawn,
      unnest(array['stake', 'return']) as kind
    order by n, kind desc`)
  await owner.query(`alter table bet_fact_first add primary key (member_id, at, id)`)
}

/** A contract of each agent, with rates that fall from level to level. */
export async function fillContracts(
  owner: pg.Client,
  {
    kind,
    periodType,
    startDay,
    highest,
  }: { kind: 'DIVIDEND' | 'REALTIME'; periodType: 'Monthly' | 'Daily'; startDay: string; highest: number },
): Promise<void> {
  await owner.query(`
    insert into contract (id, brand_code, kind, upline_id, downline_id, period_type, tiers, version, status, created_at, start_day)
    select gen_random_uuid(), 'brand1', '${kind}', upline, id, '${periodType}',
      (select jsonb_agg(jsonb_build_object('minBets', (step * 1000000)::text, 'minProfitLoss', '0', 'minActiveMembers', 0,
        'rateMillionths', (${highest} * (17 - cardinality(line)) / 16 * (7 + step) / 9)::integer) order by step) from generate_series(0, 2) step),
      1, 'Active', now(), '${startDay}'
    from member where type in (1, 2)`)
}

/** The accounts of agents in the ledger, as after their first payment. */
export async function openAgentAccounts(owner: pg.Client): Promise<void> {
  await owner.query(`
    select count(ledger_open('member:' || id, purpose, 'USD')) from member, unnest(array['cash', 'hold', 'receivable', 'bonus']) as purpose where type in (1, 2)`)
}
