// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault } from '@tessera/contract'
import { accountRequestLifeMs, type AccountRequestKind } from '@tessera/rules/operators/account-request'
import type { Tx } from '../../../../platform/db/index.ts'
import type { OperatorActor } from '../../../../platform/http/index.ts'
import type { IdentityEvents } from '../../../identity/index.ts'
import { recordAction } from '../../audit/record-action.ts'
import { memberOf } from '../member-of.ts'
import { insertRequest, lockRequest, type AccountRequest } from './request-store.ts'

/**
 * Requests a step that gives somebody access to an account; the owner is notified. Throws
 * `backoffice.noMember`, `backoffice.requestWaiting`.
 */
export async function askAccountStep(
  tx: Tx,
  { events, operator, nowMs }: { events: IdentityEvents; operator: OperatorActor; nowMs: number },
  { memberId, kind, reason }: { memberId: bigint; kind: AccountRequestKind; reason: string },
): Promise<AccountRequest> {
  await memberOf(tx, memberId)
  const { operatorId, name } = operator
  const id = randomUUID()
  const asked = await insertRequest(tx, {
    id,
    kind,
    memberId,
    reason,
    askedBy: operatorId,
    askedByName: name,
    askedAtMs: nowMs,
    expiresAtMs: nowMs + accountRequestLifeMs,
  })
  if (!asked) throw fault('backoffice.requestWaiting')
  await recordAction(tx, {
    operatorId,
    operatorName: name,
    action: 'askAccountStep',
    subject: `member:${memberId}`,
    after: { kind, reason, request: id },
    nowMs,
  })
  await events.securityChanged(tx, {
    memberId,
    notice: kind === 'invite' ? 'inviteAsked' : 'factorsAsked',
    nowMs,
  })
  const request = await lockRequest(tx, id)
  if (!request) throw new Error(`request ${id} is gone`)
  return request
}
