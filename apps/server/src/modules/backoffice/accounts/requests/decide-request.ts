// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { mayDecide } from '@tessera/rules/operators/account-request'
import type { Tx } from '../../../../platform/db/index.ts'
import { recordAction } from '../../audit/record-action.ts'
import { requireStillGiven } from '../../second-person/require-still-given.ts'
import { performAccountStep, type AccountStepDeps, type Invite } from './perform-account-step.ts'
import { lockRequest, storeDecision, type AccountRequest, type Decision } from './request-store.ts'

/**
 * Who decides: another operator than the one who requested it, or the installation's command line, which is
 * not an operator.
 */
export interface Decider {
  operatorId: number | undefined
  operatorName: string
  reason: string
  nowMs: number
}

/**
 * Refuses a request. Throws `call.notFound`, `backoffice.ownRequest` for the operator who made it,
 * `backoffice.requestOver` for a request that was decided or has expired.
 */
export async function refuseRequest(tx: Tx, decider: Decider, id: string): Promise<AccountRequest> {
  const request = await lockOpen(tx, decider, id)
  return decide(tx, request, { ...decider, status: 'refused' })
}

/**
 * Performs the requested step in the same transaction. Throws like refuseRequest, and `backoffice.giverGone`. Call `finish` after the
 * commit.
 */
export async function approveRequest(
  tx: Tx,
  deps: AccountStepDeps,
  decider: Decider,
  id: string,
): Promise<{ request: AccountRequest; invite: Invite | null; finish: () => void }> {
  const waiting = await lockOpen(tx, decider, id)
  await requireStillGiven(tx, waiting.askedBy, 'accounts')
  const request = await decide(tx, waiting, { ...decider, status: 'approved' })
  return { request, ...(await performAccountStep(tx, deps, request, decider.nowMs)) }
}

async function lockOpen(tx: Tx, { operatorId, nowMs }: Decider, id: string): Promise<AccountRequest> {
  const request = await lockRequest(tx, id)
  if (!request) throw fault('call.notFound')
  const judged = mayDecide(request, operatorId, nowMs)
  if (judged === 'own') throw fault('backoffice.ownRequest')
  if (judged === 'over') throw fault('backoffice.requestOver')
  return request
}

async function decide(
  tx: Tx,
  { id, kind, memberId, askedByName }: AccountRequest,
  decision: Decision,
): Promise<AccountRequest> {
  await storeDecision(tx, id, decision)
  await recordAction(tx, {
    operatorId: decision.operatorId ?? null,
    operatorName: decision.operatorName,
    action: decision.status === 'approved' ? 'approveAccountStep' : 'refuseAccountStep',
    subject: `member:${memberId}`,
    after: { kind, askedBy: askedByName, reason: decision.reason, request: id },
    nowMs: decision.nowMs,
  })
  const decided = await lockRequest(tx, id)
  if (!decided) throw new Error(`request ${id} is gone`)
  return decided
}
