// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { proofOf } from '@tessera/rules/compliance/documents'
import { checkBirthday, isBirthdayProblem } from '@tessera/rules/members/profile'
import type { Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import {
  decideDocument,
  excludeMember,
  lockWaiting,
  todayOf,
  type IdentityDocument,
} from '../../compliance/index.ts'
import { setEnabledWithin } from '../../identity/index.ts'
import { confirmPerson, statedPerson } from '../../members/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { notifyOfDocument } from './notify-of-document.ts'

type ReviewDeps = Pick<BackofficeDeps, 'protection' | 'settings' | 'identity'>
interface Facts {
  operator: OperatorActor
  nowMs: number
}

/**
 * Accepts a waiting document. One of identity confirms name and birthday as it shows them. Throws
 * `backoffice.underAge`, `call.invalid` without these or for an impossible day, and what `lockWaiting` throws.
 */
export async function acceptDocument(
  tx: Tx,
  deps: ReviewDeps,
  { operator, nowMs }: Facts,
  { id, name, birthday, expiresOn }: OperationInput<'backoffice.acceptDocument'>,
): Promise<IdentityDocument> {
  const document = await lockWaiting(tx, id)
  const { memberId, brandCode, kind } = document
  const today = await todayOf(deps, { brandCode, nowMs })
  if (expiresOn !== null && (!isDay(expiresOn) || expiresOn < today)) throw invalid('expiresOn')
  if (proofOf(kind) === 'identity') {
    if (name === '') throw invalid('name')
    const ageLimit = await deps.settings.of(brandCode).read('site.ageLimit')
    const problem = checkBirthday(birthday, today, ageLimit)
    if (problem)
      throw isBirthdayProblem(problem) && problem.key === 'members.birthday.tooYoung'
        ? fault('backoffice.underAge')
        : invalid('birthday')
  }
  const decided = await decideDocument(tx, deps, document, {
    state: 'accepted',
    expiresOn: expiresOn ?? undefined,
    by: operator.name,
    nowMs,
  })
  const before = await statedPerson(tx, memberId)
  if (proofOf(kind) === 'identity') await confirmPerson(tx, { memberId, brandCode, name, birthday, nowMs })
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'acceptDocument',
    subject: `document:${id}`,
    before: { name: before.name ?? '', birthday: before.birthday ?? '' },
    after: { member: Number(memberId), kind, name, birthday, expiresOn: expiresOn ?? 'never' },
    nowMs,
  })
  await notifyOfDocument(tx, decided, nowMs)
  return decided
}

/**
 * Refuses a waiting document. When it shows that its member is under age, closes the account and excludes the
 * member for good in the same transaction. Returns what notifies open pages once that is committed.
 */
export async function refuseDocument(
  tx: Tx,
  deps: ReviewDeps,
  { operator, nowMs }: Facts,
  { id, reason, note }: OperationInput<'backoffice.refuseDocument'>,
): Promise<{ decided: IdentityDocument; notifyPages: () => void }> {
  const document = await lockWaiting(tx, id)
  const { memberId, kind } = document
  const decided = await decideDocument(tx, deps, document, {
    state: 'refused',
    reason,
    note,
    by: operator.name,
    nowMs,
  })
  const notifyPages =
    reason === 'underAge' ? await closeUnderAge(tx, deps, document, { operator, nowMs }) : undefined
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'refuseDocument',
    subject: `document:${id}`,
    after: { member: Number(memberId), kind, reason, note },
    nowMs,
  })
  await notifyOfDocument(tx, decided, nowMs)
  return { decided, notifyPages: notifyPages ?? (() => undefined) }
}

async function closeUnderAge(
  tx: Tx,
  deps: ReviewDeps,
  { id, memberId, brandCode }: IdentityDocument,
  { operator: { operatorId, name }, nowMs }: Facts,
): Promise<(() => void) | undefined> {
  const reason = `Document ${id} shows that they are under age`
  await excludeMember(tx, deps.protection, {
    memberId,
    brandCode,
    nowMs,
    length: { months: null },
    byOperator: name,
    reason,
  })
  await recordAction(tx, {
    operatorId,
    operatorName: name,
    action: 'setAccountEnabled',
    subject: `member:${memberId}`,
    after: { enabled: false, reason },
    nowMs,
  })
  return setEnabledWithin(tx, deps.identity.deps, memberId, false)
}

const invalid = (field: string) => fault('call.invalid', { fields: { [field]: 'Look at the document' } })

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}
