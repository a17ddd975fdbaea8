// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { nameLaterRound } from '../beacon/beacon-store.ts'
import { isAnnounced, lockOperatedDraw, type OperatedDraw } from './operated-draw.ts'
import { resultIsThere } from './enter-result.ts'
import { noticeOf } from './notices.ts'

/** The draw, locked, if it is not made and its time has not come. Throws `call.notFound` or `lottery.drawState`. */
async function lockBefore(tx: Tx, id: number, nowMs: number): Promise<OperatedDraw> {
  const draw = await lockOperatedDraw(tx, id)
  if (!draw) throw fault('call.notFound')
  if (!isAnnounced(draw) || draw.drawAtMs <= nowMs) throw fault('lottery.drawState')
  return draw
}

/** Takes no more bets on a draw from now on. Throws `lottery.drawState` when its betting has closed. */
export async function closeEarly(tx: Tx, id: number, nowMs: number): Promise<OperatedDraw> {
  const draw = await lockBefore(tx, id, nowMs)
  if (draw.status !== 'open' || draw.closesAtMs <= nowMs) throw fault('lottery.drawState')
  await tx.query(
    sql`update lottery_draw set status = 'closed', closes_at = ${new Date(nowMs)} where id = ${id}`,
  )
  return draw
}

/**
 * Moves a draw, and the close of its betting while that is open, to later times. A draw whose betting has closed
 * does not open again. It names a later round of its beacon. Everybody with a ticket gets a notice. Throws `lottery.wrongTime` for times that are not later,
 * not in order, or beyond the draw that follows.
 */
export async function delayDraw(
  tx: Tx,
  id: number,
  { drawAtMs, closesAtMs }: { drawAtMs: number; closesAtMs: number },
  nowMs: number,
): Promise<OperatedDraw> {
  const draw = await lockBefore(tx, id, nowMs)
  const stillOpen = draw.status === 'open' && draw.closesAtMs > nowMs
  const next = await tx.one<{ draw_at: number }>(sql`
    select draw_at from lottery_draw
    where game_code = ${draw.gameCode} and draw_at > ${new Date(draw.drawAtMs)} and status <> 'void' order by draw_at limit 1`)
  if (
    drawAtMs <= draw.drawAtMs ||
    closesAtMs > drawAtMs ||
    (stillOpen ? closesAtMs < draw.closesAtMs : closesAtMs !== draw.closesAtMs) ||
    (next !== undefined && drawAtMs >= next.draw_at)
  )
    throw fault('lottery.wrongTime')
  await tx.query(sql`
    update lottery_draw set draw_at = ${new Date(drawAtMs)}, closes_at = ${new Date(closesAtMs)} where id = ${id}`)
  await nameLaterRound(tx, BigInt(id), drawAtMs)
  await noticeOf(tx, { drawId: id, kind: 'delayed', nowMs })
  return draw
}

/**
 * Calls off a draw that is not made yet, also one whose time has passed. The next settlement gives all stakes back;
 * everybody with a ticket gets a notice. Throws `lottery.drawState` once it is made or called off.
 */
export async function cancelDraw(tx: Tx, id: number, nowMs: number): Promise<OperatedDraw> {
  const draw = await lockOperatedDraw(tx, id)
  if (!draw) throw fault('call.notFound')
  if (!isAnnounced(draw)) throw fault('lottery.drawState')
  await tx.query(sql`update lottery_draw set status = 'void' where id = ${id}`)
  await resultIsThere(tx, draw, nowMs)
  await noticeOf(tx, { drawId: id, kind: 'cancelled', nowMs })
  return draw
}
