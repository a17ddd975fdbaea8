// SPDX-License-Identifier: Apache-2.0
import { sql, type Database, type Queries } from '../database.ts'
import { ensurePlayer } from '../sessions/session-store.ts'
import { MOST_VISITORS } from './visitor-limits.ts'
import { visitorUser } from './visitor-user.ts'

export interface Visitor {
  readonly playerId: bigint
  readonly user: string
}

/** The player of a visitor who is not forgotten yet, from now on until `endsAtMs` at least. */
export async function keepVisitor(tx: Queries, name: string, endsAtMs: number): Promise<Visitor | undefined> {
  const [row] = await tx.rows<{ id: bigint; user: string }>(sql`
    update studio.visitor v set ends_at = greatest(v.ends_at, ${new Date(endsAtMs)}) from studio.player p
    where v.name = ${name} and p.id = v.player_id
    returning p.id, p.operator_user as user`)
  return row && { playerId: row.id, user: row.user }
}

/** A player for a new visitor: a free one, or one more while there are not too many; then undefined. */
export async function insertVisitor(
  tx: Queries,
  { name, id }: { name: string; id: string },
  nowMs: number,
  endsAtMs: number,
): Promise<Visitor | undefined> {
  const [free] = await tx.rows<{ id: bigint; user: string }>(sql`
    update studio.visitor v set name = ${name}, ends_at = ${new Date(endsAtMs)} from studio.player p
    where p.id = v.player_id and v.player_id = (
      select player_id from studio.visitor where name is null limit 1 for update skip locked)
    returning p.id, p.operator_user as user`)
  if (free) return { playerId: free.id, user: free.user }
  const [count] = await tx.rows<{ many: boolean }>(
    sql`select count(*) >= ${MOST_VISITORS} as many from studio.visitor`,
  )
  if (count?.many) return undefined
  const user = visitorUser(id)
  const playerId = await ensurePlayer(tx, user, nowMs, true)
  await tx.rows(sql`
    insert into studio.visitor (player_id, name, ends_at) values (${playerId}, ${name}, ${new Date(endsAtMs)})`)
  return { playerId, user }
}

/** How many are forgotten at a time: each may have some thousand rounds. */
const AT_ONCE = 20

/** Deletes what visitors played whose time is over. */
export async function forgetVisitors({ rows }: Pick<Database, 'rows'>, nowMs: number): Promise<void> {
  await rows(sql`select studio.forget_visitors(${new Date(nowMs)}, ${AT_ONCE})`)
}
