// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { DrawStatus } from '../draws/draw-store.ts'

/** A draw as operators see it. */
export interface OperatedDraw {
  id: number
  gameCode: string
  numero: string
  drawAtMs: number
  closesAtMs: number
  drawnAtMs: number | null
  settledAtMs: number | null
  status: DrawStatus
  /** feed: two operators enter the numbers. */
  numbersFrom: 'draw' | 'feed'
  commitment: string
  seed: string | null
  /** As drawn first. */
  firstNumber: string | null
  /** As it counts now, after corrections. */
  winningNumber: string | null
  tickets: number
  /** Of all currencies, in millionths. */
  staked: bigint
  liability: bigint
}

export const isAnnounced = ({ status }: Pick<OperatedDraw, 'status'>): boolean =>
  status === 'open' || status === 'closed'

interface Row {
  id: bigint
  game_code: string
  numero: string
  draw_at: number
  closes_at: number
  drawn_at: number | null
  settled_at: number | null
  status: DrawStatus
  numbers_from: 'draw' | 'feed'
  commitment: string
  seed: string | null
  winning_number: string | null
  corrected_number: string | null
  tickets: number
  staked: bigint
  liability: bigint
}

const drawOf = (row: Row): OperatedDraw => ({
  id: Number(row.id),
  gameCode: row.game_code,
  numero: row.numero,
  drawAtMs: row.draw_at,
  closesAtMs: row.closes_at,
  drawnAtMs: row.drawn_at,
  settledAtMs: row.settled_at,
  status: row.status,
  numbersFrom: row.numbers_from,
  commitment: row.commitment,
  seed: row.seed,
  firstNumber: row.winning_number,
  winningNumber: row.corrected_number ?? row.winning_number,
  tickets: row.tickets,
  staked: row.staked,
  liability: row.liability,
})

export async function findOperatedDraw(db: Queries, id: number): Promise<OperatedDraw | undefined> {
  const row = await db.one<Row>(sql`
    select id, game_code, numero, draw_at, closes_at, drawn_at, settled_at, status, numbers_from, commitment,
       seed, winning_number, corrected_number, tickets, staked, liability
    from lottery_draw where id = ${id}`)
  return row && drawOf(row)
}

/** The draw, locked until the transaction ends: what one operator does waits for another and for the draw itself. */
export async function lockOperatedDraw(tx: Tx, id: number): Promise<OperatedDraw | undefined> {
  const row = await tx.one<Row>(sql`
    select id, game_code, numero, draw_at, closes_at, drawn_at, settled_at, status, numbers_from, commitment,
       seed, winning_number, corrected_number, tickets, staked, liability
    from lottery_draw where id = ${id} for no key update`)
  return row && drawOf(row)
}

/** The draws of these lotteries in a stretch of time, to the end exclusive, soonest first. */
export async function drawsInTime(
  db: Queries,
  gameCodes: readonly string[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<OperatedDraw[]> {
  const rows = await db.query<Row>(sql`
    select id, game_code, numero, draw_at, closes_at, drawn_at, settled_at, status, numbers_from, commitment,
       seed, winning_number, corrected_number, tickets, staked, liability
    from lottery_draw
    where draw_at >= ${new Date(fromMs)} and draw_at < ${new Date(toMs)} and game_code = any (${gameCodes}::text[])
    order by draw_at, id`)
  return rows.map(drawOf)
}

/** The draws that are announced and not made, soonest first: a handful of each lottery. */
export async function announcedDrawsOf(db: Queries): Promise<OperatedDraw[]> {
  const rows = await db.query<Row>(sql`
    select id, game_code, numero, draw_at, closes_at, drawn_at, settled_at, status, numbers_from, commitment,
       seed, winning_number, corrected_number, tickets, staked, liability
    from lottery_draw where settled_at is null and status in ('open', 'closed') order by draw_at, id`)
  return rows.map(drawOf)
}

/** Takes no more bets on a draw from this moment on. */
export async function saveClosed(tx: Tx, id: number, nowMs: number): Promise<void> {
  await tx.query(
    sql`update lottery_draw set status = 'closed', closes_at = ${new Date(nowMs)} where id = ${id}`,
  )
}

/** When the draw of the lottery that follows another one is, if there is one. */
export async function nextDrawAtMs(
  tx: Tx,
  draw: Pick<OperatedDraw, 'gameCode' | 'drawAtMs'>,
): Promise<number | undefined> {
  const next = await tx.one<{ draw_at: number }>(sql`
    select draw_at from lottery_draw
    where game_code = ${draw.gameCode} and draw_at > ${new Date(draw.drawAtMs)} and status <> 'void' order by draw_at limit 1`)
  return next?.draw_at
}

/** Gives a draw, and the close of its betting, other times. */
export async function saveTimes(
  tx: Tx,
  id: number,
  { drawAtMs, closesAtMs }: Pick<OperatedDraw, 'drawAtMs' | 'closesAtMs'>,
): Promise<void> {
  await tx.query(sql`
    update lottery_draw set draw_at = ${new Date(drawAtMs)}, closes_at = ${new Date(closesAtMs)} where id = ${id}`)
}

/** Stores the numbers that two operators entered for a draw. */
export async function saveEntered(
  tx: Tx,
  id: number,
  { winningNumber, nowMs }: { winningNumber: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
      update lottery_draw set status = 'drawn', winning_number = ${winningNumber}, drawn_at = ${new Date(nowMs)} where id = ${id}`)
}

/** Stores the numbers that count for a draw from now on. */
export async function saveCorrected(tx: Tx, id: number, winningNumber: string): Promise<void> {
  await tx.query(sql`update lottery_draw set corrected_number = ${winningNumber} where id = ${id}`)
}

/** The code of the lottery that a draw is of. */
export async function gameCodeOfDraw(tx: Tx, id: number): Promise<string | undefined> {
  const draw = await tx.one<{ game_code: string }>(sql`select game_code from lottery_draw where id = ${id}`)
  return draw?.game_code
}
