// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { PrizeCap } from '@tessera/rules/lottery/prize-caps'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'

export type DrawStatus = 'open' | 'closed' | 'drawn' | 'settled' | 'void'

export interface Draw {
  id: bigint
  gameCode: string
  numero: string
  drawAtMs: number
  closesAtMs: number
  status: DrawStatus
  nonce: Buffer
  commitment: string
  /** Id of the vault key that yields the seed; undefined for draws from before ids were stored. */
  keyId: string | undefined
  sealedSeed: Buffer | undefined
  seed: string | undefined
  winningNumber: string | undefined
  tickets: number
}

interface DrawRow {
  id: bigint
  game_code: string
  numero: string
  draw_at: number
  closes_at: number
  status: DrawStatus
  nonce: Buffer
  commitment: string
  key_id: string | null
  sealed_seed: Buffer | null
  seed: string | null
  winning_number: string | null
  tickets: number
}

const drawOf = (row: DrawRow): Draw => ({
  id: row.id,
  gameCode: row.game_code,
  numero: row.numero,
  drawAtMs: row.draw_at,
  closesAtMs: row.closes_at,
  status: row.status,
  nonce: row.nonce,
  commitment: row.commitment,
  keyId: row.key_id ?? undefined,
  sealedSeed: row.sealed_seed ?? undefined,
  seed: row.seed ?? undefined,
  winningNumber: row.winning_number ?? undefined,
  tickets: row.tickets,
})

export interface NewDraw {
  gameCode: string
  numero: string
  drawAtMs: number
  closesAtMs: number
  nonce: Buffer
  commitment: string
  keyId: string
  /** The round whose randomness its numbers are made from. */
  beacon: { sourceId: string; round: number } | undefined
  /** feed: operators enter the numbers, nothing follows from the seed. */
  numbersFrom: 'draw' | 'feed'
  /** The most that all winners of a prize get together. */
  prizeCaps: readonly PrizeCap[]
}

/** Puts draws on sale; existing ones stay as they are. */
export async function insertDraws(db: Queries, draws: readonly NewDraw[]): Promise<void> {
  await db.query(sql`
    with wanted as (
      select * from unnest(${draws.map((draw) => draw.gameCode)}::text[], ${draws.map((draw) => draw.numero)}::text[], ${draws.map((draw) => new Date(draw.drawAtMs))}::timestamptz[],
        ${draws.map((draw) => new Date(draw.closesAtMs))}::timestamptz[], ${draws.map((draw) => draw.nonce)}::bytea[], ${draws.map((draw) => draw.commitment)}::text[], ${draws.map((draw) => draw.keyId)}::text[],
        ${draws.map((draw) => draw.beacon?.sourceId ?? null)}::text[], ${draws.map((draw) => (draw.beacon ? BigInt(draw.beacon.round) : null))}::bigint[],
        ${draws.map((draw) => draw.numbersFrom)}::text[], ${draws.map((draw) => JSON.stringify(draw.prizeCaps))}::jsonb[])
        as draw (game_code, numero, draw_at, closes_at, nonce, commitment, key_id, source_id, round, numbers_from, prize_caps)
    ), made as (
      insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment, key_id, numbers_from, prize_caps)
      select game_code, numero, draw_at, closes_at, nonce, commitment, key_id, numbers_from, prize_caps from wanted
      on conflict (game_code, numero) do nothing returning id, game_code, numero
    )
    insert into lottery_draw_beacon (draw_id, source_id, round)
    select made.id, wanted.source_id, wanted.round from made join wanted using (game_code, numero)
    where wanted.source_id is not null`)
}

/** The draws after a moment that are not void or finished, soonest first. */
export async function drawsAfter(db: Queries, nowMs: number): Promise<Draw[]> {
  return (
    await db.query<DrawRow>(sql`
    select id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw
    where settled_at is null and status <> 'void' and draw_at > ${new Date(nowMs)} order by draw_at, id`)
  ).map(drawOf)
}

/** The next draw of each lottery after a moment; called-off draws are skipped. */
export async function nextDrawOfEach(db: Queries, nowMs: number): Promise<Draw[]> {
  return (
    await db.query<DrawRow>(sql`
    select distinct on (game_code) id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw
    where settled_at is null and status <> 'void' and draw_at > ${new Date(nowMs)} order by game_code, draw_at`)
  ).map(drawOf)
}

/** The next draw of a lottery after a moment; called-off draws are skipped. */
export const nextDrawOf = async (db: Queries, gameCode: string, nowMs: number): Promise<Draw | undefined> =>
  (await nextDrawsOf(db, gameCode, { nowMs, limit: 1 }))[0]

/** The next draws of a lottery after a moment, soonest first; called-off draws are skipped. */
export async function nextDrawsOf(
  db: Queries,
  gameCode: string,
  { nowMs, limit }: { nowMs: number; limit: number },
): Promise<Draw[]> {
  return (
    await db.query<DrawRow>(sql`
    select id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw
    where settled_at is null and status <> 'void' and draw_at > ${new Date(nowMs)} and game_code = ${gameCode} order by draw_at limit ${limit}`)
  ).map(drawOf)
}

/** Stops taking bets on draws whose betting closed by a moment. */
export async function closeDrawsUntil(db: Queries, slotMs: number): Promise<void> {
  await db.query(
    sql`update lottery_draw set status = 'closed' where settled_at is null and status = 'open' and closes_at <= ${new Date(slotMs)}`,
  )
}

/**
 * Draws after an id that are announced and not made yet, except those that use a given key; locked until the
 * transaction ends.
 */
