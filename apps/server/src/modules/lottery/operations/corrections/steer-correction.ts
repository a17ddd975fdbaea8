// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { hasJackpots } from '@tessera/rules/lottery/shared-prizes'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import type { Tx } from '../../../../platform/db/index.ts'
import { jackpotsOfDraw } from '../../jackpots/draw-jackpots.ts'
import { isPrepared } from '../../jackpots/jackpot-store.ts'
import { lockFedDraw } from '../enter-result.ts'
import { saveCorrected, type OperatedDraw } from '../operated-draw-store.ts'
import type { MayStill } from '../may-still.ts'
import {
  insertCorrection,
  lockCorrection,
  saveAsked,
  saveDecided,
  type Correction,
  type CorrectionStep,
} from './correction-store.ts'

/**
 * Begins the dry run of a correction: which tickets would gain and lose. It moves nothing. Only draws of a feed can
 * be corrected, because the numbers of all others follow from their published seeds. Throws `lottery.notFed`,
 * `lottery.drawState`, `lottery.wrongResult`, `lottery.sameResult` and `lottery.correctionOpen`.
 */
export async function planCorrection(
  tx: Tx,
  { id, winningNumber }: { id: number; winningNumber: string },
  { operatorId, operatorName, reason, nowMs }: CorrectionStep,
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
export async function askCorrection(tx: Tx, id: string, step: CorrectionStep): Promise<Correction> {
  const correction = await lockIn(tx, id, ['planned'])
  await saveAsked(tx, id, step)
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
  { mayStillCorrect, ...step }: CorrectionStep & { mayStillCorrect: MayStill },
): Promise<Correction> {
  const correction = await lockIn(tx, id, ['waiting'])
  if (step.operatorId === correction.askedBy || step.operatorId === correction.madeBy)
    throw fault('backoffice.ownRequest')
  const others = [...new Set([correction.madeBy, correction.askedBy ?? correction.madeBy])]
  if ((await mayStillCorrect(tx, others)).size < others.length) throw fault('backoffice.giverGone')
  await saveDecided(tx, id, 'running', step)
  await saveCorrected(tx, correction.drawId, correction.toNumber)
  return correction
}

/** Drops a correction that was not approved; nothing has moved. Throws `lottery.correctionState`. */
export async function dropCorrection(tx: Tx, id: string, step: CorrectionStep): Promise<Correction> {
  const correction = await lockIn(tx, id, ['planning', 'planned', 'waiting'])
  await saveDecided(tx, id, 'dropped', step)
  return correction
}
