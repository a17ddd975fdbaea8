// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

export interface TreeSize {
  accounts: number
  agents: number
  /** Agents right below each agent; 2 by default. */
  branches?: number
  /** Days with figures, today the last. */
  days: number
  /** Members who play on a day. */
  players: number
}

/**
 * One line with so many accounts: agents in a tree with so many branches (two: 15 levels at 20,000; three: 11
 * levels at 50,000), and members below agents at random. Triggers are off while it is filled, because a million
 * of them take minutes.
 */
export async function fillTree(
  owner: pg.Client,
  { accounts, agents, branches = 2 }: Pick<TreeSize, 'accounts' | 'agents' | 'branches'>,
): Promise<void> {
  await owner.query('alter table member disable trigger user')
  await owner.query('alter table member drop constraint member_upline_fkey')
  await owner.query(`
    with recursive agent as (
      select 1 as n, array[1] as line
      union all select c.n, a.line || c.n from agent a, lateral (select (a.n - 1) * ${branches} + 1 + side as n from generate_series(1, ${branches}) side) c where c.n <= ${agents})
    insert into member (id, brand_code, username, username_key, nickname, type, upline, currency, registered_at, line) overriding system value
    select n, 'brand1', 'agent' || n, 'agent' || n, 'An agent ' || n, case when n = 1 then 2 else 1 end, line[cardinality(line) - 1], 'USD',
      now() - interval '1 year', line from agent
    union all
    select ${agents} + p, 'brand1', 'player' || p, 'player' || p, 'A player ' || p, 0, n, 'USD',
      now() - p * interval '10 seconds', line || (${agents} + p)
    from generate_series(1, ${accounts - agents}) p join agent on n = 1 + (hashint4(p)::bigint + 2147483648) % ${agents}`)
  await owner.query(
    `alter table member add constraint member_upline_fkey foreign key (upline) references member (id)`,
  )
  await owner.query(`select setval(pg_get_serial_sequence('member', 'id'), ${accounts})`)
  await owner.query('alter table member enable trigger user')
}

/** Figures of the last days, of a tenth of the members at random, and of every team above them. */
export async function fillFigures(
  owner: pg.Client,
  { accounts, agents, days, players }: TreeSize,
): Promise<void> {
  await owner.query(`
    insert into team_member_day (day, member_id, valid_bets, stakes, returns, gifts, active, cash_change)
    select distinct on (current_date - d, id) current_date - d, ${agents} + 1 + 10 * ((hashint4(p * 37 + d)::bigint + 2147483648) % ${Math.floor((accounts - agents) / 10)}) as id,
      bets, bets, bets * 95 / 100, 0, bets >= 1000000000, -bets * 5 / 100
    from generate_series(0, ${days - 1}) d, generate_series(1, ${players}) p, lateral (select (p % 2000 + 1) * 1000000::bigint as bets) amount`)
  await owner.query(`
    insert into team_day (agent_id, day, valid_bets, stakes, returns, gifts, active, cash_change)
    select agent_id, day, sum(valid_bets), sum(stakes), sum(returns), 0, count(*) filter (where active), sum(cash_change)
    from team_member_day d join member m on m.id = d.member_id, unnest(m.line) as agent_id where agent_id <> m.id group by agent_id, day`)
  await fillSizes(owner, `current_date - ${days}`)
  await owner.query(`insert into team_today (brand_code, day) values ('brand1', current_date)`)
  await owner.query(`update team_window_open set began_at = date_trunc('hour', now()), fresh_at = now()`)
}

/** How many accounts are below each agent, as if all had been opened on one day. */
export async function fillSizes(owner: pg.Client, day: string): Promise<void> {
  await owner.query(`
    insert into team_day as t (agent_id, day, new_members, new_agents)
    select agent_id, ${day}, count(*) filter (where type = 0), count(*) filter (where type <> 0)
    from member m, unnest(m.line) as agent_id where agent_id <> m.id group by agent_id`)
}