export async function unmadeDraws(
  db: Queries,
  { after, limit, exceptKeyId }: { after: string; limit: number; exceptKeyId: string },
): Promise<Draw[]> {
  return (
    await db.query<DrawRow>(sql`
    select id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw
    where settled_at is null and status in ('open', 'closed') and id > ${BigInt(after)} and key_id is distinct from ${exceptKeyId}
    order by id limit ${limit} for no key update`)
  ).map(drawOf)
}

/** Stores the seed of a draw itself, because the key that yields it is about to go. */
export async function saveSealedSeed(
  tx: Tx,
  id: bigint,
  { sealedSeed, keyId }: { sealedSeed: Buffer; keyId: string },
): Promise<void> {
  await tx.query(sql`update lottery_draw set sealed_seed = ${sealedSeed}, key_id = ${keyId} where id = ${id}`)
}

/** Draws that should have been made by a moment and were not, oldest first. */
export const dueDrawIds = async (db: Queries, slotMs: number): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select id from lottery_draw where settled_at is null and status in ('open', 'closed') and numbers_from <> 'feed' and draw_at <= ${new Date(slotMs)} order by draw_at, id`)
  ).map(({ id }) => id)

/** Draws with tickets to settle or to refund, or without tickets and only to be finished. */
export const unsettledDrawIds = async (db: Queries): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(
      sql`select id from lottery_draw where settled_at is null and status in ('drawn', 'void') order by draw_at, id`,
    )
  ).map(({ id }) => id)

/** The draw, locked until the transaction ends. */
export async function lockDraw(tx: Tx, id: bigint): Promise<Draw | undefined> {
  const row = await tx.one<DrawRow>(sql`
    select id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw where id = ${id} for no key update`)
  return row && drawOf(row)
}

/** What decides whether a draw takes a bet; locked until the transaction ends. */
export async function lockDrawOnSale(
  tx: Tx,
  id: bigint,
): Promise<{ status: DrawStatus; closesAtMs: number; liability: Amount }> {
  const row = await tx.one<{ status: DrawStatus; closesAtMs: number; liability: bigint }>(sql`
    select status, closes_at as "closesAtMs", liability from lottery_draw where id = ${id} for no key update`)
  if (!row) throw new Error(`there is no draw ${id}`)
  return { ...row, liability: amountOfMillionths(row.liability) }
}

/** Counts tickets in that were admitted while the draw was locked. */
export async function countSold(
  tx: Tx,
  id: bigint,
  sold: { tickets: number; staked: Amount; mostReturn: Amount },
): Promise<void> {
  await tx.query(sql`
    update lottery_draw set tickets = tickets + ${sold.tickets}, staked = staked + ${sold.staked}, liability = liability + ${sold.mostReturn} where id = ${id}`)
}

export async function findDraw(db: Queries, id: bigint): Promise<Draw | undefined> {
  const row = await db.one<DrawRow>(sql`
    select id, game_code, numero, draw_at, closes_at, status, nonce, commitment, key_id, sealed_seed, seed, winning_number, tickets from lottery_draw where id = ${id}`)
  return row && drawOf(row)
}

export async function saveResult(
  tx: Tx,
  id: bigint,
  { seed, winningNumber, atMs }: { seed: string; winningNumber: string; atMs: number },
): Promise<void> {
  await tx.query(
    sql`update lottery_draw set status = 'drawn', seed = ${seed}, winning_number = ${winningNumber}, drawn_at = ${new Date(atMs)} where id = ${id}`,
  )
}

/** Marks a draw that will never be made. */
export async function saveVoid(tx: Tx, id: bigint): Promise<void> {
  await tx.query(sql`update lottery_draw set status = 'void' where id = ${id}`)
}

/** Marks a draw for which nothing is left to do; false while a ticket is open. */
export async function finishDraw(db: Queries, id: bigint, nowMs: number): Promise<boolean> {
  return (
    (await db.one(sql`
    update lottery_draw set status = case status when 'drawn' then 'settled' else status end, settled_at = ${new Date(nowMs)}
    where id = ${id} and settled_at is null and status in ('drawn', 'void') and not exists (select 1 from lottery_ticket where draw_id = ${id} and status = 'open')
    returning id`)) !== undefined
  )
}

/**
 * Takes back what was counted for a ticket, if betting is still open. Otherwise answers false and changes nothing. The most
 * that a ticket can win may have been reckoned by older rules, so its sum never falls below zero.
 */
export async function releaseTicket(
  tx: Tx,
  id: bigint,
  ticket: { stake: Amount; mostReturn: Amount; nowMs: number },
): Promise<boolean> {
  return (
    (await tx.one(sql`
    update lottery_draw set tickets = tickets - 1, staked = staked - ${ticket.stake}, liability = greatest(liability - ${ticket.mostReturn}, 0)
    where id = ${id} and status = 'open' and closes_at > ${new Date(ticket.nowMs)}
    returning id`)) !== undefined
  )
}

/** Draws before a moment that nobody bet on and that were not made, oldest first. */
export const drawIdsBefore = async (
  db: Queries,
  nowMs: number,
): Promise<{ id: bigint; drawAtMs: number }[]> =>
  db.query<{ id: bigint; drawAtMs: number }>(sql`
    select id, draw_at as "drawAtMs" from lottery_draw
    where settled_at is null and status in ('open', 'closed') and numbers_from <> 'feed' and tickets = 0 and draw_at <= ${new Date(nowMs)} order by draw_at, id`)
