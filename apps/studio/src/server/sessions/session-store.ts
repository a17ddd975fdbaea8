// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'
import { currencyNamed, type Currency } from '../currencies.ts'
import type { GameCode, SampleOf } from '../../protocol.ts'

/** A launched game: the player, the game, the currency, and the operator's token. */
export interface Session {
  /** The key of the stored session; it cannot be used to open it. */
  readonly key: Uint8Array
  readonly endsAtMs: number
  readonly playerId: bigint
  readonly user: string
  readonly token: string
  readonly currency: Currency
  readonly game: GameCode
  /** The game's code on the operator's wire. */
  readonly wireCode: string
  /** The demonstration title that opened, with the code of its slot. */
  readonly sample: SampleOf | null
  /** Plays from a transfer wallet with us. */
  readonly transfer: boolean
  /** The player plays with play money. */
  readonly playMoney: boolean
  readonly lang: string
  readonly lobbyUrl: string
  readonly depositUrl: string
  /** The least time between automatic bets; null: the operator does not offer any. */
  readonly automaticBetsMs: number | null
  /** Whether the operator's brand allows to buy the bonus of a slot. */
  readonly bonusBuy: boolean
  /** Under which name the player writes at tables; empty: only reads; null: the operator has no chat. */
  readonly chatName: string | null
}

/** What an operator launches. */
export interface Launch {
  readonly token: string
  readonly currency: string
  readonly game: GameCode
  readonly wireCode: string
  readonly sample: SampleOf | null
  /** Plays from a transfer wallet with us. */
  readonly transfer: boolean
  readonly lang: string
  readonly lobbyUrl: string
  readonly depositUrl: string
  /** The least time between automatic bets; null: the operator does not offer any. */
  readonly automaticBetsMs: number | null
  /** Whether the operator's brand allows to buy the bonus of a slot. */
  readonly bonusBuy: boolean
  /** Under which name the player writes at tables; empty: only reads; null: the operator has no chat. */
  readonly chatName: string | null
}

/** The studio's id of the operator's player; created at the first launch. `playMoney` undefined: as it is known. */
export async function ensurePlayer(
  tx: Queries,
  user: string,
  nowMs: number,
  playMoney?: boolean,
): Promise<bigint> {
  await tx.rows(
    sql`insert into studio.player (operator_user, created_at) values (${user}, ${new Date(nowMs)}) on conflict do nothing`,
  )
  const [player] = await tx.rows<{ id: bigint }>(
    sql`select id from studio.player where operator_user = ${user}`,
  )
  if (playMoney !== undefined)
    await tx.rows(
      sql`update studio.player set play_money = ${playMoney} where id = ${player!.id} and play_money <> ${playMoney}`,
    )
  return player!.id
}

export async function insertLaunch(
  tx: Queries,
  ticketHash: Uint8Array,
  playerId: bigint,
  launch: Omit<Launch, 'transfer'>,
  expiresAtMs: number,
): Promise<void> {
  await tx.rows(sql`
    insert into studio.launch (ticket_hash, player_id, token, currency, game, wire_code, sample, lang, lobby_url, deposit_url, automatic_bets_ms, bonus_buy, chat_name, expires_at)
    values (${ticketHash}, ${playerId}, ${launch.token}, ${launch.currency}, ${launch.game}, ${launch.wireCode}, ${launch.sample && JSON.stringify(launch.sample)}, ${launch.lang}, ${launch.lobbyUrl}, ${launch.depositUrl}, ${launch.automaticBetsMs}, ${launch.bonusBuy}, ${launch.chatName}, ${new Date(expiresAtMs)})`)
}

