// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { nameKeyOf, type LoginMethod } from '../attempts/login-log.ts'

export interface StoredSession {
  memberId: bigint
  /** The brand at which it was opened; it is valid at no other. */
  brandCode: string
  username: string
  agent: boolean
  bindingHash: Buffer | null
  usedAtMs: number
  endsAtMs: number
  idleMs: number
  trial: boolean
  /** When identity was last proved; null for a remembered one. */
  provenAtMs: number | null
  /** When a second factor was last used. */
  strongAtMs: number | null
  /** When that second factor was added. */
  strongSinceMs: number | null
  /** Its password must be changed before anything else. */
  mustChangePassword: boolean
}
/** A session as it begins: also where, how and with which typed name they logged in. */
export interface NewSession extends StoredSession {
  device: string
  ip: string
  method: LoginMethod
  name: string
}

interface SessionRow {
  member_id: bigint
  brandCode: string
  username: string
  agent: boolean
  binding_hash: Buffer | null
  used_at: number
  ends_at: number
  idle_seconds: number
  trial: boolean
  proven_at: number | null
  strong_at: number | null
  strong_since: number | null
  must_change_password: boolean
}

/** The one query of a session check, by primary key. */
export async function findSession(db: Queries, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await db.one<SessionRow>(sql`
    select member_id, brand_code as "brandCode", username, agent, binding_hash, used_at, ends_at, idle_seconds, trial, proven_at, strong_at, strong_since, must_change_password from identity_session where token_hash = ${tokenHash}`)
  return (
    row && {
      memberId: row.member_id,
      brandCode: row.brandCode,
      username: row.username,
      agent: row.agent,
      bindingHash: row.binding_hash,
      usedAtMs: row.used_at,
      endsAtMs: row.ends_at,
      idleMs: row.idle_seconds * 1000,
      trial: row.trial,
      provenAtMs: row.proven_at,
      strongAtMs: row.strong_at,
      strongSinceMs: row.strong_since,
      mustChangePassword: row.must_change_password,
    }
  )
}

/** What determines how long a session lasts; locks the row until the transaction is done. */
export async function holdSession(
  db: Queries,
  tokenHash: Buffer,
): Promise<{ usedAtMs: number; endsAtMs: number; idleMs: number } | undefined> {
  const row = await db.one<{ used_at: number; ends_at: number; idle_seconds: number }>(sql`
    select used_at, ends_at, idle_seconds from identity_session where token_hash = ${tokenHash} for key share`)
  return row && { usedAtMs: row.used_at, endsAtMs: row.ends_at, idleMs: row.idle_seconds * 1000 }
}

/** What determines how long these sessions last; deleted ones are left out. */
export async function listTimes(
  db: Queries,
  tokenHashes: readonly Buffer[],
): Promise<{ tokenHash: Buffer; usedAtMs: number; endsAtMs: number; idleMs: number }[]> {
  const rows = await db.query<{
    token_hash: Buffer
    used_at: number
    ends_at: number
    idle_seconds: number
  }>(sql`
    select token_hash, used_at, ends_at, idle_seconds from identity_session where token_hash = any(${tokenHashes}::bytea[])`)
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    usedAtMs: row.used_at,
    endsAtMs: row.ends_at,
    idleMs: row.idle_seconds * 1000,
  }))
}

const momentOrNull = (atMs: number | null): Date | null => (atMs === null ? null : new Date(atMs))

/**
 * Creates a session, and logs the login in the same statement; false when the member's line is blocked. The caller
 * holds the blocks.
 */
export async function insertSession(tx: Tx, tokenHash: Buffer, session: NewSession): Promise<boolean> {
  const usedAt = new Date(session.usedAtMs)
  const row = await tx.one(sql`
    with opened as (insert into identity_session (token_hash, member_id, brand_code, username, agent, binding_hash, opened_at, used_at, ends_at, idle_seconds, trial, proven_at, strong_at, strong_since, must_change_password, device, ip)
    select ${tokenHash}, ${session.memberId}, ${session.brandCode}, ${session.username}, ${session.agent}, ${session.bindingHash}, ${usedAt}, ${usedAt},
      ${new Date(session.endsAtMs)}, ${session.idleMs / 1000}, ${session.trial}, ${momentOrNull(session.provenAtMs)}, ${momentOrNull(session.strongAtMs)}, ${momentOrNull(session.strongSinceMs)}, ${session.mustChangePassword}, ${session.device}, ${session.ip}
      from member_line l where l.id = ${session.memberId} and not member_line_is_blocked(l.line)
      returning brand_code, member_id, ip, device, opened_at)
    insert into identity_login_log (brand_code, member_id, name_key, method, outcome, ip, device, at)
    select brand_code, member_id, ${nameKeyOf(session.name)}, ${session.method}, 'in', ip, device, opened_at from opened returning 1 as opened`)
  return row !== undefined
}

