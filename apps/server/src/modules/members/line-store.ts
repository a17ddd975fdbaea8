// SPDX-License-Identifier: Apache-2.0
import { usernameKey } from '@tessera/rules/identity/usernames'
import { sql, type Queries } from '../../platform/db/index.ts'

/** Ids are below this number, so a line that ends with it comes after every line of the team. */
const afterAllIds = 9_223_372_036_854_775_807n

/** From the head of the line down to the account itself; undefined when there is no such account. */
export const lineOf = async (db: Queries, id: bigint): Promise<bigint[] | undefined> =>
  (await db.one<{ line: bigint[] }>(sql`select line from member where id = ${id}`))?.line

/**
 * The lines of a team: from the agent's own up to, but not including, `before`. They are adjacent in the
 * index.
 */
export interface TeamRange {
  line: bigint[]
  before: bigint[]
}

export async function teamRange(db: Queries, agentId: bigint): Promise<TeamRange> {
  const line = (await lineOf(db, agentId)) ?? [afterAllIds]
  return { line, before: [...line, afterAllIds] }
}

/** The account with this name below an agent, at any depth; undefined for any other name. */
export async function findBelow(db: Queries, agentId: bigint, username: string): Promise<bigint | undefined> {
  const row = await db.one<{ id: bigint }>(sql`
    select m.id from member a join member m on m.brand_code = a.brand_code and m.username_key = ${usernameKey(username)}
    where a.id = ${agentId} and m.id <> a.id and a.id = any (m.line)`)
  return row?.id
}

/** Whether an account is below another one, however deep. */
export async function isBelow(db: Queries, id: bigint, agentId: bigint): Promise<boolean> {
  return id !== agentId && ((await lineOf(db, id))?.includes(agentId) ?? false)
}

/** How many levels an account and everybody below it take; 1 for an account without downlines. */
export async function levelsOf(db: Queries, id: bigint): Promise<number> {
  const { line, before } = await teamRange(db, id)
  const row = await db.one<{ depth: number | null }>(
    sql`select max(cardinality(line)) as depth from member where line >= ${line}::bigint[] and line < ${before}::bigint[]`,
  )
  return (row?.depth ?? line.length) - line.length + 1
}

/**
 * A team up to this size is read as a whole. Members of a larger one turn up soon when all accounts are
 * scanned.
 */
export const fewAccounts = 10_000

/** Whether a team has no more than `fewAccounts`. */
export async function isSmallTeam(db: Queries, { line, before }: TeamRange): Promise<boolean> {
  const row = await db.one<{ size: bigint }>(sql`
    select count(*) as size from (select from member where line > ${line}::bigint[] and line < ${before}::bigint[] order by line limit ${fewAccounts + 1}) part`)
  return Number(row?.size ?? 0n) <= fewAccounts
}

/** How many accounts a branch has, its head and test accounts included. */
export async function countBranch(db: Queries, id: bigint): Promise<{ members: number; agents: number }> {
  const { line, before } = await teamRange(db, id)
  const row = await db.one<{ members: bigint; agents: bigint }>(sql`
    select count(*) filter (where type in (0, 4)) as members, count(*) filter (where type not in (0, 4)) as agents
    from member where line >= ${line}::bigint[] and line < ${before}::bigint[]`)
  return { members: Number(row?.members ?? 0n), agents: Number(row?.agents ?? 0n) }
}

/** Ids of an agent and of everybody below them, including test accounts. A line ends with the account itself. */
export async function teamOf(db: Queries, agentId: bigint): Promise<bigint[]> {
  const { line, before } = await teamRange(db, agentId)
  const rows = await db.query<{ id: bigint }>(
    sql`select line[cardinality(line)] as id from member where line >= ${line}::bigint[] and line < ${before}::bigint[]`,
  )
  return rows.map(({ id }) => id)
}

/** The names of accounts by their ids. */
export async function namesOf(db: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db.query<{ id: bigint; username: string }>(
    sql`select id, username from member where id = any (${memberIds}::bigint[])`,
  )
  return new Map(rows.map(({ id, username }) => [id, username]))
}
