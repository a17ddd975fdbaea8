// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries } from '../../platform/db/index.ts'

/** The account with this name below an agent, at any depth; undefined for any other name. */
export async function findBelow(db: Queries, agentId: number, username: string): Promise<number | undefined> {
  const row = await db.one<{ id: number }>(sql`
    with recursive line as (
      select m.id, m.upline from member m join member a on a.id = ${agentId} and a.merchant = m.merchant where m.username_key = ${usernameKey(username)}
      union select m.id, m.upline from member m join line l on m.id = l.upline)
    select m.id from member m join member a on a.id = ${agentId} and a.merchant = m.merchant
    where m.username_key = ${usernameKey(username)} and m.id <> ${agentId} and exists (select 1 from line where id = ${agentId})`)
  return row?.id
}

/** Whether an account stands below another one, however deep. */
export async function isBelow(db: Queries, id: number, agentId: number): Promise<boolean> {
  const row = await db.one(sql`
    with recursive line as (
      select m.upline from member m where m.id = ${id} union select m.upline from member m join line l on m.id = l.upline)
    select 1 from line where upline = ${agentId}`)
  return row !== undefined
}

export interface TeamCounts {
  members: number
  agents: number
  newAccounts: number
  /** Ids of all accounts whose money counts: those below and the agent, without test accounts. */ counted: number[]
}

/** How many stand below an agent, test accounts left out, and who they are. */
export async function countTeam(
  db: Queries,
  agentId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<TeamCounts> {
  const row = await db.one<{ members: bigint; agents: bigint; fresh: bigint; counted: number[] | null }>(sql`
    with recursive team as (
      select id, type, registered_at from member where upline = ${agentId}
      union select m.id, m.type, m.registered_at from member m join team t on m.upline = t.id),
    real as (select * from team where type in (0, 1, 2))
    select count(*) filter (where type = 0) as members, count(*) filter (where type <> 0) as agents,
      count(*) filter (where registered_at >= ${new Date(fromMs)} and registered_at < ${new Date(toMs)}) as fresh,
      array_agg(id) || (select array_agg(id) from member where id = ${agentId} and type in (0, 1, 2)) as counted from real`)
  return {
    members: Number(row?.members ?? 0n),
    agents: Number(row?.agents ?? 0n),
    newAccounts: Number(row?.fresh ?? 0n),
    counted: row?.counted ?? [],
  }
}

/** Ids of an agent and of everybody below them, including test accounts. */
export async function teamOf(db: Queries, agentId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with recursive team as (select id from member where id = ${agentId} union select m.id from member m join team t on m.upline = t.id) select id from team`)
  return rows.map(({ id }) => id)
}

export interface Downline {
  id: number
  username: string
  type: number
  upline: string
  directDownlines: number
  registeredAtMs: number
  lastLoginAtMs: number | null
}
interface DownlineRow {
  id: number
  username: string
  type: number
  upline: string
  below: bigint
  registered_at: number
  last_login_at: number | null
  total: bigint
}

/** Everybody below an agent whose name has this part, newest first, by page, and how many there are. */
export async function listDownlines(
  db: Queries,
  agentId: number,
  query: { search: string; pageNo: number; pageSize: number },
): Promise<{ downlines: Downline[]; total: number }> {
  const contains = `%${usernameKey(query.search).replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.query<DownlineRow>(sql`
    with recursive team as (select id from member where upline = ${agentId} union select m.id from member m join team t on m.upline = t.id),
    found as (
      select m.id, m.username, m.type, m.upline, m.registered_at, m.last_login_at, count(*) over () as total from team t join member m on m.id = t.id
      where m.username_key like ${contains} order by m.id desc limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize})
    select f.id, f.username, f.type, u.username as upline, f.registered_at, f.last_login_at, f.total, (select count(*) from member b where b.upline = f.id) as below
    from found f join member u on u.id = f.upline order by f.id desc`)
  if (rows.length === 0 && query.pageNo > 1)
    return {
      downlines: [],
      total: (await listDownlines(db, agentId, { ...query, pageNo: 1, pageSize: 1 })).total,
    }
  return {
    total: Number(rows[0]?.total ?? 0n),
    downlines: rows.map((row) => ({
      id: row.id,
      username: row.username,
      type: row.type,
      upline: row.upline,
      directDownlines: Number(row.below),
      registeredAtMs: row.registered_at,
      lastLoginAtMs: row.last_login_at,
    })),
  }
}

/** The names of accounts by their numbers. */
export async function namesOf(db: Queries, memberIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; username: string }>(
    sql`select id, username from member where id = any (${memberIds}::integer[])`,
  )
  return new Map(rows.map(({ id, username }) => [id, username]))
}
