// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { amountOfMillionths, floorToHundredths } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  correctionsOf,
  fedLotteries,
  findOperatedDraw,
  isAnnounced,
  lastEntries,
  totalsOfDraw,
  type Correction,
} from '../../lottery/index.ts'
import { actionsOn, type ActionOn } from '../audit/actions-on.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { presentDraw } from './draws-of-day.ts'

type WholeDraw = OperationOutput<'backoffice.lotteryDraw'>
const mostActions = 100

/** One draw with everything that operators have to know of it. Throws `call.notFound`. */
export async function showDraw(
  { settings }: Pick<BackofficeDeps, 'settings'>,
  { db, nowMs, operator }: { db: Queries; nowMs: number; operator: OperatorActor },
  id: number,
): Promise<WholeDraw> {
  const draw = await findOperatedDraw(db, id)
  if (!draw) throw fault('call.notFound')
  const fed = draw.numbersFrom === 'feed'
  const isFed = await fedLotteries(settings)
  const listed = presentDraw(draw, nowMs)
  return {
    ...listed,
    drawnTime: draw.drawnAtMs,
    settledTime: draw.settledAtMs,
    winningNumber: draw.winningNumber ?? '',
    firstNumber: draw.firstNumber ?? '',
    commitment: fed ? '' : draw.commitment,
    seed: draw.seed ?? '',
    keepsSource: isAnnounced(draw) && draw.tickets > 0 && !listed.late && fed !== isFed(listed),
    worstCase: floorToHundredths(amountOfMillionths(draw.liability)),
    totals: await totalsOfDraw(db, id),
    entries: (await lastEntries(db, id)).map((entry) => ({
      by: entry.operatorName,
      time: entry.enteredAtMs,
      own: entry.operatorId === operator.operatorId,
    })),
    corrections: (await correctionsOf(db, id)).map((correction) => presentCorrection(correction, operator)),
    history: (await actionsOn(db, `draw:${id}`, mostActions)).map((action) =>
      presentAction(action, draw.winningNumber !== null),
    ),
  }
}

/** The numbers of an entry stay hidden until the draw is made, so that the second operator types their own. */
function presentAction({ action, by, atMs, after }: ActionOn, made: boolean): WholeDraw['history'][number] {
  const { reason = '', winningNumber, drawTime } = after ?? {}
  const hidden = action === 'enterResult' && !made
  return {
    action,
    by,
    time: atMs,
    reason: String(reason),
    details:
      drawTime !== undefined
        ? new Date(Number(drawTime)).toISOString()
        : hidden || winningNumber === undefined
          ? ''
          : String(winningNumber),
  }
}

export const presentCorrection = (
  correction: Correction,
  { operatorId }: OperatorActor,
): WholeDraw['corrections'][number] => ({
  correctionId: correction.id,
  drawId: correction.drawId,
  fromNumber: correction.fromNumber,
  toNumber: correction.toNumber,
  status: correction.status,
  reason: correction.reason,
  madeBy: correction.madeByName,
  madeAt: correction.madeAtMs,
  askedBy: correction.askedByName,
  decidedBy: correction.decidedByName,
  decidedAt: correction.decidedAtMs,
  decisionReason: correction.decisionReason,
  doneAt: correction.doneAtMs,
  own: correction.madeBy === operatorId || correction.askedBy === operatorId,
})
