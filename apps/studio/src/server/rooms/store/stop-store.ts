// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import { LeaseLost, type Lease } from './lease-store.ts'

/** Why a room does not play although somebody is there. paused: by an operator. held: operators decide whether its round is void. */
export type RoomStop = 'paused' | 'held'

/**
 * Begins the transaction that begins a round: false while the room is paused. Throws LeaseLost like holdLease. Whoever
 * pauses the room meanwhile waits for its end, so no round begins after their answer.
 */
export async function mayBegin(tx: Queries, { room, epoch }: Lease): Promise<boolean> {
  const [row] = await tx.rows<{ paused: boolean }>(
    sql`select paused_at is not null as paused from studio.room where code = ${room} and epoch = ${epoch} for share`,
  )
  if (!row) throw new LeaseLost(room)
  return !row.paused
}

/** Whether an operator has paused the room. */
export async function isPaused(db: Queries, room: string): Promise<boolean> {
  const rows = await db.rows(sql`select from studio.room where code = ${room} and paused_at is not null`)
  return rows.length > 0
}

/** Whether operators decide about a round of the room, by the clock of the database. */
export async function isHeld(db: Queries, room: string): Promise<boolean> {
  const rows = await db.rows(
    sql`select from studio.room where code = ${room} and held_until > clock_timestamp()`,
  )
  return rows.length > 0
}

/** Pauses a room, also one in which nobody has played yet. */
export async function pauseRoom(
  db: Queries,
  {
    room,
    game,
    by,
    reason,
    nowMs,
  }: { room: string; game: string; by: string; reason: string; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs)
  await db.rows(sql`
    insert into studio.room as room (code, game, epoch, owner_address, owner_secret, leased_until, paused_at, paused_by, pause_reason)
    values (${room}, ${game}, 1, '', '', '-infinity', ${at}, ${by}, ${reason})
    on conflict (code) do update set paused_at = coalesce(room.paused_at, excluded.paused_at),
      paused_by = excluded.paused_by, pause_reason = excluded.pause_reason`)
}

/** Ends a pause, and lets a held round go on. */
export async function resumeRoom(db: Queries, room: string): Promise<void> {
  await db.rows(sql`
    update studio.room set paused_at = null, paused_by = null, pause_reason = null, held_until = null where code = ${room}`)
}

/**
 * Takes a room from its owner: waits for what that one is writing, after which it writes no more. Who runs it next
 * continues what the database knows.
 */
export async function takeFromOwner(tx: Queries, room: string): Promise<void> {
  await tx.rows(
    sql`update studio.room set epoch = epoch + 1, leased_until = clock_timestamp(), watchers = 0 where code = ${room}`,
  )
}

/** Nobody plays the round on for so long; once for each round. */
export async function holdRound(tx: Queries, room: string, roundId: string, holdMs: number): Promise<void> {
  await tx.rows(sql`
    update studio.room set held_round = ${roundId}, held_until = clock_timestamp() + make_interval(secs => ${holdMs / 1000})
    where code = ${room} and held_round is distinct from ${roundId}`)
}

/** Whether a round is held, or was. */
export async function wasHeld(db: Queries, room: string, roundId: string): Promise<boolean> {
  const rows = await db.rows(sql`select from studio.room where code = ${room} and held_round = ${roundId}`)
  return rows.length > 0
}

/** Writes down who made a round void, and lets the room go on. */
export async function insertVoid(
  tx: Queries,
  {
    roundId,
    room,
    by,
    reason,
    nowMs,
  }: { roundId: string; room: string; by: string; reason: string; nowMs: number },
): Promise<void> {
  await tx.rows(sql`
    insert into studio.room_void (round_id, room, voided_by, reason, voided_at)
    values (${roundId}, ${room}, ${by}, ${reason}, ${new Date(nowMs)})`)
  await tx.rows(
    sql`update studio.room set held_until = null where code = ${room} and held_round = ${roundId}`,
  )
}

/** How a round of a room stands; undefined if the room has no such round. */
export async function findRoundState(
  db: Queries,
  room: string,
  roundId: string,
): Promise<'open' | 'closing' | 'drawn' | 'ended' | 'voided' | undefined> {
  const [row] = await db.rows<{ state: 'open' | 'closing' | 'drawn' | 'ended' | 'voided' }>(
    sql`select state from studio.room_round where id = ${roundId} and room = ${room}`,
  )
  return row?.state
}

/** The bets that have joined a round, by its log, with what tells where they are stored. */
export async function listJoined(
  tx: Queries,
  roundId: string,
): Promise<{ readonly id: string; readonly startedAtMs: number }[]> {
  return tx.rows(sql`
    select input -> 'bet' ->> 'id' as id, (input -> 'bet' ->> 'startedAtMs')::double precision as "startedAtMs"
    from studio.room_input where round_id = ${roundId} and input ->> 'type' = 'bet' order by version`)
}
