// SPDX-License-Identifier: Apache-2.0
import type { ChainView } from '../../../protocol.ts'
import { sql, type Queries } from '../../database.ts'

/** A round that was played to its end. */
export interface EndedRound<Result> {
  readonly id: string
  readonly position: number
  readonly hash: string
  readonly result: Result
  readonly chain: ChainView
}

interface EndedRow<Result> {
  id: string
  position: number
  hash: string
  result: Result
  terminal_hash: string
  salt: string
  length: number
}
const endedOf = <Result>(row: EndedRow<Result>): EndedRound<Result> => ({
  id: row.id,
  position: row.position,
  hash: row.hash,
  result: row.result,
  chain: { terminalHash: row.terminal_hash, salt: row.salt, length: row.length },
})

export async function insertRoomRound(
  tx: Queries,
  round: {
    id: string
    room: string
    chainId: bigint
    position: number
    openedAtMs: number
    closesAtMs: number
  },
): Promise<void> {
  await tx.rows(sql`
    insert into studio.room_round (id, room, chain_id, position, state, opened_at, closes_at)
    values (${round.id}, ${round.room}, ${round.chainId}, ${round.position}, 'open', ${new Date(round.openedAtMs)}, ${new Date(round.closesAtMs)})`)
}

/** Opens an unfinished round once more: nothing of its result is known yet. */
export async function reopenRound(tx: Queries, id: string, closesAtMs: number): Promise<void> {
  await tx.rows(sql`
    update studio.room_round set state = 'open', closes_at = ${new Date(closesAtMs)} where id = ${id} and state in ('open', 'closing')`)
}

export async function closeRound(tx: Queries, id: string): Promise<void> {
  await tx.rows(sql`update studio.room_round set state = 'closing' where id = ${id} and state = 'open'`)
}

export async function drawRound(tx: Queries, id: string, drawnAtMs: number): Promise<void> {
  await tx.rows(sql`
    update studio.room_round set state = 'drawn', drawn_at = ${new Date(drawnAtMs)} where id = ${id} and state in ('open', 'closing')`)
}

/** Ends a round and only now stores its link and result. */
export async function endRound(
  tx: Queries,
  id: string,
  end: { state: 'ended' | 'voided'; hash: string; result: unknown; nowMs: number },
): Promise<void> {
  await tx.rows(sql`
    update studio.room_round set state = ${end.state}, hash = ${end.hash}, result = ${JSON.stringify(end.result)}, ended_at = ${new Date(end.nowMs)}
    where id = ${id} and state in ('open', 'closing', 'drawn')`)
}

/** A round that its owner did not finish. */
export interface UnfinishedRound {
  readonly id: string
  readonly chainId: bigint
  readonly position: number
  readonly state: 'open' | 'closing' | 'drawn'
  readonly openedAtMs: number
}

/** Unfinished rounds of a room, the latest first. */
export async function listUnfinished(db: Queries, room: string): Promise<UnfinishedRound[]> {
  const rows = await db.rows<{
    id: string
    chain_id: bigint
    position: number
    state: UnfinishedRound['state']
    opened_at: Date
  }>(sql`
    select id, chain_id, position, state, opened_at from studio.room_round
    where room = ${room} and state in ('open', 'closing', 'drawn') order by chain_id desc, position desc`)
  return rows.map((row) => ({
    id: row.id,
    chainId: row.chain_id,
    position: row.position,
    state: row.state,
    openedAtMs: row.opened_at.getTime(),
  }))
}

/** Whether nobody runs the room although a round of it has not ended. */
export async function isAbandoned(db: Queries, room: string): Promise<boolean> {
  const found = await db.rows(sql`
    select from studio.room where code = ${room} and leased_until <= clock_timestamp() and exists (
      select from studio.room_round where room = code and room_round.state in ('open', 'closing', 'drawn'))`)
  return found.length > 0
}

/** Rooms that nobody runs although a round of theirs has not ended. */
export async function listAbandoned(db: Queries): Promise<string[]> {
  const rows = await db.rows<{ code: string }>(sql`
    select distinct room.code from studio.room_round round join studio.room on room.code = round.room
    where round.state in ('open', 'closing', 'drawn') and room.leased_until <= clock_timestamp()`)
  return rows.map(({ code }) => code)
}

/** The room in which a round was played to its end. */
export async function findRoomOfRound(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.rows<{ room: string }>(
    sql`select room from studio.room_round where id = ${id} and hash is not null`,
  )
  return row?.room
}

/** A round that has ended; undefined while it is played, because its link is not public then. */
export async function findEndedRound<Result>(
  db: Queries,
  room: string,
  id: string,
): Promise<EndedRound<Result> | undefined> {
  const [row] = await db.rows<EndedRow<Result>>(sql`
    select round.id, round.position, round.hash, round.result, chain.terminal_hash, chain.salt, chain.length
    from studio.room_round round join studio.room_chain chain on chain.id = round.chain_id
    where round.id = ${id} and round.room = ${room} and round.hash is not null`)
  return row && endedOf(row)
}

/** The last rounds that were played to their end, newest first. */
export async function listEndedRounds<Result>(
  db: Queries,
  room: string,
  count: number,
): Promise<EndedRound<Result>[]> {
  const rows = await db.rows<EndedRow<Result>>(sql`
    select round.id, round.position, round.hash, round.result, chain.terminal_hash, chain.salt, chain.length
    from studio.room_round round join studio.room_chain chain on chain.id = round.chain_id
    where round.room = ${room} and round.state = 'ended' order by round.ended_at desc limit ${count}`)
  return rows.map(endedOf)
}
