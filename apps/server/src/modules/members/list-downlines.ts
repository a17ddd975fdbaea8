// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries } from '../../platform/db/index.ts'
import { isSmallTeam, teamRange, type TeamRange } from './line-store.ts'

export interface Downline {
  id: bigint
  username: string
  type: number
  upline: string
  directDownlines: number
  registeredAtMs: number
  lastLoginAtMs: number | null
}
export interface DownlineQuery {
  /** Part of a name, in any case; empty for all. */
  search: string
  pageNo: number
  pageSize: number
}
interface Page {
  ids: bigint[]
  total: number | undefined
}

/**
 * Everybody below an agent whose name contains a text, newest first, by page, and how many there are. The
 * number is undefined for everybody of a team above 10,000, because counting them would take too long.
 */
export async function listDownlines(
  db: Queries,
  agentId: bigint,
  query: DownlineQuery,
): Promise<{ downlines: Downline[]; total: number | undefined }> {
  const team = await teamRange(db, agentId)
  const search = {
    contains: `%${usernameKey(query.search).replace(/[\\%_]/g, '\\$&')}%`,
    limit: query.pageSize,
    offset: (query.pageNo - 1) * query.pageSize,
  }
  const pageOf = query.search !== '' || (await isSmallTeam(db, team)) ? pageRead : pageMet
  const { ids, total } = await pageOf(db, team, search)
  return { downlines: await downlinesOf(db, ids), total }
}

interface Search {
  contains: string
  limit: number
  offset: number
}

async function pageRead(
  db: Queries,
  { line, before }: TeamRange,
  { contains, limit, offset }: Search,
): Promise<Page> {
  const row = await db.one<{ ids: bigint[] | null; total: bigint }>(sql`
    with found as materialized (
      select id from member where line > ${line}::bigint[] and line < ${before}::bigint[] and username_key like ${contains})
    select (select count(*) from found) as total,
      (select array_agg(id order by id desc) from (select id from found order by id desc limit ${limit} offset ${offset}) page) as ids`)
  return { ids: row?.ids ?? [], total: Number(row?.total ?? 0n) }
}

/**
 * Scans all accounts. An expression in place of the column keeps the planner from reading the whole team for
 * one page.
 */
async function pageMet(db: Queries, { line, before }: TeamRange, { limit, offset }: Search): Promise<Page> {
  const rows = await db.query<{ id: bigint }>(sql`
    select id from member where line || '{}'::bigint[] > ${line}::bigint[] and line || '{}'::bigint[] < ${before}::bigint[]
    order by id desc limit ${limit} offset ${offset}`)
  return { ids: rows.map(({ id }) => id), total: undefined }
}

async function downlinesOf(db: Queries, ids: readonly bigint[]): Promise<Downline[]> {
  const rows = await db.query<{
    id: bigint
    username: string
    type: number
    upline: string
    below: bigint
    registered_at: number
    last_login_at: number | null
  }>(sql`
    select m.id, m.username, m.type, u.username as upline, m.registered_at, m.last_login_at, (select count(*) from member b where b.upline = m.id) as below
    from member m join member u on u.id = m.upline where m.id = any (${[...ids]}::bigint[]) order by m.id desc`)
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    type: row.type,
    upline: row.upline,
    directDownlines: Number(row.below),
    registeredAtMs: row.registered_at,
    lastLoginAtMs: row.last_login_at,
  }))
}
