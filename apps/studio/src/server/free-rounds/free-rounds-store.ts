// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'
import type { Millionths } from '../money.ts'

/** Rounds that the operator pays for a player. */
export interface FreeRounds {
  readonly id: string
  readonly stake: Millionths
  readonly left: number
  readonly endsAtMs: number
}

export interface NewFreeRounds {
  readonly id: string
  readonly playerId: bigint
  readonly wireCode: string
  readonly currency: string
  readonly stake: Millionths
  readonly rounds: number
  readonly startsAtMs: number
  readonly endsAtMs: number
}

/** Stores free rounds, and returns their id; the same ones again have the id that they got first. */
export async function insertFreeRounds(tx: Queries, given: NewFreeRounds, nowMs: number): Promise<string> {
  await tx.rows(sql`
    insert into studio.free_rounds (id, player_id, wire_code, currency, stake, rounds, starts_at, ends_at, created_at)
    values (${given.id}, ${given.playerId}, ${given.wireCode}, ${given.currency}, ${given.stake}, ${given.rounds},
      ${new Date(given.startsAtMs)}, ${new Date(given.endsAtMs)}, ${new Date(nowMs)})
    on conflict do nothing`)
  const [row] = await tx.rows<{ id: string }>(sql`
    select id from studio.free_rounds where player_id = ${given.playerId} and wire_code = ${given.wireCode}
      and starts_at = ${new Date(given.startsAtMs)} and ends_at = ${new Date(given.endsAtMs)}
      and currency = ${given.currency} and stake = ${given.stake} and rounds = ${given.rounds}`)
  if (!row) throw new Error('free rounds were not stored')
  return row.id
}

/** Cancels what is left of free rounds; false if there are none with this id. */
export async function cancelFreeRounds(db: Queries, id: string, nowMs: number): Promise<boolean> {
  const rows = await db.rows(
    sql`update studio.free_rounds set canceled_at = coalesce(canceled_at, ${new Date(nowMs)}) where id = ${id} returning id`,
  )
  return rows.length > 0
}

/** The free rounds that a player can play in a game now: those that end first. */
export async function findFreeRounds(
  db: Queries,
  { playerId, wireCode, currency }: Pick<NewFreeRounds, 'playerId' | 'wireCode' | 'currency'>,
  nowMs: number,
): Promise<FreeRounds | undefined> {
  const now = new Date(nowMs)
  const [row] = await db.rows<{ id: string; stake: bigint; left: number; ends_at: Date }>(sql`
    select id, stake, rounds - played as left, ends_at from studio.free_rounds
    where player_id = ${playerId} and wire_code = ${wireCode} and currency = ${currency} and played < rounds
      and canceled_at is null and starts_at <= ${now} and ends_at > ${now}
    order by ends_at, id limit 1`)
  return row && { id: row.id, stake: row.stake, left: row.left, endsAtMs: row.ends_at.getTime() }
}

/**
 * Counts one round as played. False, and nothing is counted, if none is left, they are over or cancelled, or they are
 * of another player, game, currency or stake. Those who play at once wait for each other here.
 */
export async function takeFreeRound(
  tx: Queries,
  { id, playerId, wireCode, currency, stake }: Omit<NewFreeRounds, 'rounds' | 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): Promise<boolean> {
  const now = new Date(nowMs)
  const rows = await tx.rows(sql`
    update studio.free_rounds set played = played + 1
    where id = ${id} and player_id = ${playerId} and wire_code = ${wireCode} and currency = ${currency} and stake = ${stake}
      and played < rounds and canceled_at is null and starts_at <= ${now} and ends_at > ${now}
    returning id`)
  return rows.length > 0
}

/** A round that was not played does not count. */
export async function giveFreeRoundBack(tx: Queries, id: string): Promise<void> {
  await tx.rows(sql`update studio.free_rounds set played = played - 1 where id = ${id}`)
}