/** Spends a ticket and returns its launch; undefined if the ticket is unknown, spent or too old. */
export async function spendTicket(
  db: Queries,
  ticketHash: Uint8Array,
  nowMs: number,
): Promise<(Launch & { playerId: bigint }) | undefined> {
  const [row] = await db.rows<LaunchRow>(
    sql`delete from studio.launch where ticket_hash = ${ticketHash} and expires_at > ${new Date(nowMs)} 
      returning *, exists (select from studio.transfer_wallet w where w.player_id = launch.player_id) as transfer`,
  )
  return (
    row && {
      playerId: row.player_id,
      token: row.token,
      currency: row.currency,
      game: row.game,
      wireCode: row.wire_code,
      sample: row.sample,
      transfer: row.transfer,
      lang: row.lang,
      lobbyUrl: row.lobby_url,
      depositUrl: row.deposit_url,
      automaticBetsMs: row.automatic_bets_ms,
      bonusBuy: row.bonus_buy,
      chatName: row.chat_name,
    }
  )
}

/** Opens the session of a launch, with the token that the operator gave for its play. */
export async function insertSession(
  db: Queries,
  secretHash: Uint8Array,
  launch: Omit<Launch, 'transfer'> & { playerId: bigint },
  nowMs: number,
  expiresAtMs: number,
): Promise<void> {
  await db.rows(sql`
    insert into studio.session (secret_hash, player_id, token, currency, game, wire_code, sample, lang, lobby_url, deposit_url, automatic_bets_ms, bonus_buy, chat_name, created_at, expires_at)
    values (${secretHash}, ${launch.playerId}, ${launch.token}, ${launch.currency}, ${launch.game}, ${launch.wireCode}, ${launch.sample && JSON.stringify(launch.sample)},
      ${launch.lang}, ${launch.lobbyUrl}, ${launch.depositUrl}, ${launch.automaticBetsMs}, ${launch.bonusBuy}, ${launch.chatName}, ${new Date(nowMs)}, ${new Date(expiresAtMs)})`)
}

interface LaunchRow {
  player_id: bigint
  token: string
  currency: string
  game: GameCode
  wire_code: string
  sample: SampleOf | null
  transfer: boolean
  lang: string
  lobby_url: string
  deposit_url: string
  automatic_bets_ms: number | null
  bonus_buy: boolean
  chat_name: string | null
}
interface SessionRow extends LaunchRow {
  play_money: boolean
  secret_hash: Uint8Array
  operator_user: string
  expires_at: Date
}

/** The session of a secret; undefined if there is none or it has ended. */
export async function findSession(
  db: Queries,
  secretHash: Uint8Array,
  nowMs: number,
): Promise<Session | undefined> {
  const [row] = await db.rows<SessionRow>(sql`
    select session.*, player.operator_user, player.play_money,
      exists (select from studio.transfer_wallet w where w.player_id = session.player_id) as transfer
    from studio.session join studio.player on player.id = session.player_id
    where secret_hash = ${secretHash} and expires_at > ${new Date(nowMs)}`)
  return (
    row && {
      key: row.secret_hash,
      endsAtMs: row.expires_at.getTime(),
      playerId: row.player_id,
      user: row.operator_user,
      token: row.token,
      currency: currencyNamed(row.currency),
      game: row.game,
      wireCode: row.wire_code,
      sample: row.sample,
      transfer: row.transfer,
      playMoney: row.play_money,
      lang: row.lang,
      lobbyUrl: row.lobby_url,
      depositUrl: row.deposit_url,
      automaticBetsMs: row.automatic_bets_ms,
      bonusBuy: row.bonus_buy,
      chatName: row.chat_name,
    }
  )
}

/** When those of the sessions end that have not ended, by their keys in hex; one query however many they are. */
export async function findSessionEnds(
  db: Queries,
  keys: readonly string[],
  nowMs: number,
): Promise<Map<string, number>> {
  const hashes = keys.map((key) => Buffer.from(key, 'hex'))
  const rows = await db.rows<{ key: string; expires_at: Date }>(sql`
    select encode(secret_hash, 'hex') as key, expires_at from studio.session
    where secret_hash = any(${hashes}::bytea[]) and expires_at > ${new Date(nowMs)}`)
  return new Map(rows.map((row) => [row.key, row.expires_at.getTime()]))
}

export async function deleteExpiredSessions(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`delete from studio.launch where expires_at <= ${new Date(nowMs)}`)
  await db.rows(sql`delete from studio.session where expires_at <= ${new Date(nowMs)}`)
}
