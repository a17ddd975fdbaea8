// SPDX-License-Identifier: Apache-2.0
import { teamRange, type TeamRange } from '../../members/index.ts'
import { sql, type Database, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { notifyEnded } from './end-sessions.ts'
import { sessionKeyOf } from './session-key.ts'

/** Sessions that one transaction ends. */
const step = 1_000

type Deps = Pick<IdentityDeps, 'live' | 'events'> & { database: Database }

/**
 * Ends the open sessions of an account and of everybody below it, a thousand at a time. Remembered devices stay; nobody
 * can use one before the line is open again.
 */
export async function endSessionsOfLine(deps: Deps, memberId: number, nowMs: number): Promise<void> {
  const hashes = await sessionsOfLine(deps.database, await teamRange(deps.database, memberId))
  for (let from = 0; from < hashes.length; from += step)
    await endSome(deps, hashes.slice(from, from + step), nowMs)
}

async function endSome(
  { database, live, events }: Deps,
  hashes: readonly Buffer[],
  nowMs: number,
): Promise<void> {
  const ended = await database.transaction(async (tx) => {
    const rows = await deleteSessions(tx, hashes)
    const sessionKeys = rows.map(({ tokenHash }) => sessionKeyOf(tokenHash))
    await notifyEnded(tx, sessionKeys)
    await events.sessionsEnded(tx, { sessionKeys }, nowMs)
    return { sessionKeys, memberIds: new Set(rows.map(({ memberId }) => memberId)) }
  })
  for (const memberId of ended.memberIds) live.publish('identity.sessionEnded', { at: nowMs }, memberId)
  for (const sessionKey of ended.sessionKeys) live.endSession(sessionKey)
}

async function deleteSessions(
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<{ tokenHash: Buffer; memberId: number }[]> {
  await tx.query(sql`delete from identity_challenge where session_hash = any (${hashes}::bytea[])`)
  return tx.query<{ tokenHash: Buffer; memberId: number }>(sql`
    delete from identity_session where token_hash = any (${hashes}::bytea[]) returning token_hash as "tokenHash", member_id as "memberId"`)
}

async function sessionsOfLine(db: Queries, { line, before }: TeamRange): Promise<Buffer[]> {
  const rows = await db.query<{ hash: Buffer }>(sql`
    select s.token_hash as hash from identity_session s join member_line l on l.id = s.member_id
    where l.line >= ${line}::integer[] and l.line < ${before}::integer[]`)
  return rows.map(({ hash }) => hash)
}

/** How many open sessions an account and everybody below it have. */
export async function countSessionsOfLine(db: Queries, memberId: number, nowMs: number): Promise<number> {
  const { line, before } = await teamRange(db, memberId)
  const row = await db.one<{ count: bigint }>(sql`
    select count(*) as count from identity_session s join member_line l on l.id = s.member_id
    where l.line >= ${line}::integer[] and l.line < ${before}::integer[] and s.ends_at > ${new Date(nowMs)}
      and s.used_at >= ${new Date(nowMs)}::timestamptz - make_interval(secs => s.idle_seconds)`)
  return Number(row?.count ?? 0n)
}
