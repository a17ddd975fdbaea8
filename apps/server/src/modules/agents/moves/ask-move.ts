// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { makeMove } from './make-move.ts'
import { endMove, insertMove, waitingMove, type LineMove } from './move-store.ts'
import type { MovesDeps } from './moves-deps.ts'
import { planMove, type MoveToPlan, type PlannedMove } from './plan-move.ts'

export interface AskedMove extends MoveToPlan {
  operatorId: number
  operatorName: string
  reason: string
}

/**
 * Moves an account and everybody below it, or notes the move for the beginning of its day. Throws what
 * `planMove` throws, and `backoffice.moveWaiting` while another move of the account waits.
 */
export async function askMove(
  tx: Tx,
  deps: MovesDeps,
  account: Member,
  { operatorId, operatorName, reason, ...asked }: AskedMove,
  facts: Pick<RequestFacts, 'language' | 'nowMs'>,
): Promise<PlannedMove> {
  const planned = await planMove(tx, deps, account, asked, facts)
  const { upline, fromDay, atOnce } = planned
  if (await waitingMove(tx, account.id)) throw fault('backoffice.moveWaiting')
  if (atOnce) await makeMove(tx, deps, { account, upline, day: fromDay })
  else
    await insertMove(tx, {
      memberId: account.id,
      uplineId: upline?.id ?? null,
      fromDay,
      operatorId,
      operatorName,
      reason,
      askedAtMs: facts.nowMs,
    })
  return planned
}

/** Calls off the waiting move of an account. Throws `backoffice.noMove`. */
export async function callOffMove(tx: Tx, memberId: bigint, nowMs: number): Promise<LineMove> {
  const move = await waitingMove(tx, memberId)
  if (!move || !(await endMove(tx, move.id, 'calledOff', nowMs))) throw fault('backoffice.noMove')
  return move
}
