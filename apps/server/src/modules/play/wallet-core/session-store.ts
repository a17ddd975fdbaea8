import { hash } from 'node:crypto'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Tokens are stored hashed, so that who reads the database cannot play. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** `currency`: of his latest session, for calls that name none. */
export interface Player { memberId: number; playerRef: string; currency: string; enabled: boolean }

export interface PlaySession {
  memberId: number
  vendor: string
  currency: string
  gameCode: string
  expiresAtMs: number
  revokedAtMs: number | undefined
}

interface PlayerRow { member_id: number; player_ref: string; currency: string; enabled: boolean }
const playerOf = (row: PlayerRow): Player => ({ memberId: row.member_id, playerRef: row.player_ref, currency: row.currency, enabled: row.enabled })

export async function findPlayerByRef(db: Queries, playerRef: string): Promise<Player | undefined> {
  const row = await db.one<PlayerRow>(sql`select member_id, player_ref, currency, enabled from play_player where player_ref = ${playerRef}`)
  return row && playerOf(row)
}

export async function findPlayer(db: Queries, memberId: number): Promise<Player | undefined> {
  const row = await db.one<PlayerRow>(sql`select member_id, player_ref, currency, enabled from play_player where member_id = ${memberId}`)
  return row && playerOf(row)
}

/** Makes the member a player, under this reference unless he has one already. */
export async function ensurePlayer(tx: Tx, memberId: number, currency: string, freshRef: string): Promise<Player> {
  await tx.query(sql`insert into play_player (member_id, player_ref, currency) values (${memberId}, ${freshRef}, ${currency})
    on conflict (member_id) do update set currency = excluded.currency`)
  const player = await findPlayer(tx, memberId)
  if (!player) throw new Error('a player that was just stored is missing')
  return player
}

/** A session of this vendor by its token, whether it still stands or not. */
export async function findSession(db: Queries, vendorAccountId: string, token: string): Promise<PlaySession | undefined> {
  const row = await db.one<{ member_id: number; vendor: string; currency: string; game_code: string; expires_at: number; revoked_at: number | null }>(sql`
    select member_id, vendor, currency, game_code, expires_at, revoked_at from play_session
    where token_hash = decode(${hashToken(token)}, 'hex') and vendor_account_id = ${vendorAccountId}`)
  return row && { memberId: row.member_id, vendor: row.vendor, currency: row.currency, gameCode: row.game_code, expiresAtMs: row.expires_at, revokedAtMs: row.revoked_at ?? undefined }
}

export interface NewSession {
  token: string
  memberId: number
  vendorAccountId: string
  vendor: string
  currency: string
  gameCode: string
  createdAtMs: number
  expiresAtMs: number
  /** Ids of the accounts that bets of this session move. */
  cashId: bigint
  receivableId: bigint
  bonusId: bigint
  houseId: bigint
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(sql`insert into play_session (token_hash, member_id, vendor_account_id, vendor, currency, game_code, created_at, expires_at, cash_id, receivable_id, bonus_id, house_id)
    values (decode(${hashToken(session.token)}, 'hex'), ${session.memberId}, ${session.vendorAccountId}, ${session.vendor}, ${session.currency}, ${session.gameCode},
      ${new Date(session.createdAtMs)}, ${new Date(session.expiresAtMs)}, ${session.cashId}, ${session.receivableId}, ${session.bonusId}, ${session.houseId})`)
}

export async function revokeSession(db: Queries, token: string, atMs: number): Promise<void> {
  await db.query(sql`update play_session set revoked_at = ${new Date(atMs)} where token_hash = decode(${hashToken(token)}, 'hex') and revoked_at is null`)
}

/** Ends all wallet sessions of a member: no vendor can bet for him any more; wins and rollbacks still settle. */
export async function revokeSessionsOf(db: Queries, memberId: number, atMs: number): Promise<void> {
  await db.query(sql`update play_session set revoked_at = ${new Date(atMs)} where member_id = ${memberId} and revoked_at is null`)
}

/** Lets a member play or stops him: bets of a disabled player are refused from the next one on. */
export async function setPlayerEnabled(db: Queries, memberId: number, enabled: boolean): Promise<void> {
  await db.query(sql`update play_player set enabled = ${enabled} where member_id = ${memberId}`)
}
