// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { statusNow } from '@tessera/rules/operators/account-request'
import type { DomainHandlers, OperatorActor } from '../../../../platform/http/index.ts'
import { presentTiers } from '../../../contracts/index.ts'
import { presentPage } from '../../../wallet/index.ts'
import type { BackofficeDeps } from '../../backoffice-deps.ts'
import { brandFilter } from '../../brand-filter.ts'
import { listContractRequests, type ContractRequest } from './contract-request-store.ts'
import { decideContractRequest } from './decide-contract-request.ts'

type RequestCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'contractRequests' | 'approveContractRequest' | 'refuseContractRequest'}`
>

export function contractRequestCalls(deps: BackofficeDeps): RequestCalls {
  const decide = async (
    status: 'approved' | 'refused',
    { id, reason }: { id: string; reason: string },
    { operator, nowMs }: { operator: OperatorActor; nowMs: number },
  ): Promise<OperationOutput<'backoffice.approveContractRequest'>> => {
    const { operatorId, name: operatorName } = operator
    const decision = { status, operatorId, operatorName, reason, nowMs }
    const request = await deps.database.transaction((tx) =>
      decideContractRequest(tx, deps.settings, id, decision),
    )
    return presentContractRequest(request, operator, nowMs)
  }
  return {
    async 'backoffice.contractRequests'({ brandCode, waiting = false, ...page }, { db, operator, nowMs }) {
      const brand = await brandFilter(deps, brandCode)
      const { requests, total } = await listContractRequests(db, {
        brandCode: brand,
        waiting,
        nowMs,
        ...page,
      })
      return presentPage(
        requests.map((request) => presentContractRequest(request, operator, nowMs)),
        total,
        page,
      )
    },
    'backoffice.approveContractRequest': (input, facts) => decide('approved', input, facts),
    'backoffice.refuseContractRequest': (input, facts) => decide('refused', input, facts),
  }
}

export const presentContractRequest = (
  request: ContractRequest,
  operator: OperatorActor,
  nowMs: number,
): OperationOutput<'backoffice.approveContractRequest'> => ({
  requestId: request.id,
  brandCode: request.brandCode,
  memberId: Number(request.memberId),
  account: request.username,
  kind: request.kind,
  periodType: request.periodType,
  tiers: presentTiers(request.tiers),
  reason: request.reason,
  status: statusNow(request, nowMs),
  askedBy: request.askedByName,
  askedAt: request.askedAtMs,
  expiresAt: request.expiresAtMs,
  own: request.askedBy === operator.operatorId,
  decidedBy: request.decidedByName,
  decidedAt: request.decidedAtMs,
  decisionReason: request.decisionReason,
})
