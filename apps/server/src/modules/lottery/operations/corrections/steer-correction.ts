// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { hasJackpots } from '@tessera/rules/lottery/shared-prizes'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import { jackpotsOfDraw } from '../../jackpots/draw-jackpots.ts'
import { isPrepared } from '../../jackpots/jackpot-store.ts'
import { lockFedDraw } from '../enter-result.ts'
import type { OperatedDraw } from '../operated-draw.ts'
import type { MayStill } from '../may-still.ts'
import { insertCorrection, lockCorrection, type Correction } from './correction-store.ts'

interface Step {
  operatorId: number
  operatorName: string
  reason: string
  nowMs: number
}

/**
 * Begins the dry run of a correction: which tickets would gain and lose. It moves nothing. Only draws of a feed can
 * be corrected, because the numbers of all others follow from their published seeds. Throws `lottery.notFed`,
 * `lottery.drawState`, `lottery.wrongResult`, `lottery.sameResult` and `lottery.correctionOpen`.
 */
export async function planCorrection(
  tx: Tx,
  { id, winningNumber }: { id: number; winningNumber: string },
  { operatorId, operatorName, reason, nowMs }: Step,
): Promise<string> {
  const { draw, lottery } = await lockFedDraw(tx, id)
  if (draw.winningNumber === null || (await lacksPools(tx, draw, lottery))) throw fault('lottery.drawState')
  if (!parseResult(lottery, winningNumber)) throw fault('lottery.wrongResult')
  if (winningNumber === draw.winningNumber) throw fault('lottery.sameResult')
  const correction = {
    id: randomUUID(),
    drawId: id,
    fromNumber: draw.winningNumber,
    toNumber: winningNumber,
    reason,
    madeBy: operatorId,
    madeByName: operatorName,
    madeAtMs: nowMs,
  }
  if (!(await insertCorrection(tx, correction))) throw fault('lottery.correctionOpen')
  return correction.id
}

/** Whether the pools of its jackpots are unknown: draws of older releases did not store them. */
async function lacksPools(tx: Tx, { id, tickets }: OperatedDraw, lottery: Lottery): Promise<boolean> {
  if (tickets === 0 || !hasJackpots(lottery) || !(await isPrepared(tx, BigInt(id)))) return false
  return (await jackpotsOfDraw(tx, BigInt(id))).length === 0
}

async function lockIn(tx: Tx, id: string, statuses: readonly Correction['status'][]): Promise<Correction> {
  const correction = await lockCorrection(tx, id)
  if (!correction) throw fault('call.notFound')
  if (!statuses.includes(correction.status)) throw fault('lottery.correctionState')
  return correction
}

/** Asks another operator to approve a correction whose dry run is whole. Throws `lottery.correctionState`. */
export async function askCorrection(tx: Tx, id: string, step: Step): Promise<Correction> {
  const correction = await lockIn(tx, id, ['planned'])
  await tx.query(sql`
    update lottery_correction set status = 'waiting', asked_by = ${step.operatorId}, asked_by_name = ${step.operatorName}, asked_at = ${new Date(step.nowMs)}
    where id = ${id}`)
  return correction
}

/**
 * Approves a correction that others made and asked for; its numbers count from now on, and the job corrects its
 * tickets. Throws `backoffice.ownRequest`, `backoffice.giverGone` when they may not do so any more, and
 * `lottery.correctionState`.
 */
export async function approveCorrection(
  tx: Tx,
  id: string,
  { mayStillCorrect, ...step }: Step & { mayStillCorrect: MayStill },
): Promise<Correction> {
  const correction = await lockIn(tx, id, ['waiting'])
  if (step.operatorId === correction.askedBy || step.operatorId === correction.madeBy)
    throw fault('backoffice.ownRequest')
  const others = [...new Set([correction.madeBy, correction.askedBy ?? correction.madeBy])]
  if ((await mayStillCorrect(tx, others)).size < others.length) throw fault('backoffice.giverGone')
  await decide(tx, id, 'running', step)
  await tx.query(
    sql`update lottery_draw set corrected_number = ${correction.toNumber} where id = ${correction.drawId}`,
  )
  return correction
}

/** Drops a correction that was not approved; nothing has moved. Throws `lottery.correctionState`. */
export async function dropCorrection(tx: Tx, id: string, step: Step): Promise<Correction> {
  const correction = await lockIn(tx, id, ['planning', 'planned', 'waiting'])
  await decide(tx, id, 'dropped', step)
  return correction
}

async function decide(tx: Tx, id: string, status: 'running' | 'dropped', step: Step): Promise<void> {
  await tx.query(sql`
    update lottery_correction set status = ${status}, decided_by = ${step.operatorId}, decided_by_name = ${step.operatorName},
      decided_at = ${new Date(step.nowMs)}, decision_reason = ${step.reason} where id = ${id}`)
}
