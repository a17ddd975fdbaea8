// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { nameLaterRound } from '../beacon/beacon-store.ts'
import { saveVoid } from '../draws/draw-store.ts'
import {
  isAnnounced,
  lockOperatedDraw,
  nextDrawAtMs,
  saveClosed,
  saveTimes,
  type OperatedDraw,
} from './operated-draw-store.ts'
import { resultIsThere } from './enter-result.ts'
import { noticeOf } from './notice-store.ts'

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
  await saveClosed(tx, id, nowMs)
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
  const nextAtMs = await nextDrawAtMs(tx, draw)
  if (
    drawAtMs <= draw.drawAtMs ||
    closesAtMs > drawAtMs ||
    (stillOpen ? closesAtMs < draw.closesAtMs : closesAtMs !== draw.closesAtMs) ||
    (nextAtMs !== undefined && drawAtMs >= nextAtMs)
  )
    throw fault('lottery.wrongTime')
  await saveTimes(tx, id, { drawAtMs, closesAtMs })
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
  await saveVoid(tx, BigInt(id))
  await resultIsThere(tx, draw, nowMs)
  await noticeOf(tx, { drawId: id, kind: 'cancelled', nowMs })
  return draw
}
