import { sql, type Queries } from '../database.ts'
import { currencyNamed, type Currency } from '../currencies.ts'
import type { GameCode } from '../../protocol.ts'

/** A launched game: who plays what, in which currency, under which token of the operator. */
export interface Session {
  readonly playerId: bigint
  readonly user: string
  readonly token: string
  readonly currency: Currency
  readonly game: GameCode
  readonly lang: string
  readonly lobbyUrl: string
  readonly depositUrl: string
}

export interface NewSession {
  readonly secretHash: Uint8Array
  readonly playerId: bigint
  readonly token: string
  readonly currency: string
  readonly game: GameCode
  readonly lang: string
  readonly lobbyUrl: string
  readonly depositUrl: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}

/** The studio's number of the operator's player; made at the first launch. */
export async function ensurePlayer(tx: Queries, user: string, nowMs: number): Promise<bigint> {
  await tx.rows(sql`insert into studio.player (operator_user, created_at) values (${user}, ${new Date(nowMs)}) on conflict do nothing`)
  const [player] = await tx.rows<{ id: bigint }>(sql`select id from studio.player where operator_user = ${user}`)
  return player!.id
}

export async function insertSession(tx: Queries, session: NewSession): Promise<void> {
  await tx.rows(sql`
    insert into studio.session (secret_hash, player_id, token, currency, game, lang, lobby_url, deposit_url, created_at, expires_at)
    values (${session.secretHash}, ${session.playerId}, ${session.token}, ${session.currency}, ${session.game}, ${session.lang},
      ${session.lobbyUrl}, ${session.depositUrl}, ${new Date(session.createdAtMs)}, ${new Date(session.expiresAtMs)})`)
}

interface SessionRow { player_id: bigint; operator_user: string; token: string; currency: string; game: GameCode; lang: string; lobby_url: string; deposit_url: string }

/** The session behind a secret; undefined when there is none or it has ended. */
export async function findSession(db: Queries, secretHash: Uint8Array, nowMs: number): Promise<Session | undefined> {
  const [row] = await db.rows<SessionRow>(sql`
    select session.*, player.operator_user from studio.session join studio.player on player.id = session.player_id
    where secret_hash = ${secretHash} and expires_at > ${new Date(nowMs)}`)
  return row && {
    playerId: row.player_id, user: row.operator_user, token: row.token, currency: currencyNamed(row.currency), game: row.game,
    lang: row.lang, lobbyUrl: row.lobby_url, depositUrl: row.deposit_url,
  }
}

export async function deleteExpiredSessions(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`delete from studio.session where expires_at <= ${new Date(nowMs)}`)
}