/** Moves the browser's existing sessions to its new cookie. */
export async function rebindSessions(tx: Tx, oldHash: Buffer, newHash: Buffer): Promise<void> {
  await tx.query(sql`update identity_session set binding_hash = ${newHash} where binding_hash = ${oldHash}`)
}

/**
 * Records later activity of sessions; one that had ended by then stays ended. Returns the number of sessions
 * still active.
 */
export async function updateUses(
  db: Queries,
  uses: readonly { tokenHash: Buffer; usedAtMs: number }[],
): Promise<number> {
  const hashes = uses.map((use) => use.tokenHash)
  const moments = uses.map((use) => new Date(use.usedAtMs))
  const rows = await db.query(sql`
    update identity_session s set used_at = u.used_at
    from unnest(${hashes}::bytea[], ${moments}::timestamptz[]) as u (token_hash, used_at)
    where s.token_hash = u.token_hash and u.used_at > s.used_at and u.used_at < s.ends_at
      and u.used_at <= s.used_at + make_interval(secs => s.idle_seconds)
    returning s.token_hash`)
  return rows.length
}

/** Whether any session still needs this cookie. */
export async function bindingInUse(db: Queries, bindingHash: Buffer): Promise<boolean> {
  return (
    (await db.one(
      sql`select token_hash from identity_session where binding_hash = ${bindingHash} limit 1`,
    )) !== undefined
  )
}

/** Ends every session of a member; returns their token hashes. */
export async function deleteSessionsOf(tx: Tx, memberId: bigint): Promise<Buffer[]> {
  const rows = await tx.query<{ token_hash: Buffer }>(
    sql`delete from identity_session where member_id = ${memberId} returning token_hash`,
  )
  return rows.map((row) => row.token_hash)
}

/** An active session as its owner sees it. */
export interface ListedSession {
  tokenHash: Buffer
  device: string
  ip: string
  openedAtMs: number
  usedAtMs: number
}

export async function listSessions(db: Queries, memberId: bigint, nowMs: number): Promise<ListedSession[]> {
  const rows = await db.query<{
    token_hash: Buffer
    device: string
    ip: string
    opened_at: number
    used_at: number
  }>(sql`
    select token_hash, device, ip, opened_at, used_at from identity_session
    where member_id = ${memberId} and ends_at > ${new Date(nowMs)} and used_at >= ${new Date(nowMs)}::timestamptz - make_interval(secs => idle_seconds)
    order by used_at desc limit 100`)
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    device: row.device,
    ip: row.ip,
    openedAtMs: row.opened_at,
    usedAtMs: row.used_at,
  }))
}

/** Ends a session if it is this member's. */
export const deleteSessionOf = async (db: Queries, memberId: bigint, tokenHash: Buffer): Promise<boolean> =>
  (await db.one(
    sql`delete from identity_session where token_hash = ${tokenHash} and member_id = ${memberId} returning token_hash`,
  )) !== undefined

/** Records that the member has proved their identity again: with a second factor, if one is given, added then. */
export async function noteProof(
  db: Queries,
  tokenHash: Buffer,
  factor: { sinceMs: number | null } | undefined,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  const strong = factor !== undefined
  await db.query(sql`
    update identity_session set proven_at = ${now}, strong_at = case when ${strong} then ${now}::timestamptz else strong_at end,
      strong_since = case when ${strong} then ${momentOrNull(factor?.sinceMs ?? null)}::timestamptz else strong_since end
    where token_hash = ${tokenHash}`)
}

export const renameSessions = (tx: Tx, memberId: bigint, username: string): Promise<unknown[]> =>
  tx.query(sql`update identity_session set username = ${username} where member_id = ${memberId}`)
