// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { mayDecide } from '@tessera/rules/operators/account-request'
import type { Tx } from '../../../../platform/db/index.ts'
import type { Settings } from '../../../../platform/settings/settings.ts'
import { offerContract } from '../../../contracts/index.ts'
import { lockMember } from '../../../members/index.ts'
import { recordAction } from '../../audit/record-action.ts'
import { requireStillGiven } from '../../second-person/require-still-given.ts'
import { requireOffer } from '../offer-for-operators.ts'
import {
  lockContractRequest,
  storeContractDecision,
  type ContractDecision,
  type ContractRequest,
} from './contract-request-store.ts'

/**
 * Decides about an offer that another operator requested; an approved one is made in the same transaction, by
 * the rules of today. Throws `call.notFound`, `backoffice.ownRequest`, `backoffice.requestOver`, and for an
 * approval what an offer throws.
 */
export async function decideContractRequest(
  tx: Tx,
  settings: Settings,
  id: string,
  decision: ContractDecision,
): Promise<ContractRequest> {
  const request = await lockOpen(tx, id, decision)
  if (decision.status === 'approved') {
    await requireStillGiven(tx, request.askedBy, 'money')
    await makeOffer(tx, settings, request, decision)
  }
  await storeContractDecision(tx, id, decision)
  await recordAction(tx, {
    operatorId: decision.operatorId,
    operatorName: decision.operatorName,
    action: decision.status === 'approved' ? 'approveContractOffer' : 'refuseContractOffer',
    subject: `member:${request.memberId}`,
    after: { kind: request.kind, askedBy: request.askedByName, reason: decision.reason, request: id },
    nowMs: decision.nowMs,
  })
  const decided = await lockContractRequest(tx, id)
  if (!decided) throw new Error(`the contract request ${id} is gone`)
  return decided
}

async function lockOpen(
  tx: Tx,
  id: string,
  { operatorId, nowMs }: ContractDecision,
): Promise<ContractRequest> {
  const request = await lockContractRequest(tx, id)
  if (!request) throw fault('call.notFound')
  const judged = mayDecide(request, operatorId, nowMs)
  if (judged === 'own') throw fault('backoffice.ownRequest')
  if (judged === 'over') throw fault('backoffice.requestOver')
  return request
}

async function makeOffer(
  tx: Tx,
  settings: Settings,
  { brandCode, memberId, kind, periodType, tiers, askedByName }: ContractRequest,
  { nowMs }: ContractDecision,
): Promise<void> {
  await requireOffer(settings.of(brandCode), await lockMember(tx, memberId), kind)
  const offer = { brandCode, uplineId: null, downlineId: memberId, kind, periodType, tiers }
  await offerContract(tx, offer, { operator: askedByName }, nowMs)
}
