// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A member as a player of one vendor. `currency`: of their latest session, for calls that name none. */
export interface Player {
  memberId: bigint
  playerRef: string
  currency: string
  enabled: boolean
}

interface PlayerRow {
  member_id: bigint
  player_ref: string
  currency: string
  enabled: boolean
}
const playerOf = (row: PlayerRow): Player => ({
  memberId: row.member_id,
  playerRef: row.player_ref,
  currency: row.currency,
  enabled: row.enabled,
})

/**
 * The player that this vendor means; undefined when the vendor never had such a player, even if another
 * vendor has.
 */
export async function findPlayerByRef(
  db: Queries,
  vendorAccountId: string,
  playerRef: string,
): Promise<Player | undefined> {
  const row = await db.one<PlayerRow>(sql`
    select p.member_id, r.player_ref, p.currency, p.enabled from play_reference r join play_player p on p.member_id = r.member_id
    where r.vendor_account_id = ${vendorAccountId} and r.player_ref = ${playerRef}`)
  return row && playerOf(row)
}

/** A member under their current or former reference at this vendor. */
export async function findPlayer(
  db: Queries,
  vendorAccountId: string,
  memberId: bigint,
): Promise<Player | undefined> {
  const row = await db.one<PlayerRow>(sql`
    select p.member_id, r.player_ref, p.currency, p.enabled from play_reference r join play_player p on p.member_id = r.member_id
    where r.vendor_account_id = ${vendorAccountId} and r.member_id = ${memberId} order by r.current desc limit 1`)
  return row && playerOf(row)
}

/** Whether an account is open and its line not blocked. */
export const isPlayerEnabled = async (db: Queries, memberId: bigint): Promise<boolean> =>
  (
    await db.one<{ enabled: boolean }>(sql`
      select p.enabled and not member_line_is_blocked(l.line) as enabled from play_player p left join member_line l on l.id = p.member_id
      where p.member_id = ${memberId}`)
  )?.enabled === true

export interface PlayerAtVendor {
  memberId: bigint
  vendorAccountId: string
  currency: string
  createdAtMs: number
}

/**
 * Makes the member a player of this vendor and returns the reference: the given new one unless the vendor
 * already has one.
 */
export async function ensurePlayer(
  tx: Tx,
  { memberId, vendorAccountId, currency, createdAtMs }: PlayerAtVendor,
  freshRef: string,
): Promise<string> {
  await tx.query(
    sql`insert into play_player (member_id, currency) values (${memberId}, ${currency}) on conflict (member_id) do update set currency = excluded.currency`,
  )
  await tx.query(sql`
    insert into play_reference (vendor_account_id, player_ref, member_id, created_at) values (${vendorAccountId}, ${freshRef}, ${memberId}, ${new Date(createdAtMs)})
    on conflict (vendor_account_id, member_id) where current do nothing`)
  const row = await tx.one<{ player_ref: string }>(sql`
    select player_ref from play_reference where vendor_account_id = ${vendorAccountId} and member_id = ${memberId} and current`)
  if (!row) throw new Error('a reference that was just stored is missing')
  return row.player_ref
}

/** From the next one on, every bet of a player is decided carefully, by itself. */
export async function setPlayerCareful(
  tx: Tx,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<void> {
  await tx.query(sql`
    insert into play_player (member_id, currency, careful) values (${memberId}, ${currency}, true)
    on conflict (member_id) do update set careful = true`)
}

/** Enables or disables a player: from the next one on, bets of a disabled player are refused. */
export async function setPlayerEnabled(db: Queries, memberId: bigint, enabled: boolean): Promise<void> {
  await db.query(sql`update play_player set enabled = ${enabled} where member_id = ${memberId}`)
}

/** The members behind the names that a vendor account has of them. */
export async function membersByRefs(
  db: Queries,
  vendorAccountId: string,
  playerRefs: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await db.query<{ member_id: bigint; player_ref: string }>(sql`
    select member_id, player_ref from play_reference
    where vendor_account_id = ${vendorAccountId} and player_ref = any (${[...playerRefs]}::text[])`)
  return new Map(rows.map((row) => [row.player_ref, row.member_id]))
}
