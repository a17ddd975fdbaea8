// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { statusNow } from '@tessera/rules/operators/account-request'
import type { DomainHandlers, OperatorActor } from '../../../../platform/http/index.ts'
import { presentPage } from '../../../wallet/index.ts'
import type { BackofficeDeps } from '../../backoffice-deps.ts'
import { brandFilter } from '../../brand-filter.ts'
import { askAccountStep } from './ask-account-step.ts'
import { approveRequest, refuseRequest } from './decide-request.ts'
import { listRequests, type AccountRequest } from './request-store.ts'

type RequestCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'askAccountStep' | 'accountRequests' | 'approveAccountRequest' | 'refuseAccountRequest'}`
>

export const accountRequestCalls = (deps: BackofficeDeps): RequestCalls => ({
  async 'backoffice.askAccountStep'({ id, kind, reason }, { operator, nowMs }) {
    const request = await deps.database.transaction((tx) =>
      askAccountStep(
        tx,
        { events: deps.identity.deps.events, operator, nowMs },
        { memberId: BigInt(id), kind, reason },
      ),
    )
    return presentRequest(request, operator, nowMs)
  },
  async 'backoffice.accountRequests'(
    { brandCode, waiting, memberId: ofMember, ...page },
    { db, operator, nowMs },
  ) {
    const brand = await brandFilter(deps, brandCode)
    const memberId = ofMember === undefined ? undefined : BigInt(ofMember)
    const { requests, total } = await listRequests(db, { waiting, memberId, brand, nowMs, ...page })
    return presentPage(
      requests.map((request) => presentRequest(request, operator, nowMs)),
      total,
      page,
    )
  },
  async 'backoffice.approveAccountRequest'({ id, reason }, { operator, nowMs, afterCommit }) {
    const stepDeps = {
      identity: deps.identity.deps,
      directory: deps.directory,
      publicUrl: deps.publicUrl,
      settings: deps.settings,
    }
    const { request, invite, finish } = await deps.database.transaction((tx) =>
      approveRequest(tx, stepDeps, deciderOf(operator, reason, nowMs), id),
    )
    afterCommit(finish)
    return {
      request: presentRequest(request, operator, nowMs),
      invite: invite && { url: invite.url, expiresAt: invite.expiresAtMs, mailed: invite.mailed },
    }
  },
  async 'backoffice.refuseAccountRequest'({ id, reason }, { operator, nowMs }) {
    return presentRequest(
      await deps.database.transaction((tx) => refuseRequest(tx, deciderOf(operator, reason, nowMs), id)),
      operator,
      nowMs,
    )
  },
})

const deciderOf = ({ operatorId, name }: OperatorActor, reason: string, nowMs: number) => ({
  operatorId,
  operatorName: name,
  reason,
  nowMs,
})

const presentRequest = (
  request: AccountRequest,
  operator: OperatorActor,
  nowMs: number,
): OperationOutput<'backoffice.askAccountStep'> => ({
  requestId: request.id,
  kind: request.kind,
  memberId: Number(request.memberId),
  brandCode: request.brandCode,
  username: request.username,
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
