// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/** How many of a team are counted for one row of a page. */
const mostCounted = 2_000
/** Ids are below this number, so a line that ends with it comes after every line of the team. */
const afterAllIds = 9_223_372_036_854_775_807n

/** An account as a branch of its line. */
export interface AccountOfLine {
  memberId: bigint
  brandCode: string
  username: string
  type: number
  enabled: boolean
  /** The line is blocked here, or above. */
  blocked: 'here' | 'above' | null
  directDownlines: number
  /**
   * Everybody below, by kind; trial accounts stand alone and are never there. Null for more than `mostCounted`,
   * whom the figures of teams count.
   */
  below: { members: number; agents: number } | null
}
export interface LineQuery {
  /** Undefined for all brands. */
  brandCode: string | undefined
  /** The accounts right below this one; undefined for the agents without an upline. */
  parentId: bigint | undefined
  pageNo: number
  pageSize: number
}

/**
 * One level of the lines by page, agents first, and how many accounts the level has. Only the rows of the page
 * have their teams counted, each by a range of an index, up to a limit.
 */
export async function listLine(
  db: Queries,
  query: LineQuery,
): Promise<{ accounts: AccountOfLine[]; total: number }> {
  const { ids, total } =
    query.parentId === undefined ? await headIds(db, query) : await idsBelow(db, query.parentId, query)
  return { accounts: await accountsOf(db, ids), total }
}

interface Ids {
  ids: bigint[]
  total: number
}

async function headIds(db: Queries, { brandCode, pageNo, pageSize }: LineQuery): Promise<Ids> {
  const rows = await db.query<{ id: bigint; total: bigint }>(sql`
    select id, count(*) over () as total from member
    where upline is null and type in (1, 2, 41, 42) and (${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null})
    order by id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return idsOf(rows)
}

async function idsBelow(db: Queries, parentId: bigint, { pageNo, pageSize }: LineQuery): Promise<Ids> {
  const rows = await db.query<{ id: bigint; total: bigint }>(sql`
    select id, count(*) over () as total from member where upline = ${parentId}
    order by type = 0, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  return idsOf(rows)
}

const idsOf = (rows: readonly { id: bigint; total: bigint }[]): Ids => ({
  ids: rows.map(({ id }) => id),
  total: Number(rows[0]?.total ?? 0n),
})

async function accountsOf(db: Queries, ids: readonly bigint[]): Promise<AccountOfLine[]> {
  type Row = Omit<AccountOfLine, 'directDownlines' | 'below'> &
    Record<'directDownlines' | 'members' | 'agents', bigint>
  const rows = await db.query<Row>(sql`
    select m.id as "memberId", m.brand_code as "brandCode", m.username, m.type, m.enabled,
      case when member_line_is_blocked(array[m.id]) then 'here' when member_line_is_blocked(m.line) then 'above' end as blocked,
      (select count(*) from member b where b.upline = m.id) as "directDownlines", t.members, t.agents
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, position) join member m on m.id = asked.id
    cross join lateral (
      select count(*) filter (where b.type = 0) as members, count(*) filter (where b.type <> 0) as agents
      from (select type from member b where b.line > m.line and b.line < m.line || ${afterAllIds}::bigint order by b.line limit ${mostCounted + 1}) b) t
    order by asked.position`)
  return rows.map(({ members, agents, ...row }) => ({
    ...row,
    directDownlines: Number(row.directDownlines),
    below:
      members + agents > BigInt(mostCounted) ? null : { members: Number(members), agents: Number(agents) },
  }))
}
