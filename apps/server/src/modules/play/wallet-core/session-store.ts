// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { TeamRange } from '../../members/index.ts'

/** Tokens are stored hashed, so that nobody can play by reading the database. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

export interface PlaySession {
  memberId: bigint
  /** The player's reference at the vendor when it was opened. */
  playerRef: string
  vendor: string
  currency: string
  gameCode: string
  expiresAtMs: number
  revokedAtMs: number | undefined
  /** Its site session; undefined for a vendor's own test. */
  loginSession: string | undefined
  /** From then on bets wait for a reality check. */
  checkAtMs: number | undefined
}

/** A session of this vendor by its token, active or not. */
export async function findSession(
  db: Queries,
  vendorAccountId: string,
  token: string,
): Promise<PlaySession | undefined> {
  const row = await db.one<{
    member_id: bigint
    player_ref: string
    vendor: string
    currency: string
    game_code: string
    expires_at: number
    revoked_at: number | null
    login_session: Buffer | null
    check_at: number | null
  }>(sql`
    select member_id, player_ref, vendor, currency, game_code, expires_at, revoked_at, login_session, check_at from play_session
    where token_hash = decode(${hashToken(token)}, 'hex') and vendor_account_id = ${vendorAccountId}`)
  return (
    row && {
      memberId: row.member_id,
      playerRef: row.player_ref,
      vendor: row.vendor,
      currency: row.currency,
      gameCode: row.game_code,
      expiresAtMs: row.expires_at,
      revokedAtMs: row.revoked_at ?? undefined,
      loginSession: row.login_session?.toString('base64url'),
      checkAtMs: row.check_at ?? undefined,
    }
  )
}

/** Postpones the end of a session that nobody has ended. */
export async function updateExpiry(db: Queries, token: string, expiresAtMs: number): Promise<void> {
  await db.query(
    sql`update play_session set expires_at = ${new Date(expiresAtMs)} where token_hash = decode(${hashToken(token)}, 'hex') and revoked_at is null`,
  )
}

export interface NewSession {
  token: string
  memberId: bigint
  playerRef: string
  vendorAccountId: string
  vendor: string
  currency: string
  gameCode: string
  createdAtMs: number
  expiresAtMs: number
  /** Ids of the accounts that bets of this session use. */
  cashId: bigint
  receivableId: bigint
  bonusId: bigint
  operatorAccountId: bigint
  loginSession: string | undefined
  checkAtMs: number | undefined
}

/** A site session as stored with the wallet sessions that came from it. */
export const loginSessionBytes = (sessionKey: string | undefined): Buffer | null =>
  sessionKey === undefined ? null : Buffer.from(sessionKey, 'base64url')

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(sql`insert into play_session (token_hash, member_id, player_ref, vendor_account_id, vendor, currency, game_code, created_at, expires_at, cash_id, receivable_id, bonus_id, house_id, login_session, check_at)
    values (decode(${hashToken(session.token)}, 'hex'), ${session.memberId}, ${session.playerRef}, ${session.vendorAccountId}, ${session.vendor}, ${session.currency}, ${session.gameCode},
      ${new Date(session.createdAtMs)}, ${new Date(session.expiresAtMs)}, ${session.cashId}, ${session.receivableId}, ${session.bonusId}, ${session.operatorAccountId}, ${loginSessionBytes(session.loginSession)},
      ${session.checkAtMs === undefined ? null : new Date(session.checkAtMs)})`)
}

export async function revokeSession(db: Queries, token: string, atMs: number): Promise<void> {
  await db.query(
    sql`update play_session set revoked_at = ${new Date(atMs)} where token_hash = decode(${hashToken(token)}, 'hex') and revoked_at is null`,
  )
}

/**
 * Ends a member's wallet sessions at a vendor that were opened for a test since then; those of games that the
 * member opened stay.
 */
export async function revokeTestSessions(
  db: Queries,
  { memberId, vendorAccountId, sinceMs }: { memberId: bigint; vendorAccountId: string; sinceMs: number },
  atMs: number,
): Promise<void> {
  await db.query(sql`
    update play_session set revoked_at = ${new Date(atMs)}
    where member_id = ${memberId} and vendor_account_id = ${vendorAccountId} and login_session is null and created_at >= ${new Date(sinceMs)} and revoked_at is null`)
}

/** Site sessions that have ended; `everyOneOf`: they were all of this member's sessions. */
export interface EndedLoginSessions {
  sessionKeys: readonly string[]
  everyOneOf?: bigint
}

/**
 * Ends the wallet sessions that came from them, or all of a member's: no vendor can bet in them any more;
 * wins and rollbacks still settle.
 */
export async function endPlaySessions(
  db: Queries,
  { sessionKeys, everyOneOf }: EndedLoginSessions,
  atMs: number,
): Promise<void> {
  const at = new Date(atMs)
  await db.query(
    sql`update play_session set revoked_at = ${at} where login_session = any (${sessionKeys.map(loginSessionBytes)}::bytea[]) and revoked_at is null`,
  )
  if (everyOneOf !== undefined)
    await db.query(
      sql`update play_session set revoked_at = ${at} where member_id = ${everyOneOf} and revoked_at is null`,
    )
}

/** When the reality check of the sessions that a member has open is due; undefined: never. */
export async function moveChecks(
  db: Queries,
  memberId: bigint,
  checkAtMs: number | undefined,
): Promise<void> {
  const checkAt = checkAtMs === undefined ? null : new Date(checkAtMs)
  await db.query(
    sql`update play_session set check_at = ${checkAt} where member_id = ${memberId} and revoked_at is null`,
  )
}

/** Ends the sessions of everybody whose line is in the range of a team. */
export async function revokeSessionsOfTeam(
  db: Queries,
  { line, before }: TeamRange,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs)
  await db.query(sql`
    update play_session p set revoked_at = ${now} from member_line l
    where l.id = p.member_id and l.line >= ${line}::bigint[] and l.line < ${before}::bigint[]
      and p.revoked_at is null and p.expires_at > ${now}`)
}
